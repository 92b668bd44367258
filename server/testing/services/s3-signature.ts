import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest()

/**
 * Encodes a part of an address as Signature Version 4 does, which encodes more than
 * `encodeURIComponent`.
 */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * Whether a request with this body is signed with the secret of this key, by Signature Version 4 of
 * Amazon in its header, and not more than a quarter of an hour ago.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  keys: Readonly<Record<string, string>>,
  now = Date.now(),
): boolean {
  const [, id = '', scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const secret = keys[id]
  const header = (name: string): string => String(headers[name] ?? '').trim()
  const [at, hash] = [header('x-amz-date'), header('x-amz-content-sha256')]
  if (secret === undefined || !['host', 'x-amz-date'].every((n) => names.split(';').includes(n)))
    return false
  const made = Date.parse(
    at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  if (!(Math.abs(now - made) <= 15 * 60_000)) return false
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${header(name).replace(/\s+/g, ' ')}`),
    '',
    names,
    hash,
  ].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  return hmac(key, toSign).toString('hex') === signature
}
