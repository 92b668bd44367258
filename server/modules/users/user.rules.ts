import { createHash } from 'node:crypto'
import type { users } from '../auth/auth.table'
import type { Session } from '../../http/contract/session'
import { userNotFound } from './user.errors'

/**
 * In which role a person is seen: by themselves, by an admin who decides about them, or by a
 * recruiter who may want to employ them.
 */
export type ViewerRelation = 'own' | 'admin' | 'recruiter'

/**
 * In which role a session sees a person. Throws 404 if it may not see them at all, so that ids
 * cannot be probed: candidates see only themselves, recruiters see candidates, and admins everybody
 * except each other. Nobody sees a deleted account.
 */
export function getViewerRelation(
  session: Session,
  person: Pick<typeof users.$inferSelect, 'id' | 'roleName' | 'deletedAt'>,
): ViewerRelation {
  if (person.id === session.userId) return 'own'
  if (person.deletedAt !== null) throw userNotFound()
  if (session.accountStatus === 'RECRUITER_ADMIN' && person.roleName !== 'recruiter admin')
    return 'admin'
  if (session.accountStatus === 'RECRUITER' && person.roleName === 'individual') return 'recruiter'
  throw userNotFound()
}

/**
 * The id of a sector of the taxonomy: a UUID derived from its name there (RFC 9562, version 8), so
 * that it never changes.
 */
export function sectorId(name: string): string {
  const hex = createHash('sha256').update(`sector:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
