import type { components } from '../../../openapi/generated/api'
import { type Keyed, principles, type Trait } from '../../content/principles/principles'

type Schemas = components['schemas']
export type Band = Schemas['TraitProfile']['band']

export interface Given {
  /** Of the statement, 1 to 100. */
  number: number
  /** 1 to 5. */
  answer: number
}

export const traitNames: readonly Trait[] = principles.traits.map(({ trait }) => trait)
const total = principles.statements.length
const half = total / 2
const toKey = new Map(principles.key.map((entry) => [entry.number, entry]))

/** How far somebody is, by the numbers of the statements that are answered. */
export function toProgress(answered: readonly number[]): Schemas['AssessmentProgress'] {
  return {
    shortscaleComplete: answered.filter((number) => number <= half).length === half,
    assessmentComplete: answered.length === total,
    fractionComplete: answered.length / total,
  }
}

/** An answer as it counts for the trait: turned round where agreeing speaks against it. */
export const keyedAnswer = ({ direction }: Pick<Keyed, 'direction'>, answer: number): number =>
  direction === 1 ? answer : 6 - answer

/**
 * The score of a trait, 0 to 100 with one decimal, and on how many answers it rests: where the mean
 * of the keyed answers lies between 1 (0) and 5 (100). It compares with the scale's own points and
 * with no group of people. Null without an answer.
 */
export function getScore(
  trait: Trait,
  given: readonly Given[],
): { score: number; statements: number } | null {
  const counted = given.flatMap(({ number, answer }) => {
    const entry = toKey.get(number)
    return entry?.trait === trait ? [keyedAnswer(entry, answer)] : []
  })
  if (counted.length === 0) return null
  const mean = counted.reduce((sum, answer) => sum + answer, 0) / counted.length
  return { score: Math.round(((mean - 1) / 4) * 1000) / 10, statements: counted.length }
}

/**
 * Which text a score has: the middle is a mean answer that leans to neither side, 2.6 to 3.4 of 5.
 */
export const toBand = (score: number): Band =>
  score < 40 ? 'low' : score <= 60 ? 'middle' : 'high'

/**
 * Fewer people than these say too little of a key: the estimate would jump with each one who joins.
 */
export const leastForReliability = 30

/** The number of the latest runs that determine the second decimal; more would only take longer. */
export const mostForReliability = 1000

export interface Spread {
  /** How many of those who finished are counted. */
  people: number
  /**
   * The sample variance of the answers to each statement of the trait. Turning an answer round does
   * not change it.
   */
  ofStatements: readonly number[]
  /** The sample variance of the sum of the keyed answers. */
  ofSum: number
}

/**
 * Cronbach's alpha: how consistently the statements of a trait were answered by those who finished
 * last. k / (k − 1) · (1 − Σ σ²ᵢ / σ²ₓ), from L. J. Cronbach, "Coefficient alpha and the internal
 * structure of tests", Psychometrika 16 (1951), 297–334. Null while too few have finished, or if
 * everybody has the same sum. Two decimals.
 */
export function toReliability({ people, ofStatements, ofSum }: Spread): number | null {
  const k = ofStatements.length
  if (people < leastForReliability || k < 2 || ofSum === 0) return null
  const single = ofStatements.reduce((sum, variance) => sum + variance, 0)
  return Math.round((k / (k - 1)) * (1 - single / ofSum) * 100) / 100
}
