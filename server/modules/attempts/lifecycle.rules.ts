import {
  attemptChartVersion,
  isClientEventType,
  type AttemptEvent,
  type AttemptPlan,
} from '../../../machines/attempt/attempt-events'
import {
  type AttemptEffect,
  type AttemptState,
  getDeadline,
  expireOverdue,
  grantedSeconds,
  refusal,
  startAttempt,
  stepAttempt,
} from '../../../machines/attempt/attempt-fold'
import { readAttemptEvent } from '../../../machines/attempt/attempt-row'
import { restedParts } from '../../../machines/attempt/part-clock'
import { isPartId, type PartId, partsByKind } from '../../../machines/assessment/parts'
import type { components } from '../../../openapi/generated/api'
import { plusSeconds } from '../../runtime/clock'

export { budgetWith, toDeviceParts, toDevicePlan } from '../../../machines/attempt/part-clock'

export type AssessmentId = components['schemas']['AssessmentId']
export type Kind = components['schemas']['AssessmentKind']
type Version = components['schemas']['AssessmentVersion']
type EventRequest = components['schemas']['AttemptEventRequest']

export { attemptChartVersion as chartVersion, grantedSeconds, isPartId, refusal }

/**
 * Seconds that an edit or event may be on its way when its time runs out; the sweep and every write
 * wait that long.
 */
export const inFlightSeconds = 2

/** Seconds without a word from the writing browser after which it counts as cut off. */
export const outageSeconds = 45

export const assessmentIds: readonly AssessmentId[] = [
  'english_v1',
  'english_v2',
  'english_v3',
  'annotation_v1',
  'annotation_v2',
  'annotation_v3',
]

export const isAssessmentId = (value: unknown): value is AssessmentId =>
  assessmentIds.some((id) => id === value)

/** The kind that a setting key names. */
export const toKind = (id: AssessmentId): Kind =>
  id.startsWith('english') ? 'english' : 'annotation'

/** The contract's name of an assessment for candidates or for admins. */
export const toAssessmentType = <Side extends 'candidates' | 'admin'>(side: Side, kind: Kind) =>
  `${side}_${kind}` as const

/** The version that a setting key names. */
export const getVersion = (id: AssessmentId): Version =>
  id.endsWith('v1') ? 'v1' : id.endsWith('v2') ? 'v2' : 'v3'

/**
 * The arrangement of a candidate: a factor for all times, extra seconds for every briefing between
 * two parts, and parts left out.
 */
export interface Arranged {
  timeFactor: number
  breakSeconds: number
  waived: readonly { part: PartId }[]
}

const usual: Arranged = { timeFactor: 1, breakSeconds: 0, waived: [] }

/**
 * The parts of a kind with their budgets in seconds; a part that is left out has none (decision
 * 0017).
 */
const toPlan = (kind: Kind, { timeFactor, waived }: Arranged): AttemptPlan => ({
  parts: partsByKind[kind].map(({ id, budget_seconds }) => ({
    id,
    budget_seconds: waived.some(({ part }) => part === id) ? 0 : budget_seconds,
  })),
  factor: timeFactor,
})

/** The parts of a kind in their order. */
export const getPartIds = (kind: Kind): PartId[] => partsByKind[kind].map(({ id }) => id)

/**
 * Whether these parts can be left out for a candidate: each is named once, and at least one part of
 * each kind remains.
 */
export const canBeSpared = (parts: readonly string[]): boolean =>
  new Set(parts).size === parts.length &&
  Object.values(partsByKind).every((ofKind) => ofKind.some(({ id }) => !parts.includes(id)))

/** The parts of an attempt that its arrangement spares the candidate. */
export const waivedParts = ({ clock }: AttemptState): PartId[] =>
  clock.parts.flatMap(({ id, budget_seconds }) => (budget_seconds === 0 ? [id] : []))

/**
 * The result of one step: the state after it, the events to append, and the effects that the chart
 * asks for.
 */
export interface Step {
  state: AttemptState
  events: AttemptEvent[]
  effects: AttemptEffect[]
}

/** The first step of a new attempt, with the breaks that are arranged entered into its time. */
export function start(kind: Kind, at: Date, sequence: number, arranged = usual): Step {
  const stamp = { at: at.toISOString(), epoch: 1, sequence }
  const event = { ...stamp, type: 'attempt.started', detail: toPlan(kind, arranged) } as const
  const begun: Step = { state: startAttempt(event), events: [event], effects: [] }
  if (arranged.breakSeconds === 0) return begun
  return restedParts(begun.state.clock.parts).reduce(
    (step, { id }) =>
      append(step, {
        ...stamp,
        type: 'time.granted',
        part: id,
        detail: { kind: 'break', seconds: arranged.breakSeconds, cause: 'arrangement' },
      }),
    begun,
  )
}

/**
 * Applies everything that is due at `now`: briefings and parts that ran out, each dated when it
 * did. It returns no events if nothing is due.
 */
export function catchUp(state: AttemptState, now: Date): Step {
  const events = expireOverdue(state, plusSeconds(now, -inFlightSeconds))
  return events.reduce<Step>((step, event) => append(step, event), {
    state,
    events: [],
    effects: [],
  })
}

/**
 * The time up to which expiries are applied before this event of a browser. A browser that has
 * begun the next part, or submits a part that was being briefed, saw the time run out a moment
 * before the server, which waits for answers on their way. The last answers of that part came
 * before the event.
 */
export function dueBy(
  state: AttemptState,
  { type, part }: Pick<EventRequest, 'type' | 'part'>,
  now: Date,
): Date {
  const { current, parts } = state.clock
  const presumed =
    state.phase === 'briefing'
      ? { type: 'part.submitted', part: parts[current]?.id }
      : { type: 'part.begun', part: parts[current + 1]?.id }
  const closed = getNextExpiry(state)
  if (closed === null || type !== presumed.type || part !== presumed.part) return now
  return closed > now && closed <= plusSeconds(now, 2 * inFlightSeconds) ? closed : now
}

/** An attempt at `now`, including expiries that are not stored yet. It writes nothing. */
export const catchUpRow = <Row extends { state: AttemptState }>(row: Row, now: Date): Row => ({
  ...row,
  state: catchUp(row.state, now).state,
})

/** The state with one more event on the list. The event must be legal. */
export function append(step: Step, event: AttemptEvent): Step {
  const { state, effects } = stepAttempt(step.state, event)
  return { state, events: [...step.events, event], effects: [...step.effects, ...effects] }
}

/** When the attempt next changes by itself, the time on the way included; null when it does not. */
export function getNextExpiry(state: AttemptState): Date | null {
  const at = getDeadline(state)
  return at === null ? null : plusSeconds(new Date(at), inFlightSeconds)
}

/**
 * A browser's event with the instant at which it counts: the server time of the last answer the
 * device had, and the device's monotonic milliseconds since. Only an earlier instant than `now` can
 * come of that, and an earlier one never gives a candidate more time. Null when the type is not a
 * browser's or a field that the type needs is missing.
 */
export function clientEvent(
  body: EventRequest,
  state: AttemptState,
  now: Date,
): AttemptEvent | null {
  if (!isClientEventType(body.type) || body.type === 'attempt.started') return null
  const { type, epoch, sequence, part, reason, detail } = body
  return readAttemptEvent({
    type,
    at: toInstant(body, state, now).toISOString(),
    epoch,
    sequence,
    part: part ?? null,
    reason: reason ?? null,
    detail: detail ?? null,
  })
}

/**
 * When something happened on the device, on the server's clock: not after `now`, and not before the
 * event it follows. A part begun on an offline device may be earlier than the instant at which the
 * server ended the part before it.
 */
export function toInstant(
  { since, elapsed_ms: elapsed, part: id }: Pick<EventRequest, 'since' | 'elapsed_ms' | 'part'>,
  state: AttemptState,
  now: Date,
): Date {
  if (since === undefined) return now
  const at = state.clock.parts.findIndex((part) => part.id === id && part.submitted_at === null)
  const part = state.clock.parts[at]
  const floor = part?.started_at ?? state.clock.parts[at - 1]?.started_at ?? state.started_at
  return new Date(Math.min(now.getTime(), Math.max(Date.parse(since) + elapsed, Date.parse(floor))))
}

/**
 * The stretch in which the writer was not heard, when `now` follows more than 45 s after the last
 * word; null otherwise.
 */
export function outageUntil(lastSeenAt: Date, now: Date): { from: Date; to: Date } | null {
  return now.getTime() - lastSeenAt.getTime() > outageSeconds * 1000
    ? { from: lastSeenAt, to: now }
    : null
}

/**
 * True when the browser's report is of a part that the server has already closed: its times are
 * then only noted.
 */
export function isLateReport(event: AttemptEvent, state: AttemptState): boolean {
  if (event.type !== 'part.begun' && event.type !== 'part.submitted') return false
  return state.clock.parts.some((part) => part.id === event.part && part.submitted_at !== null)
}

/** True once the part was handed in or ran out, or the attempt is over. */
export function isClosed(state: AttemptState, part: string): boolean {
  return (
    state.archived ||
    state.status !== 'IN_PROGRESS' ||
    (isPartId(part) &&
      state.clock.parts.some((known) => known.id === part && known.submitted_at !== null))
  )
}

/**
 * The assessment a candidate would get: the first active one not had yet, or the first active one
 * once all were had.
 */
export function offered(
  active: readonly AssessmentId[],
  kind: Kind,
  had: readonly AssessmentId[],
): AssessmentId | null {
  const ofKind = active.filter((id) => toKind(id) === kind)
  return ofKind.find((id) => !had.includes(id)) ?? ofKind[0] ?? null
}
