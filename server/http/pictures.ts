import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock'
import { keyedHash } from './secrets'

/** What the address of a picture is made with: it names the file and its end, and nobody else can make one. */
export interface PictureKey {
  secret: Buffer
  clock: Clock
}

const hours = 2 * 3600 * 1000

/**
 * The address of an avatar or a logo, for whoever is shown the person or the company; null where there is none. Unlike a
 * ticket it is written down nowhere, as pictures are not logged, and it is the same for a while, so that browsers keep the
 * picture. It is good for two to four hours.
 */
export function pictureUrl({ secret, clock }: PictureKey, fileId: string | null): string | null {
  if (fileId === null) return null
  const end = String((Math.ceil(clock.now().getTime() / hours) + 1) * hours)
  return `/api/files/${[mark, fileId, end, seal(secret, fileId, end)].join('.')}`
}

/** The file that a picture's ticket names, and whether its time is over; null for what is no ticket of a picture. */
export function pictureIn({ secret, clock }: PictureKey, ticket: string): { fileId: string; expired: boolean } | null {
  const [first, fileId = '', end = '', given = ''] = ticket.split('.')
  if (first !== mark) return null
  const right = Buffer.from(seal(secret, fileId, end))
  const sent = Buffer.from(given)
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  return { fileId, expired: clock.now().getTime() > Number(end) }
}

const mark = 'p'
const seal = (secret: Buffer, fileId: string, end: string): string => keyedHash(secret, 'picture', fileId, end)
