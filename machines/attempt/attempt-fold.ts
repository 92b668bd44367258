import { transition } from 'xstate'
import type { StateValueFrom } from 'xstate'
import type { PartId } from '../assessment/parts'
import { isClientEventType } from './attempt-events'
import type { AttemptEvent, AttemptStatus, CancelReason } from './attempt-events'
import { attemptMachine, type AttemptContext } from './attempt.machine'
import { currentPart, nextExpiry, startClock } from './part-clock'

/**
 * The state that an attempt's list of events leads to. It is plain JSON, so that it can be stored
 * with the list and read again.
 */
export interface AttemptState {
  /** The chart's own state; `status` and `phase` are read off it. */
  value: StateValueFrom<typeof attemptMachine>
  clock: AttemptContext
  status: AttemptStatus
  /** Set aside by a reset: the candidate starts as if it had never been taken. */
  archived: boolean
  part: PartId | null
  phase: 'briefing' | 'answering' | null
  /** The writer's epoch: a lower one is a stale tab. Raised by one with every take-over. */
  epoch: number
  /** The highest sequence seen of this epoch. */
  sequence: number
  started_at: string
  finished_at: string | null
  cancel_reason: CancelReason | null
  /** When and why a person disqualified it, if one ever did; kept when that was reversed. */
  disqualification?: { at: string; reason: Disqualification['reason'] }
  drained: boolean
}

type Started = Extract<AttemptEvent, { type: 'attempt.started' }>
type Later = Exclude<AttemptEvent, Started>
type Disqualification = Extract<AttemptEvent, { type: 'attempt.disqualified' }>

/**
 * Names of the effects the chart asks for; the server carries them out in the transaction that
 * appends the event.
 */
export type AttemptEffect =
  | 'requestEvaluation'
  | 'announceResult'
  | 'announceFailure'
  | 'announceCancellation'
  | 'announceReversal'
  | 'offerRedo'
  | 'archiveAttempt'

export type Refusal = 'not_started' | 'already_started' | 'stale_epoch' | 'not_now'

/** The state right after `attempt.started`: the first part is being briefed. */
export function startAttempt(event: Started): AttemptState {
  return {
    value: { IN_PROGRESS: 'briefing' },
    clock: startClock(event.detail, event.at),
    status: 'IN_PROGRESS',
    archived: false,
    part: event.detail.parts[0]?.id ?? null,
    phase: 'briefing',
    epoch: event.epoch,
    sequence: event.sequence,
    started_at: event.at,
    finished_at: null,
    cancel_reason: null,
    drained: false,
  }
}

/**
 * One step: the state after the event, and the names of the effects to carry out.
 * An event that is not `legal` changes nothing; refuse it before it is stored.
 */
export function stepAttempt(
  state: AttemptState,
  event: AttemptEvent,
): { state: AttemptState; effects: AttemptEffect[] } {
  if (event.type === 'attempt.started' || refusal(state, event)) return { state, effects: [] }
  if (state.archived) return { state: { ...state, ...facts(state, event) }, effects: [] }

  const [next, actions] = transition(attemptMachine, toSnapshot(state), event)
  const status = getStatus(next.value) ?? state.status
  const running = status === 'IN_PROGRESS'
  const part = running ? (currentPart(next.context)?.id ?? null) : null
  const reached: AttemptState = {
    ...state,
    ...facts(state, event),
    value: next.value,
    clock: next.context,
    status,
    archived: next.hasTag('archived'),
    part,
    phase: part && (next.matches({ IN_PROGRESS: 'briefing' }) ? 'briefing' : 'answering'),
    finished_at: next.hasTag('over') ? (state.finished_at ?? event.at) : null,
    cancel_reason:
      status === 'CANCELLED'
        ? (state.cancel_reason ?? toCancelReason(event))
        : event.type === 'disqualification.reversed'
          ? null
          : state.cancel_reason,
    ...(event.type === 'attempt.disqualified'
      ? { disqualification: { at: event.at, reason: event.reason } }
      : {}),
  }
  return { state: reached, effects: actions.map((action) => action.type).filter(isEffect) }
}

/**
 * The fold of an attempt's list: its status, parts and deadlines.
 * @throws if the list does not begin with `attempt.started`
 */
export function foldAttempt(events: readonly AttemptEvent[]): AttemptState {
  const [first, ...rest] = events
  if (first?.type !== 'attempt.started')
    throw new Error("An attempt's list begins with attempt.started.")
  return rest.reduce((state, event) => stepAttempt(state, event).state, startAttempt(first))
}

/**
 * True when the event may be appended to the attempt in this state (null: the attempt does not
 * exist yet).
 */
export const legal = (state: AttemptState | null, event: AttemptEvent): boolean =>
  refusal(state, event) === null

/**
 * Why an event may not be appended, or null when it may. A browser's event of a lower epoch is
 * stale, save a take-over, which raises the epoch itself; a heartbeat is always answered and never
 * stored.
 */
export function refusal(state: AttemptState | null, event: AttemptEvent): Refusal | null {
  if (event.type === 'attempt.started') return state ? 'already_started' : null
  if (!state) return 'not_started'
  if (event.type !== 'writer.taken' && isClientEventType(event.type) && event.epoch < state.epoch)
    return 'stale_epoch'
  if (state.archived) return keptWhenArchived.includes(event.type) ? null : 'not_now'
  return takes(state, event) && !liesAfterEnd(state, event) ? null : 'not_now'
}

/**
 * The events that a sweep appends at `now`: a briefing that ran out begins its part, a part over
 * time is submitted as it is and the next one is briefed, and so on until the attempt is over. Each
 * event carries the time at which it was due, not `now`.
 */
export function expireOverdue(state: AttemptState, now: Date): AttemptEvent[] {
  const due: AttemptEvent[] = []
  let current = state
  for (;;) {
    const at = getDeadline(current)
    if (!at || !current.part || Date.parse(at) > now.getTime()) return due
    const type = current.phase === 'briefing' ? 'briefing.expired' : 'part.expired'
    const event: AttemptEvent = {
      type,
      part: current.part,
      at,
      epoch: current.epoch,
      sequence: current.sequence,
    }
    due.push(event)
    current = stepAttempt(current, event).state
  }
}

/**
 * When the attempt next changes by itself (ISO), or null when it does not: what a sweep looks for.
 */
export const getDeadline = (state: AttemptState): string | null =>
  state.status === 'IN_PROGRESS' && !state.archived ? nextExpiry(state.clock) : null

/** Whole seconds granted over all parts, as the contract's Attempt shows them. */
export const grantedSeconds = (state: AttemptState): number =>
  state.clock.parts.reduce((sum, part) => sum + part.granted_seconds, 0)

/**
 * The facts that the list states besides the chart: the writer, and whether its recordings are
 * complete.
 */
function facts(
  state: AttemptState,
  event: Later,
): Pick<AttemptState, 'epoch' | 'sequence' | 'drained'> {
  if (event.type === 'writer.taken')
    return { epoch: state.epoch + 1, sequence: 0, drained: state.drained }
  const ours = isClientEventType(event.type) && event.epoch === state.epoch
  return {
    epoch: state.epoch,
    sequence: ours ? Math.max(state.sequence, event.sequence) : state.sequence,
    drained: state.drained || event.type === 'recordings.drained',
  }
}

function takes(state: AttemptState, event: Later): boolean {
  const found = attemptMachine.getTransitionData(toSnapshot(state), event)
  return found.length > 0
}

/** Events about the circumstances of an attempt, which do not change the state of the chart. */
export const evidenceTypes: readonly string[] = [
  'capture.lost',
  'capture.restored',
  'connection.lost',
  'connection.restored',
  'episode.recorded',
]

/** Milliseconds by which a device's clock may run ahead of the server's. */
const AHEAD_MS = 5_000

/**
 * A device's report about the time after the end is not about the attempt. A report about the time
 * before it may arrive as late as it likes.
 */
const liesAfterEnd = (state: AttemptState, event: Later): boolean =>
  state.finished_at !== null &&
  evidenceTypes.includes(event.type) &&
  Date.parse(event.at) > Date.parse(state.finished_at) + AHEAD_MS

const toSnapshot = (state: AttemptState) =>
  attemptMachine.resolveState({ value: state.value, context: state.clock })

const keptWhenArchived: readonly string[] = ['heartbeat', 'outage.delivered', 'recordings.drained']

const statuses = [
  'IN_PROGRESS',
  'RESULT_PROCESSING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'REDO',
] as const

function getStatus(value: AttemptState['value']): AttemptStatus | undefined {
  const top = typeof value === 'string' ? value : Object.keys(value)[0]
  return statuses.find((status) => status === top)
}

function toCancelReason(event: Later): CancelReason | null {
  if (event.type === 'capture.expired') return 'capture_lost'
  return event.type === 'attempt.exited' || event.type === 'attempt.disqualified'
    ? event.reason
    : null
}

const effects: readonly AttemptEffect[] = [
  'requestEvaluation',
  'announceResult',
  'announceFailure',
  'announceCancellation',
  'announceReversal',
  'offerRedo',
  'archiveAttempt',
]

const isEffect = (name: string): name is AttemptEffect => effects.some((effect) => effect === name)
