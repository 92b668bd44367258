import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { getAnswers, type Edit, storeLate, lastEvaluatedAt, listLateEdits } from './answer.store'
import { attemptNotFound } from '../attempts/assessments.errors'
import {
  type AttemptRow,
  holdAttempt,
  setLastContact,
  listOutages,
} from '../attempts/attempt.store'
import { saveDue } from '../attempts/attempt-step.store'
import { countEdits, recordAwaitingEdits, releaseSuperseded } from './awaiting-edits.store'
import { setDelivered } from './delivery.store'
import { counts, isAheadOfPart, madeAt, getOutage } from './late.rules'
import { judgeEvidence } from '../integrity/witness.store'

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
  storeLate(
    db,
    { attemptId: row.id, epoch, now },
    edits.map((edit) => ({ ...edit, editedAt: madeAt(edit), awaiting: false })),
  )

/**
 * Takes edits of parts that are over. All are kept. Those made in an outage within the part's
 * budget count once both recordings cover their minutes, which is now or when the recordings
 * arrive. One `outage.delivered` for each outage has a finished attempt scored again. An edit that
 * was saved in time and is sent again, because its response was lost, is not late. Returns the
 * attempt after it, and the state of each edit.
 */
export const deliverLate = (
  deps: Deps,
  attemptId: string,
  epoch: number,
  edits: readonly LateEdit[],
  now: Date,
): Promise<{ row: AttemptRow; getEditState: (edit: LateEdit) => 'saved' | 'late' | 'kept' }> =>
  deps.db.transaction(async (tx) => {
    const held = await holdAttempt(tx, attemptId)
    if (held === null) throw attemptNotFound()
    const row = await saveDue(deps, tx, held, now)
    const outages = await listOutages(tx, row, now)
    const evaluatedAt = await lastEvaluatedAt(tx, row.id)
    const counted = (await getAnswers(tx, row.id)).filter((answer) => answer.epoch === epoch)
    const getClockPart = (id: string) => row.state.clock.parts.find((part) => part.id === id)
    const wasInTime = (edit: LateEdit) =>
      counted.some(
        (answer) =>
          isSame(answer, edit) &&
          answer.value === edit.value &&
          !answer.deliveredLate &&
          !isAheadOfPart(answer, getClockPart(edit.part), outages),
      )
    const late = edits.filter((edit) => !wasInTime(edit))
    const judged = late.map((edit) => {
      const editedAt = madeAt(edit)
      const awaiting =
        editedAt !== null &&
        edit.late?.part === edit.part &&
        counts(
          { part: edit.part, editedAt },
          { state: row.state, outages, deviceTimes: row.deviceTimes, evaluatedAt, now },
        )
      return { ...edit, editedAt, awaiting }
    })
    await storeLate(tx, { attemptId, epoch, now }, judged)
    await releaseSuperseded(tx, row.id)
    await setLastContact(tx, row, now)
    const recorded = await recordAwaitingEdits(tx, row, now)
    const changed = await countEdits(tx, row, recorded)

    const times = [...judged, ...recorded].map((edit) => edit.editedAt).filter((at) => at !== null)
    const outage = outages.find((one) => times.some((at) => getOutage([one], at) !== undefined))
    const after =
      outage === undefined
        ? row
        : await setDelivered(
            deps,
            tx,
            row,
            { outageFrom: outage.from, edits: judged.length, counted: recorded.length, changed },
            now,
          )
    const stored = (await listLateEdits(tx, row.id)).filter((edit) => edit.epoch === epoch)
    // What waits for recordings or a reviewer holds up a result that was judged without it.
    if (after.lacks !== null && stored.some(({ awaiting }) => awaiting))
      await judgeEvidence(tx, after, now)
    return {
      row: after,
      getEditState: (edit) => {
        if (wasInTime(edit)) return 'saved'
        return stored.some((one) => one.counted && isSame(one, edit)) ? 'late' : 'kept'
      },
    }
  })

type Numbered = Pick<Edit, 'questionId' | 'sequence'>

const isSame = (one: Numbered, other: Numbered): boolean =>
  one.questionId === other.questionId && one.sequence === other.sequence
