import type { components } from '../../openapi/generated/api'
import type { Db } from './db'
import { newId } from './id'
import { accessLog } from '../modules/users/users.table'

/** The acts that the access log can hold, in the contract's words. */
export type AuditAct = components['schemas']['AuditAct']

export interface Act {
  act: AuditAct
  /** Who did it. */
  userId: string
  /** What it was done to. */
  subject: { kind: string; id: string }
  /** The person whose data it is, if the subject is not a person. */
  personId?: string | undefined
  at: Date
  /**
   * Counts, standings and the like. No names and no words that people wrote: the log outlives the
   * accounts it tells of.
   */
  detail?: Record<string, string | number | boolean | null>
}

/**
 * Writes into the log who did what to whom, in the transaction of the act: one is never there
 * without the other.
 */
export async function recordAudit(db: Db, ...acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return
  await db.insert(accessLog).values(
    acts.map(({ act, userId, subject, personId, at, detail }) => ({
      id: newId(at.getTime()),
      at,
      userId,
      action: act,
      subjectKind: subject.kind,
      subjectId: subject.id,
      personId: personId ?? (subject.kind === 'user' ? subject.id : null),
      ...(detail === undefined ? {} : { detail }),
    })),
  )
}
