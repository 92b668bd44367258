import type { AnswerKey, QuestionnairePart } from '../../../content/assessment-schema'
import { reason, toScore } from './evidence'
import type { CriterionKey, CriterionScore } from './evidence'
import { scoreMcqs } from './mcqs'
import { plainText } from './plain-text'
import { scoreSpeaking } from './speaking'
import type { ReviewerScores, Take } from './speaking'
import type { WritingEvaluator } from './writing'

export interface AttemptAnswers {
  /** The winning value of each question: the text written, or the option's id. */
  values: Readonly<Record<string, string | undefined>>
  /** The last take of each speaking question. */
  takes: Readonly<Record<string, Take | undefined>>
  /** Scores that a reviewer has given so far, by question. */
  reviewed: ReviewerScores
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

/** Writing 40 % (its three criteria alike), multiple choice 30 %, speaking 30 %. */
const weights: Record<CriterionKey, number> = { coherence: 40 / 3, lexical_resource: 40 / 3, grammar: 40 / 3, mcqs: 30, speaking: 30 }

const waivedScore = (key: CriterionKey): CriterionScore => ({ key, score: null, provisional: false, evidence: [reason('part_waived')] })

/**
 * The overall score: the weighted mean of the criteria that have a score, by the weights above, so what is open or waived weighs nothing.
 * It is provisional while any criterion is.
 */
export const overallOf = (criteria: readonly CriterionScore[]): Pick<Evaluation, 'overall' | 'provisional'> => {
  let sum = 0
  let weight = 0
  for (const { key, score } of criteria) {
    if (score === null) continue
    sum += weights[key] * score
    weight += weights[key]
  }
  return { overall: weight === 0 ? null : toScore(sum / weight), provisional: criteria.some(({ provisional }) => provisional) }
}

/**
 * Scores an English attempt. `parts` and `key` come from server/content/assessments.ts; `writing` is the embedded evaluator or one
 * behind a URL. Rejects when the writing could not be looked at; the job that called then tries again, and at last the attempt is FAILED.
 */
export async function evaluate(parts: readonly QuestionnairePart[], key: AnswerKey, writing: WritingEvaluator, { values, takes, reviewed, waived }: AttemptAnswers): Promise<Evaluation> {
  const criteria: CriterionScore[] = []
  for (const { id, kind, questions } of parts) {
    const skipped = waived.includes(id)
    const [first] = questions
    if (kind === 'written' && first) {
      const written = skipped
        ? (['coherence', 'lexical_resource', 'grammar'] as const).map(waivedScore)
        : await writing.evaluate({ question_id: first.id, prompt: asked(first), text: values[first.id] ?? '', min_words: first.min_words ?? 100, max_words: first.max_words ?? 150 })
      criteria.push(...written)
    }
    if (kind === 'mcqs') criteria.push(skipped ? waivedScore('mcqs') : scoreMcqs(key.mcqs, values))
    if (kind === 'speaking') {
      const prompts = questions.map((question) => ({ question_id: question.id, prompt: asked(question), topics: key.speaking_topics[question.id] ?? [], max_seconds: question.max_seconds ?? 90 }))
      criteria.push(skipped ? waivedScore('speaking') : scoreSpeaking(prompts, takes, reviewed))
    }
  }
  return { ...overallOf(criteria), criteria, needsReview: criteria.some(({ key: criterion, score, provisional }) => criterion === 'speaking' && score === null && provisional) }
}

const asked = ({ prompt, body }: QuestionnairePart['questions'][number]) => `${prompt.en}\n${plainText(body ?? '')}`
