import type { AttemptEvent } from '../../../machines/attempt/attempt-events'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { deliveryNoted, raiseRevision } from './answer.store'
import type { AttemptRow } from '../attempts/attempt.store'
import { carryOut, saveStep } from '../attempts/attempt-step.store'
import { append, refusal } from '../attempts/lifecycle.rules'

interface Delivery {
  outageFrom: Date
  edits: number
  counted: number
  /** Whether an answer is another now. */
  changed: boolean
}

/**
 * Appends one `outage.delivered` for everything that an outage delayed. If it changes an answer,
 * the attempt is scored again. Returns the attempt after it.
 */
export async function setDelivered(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  delivery: Delivery,
  now: Date,
): Promise<AttemptRow> {
  if (delivery.changed) await raiseRevision(tx, row.id)
  const isSettled = row.state.status === 'COMPLETED' || row.state.status === 'FAILED'
  const noted = await deliveryNoted(tx, row.id, delivery.outageFrom)
  if (noted && !(isSettled && delivery.changed)) {
    // The rest of a delivery whose first piece is on the list: what is scoring it has to look
    // again.
    if (delivery.changed && row.state.status === 'RESULT_PROCESSING')
      await deps.jobs.send(tx, 'attempt.evaluate', { attempt_id: row.id })
    return row
  }
  if (isSettled && !delivery.changed) return row
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
