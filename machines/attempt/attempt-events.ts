import type { PartId } from '../assessment/parts'

/**
 * The chart's version, stored with every event, so that an old list is replayed by the chart that
 * wrote it.
 */
export const attemptChartVersion = 1

export type AttemptStatus =
  'IN_PROGRESS' | 'RESULT_PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'REDO'
export type CancelReason = 'exited' | 'logged_out' | 'capture_lost' | 'phone' | 'disqualified'

/** What a browser may send. Anything else from a browser is forged and refused. */
export const clientEventTypes = [
  'attempt.started',
  'heartbeat',
  'part.begun',
  'part.submitted',
  'attempt.submitted',
  'attempt.exited',
  'capture.expired',
  'writer.taken',
  'attempt.reentered',
  'capture.lost',
  'capture.restored',
  'connection.lost',
  'connection.restored',
  'episode.recorded',
  'recordings.drained',
] as const

/**
 * Events that only the server appends: from its sweep, from its evaluation job, and for the
 * decisions of people.
 */
export const serverEventTypes = [
  'briefing.expired',
  'part.expired',
  'evaluation.completed',
  'evaluation.provisional',
  'evaluation.failed',
  'evaluation.requested',
  'review.scored',
  'redo.granted',
  'attempt.reset',
  'attempt.disqualified',
  'disqualification.reversed',
  'time.granted',
  'outage.delivered',
] as const

export type ClientEventType = (typeof clientEventTypes)[number]
export type ServerEventType = (typeof serverEventTypes)[number]
export type AttemptEventType = ClientEventType | ServerEventType

/** True for a type a browser may send; `xstate.*` and the server's own types are not. */
export const isClientEventType = (type: string): type is ClientEventType =>
  clientEventTypes.some((known) => known === type)

/**
 * The parts an attempt has and how its time is reckoned, fixed when it starts (a waived part is
 * simply absent).
 */
export interface AttemptPlan {
  parts: { id: PartId; budget_seconds: number }[]
  /** Time factor of the candidate's arrangement; 1 without one. */
  factor: number
}

export type EpisodeCause =
  | 'tab_hidden'
  | 'window_blurred'
  | 'paste_blocked'
  | 'fullscreen_left'
  | 'camera_lost'
  | 'microphone_lost'
  | 'screen_lost'
  | 'offline'
  | 'reload'
  | 'second_tab'
  | 'clock_changed'
  | 'nobody_in_view'
  | 'several_faces'
  | 'phone_possible'
  | 'display_changed'
  | 'disk_full'
  | 'signals_unavailable'
  | 'recording_empty'
  | 'picture_frozen'
  | 'picture_black'
  | 'microphone_muted'

/** One happening worth a reviewer's look; `length_ms` is null while it is not over. */
export interface EpisodeDetail {
  cause: EpisodeCause
  length_ms: number | null
  /** When it began, in milliseconds since the attempt's start, where it is told later than that. */
  offset_ms?: number
  device?: 'camera' | 'microphone' | 'screen'
}

/**
 * An entry of the time ledger: `work` moves a part's deadline, `break` lengthens the briefing
 * before it.
 */
export interface TimeGrant {
  kind: 'work' | 'break'
  seconds: number
  cause: string
}

export interface Stamp {
  /** ISO instant on the server's clock at which the event counts. */
  at: string
  epoch: number
  sequence: number
}

/** One entry of an attempt's append-only list, as stored. */
export type AttemptEvent = Stamp &
  (
    | { type: 'attempt.started'; detail: AttemptPlan }
    | { type: 'part.begun' | 'part.submitted' | 'briefing.expired' | 'part.expired'; part: PartId }
    | { type: 'time.granted'; part: PartId; detail: TimeGrant }
    | { type: 'attempt.exited'; reason: 'exited' | 'logged_out' }
    | { type: 'attempt.disqualified'; reason: 'phone' | 'disqualified' }
    | {
        type:
          | 'capture.lost'
          | 'capture.restored'
          | 'connection.lost'
          | 'connection.restored'
          | 'episode.recorded'
        detail?: EpisodeDetail | null
      }
    | {
        type:
          | 'heartbeat'
          | 'attempt.submitted'
          | 'capture.expired'
          | 'writer.taken'
          | 'attempt.reentered'
          | 'recordings.drained'
          | 'evaluation.completed'
          | 'evaluation.provisional'
          | 'evaluation.failed'
          | 'evaluation.requested'
          | 'review.scored'
          | 'redo.granted'
          | 'disqualification.reversed'
          | 'attempt.reset'
          | 'outage.delivered'
      }
  )
