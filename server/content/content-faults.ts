import type { PartForm } from '../../machines/assessment/parts'
import type { AnswerKey, Question } from './assessment-schema'

type ShowFault = (question: Question) => string | null
type KeyFault = (question: Question, key: AnswerKey) => string | null

const choice: ShowFault = ({ type, options }) =>
  options !== undefined && (type === 'text' || type === 'html')
    ? null
    : 'is not a choice between options'
const ordered: ShowFault = ({ type, options = [] }) =>
  type === 'json' && options.length === 4 ? null : 'does not have four options to put in order'
const bounds: ShowFault = ({ type, min_words, max_words }) =>
  type === 'long_text' && min_words !== undefined && max_words !== undefined
    ? null
    : 'does not say how many words'

/**
 * What a question of each form lacks to be shown; null when nothing. Practice has to keep to it as
 * well.
 */
export const findShowFault: Record<PartForm, ShowFault> = {
  written: bounds,
  mcqs: choice,
  speaking: ({ type, max_seconds }) =>
    type === 'audio' && max_seconds !== undefined ? null : 'does not say how long to speak',
  guideline_comprehension: choice,
  text_classification: choice,
  translation_review: ({ type, options, answer_lang }) =>
    type === 'json' && options !== undefined && answer_lang !== undefined
      ? null
      : 'lacks its options or the language of the answer',
  quality_ranking: ordered,
  audio_transcription: ({ type, media, answer_lang }) =>
    type === 'long_text' && media?.kind === 'audio' && answer_lang !== undefined
      ? null
      : 'lacks its recording or its language',
  error_correction: ({ type, body, answer_lang }) =>
    type === 'text' && body !== undefined && answer_lang !== undefined
      ? null
      : 'lacks its sentence or its language',
  ocr_check: ({ media, answer_lang, given }) =>
    media?.kind === 'image' && answer_lang !== undefined && given !== undefined
      ? null
      : 'lacks its picture, its language or what a machine read',
  response_writing: bounds,
}

const option = ({ options = [] }: Question, right: string | undefined) =>
  options.some(({ id }) => id === right) ? null : 'has no right option'
const topic: KeyFault = ({ id }, key) =>
  Object.keys(key.writing_topics[id] ?? {}).length >= 3
    ? null
    : 'has no three concepts of its subject'
const oneOption: KeyFault = (question, key) => option(question, key.mcqs[question.id])

/** What a question of each form lacks to be scored; null when nothing. */
export const findKeyFault: Record<PartForm, KeyFault> = {
  written: topic,
  mcqs: oneOption,
  speaking: ({ id }, key) => (key.speaking_topics[id] ? null : 'has no subject words'),
  guideline_comprehension: oneOption,
  text_classification: oneOption,
  translation_review: (question, key) => option(question, key.reviews[question.id]?.option),
  quality_ranking: ({ id, options = [] }, key) => {
    const ranks = options.map((each) => key.rankings[id]?.[each.id] ?? 0)
    return options.every((_, at) => ranks.includes(at + 1))
      ? null
      : 'does not rank each of its options'
  },
  audio_transcription: ({ id }, key) =>
    key.transcripts[id] ? null : 'has no text of what is said',
  error_correction: ({ id, body = '' }, key) =>
    body.includes(key.corrections[id]?.wrong ?? '\0')
      ? null
      : 'does not hold the word that is wrong',
  ocr_check: ({ id, given }, key) =>
    key.ocr[id] && given !== key.ocr[id] ? null : 'has nothing to be corrected',
  response_writing: topic,
}
