import { createHash } from 'node:crypto'
import type { Session } from '../../http/session'
import { userNotFound } from './user.errors'

/** Whose data a call is about: one's own, or another's for recruiters. Others' answer 404, so that ids cannot be probed. */
export function visibleId(session: Session, wanted: string | undefined): string {
  if (wanted === undefined || wanted === session.userId) return session.userId
  if (session.standing !== 'RECRUITER' && session.standing !== 'RECRUITER_ADMIN') throw userNotFound()
  return wanted
}

/** The id of a sector of the taxonomy: a UUID derived from its name there (RFC 9562, version 8), so that it never changes. */
export function sectorId(name: string): string {
  const hex = createHash('sha256').update(`sector:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
