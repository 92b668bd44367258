import { readRanking } from '../../../../machines/shared/answer-values'
import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { measure } from '../evidence'
import type { CriterionKey, CriterionScore } from '../evidence'
import { type AnswerScore, type AnswerValues, toMean, meanOfAnswers, noAnswer } from './part-score'

/**
 * Kendall's tau-b of two rankings of the same things, −1 to 1: `(C − D) ÷ √((n₀ − n₁)(n₀ − n₂))`,
 * with C pairs in the same order, D in the opposite one, n₀ pairs in all, n₁ and n₂ pairs tied in
 * one of them (M. G. Kendall, "The treatment of ties in ranking problems", Biometrika 33, 1945).
 * NaN where nothing is in any order.
 */
export const kendallTauB = (one: readonly number[], other: readonly number[]): number => {
  let order = 0
  let [untiedInOne, untiedInOther] = [0, 0]
  one.forEach((rank, at) => {
    for (let next = at + 1; next < one.length; next += 1) {
      const [inOne, inOther] = [
        Math.sign(rank - (one[next] ?? rank)),
        Math.sign((other[at] ?? 0) - (other[next] ?? 0)),
      ]
      order += inOne * inOther
      untiedInOne += inOne ** 2
      untiedInOther += inOther ** 2
    }
  })
  return order / Math.sqrt(untiedInOne * untiedInOther)
}

const countPairs = (count: number) => (count * (count - 1)) / 2

type Ranked = AnswerScore & { tau: number | null }

/**
 * One ranking: `100 × (tau-b + 1) ÷ 2`, over the responses that were ranked, times the share of all
 * pairs that these make. So a pair without an order counts as wrong, and one rank alone earns
 * nothing.
 */
const scoreRanking = (
  { options = [] }: Question,
  right: Readonly<Record<string, number>>,
  value: string | undefined,
): Ranked => {
  const given = readRanking(value, options)
  const ranked = options.filter(({ id }) => given[id] !== undefined)
  if (ranked.length === 0) return { ...noAnswer, tau: null }
  const tau =
    ranked.length < 2
      ? null
      : kendallTauB(
          ranked.map(({ id }) => right[id] ?? 0),
          ranked.map(({ id }) => given[id] ?? 0),
        )
  return {
    tau,
    score:
      tau === null
        ? 0
        : ((100 * (tau + 1)) / 2) * (countPairs(ranked.length) / countPairs(options.length)),
    evidence: [
      ...(tau === null ? [] : [measure('ranking_agreement', { tau: rounded(tau) })]),
      ...(ranked.length < options.length
        ? [measure('ranking_incomplete', { ranked: ranked.length, total: options.length })]
        : []),
    ],
  }
}

const rounded = (tau: number) => Math.round(100 * tau) / 100

/** Putting responses in order of quality: the mean of the rankings. */
export const scoreRankings = (
  key: CriterionKey,
  questions: readonly Question[],
  rankings: AnswerKey['rankings'],
  values: AnswerValues,
): CriterionScore => {
  const scored = questions.map((question) =>
    scoreRanking(question, rankings[question.id] ?? {}, values[question.id]),
  )
  const taus = scored.flatMap(({ tau }) => (tau === null ? [] : [tau]))
  return meanOfAnswers(
    key,
    questions,
    scored,
    taus.length === 0
      ? []
      : [
          measure('rankings_mean', {
            tau: rounded(toMean(taus)),
            ranked: taus.length,
            total: questions.length,
          }),
        ],
  )
}
