import type { Device, Position } from '../../../../machines/assessment/assessment-events'
import type { AssessmentSnapshot } from '../../../../machines/assessment/assessment.machine'
import type { AnswerStore, Arrival } from '../answers/answer-store'
import type { AssessmentCard, Attempt, Questionnaire } from '../attempt/attempt-api'
import type { StoredTake } from '../attempt/attempt-store'
import type { OpenAttempt } from '../attempt/open-attempt'
import type { MediaState } from './question-media'
import type { RecordingFault } from '../capture/recording-faults.rules'
import type { TakeState } from '../capture/take-recorder'
import { type Unarrived, countUnarrived } from '../answers/unarrived.rules'

/** Everything that a screen needs to know. Each change makes a new view. */
export interface AssessmentView {
  snapshot: AssessmentSnapshot
  questionnaire: Questionnaire | null
  /** The answers as they are kept on this device, by question. */
  answers: ReadonlyMap<string, string>
  parts: Attempt['parts']
  /** What the candidate gets, or got, with an arrangement in it. */
  plan: AssessmentCard['plan']
  /** The devices that something else stands in for by arrangement. */
  replaced: readonly Device[]
  /** The part and phase of the chart; null unless the attempt runs. */
  position: Position | null
  /** When the briefing or part runs out, in milliseconds on the server's clock. */
  expiresAt: number | null
  /** `kept`: the server has everything, and some of it came late and does not count, or not yet. */
  saving: 'saved' | 'kept' | 'saving' | 'retrying'
  /** For each part whose time ran out, how many answers had not reached the server by then. */
  unarrived: Unarrived
  /** An answer is in this page alone: the disk is full or closed to this site. */
  storageFailed: boolean
  lostDevices: readonly Device[]
  /** What is wrong with the recording though every device is on. */
  recordingFaults: readonly RecordingFault[]
  take: TakeState
  /** How often each prompt was answered so far. */
  takesStored: ReadonlyMap<string, number>
  /** The last take of each prompt, as far as it was recorded since the page was loaded. */
  takesHeard: ReadonlyMap<string, Blob>
  /** The sound or picture of each question that has one. */
  media: ReadonlyMap<string, MediaState>
  /** Pieces of recordings that have not been acknowledged. */
  waiting: number
}

/**
 * Returns the earlier object if the new one has the same content, so that nothing is drawn again
 * for it.
 */
export const keepSame = <Value>(before: Value | undefined, now: Value): Value =>
  before !== undefined && toText(before) === toText(now) ? before : now

const toText = (value: unknown): string => JSON.stringify(value instanceof Map ? [...value] : value)

/**
 * An answer counts as saved only if the server holds it as the page shows it and counts it. That
 * the chart has sent it is not enough.
 */
export function getSaving(
  snapshot: AssessmentSnapshot,
  written: AnswerStore['status'],
  spoken: ReadonlyMap<string, Arrival>,
): AssessmentView['saving'] {
  if (written === 'unsaved' || snapshot.hasTag('unsaved'))
    return isRetrying(snapshot) ? 'retrying' : 'saving'
  return written === 'kept' || [...spoken.values()].includes('kept') ? 'kept' : 'saved'
}

/** How the spoken answers stand with the server, of each question by the take that is scored. */
export const spokenArrivals = (
  takes: readonly Pick<StoredTake, 'questionId' | 'file' | 'came'>[],
): ReadonlyMap<string, Arrival> =>
  new Map(
    takes.map(({ questionId, file, came }) => [
      questionId,
      file === null ? (came ?? 'held') : 'missing',
    ]),
  )

const isRetrying = (snapshot: AssessmentSnapshot): boolean =>
  snapshot.matches({ running: { saving: 'retrying' } })

/**
 * The answers that had not reached the server when the time of their part ran out. In a tab that
 * only looks on, what is unsent is the writing one's.
 */
export function unarrivedIn(
  snapshot: AssessmentSnapshot,
  { local, answers }: Pick<OpenAttempt, 'local' | 'answers'>,
  spoken: ReadonlyMap<string, Arrival>,
): Unarrived {
  if (snapshot.hasTag('readOnly')) return {}
  const isCutOff = snapshot.hasTag('offline') || isRetrying(snapshot)
  return countUnarrived({
    parts: local.timer.parts(),
    questionnaire: local.record.questionnaire,
    getArrival: (id) => {
      const arrival = spoken.get(id)
      if (arrival === undefined) return answers.getArrival(id)
      // A spoken answer may be on its way for two minutes.
      return arrival === 'missing' && !isCutOff ? 'held' : arrival
    },
    isCutOff,
    now: local.clock.now(),
  })
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
