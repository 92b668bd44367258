import type { PartForm } from '../../../machines/assessment/parts'
import type { AnswerKey, QuestionnairePart } from '../../content/assessment-schema'
import { scoreCorrections } from './annotation/correction'
import { reason, toScore } from './evidence'
import type { CriterionKey, CriterionScore } from './evidence'
import { scoreMcqs } from './annotation/mcqs'
import { scoreChecks } from './annotation/ocr-check'
import type { AnswerValues } from './annotation/part-score'
import { toAsked } from './annotation/plain-text.rules'
import { scoreRankings } from './annotation/ranking'
import { scoreResponses } from './annotation/responses'
import { scoreSpeaking } from './speaking/speaking'
import type { ReviewerScores, Take } from './speaking/speaking'
import { scoreTranscripts } from './annotation/transcription'
import { scoreReviews } from './annotation/translation-review'
import { evaluateAnswer, type ReviewerCriteria } from './annotation/written-answer'
import { type WritingEvaluator, writingCriteria } from './writing/writing'

export interface AttemptAnswers {
  /** The winning value of each question: the text written, or the option's id. */
  values: AnswerValues
  /** The last take of each speaking question. */
  takes: Readonly<Record<string, Take | undefined>>
  /** Scores that a reviewer has given spoken answers so far, by question. */
  reviewed: ReviewerScores
  /** The criteria that a reviewer has given written answers so far, by question. */
  reviewedWriting: ReviewerCriteria
  /** Parts that an arrangement takes out of this candidate's attempt. */
  waived: readonly string[]
}

export interface Evaluation {
  /** 0–100, or null when no criterion has a score. */
  overall: number | null
  /** Some criterion is still open; the overall is then over the others. */
  provisional: boolean
  criteria: CriterionScore[]
  needsReview: boolean
}

/**
 * English: writing 40 % (its three criteria alike), multiple choice 30 %, speaking 30 %.
 * Annotation: its eight parts alike.
 */
const weights: Record<CriterionKey, number> = {
  coherence: 40 / 3,
  lexical_resource: 40 / 3,
  grammar: 40 / 3,
  mcqs: 30,
  speaking: 30,
  part1: 12.5,
  part2: 12.5,
  part3: 12.5,
  part4: 12.5,
  part5: 12.5,
  part6: 12.5,
  part7: 12.5,
  part8: 12.5,
}

const waivedScore = (key: CriterionKey): CriterionScore => ({
  key,
  score: null,
  provisional: false,
  evidence: [reason('part_waived')],
})

/**
 * The overall score: the weighted mean of the criteria that have a score, by the weights above, so
 * what is open or waived weighs nothing. It is provisional while any criterion is.
 */
export const toOverall = (
  criteria: readonly CriterionScore[],
): Pick<Evaluation, 'overall' | 'provisional'> => {
  let sum = 0
  let weight = 0
  for (const { key, score } of criteria) {
    if (score === null) continue
    sum += weights[key] * score
    weight += weights[key]
  }
  return {
    overall: weight === 0 ? null : toScore(sum / weight),
    provisional: criteria.some(({ provisional }) => provisional),
  }
}

interface Material {
  part: QuestionnairePart
  criterion: CriterionKey
  key: AnswerKey
  answers: AttemptAnswers
  writing: WritingEvaluator
}

type FormScorer = (
  material: Material,
) => CriterionScore | CriterionScore[] | Promise<CriterionScore | CriterionScore[]>

const choices: FormScorer = ({ part, criterion, key, answers }) =>
  scoreMcqs(criterion, part.questions, key.mcqs, answers.values)

/** How what is done in a part is scored; the formula stands with each scorer. */
const scorers: Record<PartForm, FormScorer> = {
  written: ({ part: { questions }, key, answers, writing }) => {
    const [first] = questions
    if (first === undefined) throw new Error('There is no writing task.')
    return evaluateAnswer(first, key, writing, answers)
  },
  mcqs: choices,
  speaking: ({ part, key, answers: { takes, reviewed } }) => {
    const prompts = part.questions.map((question) => ({
      question_id: question.id,
      prompt: toAsked(question),
      topics: key.speaking_topics[question.id] ?? [],
      max_seconds: question.max_seconds ?? 90,
    }))
    return scoreSpeaking(prompts, takes, reviewed)
  },
  guideline_comprehension: choices,
  text_classification: choices,
  translation_review: ({ part, criterion, key, answers }) =>
    scoreReviews(criterion, part.questions, key.reviews, answers.values),
  quality_ranking: ({ part, criterion, key, answers }) =>
    scoreRankings(criterion, part.questions, key.rankings, answers.values),
  audio_transcription: ({ part, criterion, key, answers }) =>
    scoreTranscripts(criterion, part.questions, key.transcripts, answers.values),
  error_correction: ({ part, criterion, key, answers }) =>
    scoreCorrections(criterion, part.questions, key.corrections, answers.values),
  ocr_check: ({ part, criterion, key, answers }) =>
    scoreChecks(criterion, part.questions, key.ocr, answers.values),
  response_writing: ({ part, criterion, key, answers, writing }) =>
    scoreResponses(criterion, part.questions, (question) =>
      evaluateAnswer(question, key, writing, answers),
    ),
}

/** The criteria of a part: writing has three, every other part one with its own name. */
const getCriteria = (id: QuestionnairePart['id']): readonly CriterionKey[] =>
  id === 'writing' ? writingCriteria : [id]

/**
 * Scores an attempt, part by part. `parts` and `key` come from server/content/assessments.ts;
 * `writing` is the embedded evaluator or one behind a URL. Rejects when a text could not be looked
 * at; the job that called then tries again, and at last the attempt is FAILED.
 */
export async function evaluate(
  parts: readonly QuestionnairePart[],
  key: AnswerKey,
  writing: WritingEvaluator,
  answers: AttemptAnswers,
): Promise<Evaluation> {
  const criteria: CriterionScore[] = []
  for (const part of parts) {
    const keys = getCriteria(part.id)
    const [criterion] = keys
    if (criterion === undefined) continue
    const scored = answers.waived.includes(part.id)
      ? keys.map(waivedScore)
      : await scorers[part.kind]({ part, criterion, key, answers, writing })
    criteria.push(...[scored].flat())
  }
  return {
    ...toOverall(criteria),
    criteria,
    needsReview: criteria.some(({ provisional }) => provisional),
  }
}
