import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address'

/** Why a page was not fetched. */
export type PageRefusal = 'not_public' | 'no_answer' | 'too_large'

export class PageRefused extends Error {
  constructor(readonly reason: PageRefusal) {
    super(reason)
    this.name = 'PageRefused'
  }
}

interface Reach {
  /** Which addresses may be connected to. */
  allows: (address: string) => boolean
  /** How a name is resolved: otherwise than by the system only in tests. */
  resolve: typeof resolve
  ports: readonly string[] | 'any'
  mostBytes: number
  ms: number
}

const onlyPublic: Reach = {
  allows: isPublicAddress,
  resolve,
  ports: ['', '80', '443'],
  mostBytes: 3_000_000,
  ms: 15_000,
}
const mostRedirects = 4

/** The headers for fetching a page. Some servers answer only what looks like a browser. */
const asBrowser = {
  'user-agent': 'Mozilla/5.0 (compatible; Masar/1.0)',
  accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.8',
  'accept-language': 'en,ar;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
}

/** Fetches the bytes that somebody's link leads to. */
export type FetchPage = (link: string) => Promise<Uint8Array>

/**
 * Fetches the page of a link, from public addresses only: the address of the actual connection is
 * checked, for the link and for each redirect, so that neither a name nor a redirect can lead to an
 * internal one. It sends no data of the caller, runs no scripts, and stops at 3 MB (unpacked) or 15
 * seconds. Throws `PageRefused`.
 */
export function publicPages(change: Partial<Reach> = {}): FetchPage {
  const reach = { ...onlyPublic, ...change }
  return async (link) => {
    const signal = AbortSignal.timeout(reach.ms)
    let url = toAddress(link, reach)
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const answer = await ask(url, reach, { signal, headers: asBrowser })
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        url = toAddress(headers.location, reach, url)
        continue
      }
      if (statusCode !== 200) {
        answer.destroy()
        throw new PageRefused('no_answer')
      }
      return getBytes(answer, reach, signal)
    }
    throw new PageRefused('no_answer')
  }
}

/**
 * A fetch for addresses that another server named: from where `publicPages` would fetch, or where
 * the change says. It follows no redirect, and a longer answer than `mostBytes` is none. Throws
 * `PageRefused`.
 */
export function guardedFetch(
  change: Partial<Reach>,
): (
  link: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<Response> {
  const reach = { ...onlyPublic, ...change }
  return async (link, { method, headers, body, signal: ended }) => {
    const late = AbortSignal.timeout(reach.ms)
    const signal = ended === undefined ? late : AbortSignal.any([ended, late])
    const answer = await ask(toAddress(link, reach), reach, {
      signal,
      method,
      headers,
      body,
    })
    const { statusCode: status = 0 } = answer
    const bytes = await getBytes(answer, reach, signal)
    // These are the statuses that a `Response` lets have no body.
    return new Response([204, 205, 304].includes(status) ? null : bytes, {
      status,
      headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    })
  }
}

function toAddress(link: string, { allows, ports }: Reach, base?: URL): URL {
  const url = URL.canParse(link, base?.href) ? new URL(link, base?.href) : null
  if (
    url === null ||
    (url.protocol !== 'http:' && url.protocol !== 'https:') ||
    url.username !== '' ||
    url.password !== ''
  )
    throw new PageRefused('not_public')
  if (ports !== 'any' && !ports.includes(url.port)) throw new PageRefused('not_public')
  // A literal address is not looked up, so it is looked at here.
  const literal = getHost(url)
  if (isIP(literal) !== 0 && !allows(literal)) throw new PageRefused('not_public')
  return url
}

const getHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

interface Question {
  signal: AbortSignal
  method?: string
  headers: Record<string, string>
  body?: string | undefined
}

async function ask(
  url: URL,
  reach: Reach,
  { body, ...question }: Question,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  try {
    return await new Promise<IncomingMessage>((answered, failed) => {
      const call = send(url, {
        ...question,
        // A separate connection, so that none is reused that was opened for another call.
        agent: false,
        lookup: guarded(reach),
      })
      call.once('socket', (socket) => {
        socket.once('connect', () => {
          if (!reach.allows(socket.remoteAddress ?? '')) call.destroy(new PageRefused('not_public'))
        })
      })
      call.once('response', answered)
      call.once('error', failed)
      call.end(body)
    })
  } catch (error) {
    throw error instanceof PageRefused ? error : new PageRefused('no_answer')
  }
}

/** Resolves a name and refuses it when any of its addresses is not public. */
const guarded =
  ({ allows, resolve: find }: Reach): LookupFunction =>
  (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0)
      const [first] = addresses
      if (first === undefined || addresses.some(({ address }) => !allows(address)))
        return done(new PageRefused('not_public'), '', 0)
      if (options.all === true) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function getBytes(
  answer: IncomingMessage,
  { mostBytes }: Reach,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  const tooLarge = new PageRefused('too_large')
  let size = 0
  const collect = async (source: AsyncIterable<Buffer | string>): Promise<void> => {
    for await (const some of source) {
      const chunk = Buffer.from(some)
      size += chunk.length
      if (size > mostBytes) throw tooLarge
      chunks.push(chunk)
    }
  }
  const unpack = unpackers[(answer.headers['content-encoding'] ?? '').toLowerCase()]?.()
  try {
    await (unpack === undefined
      ? pipeline(answer, collect, { signal })
      : pipeline(answer, unpack, collect, { signal }))
  } catch {
    // The pipeline may say that it was cut off in place of why.
    throw size > mostBytes ? tooLarge : new PageRefused('no_answer')
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks)
}
