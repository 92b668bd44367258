import type { Session } from '../../../machines/session/answers'

/**
 * The state of a resume: being read, alone or after an earlier one; read; or unreadable, with or
 * without an earlier profile.
 */
export type Resume = 'reading' | 'another' | 'read' | 'kept' | 'failed'

/** A candidate's earlier profile is kept while the latest resume could not be read. */
export const resumeAt: Partial<Record<Session['standing'], Resume>> = {
  CANDIDATE_PROFILE_PENDING: 'reading',
  CANDIDATE: 'kept',
}

/** A profile's status, its resume's with the reason of a failure, and what was read. */
export function rowOf(resume: Resume, { parsed }: { parsed: unknown }): unknown[] {
  const rows: Record<Resume, unknown[]> = {
    reading: ['in_progress', 'in_progress', null, null],
    another: ['completed', 'in_progress', null, parsed],
    read: ['completed', 'completed', null, parsed],
    kept: ['completed', 'failed', 'resume_no_text', parsed],
    failed: ['in_progress', 'failed', 'resume_no_text', null],
  }
  return rows[resume]
}
