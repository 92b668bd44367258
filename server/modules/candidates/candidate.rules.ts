import type { Session } from '../../http/contract/session'
import { userNotFound } from '../users/user.errors'

/**
 * The candidate that a call is about: candidates ask about themselves, recruiters about a named
 * candidate. Throws 404 for anybody else, so that ids cannot be probed.
 */
export function toCandidateId(session: Session, named: string | undefined): string {
  const isCandidate = session.role === 'individual'
  const candidateId = isCandidate ? (named ?? session.userId) : named
  if (candidateId === undefined || (isCandidate && candidateId !== session.userId))
    throw userNotFound()
  return candidateId
}

/** The day in the Emirates, where jobs close at the end of theirs: yyyy-mm-dd. */
export const gulfDay = (now: Date): string =>
  new Date(now.getTime() + 4 * 3_600_000).toISOString().slice(0, 10)

/** Points of ten thousand as the contract's hundredths of a score. */
export const hundredths = (points: number): number => points / 100
