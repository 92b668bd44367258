import type { CancelReason } from '../attempt/attempt-events'
import type { AssessmentKind, PartId } from './parts'

export type Device = 'camera' | 'microphone' | 'screen'
export type Phase = 'briefing' | 'answering'

/** Where in the attempt the candidate stands. */
export interface Position {
  part: PartId
  phase: Phase
}

/**
 * Why something did not succeed: a code of the contract (or `offline`), and the server's sentence
 * if it sent one.
 */
export interface Failure {
  code: string
  message?: string
}

/** What is known of the candidate's attempt at this kind when the page opens. */
export type CheckOutcome =
  | { found: 'never'; assessmentId: string }
  | { found: 'redo'; assessmentId: string }
  | { found: 'unavailable' }
  | { found: 'here'; assessmentId: string; attemptId: string; position: Position | null }
  | { found: 'elsewhere'; assessmentId: string; attemptId: string; position: Position | null }
  | {
      found: 'finished' | 'undrained' | 'processing' | 'completed' | 'failed' | 'cancelled'
      assessmentId: string
      attemptId: string
    }

/**
 * The result of starting, resuming or taking over. `finished`: all parts are over and only the
 * submission is left; `over`: the server had ended the attempt in between.
 */
export type RunOutcome =
  | { outcome: 'running'; attemptId: string; position: Position | null }
  | { outcome: 'finished' }
  | { outcome: 'elsewhere' }
  | { outcome: 'over' }

export type Unsupported = 'no_recording' | 'window_too_narrow' | 'no_storage'

export interface AssessmentContext {
  kind: AssessmentKind
  assessmentId: string | null
  attemptId: string | null
  position: Position | null
  reason: CancelReason | null
  /**
   * Another attempt was granted after an earlier one: practice and consent lie behind the
   * candidate.
   */
  redo: boolean
  failure: Failure | null
}

export type AssessmentEvent =
  | { type: 'check.retried' }
  | { type: 'practice.finished' }
  | { type: 'consent.given'; textVersion: string; lang: 'en' | 'ar' }
  | { type: 'conditions.accepted' }
  | { type: 'device.asked'; device: Device }
  | { type: 'device.lost'; device: Device }
  | { type: 'device.restored'; device: Device }
  | { type: 'attempt.begun' }
  | { type: 'start.retried' }
  | { type: 'part.begun' }
  | { type: 'part.submitted' }
  | { type: 'clock.expired'; part: PartId; phase: Phase }
  | { type: 'answer.changed' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'away.began' }
  | { type: 'away.ended' }
  | { type: 'writer.taken' }
  | { type: 'writer.takenBack' }
  | { type: 'exit.asked' }
  | { type: 'exit.declined' }
  | { type: 'exit.confirmed' }
  | { type: 'logout.confirmed' }
  | { type: 'attempt.ended' }
  | { type: 'attempt.disqualified' }
  | { type: 'attempt.reset' }
  | { type: 'result.completed' }
  | { type: 'result.failed' }
  | { type: 'redo.granted'; assessmentId: string }
