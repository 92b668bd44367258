import { type PartForm, partsOf } from '../../machines/assessment/parts'
import englishV3 from './questions/english_v3.json'
import englishV3Key from './questions/english_v3.key.json'
import { answerKeySchema, assessmentSchema } from './assessment-schema'
import type { AnswerKey, Assessment, AssessmentId, PracticeItem, Question, QuestionnairePart } from './assessment-schema'

interface Content {
  assessment: Assessment
  key: AnswerKey
}

/**
 * Reads one assessment and its key, and refuses what could not be scored: a key for another assessment, a question id
 * used twice, other parts than its kind has, a part without a practice item, a question that its form could not show or score.
 */
export const parseContent = (assessmentJson: unknown, keyJson: unknown): Content => {
  const assessment = assessmentSchema.parse(assessmentJson)
  const key = answerKeySchema.parse(keyJson)
  if (key.assessment_id !== assessment.assessment_id) throw new Error(`The key of ${key.assessment_id} does not open ${assessment.assessment_id}.`)

  const questions = assessment.parts.flatMap((part) => part.questions)
  const partIds = assessment.parts.map((part) => part.id)
  if (partsOf[assessment.kind].some(({ id, form }, at) => assessment.parts[at]?.id !== id || assessment.parts[at].kind !== form)) throw new Error(`${assessment.assessment_id} has other parts than its kind.`)
  for (const id of partIds) {
    if (!assessment.practice.some((item) => item.part === id)) throw new Error(`${assessment.assessment_id} has nothing to practise ${id} with.`)
  }
  const ids = [...questions, ...assessment.practice].map((question) => question.id)
  if (new Set(ids).size !== ids.length) throw new Error(`${assessment.assessment_id} uses a question id twice.`)

  for (const { kind, questions: asked } of assessment.parts) {
    for (const question of asked) {
      const fault = faultOf[kind](question, key)
      if (fault !== null) throw new Error(`${question.id} ${fault}.`)
    }
  }
  const { assessment_id: _, ...keys } = key
  for (const id of Object.values(keys).flatMap((known) => Object.keys(known))) {
    if (!questions.some((question) => question.id === id)) throw new Error(`The key names ${id}, which is not asked.`)
  }
  return { assessment, key }
}

type Fault = (question: Question, key: AnswerKey) => string | null

const optionFault = ({ options = [] }: Question, right: string | undefined) => (options.some((option) => option.id === right) ? null : 'has no right option')
const mcqFault: Fault = (question, key) => optionFault(question, key.mcqs[question.id])
const boundsFault: Fault = ({ min_words, max_words }) => (min_words === undefined || max_words === undefined ? 'does not say how many words' : null)

/** What a question of each form lacks to be shown and scored; null when nothing. */
const faultOf: Record<PartForm, Fault> = {
  written: boundsFault,
  mcqs: mcqFault,
  speaking: ({ id }, key) => (key.speaking_topics[id] ? null : 'has no subject words'),
  guideline_comprehension: mcqFault,
  text_classification: mcqFault,
  translation_review: (question, key) => (question.answer_lang ? optionFault(question, key.reviews[question.id]?.option) : 'does not say the language of the answer'),
  quality_ranking: ({ id, options = [] }, key) => {
    const ranks = options.map((option) => key.rankings[id]?.[option.id] ?? 0)
    return options.length === 4 && [1, 2, 3, 4].every((rank) => ranks.includes(rank)) ? null : 'does not rank its four options'
  },
  audio_transcription: ({ id, media, answer_lang }, key) => (media?.kind === 'audio' && answer_lang && key.transcripts[id] ? null : 'lacks its recording, its language or its text'),
  error_correction: ({ id, body = '', answer_lang }, key) =>
    answer_lang && body.includes(key.corrections[id]?.wrong ?? '\0') ? null : 'lacks its language or does not hold the word that is wrong',
  ocr_check: ({ id, media, answer_lang, given }, key) => (media?.kind === 'image' && answer_lang && given && key.ocr[id] && given !== key.ocr[id] ? null : 'lacks its picture, its language or a reading that is to be corrected'),
  response_writing: boundsFault,
}

const library = new Map<AssessmentId, Content>(
  [parseContent(englishV3, englishV3Key)].map((content) => [content.assessment.assessment_id, content]),
)

/** Whether questions exist for this setting key; settings may name versions that nobody has written yet. */
export const hasContent = (id: AssessmentId): boolean => library.has(id)

/** The parts with their questions and budgets in seconds, safe to send: right answers live in another file. Null when there is no content. */
export const questionnaireOf = (id: AssessmentId): QuestionnairePart[] | null => library.get(id)?.assessment.parts ?? null

/** One untimed practice item of each part, never scored. Null when there is no content. */
export const practiceOf = (id: AssessmentId): PracticeItem[] | null => library.get(id)?.assessment.practice ?? null

/** The right answers. For scoring and for a recruiter's report only. Null when there is no content. */
export const answerKeyOf = (id: AssessmentId): AnswerKey | null => library.get(id)?.key ?? null
