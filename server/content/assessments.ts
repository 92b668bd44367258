import { partsByKind } from '../../machines/assessment/parts'
import annotationV1 from './questions/annotation_v1.json'
import annotationV1Key from './questions/annotation_v1.key.json'
import annotationV2 from './questions/annotation_v2.json'
import annotationV2Key from './questions/annotation_v2.key.json'
import annotationV3 from './questions/annotation_v3.json'
import annotationV3Key from './questions/annotation_v3.key.json'
import englishV1 from './questions/english_v1.json'
import englishV1Key from './questions/english_v1.key.json'
import englishV2 from './questions/english_v2.json'
import englishV2Key from './questions/english_v2.key.json'
import englishV3 from './questions/english_v3.json'
import englishV3Key from './questions/english_v3.key.json'
import { answerKeySchema, assessmentSchema } from './assessment-schema'
import type {
  AnswerKey,
  Assessment,
  AssessmentId,
  PracticeItem,
  QuestionnairePart,
} from './assessment-schema'
import { findKeyFault, findShowFault } from './content-faults'
import { hasMedia } from './question-media'

interface Content {
  assessment: Assessment
  key: AnswerKey
}

/**
 * Reads one assessment and its key, and refuses what could not be shown or scored: a key for
 * another assessment, a question id used twice, other parts than its kind has, a part without a
 * practice item, a question that its form could not show or score, a sound or image that is not
 * there.
 */
export const parseContent = (
  assessmentJson: unknown,
  keyJson: unknown,
  isThere: (file: string) => boolean = hasMedia,
): Content => {
  const assessment = assessmentSchema.parse(assessmentJson)
  const key = answerKeySchema.parse(keyJson)
  const { assessment_id: id, parts, practice } = assessment
  if (key.assessment_id !== id)
    throw new Error(`The key of ${key.assessment_id} does not open ${id}.`)

  const planned = partsByKind[assessment.kind]
  const asPlanned = ({ id: part, kind, budget_seconds }: QuestionnairePart, at: number) =>
    planned[at]?.id === part &&
    planned[at].form === kind &&
    planned[at].budget_seconds === budget_seconds
  if (parts.length !== planned.length || !parts.every(asPlanned))
    throw new Error(`${id} has other parts than its kind.`)
  const questions = parts.flatMap((part) => part.questions)
  const ids = [...questions, ...practice].map((question) => question.id)
  if (new Set(ids).size !== ids.length) throw new Error(`${id} uses a question id twice.`)

  for (const part of parts) {
    const practised = practice.filter((item) => item.part === part.id)
    if (practised.length === 0) throw new Error(`${id} has nothing to practise ${part.id} with.`)
    if (part.kind === 'guideline_comprehension' && part.passage === undefined)
      throw new Error(`${id} has no guideline in ${part.id}.`)
    for (const question of part.questions)
      refuse(
        question.id,
        findShowFault[part.kind](question) ?? findKeyFault[part.kind](question, key),
      )
    for (const item of practised) refuse(item.id, findShowFault[part.kind](item))
  }
  for (const { id: question, media } of [...questions, ...practice])
    if (media && !isThere(media.file))
      throw new Error(`${question} names ${media.file}, which is not there.`)

  const { assessment_id: _, ...keys } = key
  for (const known of Object.values(keys).flatMap((one) => Object.keys(one))) {
    if (!questions.some((question) => question.id === known))
      throw new Error(`The key names ${known}, which is not asked.`)
  }
  return { assessment, key }
}

function refuse(id: string, fault: string | null): void {
  if (fault !== null) throw new Error(`${id} ${fault}.`)
}

const written = [
  [englishV1, englishV1Key],
  [englishV2, englishV2Key],
  [englishV3, englishV3Key],
  [annotationV1, annotationV1Key],
  [annotationV2, annotationV2Key],
  [annotationV3, annotationV3Key],
] as const

const library = new Map<AssessmentId, Content>(
  written.map(([assessment, key]) => {
    const content = parseContent(assessment, key)
    return [content.assessment.assessment_id, content]
  }),
)

/**
 * Whether questions exist for this setting key; settings may name versions that nobody has written
 * yet.
 */
export const hasContent = (id: AssessmentId): boolean => library.has(id)

/**
 * The parts with their questions and budgets in seconds, safe to send: right answers live in
 * another file. Null when there is no content.
 */
export const getQuestionnaire = (id: AssessmentId): QuestionnairePart[] | null =>
  library.get(id)?.assessment.parts ?? null

/** One untimed practice item of each part, never scored. Null when there is no content. */
export const getPractice = (id: AssessmentId): PracticeItem[] | null =>
  library.get(id)?.assessment.practice ?? null

/**
 * The right answers. For scoring and for a recruiter's report only. Null when there is no content.
 */
export const getAnswerKey = (id: AssessmentId): AnswerKey | null => library.get(id)?.key ?? null
