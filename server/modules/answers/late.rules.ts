import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import { plusSeconds } from '../../runtime/clock'
import type { DeviceTimes } from '../attempts/attempts.table'
import { outageSeconds } from '../attempts/lifecycle.rules'

export interface Outage {
  from: Date
  to: Date
}

/** An edit as it was made on the device, on the server's clock. */
export interface MadeEdit {
  part: string
  editedAt: Date
}

/** Seconds by which a device's reckoning may differ from the server's. */
const slackSeconds = 2
const deliveryHours = 24

/**
 * The instant of an edit on the server's clock: the server time of the last answer the device had,
 * and the device's monotonic milliseconds since. Null when the edit does not say.
 */
export function madeAt(edit: {
  elapsed_ms: number
  late?: { since: string } | undefined
}): Date | null {
  if (edit.late === undefined) return null
  const at = new Date(Date.parse(edit.late.since) + edit.elapsed_ms)
  // A leap second fits the contract's format and is no instant that a date can hold.
  return Number.isNaN(at.getTime()) ? null : at
}

/** Whether what came late can count at all: not after a cancellation, a reset or a redo. */
export const mayCount = ({ archived, status }: AttemptState): boolean =>
  !archived && status !== 'CANCELLED' && status !== 'REDO'

/** Whether anything that comes now may still count: not a day after the last deadline either. */
export const takesCount = (state: AttemptState, now: Date): boolean =>
  mayCount(state) && now <= plusSeconds(lastDeadline(state), deliveryHours * 3600)

/**
 * The outage in which an instant lies. It may have begun up to 45 s before the server's last word
 * of the browser was its last.
 */
export const getOutage = (outages: readonly Outage[], at: Date): Outage | undefined =>
  outages.find(
    ({ from, to }) =>
      at >= plusSeconds(from, -outageSeconds) && at <= plusSeconds(to, slackSeconds),
  )

/**
 * Whether an answer was saved before its part began, with no outage to explain it: a page that
 * answers ahead of its part spends one part's time on another. Such an answer does not count,
 * unless it is saved again while its part is open.
 */
export function isAheadOfPart(
  answer: { savedAt: Date; deliveredLate: boolean },
  part: { started_at: string | null } | undefined,
  outages: readonly Outage[],
): boolean {
  if (answer.deliveredLate || getOutage(outages, answer.savedAt) !== undefined) return false
  if (part === undefined || part.started_at === null) return true
  return answer.savedAt < plusSeconds(new Date(part.started_at), -slackSeconds)
}

interface Circumstances {
  state: AttemptState
  outages: readonly Outage[]
  deviceTimes: DeviceTimes
  /** When the attempt was last evaluated; null before. */
  evaluatedAt: Date | null
  now: Date
}

/**
 * Whether an edit of a part that is over counts: made in an outage, within the part's budget as the
 * device ran it, and delivered within 24 hours of the last deadline. After a cancellation, a reset
 * or a redo none does.
 */
export function counts(
  edit: MadeEdit,
  { state, outages, deviceTimes, evaluatedAt, now }: Circumstances,
): boolean {
  const outage = getOutage(outages, edit.editedAt)
  return (
    takesCount(state, now) &&
    outage !== undefined &&
    isUndelivered(outage, evaluatedAt) &&
    fitsBudget(edit, state, deviceTimes)
  )
}

/**
 * Whether what an outage held back may still be on its way. Once the browser was heard again and
 * the attempt was evaluated after that, the delivery is over: otherwise answers could be tried out
 * against the score.
 */
export const isUndelivered = ({ to }: Outage, evaluatedAt: Date | null): boolean =>
  evaluatedAt === null || evaluatedAt <= to

/** Seconds that a spoken answer may be on its way after its part is over. */
const uploadSeconds = 120

interface SpokenPart {
  id: string
  started_at: string | null
  submitted_at: string | null
}

/** Whether a spoken answer came after its part was over, by more than it may be on its way. */
export const isLateTake = ({ submitted_at: closed }: SpokenPart, receivedAt: Date): boolean =>
  closed !== null && receivedAt > plusSeconds(new Date(closed), uploadSeconds)

export type TakeState = 'saved' | 'late' | 'kept'

/** What became of a take: it came in time, or late and counts, or does not, or not yet. */
export function stateOfTake(
  { counted, receivedAt }: { counted: boolean; receivedAt: Date },
  part: string | null,
  { clock }: Pick<AttemptState, 'clock'>,
): TakeState {
  if (!counted) return 'kept'
  const known = clock.parts.find(({ id }) => id === part)
  return known !== undefined && isLateTake(known, receivedAt) ? 'late' : 'saved'
}

/**
 * Whether a spoken answer can count that arrives now, for a part: while the part is open and for two
 * minutes after, or where an outage may have held it back since. One that is late has to have ended
 * within the part as the device ran it, where it says when.
 */
export function takeCounts(
  part: SpokenPart,
  endedAt: Date | null,
  { state, outages, deviceTimes, evaluatedAt, now }: Circumstances,
): boolean {
  if (!takesCount(state, now)) return false
  const heldBack = (since: Date) =>
    outages.some((outage) => outage.to >= since && isUndelivered(outage, evaluatedAt))
  if (part.started_at === null) return heldBack(new Date(state.started_at))
  if (part.submitted_at === null || !isLateTake(part, now)) return true
  return (
    heldBack(new Date(part.submitted_at)) &&
    (endedAt === null || fitsBudget({ part: part.id, editedAt: endedAt }, state, deviceTimes))
  )
}

/**
 * Whether the part was open on the device: from its begin (by the device's time, otherwise by the
 * server's) for its budget and the granted time, never past the server's own deadline, and not
 * after it was submitted.
 */
function fitsBudget(
  { part: id, editedAt }: MadeEdit,
  state: AttemptState,
  deviceTimes: DeviceTimes,
): boolean {
  const part = state.clock.parts.find((known) => known.id === id)
  if (part?.started_at == null || part.deadline === null) return false
  const reported = deviceTimes[id]
  const begun = reported?.begun === undefined ? null : new Date(reported.begun)
  const ends = [new Date(part.deadline)]
  if (begun !== null)
    ends.push(plusSeconds(begun, part.budget_seconds * state.clock.factor + part.granted_seconds))
  if (reported?.submitted !== undefined) ends.push(new Date(reported.submitted))
  // Handed in before its deadline by the candidate: what is written afterwards is another matter.
  if (part.submitted_at !== null) ends.push(new Date(part.submitted_at))
  const end = Math.min(...ends.map((at) => at.getTime()))
  // A device that went on by itself may have begun the part before the server did, never before the
  // part ahead of it.
  const earliest = begun ?? new Date(earlierStart(state, id))
  return (
    editedAt >= plusSeconds(earliest, -slackSeconds) &&
    editedAt.getTime() <= end + slackSeconds * 1000
  )
}

function earlierStart(state: AttemptState, id: string): string {
  const at = state.clock.parts.findIndex((part) => part.id === id)
  return state.clock.parts[at - 1]?.started_at ?? state.started_at
}

/** The last deadline that any part had, or the attempt's end where no part began. */
function lastDeadline(state: AttemptState): Date {
  const deadlines = state.clock.parts.map((part) => part.deadline).filter((at) => at !== null)
  return new Date(
    Math.max(
      ...deadlines.map((at) => Date.parse(at)),
      Date.parse(state.finished_at ?? state.started_at),
    ),
  )
}
