import { measure, percent } from '../evidence'
import type { Evidence, WritingCriterion } from '../evidence'
import type { TextMeasures } from './text-measures'
import {
  toBand,
  getContributions,
  models,
  getPointsPerMark,
  toPoints,
  usualMeasures,
} from './writing-model'

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const shares: readonly (keyof TextMeasures)[] = [
  'variety',
  'content_words',
  'long_sentences',
  'short_sentences',
  'patterns',
]
const logarithms: readonly (keyof TextMeasures)[] = ['slips', 'form_errors']

/** How a measure and its usual value are told: as percentages, or as rates in a hundred words. */
const toValues = (name: keyof TextMeasures, value: number): Evidence['values'] => {
  if (shares.includes(name)) return { share: percent(value), percent: percent(usualMeasures[name]) }
  const toRate = (of: number) => oneDecimal(logarithms.includes(name) ? Math.exp(of) - 1 : of)
  // The place that has the mean logarithm, as text-measures.ts computes it.
  const toPlace = (of: number) => Math.round(Math.exp(of) - 10)
  if (name === 'rarity') return { rate: toPlace(value), usual: toPlace(usualMeasures.rarity) }
  return { rate: toRate(value), usual: toRate(usualMeasures[name]) }
}

/**
 * One criterion of writing by its model (writing-model.ts): points of 0–100, with the points of a
 * usual text and what each measure adds or takes, so that the evidence adds up to the score.
 */
export const scoreCriterion = (
  criterion: WritingCriterion,
  measures: TextMeasures,
): { score: number; evidence: Evidence[] } => {
  const parts = getContributions(criterion, measures)
  const { usual } = models[criterion]
  const mark = parts.reduce((sum, { marks }) => sum + marks, usual)
  // The scale bends at each level: every measure gets the mean slope between usual and reached.
  const pointsPerMark = getPointsPerMark(criterion, usual, mark)
  const score = Math.min(100, Math.max(0, toPoints(criterion, mark)))
  return {
    score,
    evidence: [
      measure('writing_level', { ...toBand(criterion, score) }),
      measure('usual_points', {
        criterion,
        points: oneDecimal(toPoints(criterion, usual)),
      }),
      ...parts.map(({ measure: name, marks }) =>
        measure(name, {
          criterion,
          ...toValues(name, measures[name]),
          points: oneDecimal(pointsPerMark * marks),
        }),
      ),
    ],
  }
}
