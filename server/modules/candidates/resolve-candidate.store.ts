import { isContactOpen } from '../../db/contact'
import type { Deps } from '../../deps'
import type { Session } from '../../http/contract/session'
import { nothingToMatch } from './candidate.errors'
import { toCandidateId } from './candidate.rules'
import { candidateFacts } from '../matching/candidate-facts.rules'
import { type CandidateRow, freshCandidate } from '../matching/index/candidate-index.store'
import type { CandidateFacts } from '../matching/matching.rules'

export interface ResolvedCandidate {
  userId: string
  row: CandidateRow
  facts: CandidateFacts
}

/**
 * The candidate whom a call is about, as matching knows them this moment. Throws where it may not
 * be asked, and where nothing was read of them yet.
 */
export async function resolveCandidate(
  { db, matching }: Pick<Deps, 'db' | 'matching'>,
  session: Session,
  named: string | undefined,
): Promise<ResolvedCandidate> {
  const userId = toCandidateId(session, named)
  const known = await freshCandidate(db, userId, matching.derive)
  if (known === null || !known.hasProfile) throw nothingToMatch()
  const row = (await isContactOpen(db, session, userId)) ? known : withoutResume(known)
  return { userId, row, facts: candidateFacts(row, matching.month()) }
}

/** The same skills, without the lines of the resume that show them. */
const withoutResume = (row: CandidateRow): CandidateRow => ({
  ...row,
  resumeFileId: null,
  held: row.held.map((skill) => (skill.source === 'resume' ? { ...skill, evidence: '' } : skill)),
})
