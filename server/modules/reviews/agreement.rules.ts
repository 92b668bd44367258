import type { components } from '../../../openapi/generated/api'
import type { QuestionnairePart } from '../../content/assessment-schema'
import type { Review } from '../results/result.store'
import { quadraticKappa, type ScorePair } from './kappa.rules'
import { differenceBand, machineScores, scoresIn } from './second-review.rules'

type Schemas = components['schemas']
type Comparison = Schemas['ScoreComparison']
type Criterion = Schemas['GivenScore']['criterion']

/** An attempt with its reviews, oldest first. */
export interface ReviewedAttempt {
  parts: readonly QuestionnairePart[]
  reviews: readonly Pick<Review, 'scores' | 'writing' | 'second' | 'before' | 'at'>[]
}

/** What was given to one answer, or to one criterion of it. */
export interface ScoredAnswer {
  part: Schemas['PartId']
  criterion: Criterion
  /** When the first reviewer scored it. */
  at: Date
  first: number
  second: number | null
  machine: number | null
}

/**
 * Every score of an attempt as it was given first: what a reviewer corrected, perhaps after reading
 * the second review, must not make the two agree.
 */
export function toScoredAnswers({ parts, reviews }: ReviewedAttempt): ScoredAnswer[] {
  const first = new Map<string, { score: number; machine: number | null; at: Date }>()
  const before = reviews.find((review) => review.before !== null)?.before ?? null
  for (const review of reviews) {
    if (review.second) continue
    const measured = machineScores(review, before)
    for (const [of, score] of scoresIn(review))
      if (!first.has(of)) first.set(of, { score, machine: measured.get(of) ?? null, at: review.at })
  }
  const given = reviews.find(({ second }) => second)
  const second = given === undefined ? new Map<string, number>() : scoresIn(given)
  return [...first].flatMap(([of, { score, machine, at }]) => {
    const scored = findScored(parts, of)
    return scored === null
      ? []
      : [{ ...scored, at, first: score, second: second.get(of) ?? null, machine }]
  })
}

/** The criteria of a written answer, in the order of reports. */
const criteria = ['coherence', 'lexical_resource', 'grammar'] as const

/** What a score is of: `writing-1.grammar`, `speaking-2`. Null once no questionnaire has it. */
function findScored(parts: readonly QuestionnairePart[], of: string) {
  const criterion: Criterion = criteria.find((one) => of.endsWith(`.${one}`)) ?? null
  const question = criterion === null ? of : of.slice(0, -criterion.length - 1)
  const part = parts.find(({ questions }) => questions.some(({ id }) => id === question))
  return part === undefined ? null : { part: part.id, criterion }
}

/** The scores of the first reviewer with those of the second or the machine, where both are there. */
export const toPairs = (
  answers: readonly ScoredAnswer[],
  other: 'second' | 'machine',
): ScorePair[] =>
  answers.flatMap((answer) => {
    const score = answer[other]
    return score === null ? [] : [[answer.first, score] as const]
  })

/** The same things by a name that each has, in the order of their first. */
export function groupBy<Thing>(
  things: readonly Thing[],
  toName: (thing: Thing) => string,
): [name: string, group: [Thing, ...Thing[]]][] {
  const groups = new Map<string, [Thing, ...Thing[]]>()
  for (const thing of things) {
    const group = groups.get(toName(thing))
    if (group === undefined) groups.set(toName(thing), [thing])
    else group.push(thing)
  }
  return [...groups]
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const mean = (values: readonly number[]): number =>
  round(values.reduce((sum, value) => sum + value, 0) / values.length, 1)

/** How the first of each pair differs from the other; there is at least one pair. */
export const toDifference = (pairs: readonly ScorePair[]): Schemas['MachineDifference'] => ({
  scores: pairs.length,
  mean_difference: mean(pairs.map(([one, other]) => one - other)),
  mean_distance: mean(pairs.map(([one, other]) => Math.abs(one - other))),
})

/** Pairs of scores by attempt, compared. */
export function comparePairs(byAttempt: readonly (readonly ScorePair[])[]): Comparison {
  const pairs = byAttempt.flat()
  const kappa = quadraticKappa(pairs)
  return {
    attempts: byAttempt.filter(({ length }) => length > 0).length,
    ...(pairs.length === 0
      ? { scores: 0, mean_difference: null, mean_distance: null }
      : toDifference(pairs)),
    differing: pairs.filter(([one, other]) => Math.abs(one - other) > differenceBand).length,
    kappa: kappa === null ? null : round(kappa, 2),
  }
}
