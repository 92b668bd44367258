import englishV3 from './questions/english_v3.json'
import englishV3Key from './questions/english_v3.key.json'
import { answerKeySchema, assessmentSchema } from './assessment-schema'
import type { AnswerKey, Assessment, AssessmentId, Question, QuestionnairePart } from './assessment-schema'

interface Content {
  assessment: Assessment
  key: AnswerKey
}

/**
 * Reads one assessment and its key, and refuses what could not be scored: a key for another assessment, a question id
 * used twice, a multiple choice question without a right option, a speaking prompt without its subject.
 */
export const parseContent = (assessmentJson: unknown, keyJson: unknown): Content => {
  const assessment = assessmentSchema.parse(assessmentJson)
  const key = answerKeySchema.parse(keyJson)
  if (key.assessment_id !== assessment.assessment_id) throw new Error(`The key of ${key.assessment_id} does not open ${assessment.assessment_id}.`)

  const questions = assessment.parts.flatMap((part) => part.questions)
  const ids = [...questions, ...assessment.practice].map((question) => question.id)
  if (new Set(ids).size !== ids.length) throw new Error(`${assessment.assessment_id} uses a question id twice.`)

  for (const { id, options, type } of questions) {
    const right = key.mcqs[id]
    if (options && !options.some((option) => option.id === right)) throw new Error(`${id} has no right option.`)
    if (type === 'audio' && !key.speaking_topics[id]) throw new Error(`${id} has no subject words.`)
  }
  for (const id of [...Object.keys(key.mcqs), ...Object.keys(key.speaking_topics)]) {
    if (!questions.some((question) => question.id === id)) throw new Error(`The key names ${id}, which is not asked.`)
  }
  return { assessment, key }
}

const library = new Map<AssessmentId, Content>(
  [parseContent(englishV3, englishV3Key)].map((content) => [content.assessment.assessment_id, content]),
)

/** Whether questions exist for this setting key; settings may name versions that nobody has written yet. */
export const hasContent = (id: AssessmentId): boolean => library.has(id)

/** The parts with their questions and budgets in seconds, safe to send: right answers live in another file. Null when there is no content. */
export const questionnaireOf = (id: AssessmentId): QuestionnairePart[] | null => library.get(id)?.assessment.parts ?? null

/** One untimed practice item of each kind, never scored. Null when there is no content. */
export const practiceOf = (id: AssessmentId): Question[] | null => library.get(id)?.assessment.practice ?? null

/** The right answers. For scoring and for a recruiter's report only. Null when there is no content. */
export const answerKeyOf = (id: AssessmentId): AnswerKey | null => library.get(id)?.key ?? null
