import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import type { Deps } from '../../deps'
import { latestOfEach } from './answer.rules'
import {
  deliveryNoted,
  type Edit,
  keepLate,
  lastEvaluatedAt,
  raiseRevision,
  writeAnswers,
} from './answer.store'
import { attemptNotFound } from './assessments.errors'
import { type AttemptRow, holdAttempt, noteContact, outagesOf } from './attempt.store'
import { carryOut, saveDue, saveStep } from './attempt-step.store'
import { counts, madeAt, outageOf, takeCounts } from './late.rules'
import { append, refusal } from './lifecycle.rules'
import { takesAllowed } from './media.rules'
import { refuseBeyondLimit, storeWith } from './media.store'
import { addTake, countedTakes, findTake, type Take } from './take.store'

/** An edit whose part is over, or whose writer is not the one any more. */
export interface LateEdit extends Edit {
  part: string
  elapsed_ms: number
  late?: { since: string; part: string }
}

/** Edits of a stale tab are kept for the reviewer and overwrite nothing. */
export const keepStale = (
  db: Db,
  row: AttemptRow,
  epoch: number,
  edits: readonly LateEdit[],
  now: Date,
): Promise<void> =>
  keepLate(
    db,
    { attemptId: row.id, epoch, now },
    edits.map((edit) => ({ ...edit, editedAt: madeAt(edit), counted: false })),
  )

/**
 * Takes edits of parts that are over. All are kept; those made in an outage within the part's
 * budget also count. One `outage.delivered` tells of each outage's delivery and has a finished
 * attempt scored again. Returns the attempt after it.
 */
export const deliverLate = (
  deps: Deps,
  attemptId: string,
  epoch: number,
  edits: readonly LateEdit[],
  now: Date,
): Promise<AttemptRow> =>
  deps.db.transaction(async (tx) => {
    const held = await holdAttempt(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const row = await saveDue(deps, tx, held, now)
    const outages = await outagesOf(tx, row, now)
    const evaluatedAt = await lastEvaluatedAt(tx, row.id)
    const judged = edits.map((edit) => {
      const editedAt = madeAt(edit)
      const counted =
        editedAt !== null &&
        edit.late?.part === edit.part &&
        counts(
          { part: edit.part, editedAt },
          { state: row.state, outages, deviceTimes: row.deviceTimes, evaluatedAt, now },
        )
      return { ...edit, editedAt, counted }
    })
    await keepLate(tx, { attemptId, epoch, now }, judged)
    const counted = judged.filter((edit) => edit.counted)
    const standing = await writeAnswers(tx, {
      attemptId,
      epoch,
      late: true,
      now,
      // What came about without a connection is judged by the recordings of its minutes.
      unheardMs: Infinity,
      edits: latestOfEach(counted),
    })
    await noteContact(tx, row, now)

    const times = judged.map((edit) => edit.editedAt).filter((at) => at !== null)
    const outage = outages.find((one) => times.some((at) => outageOf([one], at) !== undefined))
    if (outage === undefined) return row
    return noteDelivery(
      deps,
      tx,
      row,
      {
        outageFrom: outage.from,
        edits: judged.length,
        counted: counted.length,
        changed: standing.size > 0,
      },
      now,
    )
  })

interface Delivery {
  outageFrom: Date
  edits: number
  counted: number
  /** Whether an answer is another now. */
  changed: boolean
}

async function noteDelivery(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  delivery: Delivery,
  now: Date,
): Promise<AttemptRow> {
  if (delivery.changed) await raiseRevision(tx, row.id)
  const settled = row.state.status === 'COMPLETED' || row.state.status === 'FAILED'
  const noted = await deliveryNoted(tx, row.id, delivery.outageFrom)
  if (noted && !(settled && delivery.changed)) {
    // The rest of a delivery whose first piece is on the list: what is scoring it has to look
    // again.
    if (delivery.changed && row.state.status === 'RESULT_PROCESSING')
      await deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: row.id })
    return row
  }
  if (settled && !delivery.changed) return row
  const event: AttemptEvent = {
    type: 'outage.delivered',
    at: now.toISOString(),
    epoch: row.state.epoch,
    sequence: row.state.sequence,
  }
  if (refusal(row.state, event) !== null) return row
  const step = append({ state: row.state, events: [], effects: [] }, event)
  const detail = {
    outage_from: delivery.outageFrom.toISOString(),
    edits: delivery.edits,
    counted: delivery.counted,
  }
  const saved = await saveStep(tx, row, step, { actor: 'server', detail }, now)
  await carryOut(deps, tx, row.id, step)
  return saved
}

/**
 * Keeps a take of a spoken answer of a part. One that comes too late to count is kept for the
 * reviewer; what was scored without one that counts is scored again.
 */
export async function keepTake(
  deps: Deps,
  { id, userId }: AttemptRow,
  part: string,
  take: Omit<Take, 'counted'>,
  mime: string,
  bytes: Buffer,
): Promise<string> {
  const known = await findTake(deps.db, take)
  if (known !== null) return known
  const fileId = newId()
  const key = `takes/${id}/${fileId}`
  return storeWith(deps, id, { key, bytes }, async (tx, held) => {
    const rival = await findTake(tx, take)
    if (rival !== null) return rival
    await refuseBeyondLimit(tx, id, { bytes: bytes.length, one: 'take' })
    const now = deps.clock.now()
    const row = await saveDue(deps, tx, held, now)
    const outages = await outagesOf(tx, row, now)
    const [outage] = outages.slice(-1)
    const settled = row.state.status === 'COMPLETED' || row.state.status === 'FAILED'
    const open = row.state.clock.parts.find((known) => known.id === part)
    const evaluatedAt = await lastEvaluatedAt(tx, row.id)
    const isLeft = (await countedTakes(tx, take)) < takesAllowed
    const counted =
      isLeft &&
      take.epoch === row.state.epoch &&
      open !== undefined &&
      takeCounts(open, { state: row.state, outages, evaluatedAt, now })
    const takeId = await addTake(
      tx,
      userId,
      { ...take, counted },
      { fileId, storageKey: key, bytes: bytes.length },
      mime,
      now,
    )
    if (!counted || row.state.status === 'IN_PROGRESS') return takeId
    if (settled && outage !== undefined)
      await noteDelivery(
        deps,
        tx,
        row,
        { outageFrom: outage.from, edits: 1, counted: 1, changed: true },
        now,
      )
    else {
      await raiseRevision(tx, row.id)
      await deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: row.id })
    }
    return takeId
  })
}
