import type { Session } from '../../../machines/session/answers'

/**
 * The state of a resume: being read, without or with an earlier one; read; or unreadable, with or
 * without an earlier profile.
 */
export type Resume = 'reading' | 'another' | 'read' | 'kept' | 'failed'

/**
 * The resume that each status needs. A candidate whose latest resume is unreadable keeps the
 * earlier profile.
 */
export const resumeAt: Partial<Record<Session['standing'], Resume>> = {
  CANDIDATE_PROFILE_PENDING: 'reading',
  CANDIDATE: 'kept',
}

/**
 * The columns of a profile: its status, the resume's status, the reason for a failure, and the
 * result of reading.
 */
export function toRow(resume: Resume, { parsed }: { parsed: unknown }): unknown[] {
  const rows: Record<Resume, unknown[]> = {
    reading: ['in_progress', 'in_progress', null, null],
    another: ['completed', 'in_progress', null, parsed],
    read: ['completed', 'completed', null, parsed],
    kept: ['completed', 'failed', 'resume_no_text', parsed],
    failed: ['in_progress', 'failed', 'resume_no_text', null],
  }
  return rows[resume]
}
