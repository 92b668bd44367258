import { eq } from 'drizzle-orm'
import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { addNotifications } from '../../db/notifications'
import { attemptEvents, attempts } from './attempts.table'
import type { Deps } from '../../deps'
import { type AttemptRow, findAttempt } from './attempt.store'
import { catchUp, chartVersion, getNextExpiry, type Step } from './lifecycle.rules'

/** Who caused an event, and what came with it. */
export interface Origin {
  actor: 'candidate' | 'server' | 'reviewer'
  actorId?: string
  key?: string
  deviceAt?: Date
  /** Kept with the event beside what the chart reads. */
  detail?: Record<string, unknown>
}

/**
 * Adds a new attempt with the event that began it and what the server entered at once; null when
 * another of the kind is open already.
 */
export async function addAttempt(
  tx: Db,
  {
    userId,
    assessmentId,
    kind,
    deviceCheck = null,
    now,
  }: Pick<AttemptRow, 'userId' | 'assessmentId' | 'kind'> &
    Partial<Pick<AttemptRow, 'deviceCheck'>> & { now: Date },
  step: Step,
  origin: Origin,
): Promise<AttemptRow | null> {
  const [added] = await tx
    .insert(attempts)
    .values({
      id: newId(now.getTime()),
      userId,
      assessmentId,
      kind,
      deviceCheck,
      ...toStateColumns(step.state),
      eventCount: step.events.length,
      lastSeenAt: now,
      startedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (added === undefined) return null
  const [begun, ...entered] = step.events
  if (begun !== undefined)
    await addEvents(tx, { id: added.id, eventCount: 0 }, [begun], origin, now)
  if (entered.length > 0)
    await addEvents(tx, { id: added.id, eventCount: 1 }, entered, { actor: 'server' }, now)
  return added
}

/** Appends the events of a step and keeps its state. */
export async function saveStep(
  tx: Db,
  row: AttemptRow,
  step: Step,
  origin: Origin,
  now: Date,
): Promise<AttemptRow> {
  if (step.events.length === 0) return row
  await addEvents(tx, row, step.events, origin, now)
  const changed = { ...toStateColumns(step.state), eventCount: row.eventCount + step.events.length }
  await tx.update(attempts).set(changed).where(eq(attempts.id, row.id))
  return { ...row, ...changed }
}

/**
 * Appends what fell due, by `now` if nothing else is said, and carries out what follows from it.
 */
export async function saveDue(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  now: Date,
  by = now,
): Promise<AttemptRow> {
  const step = catchUp(row.state, by)
  const saved = await saveStep(tx, row, step, { actor: 'server' }, now)
  await carryOut(deps, tx, row.id, step)
  return saved
}

/** Does what the chart asked for, in the transaction that appended the event. */
export async function carryOut(
  deps: Deps,
  tx: Db,
  attemptId: string,
  { effects }: Step,
): Promise<void> {
  if (effects.includes('requestEvaluation'))
    await deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: attemptId })
  // What counts again was announced when it was made.
  if (effects.includes('announceReversal'))
    await notifyCandidate(deps, tx, attemptId, 'result_restored')
  else if (effects.includes('announceResult'))
    await notifyCandidate(deps, tx, attemptId, 'result_ready')
  if (effects.includes('offerRedo')) await notifyCandidate(deps, tx, attemptId, 'redo_granted')
}

async function notifyCandidate(
  deps: Deps,
  tx: Db,
  attemptId: string,
  kind: 'result_ready' | 'result_restored' | 'redo_granted',
): Promise<void> {
  const attempt = await findAttempt(tx, attemptId)
  if (attempt !== null)
    await addNotifications(tx, [attempt.userId], { kind, attempt }, deps.clock.now())
}

/** What the columns of an attempt say of its state. */
export function toStateColumns(state: AttemptState) {
  return {
    state,
    status: state.status,
    archived: state.archived,
    nextExpiryAt: getNextExpiry(state),
    finishedAt: state.finished_at === null ? null : new Date(state.finished_at),
  }
}

async function addEvents(
  tx: Db,
  row: { id: string; eventCount: number },
  events: readonly AttemptEvent[],
  origin: Origin,
  now: Date,
): Promise<void> {
  await tx.insert(attemptEvents).values(toEventRows(row, events, origin, now))
}

/** Events as they are kept, after the `eventCount` that an attempt has. */
export const toEventRows = (
  { id, eventCount }: { id: string; eventCount: number },
  events: readonly AttemptEvent[],
  origin: Origin,
  now: Date,
): (typeof attemptEvents.$inferInsert)[] =>
  events.map((event, index) => ({
    id: newId(now.getTime()),
    attemptId: id,
    position: eventCount + index,
    type: event.type,
    at: new Date(event.at),
    receivedAt: now,
    deviceAt: origin.deviceAt ?? null,
    epoch: event.epoch,
    sequence: event.sequence,
    part: 'part' in event ? event.part : null,
    reason: 'reason' in event ? event.reason : null,
    detail: 'detail' in event ? event.detail : (origin.detail ?? null),
    actor: origin.actor,
    actorId: origin.actorId ?? null,
    key: origin.key ?? null,
    chartVersion,
  }))
