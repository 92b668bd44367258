import { newId } from '../../db/id'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { lastEvaluatedAt, raiseRevision } from '../answers/answer.store'
import { type AttemptRow, listOutages } from '../attempts/attempt.store'
import { saveDue } from '../attempts/attempt-step.store'
import { countDelivered } from '../answers/awaiting.store'
import { recordAwaitingTakes, releaseSupersededTakes } from '../answers/awaiting-takes.store'
import { setDelivered } from '../answers/delivery.store'
import { isLateTake, stateOfTake, takeCounts, type TakeState } from '../answers/late.rules'
import { takesAllowed } from './media.rules'
import { refuseBeyondLimit, storeWith } from './media.store'
import { addTake, countedTakes, findTake, type Take, type TakeRow } from './take.store'
import { judgeEvidence } from '../integrity/witness.store'

/**
 * Keeps a take of a spoken answer of a part. One that comes late counts once both recordings cover
 * its minute, which is now or when these come; one that comes too late is kept for the reviewer. What
 * was scored without one that counts is scored again.
 */
export async function storeTake(
  deps: Deps,
  { id, userId, state }: AttemptRow,
  part: string,
  take: Omit<Take, 'counted' | 'awaiting'>,
  mime: string,
  bytes: Buffer,
): Promise<{ id: string; state: TakeState }> {
  const known = await findTake(deps.db, take)
  if (known !== null) return { id: known.id, state: stateOfTake(known, part, state) }
  const fileId = newId()
  const key = `takes/${id}/${fileId}`
  return storeWith(deps, id, { key, bytes }, async (tx, held) => {
    const rival = await findTake(tx, take)
    if (rival !== null) return { id: rival.id, state: stateOfTake(rival, part, held.state) }
    await refuseBeyondLimit(tx, id, { bytes: bytes.length, one: 'take' })
    const now = deps.clock.now()
    const row = await saveDue(deps, tx, held, now)
    const { isLate, mayCount } = await judged(tx, row, part, take, now)
    const stored = await addTake(
      tx,
      userId,
      { ...take, counted: mayCount && !isLate, awaiting: mayCount && isLate },
      { fileId, storageKey: key, bytes: bytes.length },
      mime,
      now,
    )
    await releaseSupersededTakes(tx, id)
    if (stored.awaiting) {
      const counted = await takeLate(deps, tx, row, stored, now)
      return { id: stored.id, state: counted ? 'late' : 'kept' }
    }
    if (stored.counted && row.state.status !== 'IN_PROGRESS') await scoreAgain(deps, tx, row, now)
    return { id: stored.id, state: stateOfTake(stored, part, row.state) }
  })
}

/** Whether a take is late, and whether it can count at all. */
async function judged(
  tx: Db,
  row: AttemptRow,
  part: string,
  take: Omit<Take, 'counted' | 'awaiting'>,
  now: Date,
): Promise<{ isLate: boolean; mayCount: boolean }> {
  const { state, deviceTimes } = row
  const known = state.clock.parts.find(({ id }) => id === part)
  if (known === undefined || take.epoch !== state.epoch) return { isLate: false, mayCount: false }
  const outages = await listOutages(tx, row, now)
  const evaluatedAt = await lastEvaluatedAt(tx, row.id)
  const isLeft = (await countedTakes(tx, take)) < takesAllowed
  return {
    isLate: isLateTake(known, now),
    mayCount:
      isLeft && takeCounts(known, take.endedAt, { state, outages, deviceTimes, evaluatedAt, now }),
  }
}

/** Has a late take count where its minute is recorded already; else it holds up a judged result. */
async function takeLate(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  { id }: TakeRow,
  now: Date,
): Promise<boolean> {
  const recorded = (await recordAwaitingTakes(tx, row, now)).filter((take) => take.id === id)
  const after = await countDelivered(deps, tx, row, { edits: [], takes: recorded }, now)
  if (after.lacks !== null) await judgeEvidence(tx, after, now)
  return recorded.length > 0
}

/** What was scored without a take that came in time is scored again. */
async function scoreAgain(deps: Deps, tx: Db, row: AttemptRow, now: Date): Promise<void> {
  const settled = row.state.status === 'COMPLETED' || row.state.status === 'FAILED'
  const [outage] = (await listOutages(tx, row, now)).slice(-1)
  if (settled && outage !== undefined) {
    const delivery = { outageFrom: outage.from, edits: 1, counted: 1, changed: true }
    await setDelivered(deps, tx, row, delivery, now)
  } else {
    await raiseRevision(tx, row.id)
    await deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: row.id })
  }
}
