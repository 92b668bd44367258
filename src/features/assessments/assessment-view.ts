import type { Device, Position } from '../../../machines/assessment/assessment-events'
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.machine'
import type { AssessmentCard, Attempt, Questionnaire } from './attempt-api'
import type { MediaState } from './question-media'
import type { RecordingFault } from './recording-faults.rules'
import type { TakeState } from './take-recorder'

/** All that a screen needs to know, made anew whenever something of it changes. */
export interface AssessmentView {
  snapshot: AssessmentSnapshot
  questionnaire: Questionnaire | null
  /** The answers as they are kept on this device, by question. */
  answers: ReadonlyMap<string, string>
  parts: Attempt['parts']
  /** What the candidate gets, or got, with an arrangement in it. */
  plan: AssessmentCard['plan']
  /** The part and phase of the chart; null unless the attempt runs. */
  position: Position | null
  /** When the briefing or part runs out, in milliseconds on the server's clock. */
  expiresAt: number | null
  saving: 'saved' | 'saving' | 'retrying'
  /** An answer is in this page alone: the disk is full or closed to this site. */
  storageFailed: boolean
  lostDevices: readonly Device[]
  /** What is wrong with the recording though every device is on. */
  recordingFaults: readonly RecordingFault[]
  take: TakeState
  /** How often each prompt was answered so far. */
  takesKept: ReadonlyMap<string, number>
  /** The last take of each prompt, as far as it was recorded since the page was loaded. */
  takesHeard: ReadonlyMap<string, Blob>
  /** The sound or picture of each question that has one. */
  media: ReadonlyMap<string, MediaState>
  /** Pieces of recordings that have not been acknowledged. */
  waiting: number
}

/** Saved is what the server holds as the page shows it, and not what the chart has sent alone. */
export function savingOf(snapshot: AssessmentSnapshot, isHeld: boolean): AssessmentView['saving'] {
  if (isHeld && !snapshot.hasTag('unsaved')) return 'saved'
  return snapshot.matches({ running: { saving: 'retrying' } }) ? 'retrying' : 'saving'
}

/**
 * Whether a question may be answered here. A part is over with the press that hands it in, and a key
 * behind it comes too late.
 */
export function takesAnswer(
  { snapshot, position, questionnaire }: AssessmentView,
  questionId: string,
): boolean {
  if (snapshot.hasTag('readOnly') || position?.phase !== 'answering') return false
  const part = questionnaire?.parts.find(({ id }) => id === position.part)
  return part?.questions.some(({ id }) => id === questionId) ?? false
}
