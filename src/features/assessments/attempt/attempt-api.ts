import type { components } from '../../../../openapi/generated/api'

type Schemas = components['schemas']

export type Attempt = Schemas['Attempt']
export type AssessmentCard = Schemas['AssessmentCard']
export type AssessmentId = Schemas['AssessmentId']
export type AttemptEventRequest = Schemas['AttemptEventRequest']
export type ClientEventType = Schemas['ClientEventType']
export type DeviceCheck = Schemas['DeviceCheck']
export type EpisodeDetail = Schemas['EpisodeDetail']
export type AnswerEdit = Schemas['AnswerEdit']
export type QuestionType = Schemas['QuestionType']
export type Question = Schemas['Question']
/** The questions as they are kept on the device; what was answered is kept apart from them. */
export type Questionnaire = Omit<Schemas['Questionnaire'], 'answers' | 'takes'>
/** The questions with what the server has of the answers so far. */
export type AnsweredQuestionnaire = Schemas['Questionnaire']
export type StandingAnswer = Schemas['StandingAnswer']
export type CountedTake = Schemas['CountedTake']
export type SaveAnswersRequest = Schemas['SaveAnswersRequest']
export type SavedAnswers = Schemas['SavedAnswersData']
/** What the server says of a take: it came in time, or late and counts, or does not, or not yet. */
export type TakeAnswer = Schemas['TakeState']
export type MediaKind = Schemas['MediaKind']

/** One piece of a recording, or a screenshot, as it is sent. */
export interface PieceUpload {
  attempt_id: string
  kind: MediaKind
  /** One run of one recorder: pieces of two runs do not make one file. */
  session_id: string
  index: number
  offset_ms: number
  duration_ms: number
  last: boolean
  file: Blob
}

/** A spoken answer as it is sent. */
export interface TakeUpload {
  attempt_id: string
  epoch: number
  take: number
  duration_ms: number
  transcript?: string
  /** When it ended; not known of one that an earlier version of the application kept. */
  since?: string
  elapsed_ms?: number
  file: Blob
}

/**
 * The calls an attempt makes. They reject with an error that carries a `code` (`offline` when no
 * answer came) and, for a refusal, a `status`.
 */
export interface AttemptApi {
  listAttempts(): Promise<AssessmentCard[]>
  giveConsent(id: AssessmentId, consent: { text_version: string; lang: 'en' | 'ar' }): Promise<void>
  sendEvent(id: AssessmentId, event: AttemptEventRequest): Promise<Attempt>
  getQuestionnaire(id: AssessmentId): Promise<AnsweredQuestionnaire>
  /** The file at the address of a question's media. */
  getMedia(url: string): Promise<Blob>
  saveAnswers(id: AssessmentId, request: SaveAnswersRequest): Promise<SavedAnswers>
  saveTake(id: AssessmentId, questionId: string, take: TakeUpload): Promise<TakeAnswer>
  savePiece(id: AssessmentId, piece: PieceUpload): Promise<void>
}

const assessmentIds: readonly AssessmentId[] = [
  'english_v1',
  'english_v2',
  'english_v3',
  'annotation_v1',
  'annotation_v2',
  'annotation_v3',
]

/** The id as the contract types it. @throws for an id that the contract does not know */
export function getAssessmentId(id: string): AssessmentId {
  const known = assessmentIds.find((one) => one === id)
  if (!known) throw new Error(`The contract knows no assessment ${id}.`)
  return known
}
