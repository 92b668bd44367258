/**
 * The parts of each assessment kind, as data: a new part is a new line here.
 * `budget_seconds` is the time to answer; `form` says what a person does in the part.
 */
export type PartForm =
  | 'written'
  | 'mcqs'
  | 'speaking'
  | 'guideline_comprehension'
  | 'text_classification'
  | 'translation_review'
  | 'quality_ranking'
  | 'audio_transcription'
  | 'error_correction'
  | 'ocr_check'
  | 'response_writing'

export const englishParts = [
  { id: 'writing', form: 'written', budget_seconds: 1200 },
  { id: 'mcqs', form: 'mcqs', budget_seconds: 600 },
  { id: 'speaking', form: 'speaking', budget_seconds: 600 },
] as const satisfies readonly PartSpec[]

export const annotationParts = [
  { id: 'part1', form: 'guideline_comprehension', budget_seconds: 600 },
  { id: 'part2', form: 'text_classification', budget_seconds: 600 },
  { id: 'part3', form: 'translation_review', budget_seconds: 600 },
  { id: 'part4', form: 'quality_ranking', budget_seconds: 600 },
  { id: 'part5', form: 'audio_transcription', budget_seconds: 600 },
  { id: 'part6', form: 'error_correction', budget_seconds: 1200 },
  { id: 'part7', form: 'ocr_check', budget_seconds: 600 },
  { id: 'part8', form: 'response_writing', budget_seconds: 600 },
] as const satisfies readonly PartSpec[]

/** One part as data: its id, what is done in it, and its time in seconds. */
export interface PartSpec {
  id: string
  form: PartForm
  budget_seconds: number
}

export type EnglishPartId = (typeof englishParts)[number]['id']
export type AnnotationPartId = (typeof annotationParts)[number]['id']
export type PartId = EnglishPartId | AnnotationPartId
export type AssessmentKind = 'english' | 'annotation'

export const partsByKind = { english: englishParts, annotation: annotationParts } as const

/** Before each part the candidate may read its instructions for at most this long, in seconds. */
export const BRIEFING_SECONDS = 120

/** True for an id of any part of any kind. */
export const isPartId = (value: unknown): value is PartId => allPartIds.some((id) => id === value)

const allPartIds: readonly PartId[] = [...englishParts, ...annotationParts].map((part) => part.id)
