import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { type AttemptRow, listOutages } from '../attempts/attempt.store'
import {
  listAwaitingEdits,
  countEdits,
  type LateEditRow,
  leaveOutEdits,
  recordAwaitingEdits,
} from './awaiting-edits.store'
import {
  listAwaitingTakes,
  countTakes,
  leaveOutTakes,
  recordAwaitingTakes,
} from './awaiting-takes.store'
import { setDelivered } from './delivery.store'
import { getOutage } from './late.rules'
import type { TakeRow } from '../media/take.store'

/** Late answers, written and spoken. */
export interface LateAnswers {
  edits: readonly LateEditRow[]
  takes: readonly TakeRow[]
}

export const noAnswers: LateAnswers = { edits: [], takes: [] }

/** The late answers that wait for the recordings of their minutes, or for a reviewer. */
export const listAwaiting = async (db: Db, attemptId: string): Promise<LateAnswers> => ({
  edits: await listAwaitingEdits(db, attemptId),
  takes: await listAwaitingTakes(db, attemptId),
})

/** The waiting answers whose minutes are covered by the required recordings by now. */
export const recordAwaiting = async (tx: Db, row: AttemptRow, now: Date): Promise<LateAnswers> => ({
  edits: await recordAwaitingEdits(tx, row, now),
  takes: await recordAwaitingTakes(tx, row, now),
})

/** When each was made; where that is not known, when it came. */
export const getTimes = ({ edits, takes }: LateAnswers): Date[] => [
  ...edits.map(({ editedAt, deliveredAt }) => editedAt ?? deliveredAt),
  ...takes.map(({ endedAt, receivedAt }) => endedAt ?? receivedAt),
]

/** Leaves answers that waited out for good: they are shown, and the result stands without them. */
export async function leaveOut(tx: Db, { edits, takes }: LateAnswers): Promise<void> {
  await leaveOutEdits(tx, edits)
  await leaveOutTakes(tx, takes)
}

/**
 * Makes waiting answers count, with an event for their outage. An attempt that was scored without
 * them is scored again. Returns the attempt after it.
 */
export async function countDelivered(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  late: LateAnswers,
  now: Date,
): Promise<AttemptRow> {
  const [madeAt] = getTimes(late)
  if (madeAt === undefined) return row
  const areOthers = await countEdits(tx, row, late.edits)
  await countTakes(tx, row, late.takes)
  const outageFrom = getOutage(await listOutages(tx, row, now), madeAt)?.from ?? madeAt
  const counted = late.edits.length + late.takes.length
  const hasChanged = areOthers || late.takes.length > 0
  return setDelivered(
    deps,
    tx,
    row,
    { outageFrom, edits: counted, counted, changed: hasChanged },
    now,
  )
}
