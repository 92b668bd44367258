import type { Deps } from '../../deps'
import type { Session } from '../../http/session'
import { nothingToMatch } from './candidate.errors'
import { candidateMeant } from './candidate.rules'
import { candidateFacts } from './candidate-facts.rules'
import { type CandidateRow, freshCandidate } from './candidate-index.store'
import type { CandidateFacts } from './matching.rules'

export interface MeantCandidate {
  userId: string
  row: CandidateRow
  facts: CandidateFacts
}

/**
 * The candidate whom a call is about, as matching knows them this moment. Throws where it may not
 * be asked, and where nothing was read of them yet.
 */
export async function meantCandidate(
  { db, matching }: Pick<Deps, 'db' | 'matching'>,
  session: Session,
  named: string | undefined,
): Promise<MeantCandidate> {
  const userId = candidateMeant(session, named)
  const row = await freshCandidate(db, userId, matching.derive)
  if (row === null || !row.hasProfile) throw nothingToMatch()
  return { userId, row, facts: candidateFacts(row, matching.month()) }
}
