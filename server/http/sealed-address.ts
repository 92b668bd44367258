import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../runtime/clock'
import { keyedHash } from './secrets'

/** The secret that makes sealed addresses, so that nobody else can make one. */
export interface AddressKey {
  secret: Buffer
  clock: Clock
}

/**
 * What may have a sealed address: a picture of a person or company by its file's id, a question's
 * sound or image by its path.
 */
type Sealed = 'picture' | 'question'

const marks: Record<Sealed, string> = { picture: 'p', question: 'q' }

const hours = 2 * 3600 * 1000

/**
 * An address that names a file and its own expiry. Unlike a ticket it is not stored, because access
 * to these files is not logged, and it stays the same for a while, so that browsers can cache the
 * file. It is valid for two to four hours.
 */
export function sealedUrl({ secret, clock }: AddressKey, kind: Sealed, name: string): string {
  const end = String((Math.ceil(clock.now().getTime() / hours) + 1) * hours)
  return `/api/files/${[marks[kind], Buffer.from(name).toString('base64url'), end, seal(secret, kind, name, end)].join('.')}`
}

/** The contents of a sealed address, and whether it has expired; null if it is not valid. */
export function sealedIn(
  { secret, clock }: AddressKey,
  ticket: string,
): { kind: Sealed; name: string; expired: boolean } | null {
  const [mark, encoded = '', end = '', given = ''] = ticket.split('.')
  const kind = mark === marks.picture ? 'picture' : mark === marks.question ? 'question' : null
  if (kind === null) return null
  const name = Buffer.from(encoded, 'base64url').toString()
  const right = Buffer.from(seal(secret, kind, name, end))
  const sent = Buffer.from(given)
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  return { kind, name, expired: clock.now().getTime() > Number(end) }
}

const seal = (secret: Buffer, kind: Sealed, name: string, end: string): string =>
  keyedHash(secret, kind, name, end)
