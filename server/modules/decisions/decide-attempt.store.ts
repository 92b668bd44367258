import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import { type Act, type AuditAct, recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import type { DomainError } from '../../http/domain-error'
import { attemptNotFound } from '../attempts/assessments.errors'
import { type AttemptRow, hasEvent, holdAttempt } from '../attempts/attempt.store'
import { carryOut, saveDue, saveStep } from '../attempts/attempt-step.store'
import { append, refusal } from '../attempts/lifecycle.rules'

/**
 * The admin, the reason, and the client's key: a repeated key finds the decision made and changes
 * nothing.
 */
export interface Decider {
  userId: string
  note?: string
  key?: string
}

export interface Decision {
  /** As what it is written into the log. */
  act: AuditAct
  /**
   * The event of the decision for the attempt as it stands; null where there is none to be made.
   */
  event: (state: AttemptState, now: Date) => AttemptEvent | null
  /** Kept with the event beside why it was made. */
  stored?: Record<string, unknown>
  /** Details for the log, besides the statuses before and after. */
  logged?: NonNullable<Act['detail']>
  /** What is answered when the attempt's chart does not take the event. */
  refused: () => DomainError
  /**
   * Further changes in the same transaction; not called if the key was used before. Returns the
   * attempt after them if they change it.
   */
  also?: (tx: Db, row: AttemptRow, now: Date) => Promise<AttemptRow | void>
}

/**
 * Appends a person's decision to an attempt's list, when its chart takes it. Throws
 * `attempt_not_found` for none.
 */
export async function decideAttempt(
  deps: Deps,
  found: AttemptRow | null,
  { userId, note = '', key }: Decider,
  { act, event: eventFor, stored, logged, refused, also }: Decision,
): Promise<AttemptRow> {
  if (found === null) throw attemptNotFound()
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, found.id)
    if (held === null) throw attemptNotFound()
    if (key !== undefined && (await hasEvent(tx, held.id, key))) return held
    const row = await saveDue(deps, tx, held, now)
    const event = eventFor(row.state, now)
    if (event === null || refusal(row.state, event) !== null) throw refused()
    const step = append({ state: row.state, events: [], effects: [] }, event)
    const why = { ...(note.trim() === '' ? {} : { note: note.trim() }), ...stored }
    const saved = await saveStep(
      tx,
      row,
      step,
      {
        actor: 'reviewer',
        actorId: userId,
        ...(key === undefined ? {} : { key }),
        ...(Object.keys(why).length === 0 ? {} : { detail: why }),
      },
      now,
    )
    await carryOut(deps, tx, row.id, step)
    await recordAudit(tx, {
      act,
      userId,
      subject: { kind: 'attempt', id: row.id },
      personId: row.userId,
      at: now,
      detail: { from: row.state.status, to: saved.state.status, ...logged },
    })
    return (await also?.(tx, saved, now)) ?? saved
  })
}
