import type { WritingCriterion } from '../evidence'
import type { TextMeasures } from './text-measures'

/** One measure of a criterion: what a unit of it adds to the mark, with its standard error. */
interface Term {
  measure: keyof TextMeasures
  weight: number
  error: number
}

interface Model {
  /** The mark of a text whose measures are all as usual. */
  usual: number
  /** The mean marks of texts written at A2, B1, B2 and C1. */
  levels: readonly number[]
  terms: readonly Term[]
}

/** The means of the measures over the essays of the ELLIPSE corpus. */
export const usualMeasures: Readonly<TextMeasures> = {
  variety: 0.759,
  connectives: 1.27,
  rarity: 6.893,
  word_length: 4.226,
  slips: 1.264,
  form_errors: 0.605,
  wh_words: 1.23,
  adverbs: 0.69,
  commas: 3.089,
  content_words: 0.405,
  long_sentences: 0.277,
  short_sentences: 0.041,
  patterns: 0.836,
  verb_phrases: 7.464,
  articles: 2.391,
}

/**
 * The mark of a criterion on the raters' scale of 1 to 5 as a sum of measures. The weights are
 * least squares on 1,411 essays of the ELLIPSE corpus (Crossley et al. 2023; only the weights are
 * stored here, none of its text) and 167 texts of our own with a known level, .4 marks a level and
 * five times the weight, because the essays hold hardly any text at C1. Coherence is fitted to
 * Cohesion, lexical resource to Vocabulary and Phraseology, grammar to Syntax, Grammar and
 * Conventions; bench/scoring.ts fits them again, leaving prompts out.
 */
export const models: Readonly<Record<WritingCriterion, Model>> = {
  coherence: {
    usual: 3.122,
    levels: [3.326, 3.725, 3.941, 4.052],
    terms: [
      { measure: 'variety', weight: 3.23, error: 0.294 },
      { measure: 'connectives', weight: 0.093, error: 0.03 },
      { measure: 'wh_words', weight: 0.043, error: 0.012 },
      { measure: 'adverbs', weight: 0.079, error: 0.017 },
      { measure: 'commas', weight: 0.022, error: 0.007 },
      { measure: 'long_sentences', weight: -0.218, error: 0.051 },
      { measure: 'slips', weight: -0.258, error: 0.021 },
      { measure: 'form_errors', weight: -0.271, error: 0.04 },
    ],
  },
  lexical_resource: {
    usual: 3.179,
    levels: [3.337, 3.76, 4.021, 4.236],
    terms: [
      { measure: 'variety', weight: 3.127, error: 0.239 },
      { measure: 'rarity', weight: 0.363, error: 0.045 },
      { measure: 'word_length', weight: 0.158, error: 0.039 },
      { measure: 'slips', weight: -0.241, error: 0.017 },
      { measure: 'form_errors', weight: -0.312, error: 0.032 },
    ],
  },
  grammar: {
    usual: 3.057,
    levels: [3.067, 3.461, 3.699, 3.8],
    terms: [
      { measure: 'form_errors', weight: -0.38, error: 0.033 },
      { measure: 'slips', weight: -0.318, error: 0.018 },
      { measure: 'short_sentences', weight: -0.371, error: 0.129 },
      { measure: 'long_sentences', weight: -0.268, error: 0.043 },
      { measure: 'patterns', weight: 1.911, error: 0.255 },
      { measure: 'verb_phrases', weight: 0.021, error: 0.004 },
      { measure: 'articles', weight: 0.049, error: 0.007 },
      { measure: 'content_words', weight: 1.404, error: 0.229 },
      { measure: 'wh_words', weight: 0.046, error: 0.01 },
    ],
  },
}

/** What each measure adds to the mark, against a text whose measures are as usual. */
export const getContributions = (
  criterion: WritingCriterion,
  measures: TextMeasures,
): { measure: keyof TextMeasures; marks: number }[] =>
  models[criterion].terms.map(({ measure, weight }) => ({
    measure,
    marks: weight * (measures[measure] - usualMeasures[measure]),
  }))

/** The points of the mean of texts at A2, B1, B2 and C1: the middle of two levels is 50, 65 or 80. */
const levelPoints: readonly number[] = [42.5, 57.5, 72.5, 87.5]

/** The straight line through two points of `from` to `to` around a value; the outer ones go on. */
const interpolate = (value: number, from: readonly number[], to: readonly number[]): number => {
  const at = from.slice(1, -1).filter((level) => value >= level).length
  const [x0 = 0, x1 = 1] = from.slice(at)
  const [y0 = 0, y1 = 1] = to.slice(at)
  return y0 + ((value - x0) * (y1 - y0)) / (x1 - x0)
}

/**
 * Points of a mark, below 0 and above 100 for extremes: straight lines through the mean marks of
 * texts written at a known level, so that levels are fifteen points apart in every criterion
 * (linear equating, level by level; Kolen & Brennan 2014).
 */
export const toPoints = (criterion: WritingCriterion, mark: number): number =>
  interpolate(mark, models[criterion].levels, levelPoints)

const nearby = 0.001

/** The points that a mark of 1 adds, on average, between two marks. */
export const getPointsPerMark = (criterion: WritingCriterion, from: number, to: number): number => {
  const end = Math.abs(to - from) < nearby ? from + nearby : to
  return (toPoints(criterion, end) - toPoints(criterion, from)) / (end - from)
}

export const bands = ['A2', 'B1', 'B2', 'C1'] as const
export type Band = (typeof bands)[number]

/** Where each band begins, in points: half way between the means of texts of two levels. */
const bandStarts: readonly number[] = [0, 50, 65, 80]

/** Two thirds of the texts of one level have marks within this much of its mean. */
const markError = 0.16

const bandAt = (points: number): Band =>
  // A score is shown as a whole number, and its band is the one of what is shown.
  bands[bandStarts.findLastIndex((start) => Math.round(points) >= start)] ?? 'A2'

/**
 * The level of the Common European Framework that points stand for, and the levels within the error
 * of a mark. Where the scale is steep, the same error is more points. A2 stands for what is below.
 */
export const toBand = (
  criterion: WritingCriterion,
  points: number,
): { band: Band; from: Band; to: Band } => {
  const mark = interpolate(points, levelPoints, models[criterion].levels)
  return {
    band: bandAt(points),
    from: bandAt(toPoints(criterion, mark - markError)),
    to: bandAt(toPoints(criterion, mark + markError)),
  }
}

/** The level that the mean of the three criteria stands for. */
export const toOverallBand = (points: number): Band => bandAt(points)
