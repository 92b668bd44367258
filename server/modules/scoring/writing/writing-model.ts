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
  terms: readonly Term[]
}

/** The means of the measures over the essays of the ELLIPSE corpus. */
export const usualMeasures: Readonly<TextMeasures> = {
  variety: 0.759,
  connectives: 1.27,
  rare_words: 0.216,
  slips: 1.122,
  form_errors: 0.55,
  error_free: 0.541,
  long_sentences: 0.277,
  short_sentences: 0.041,
  patterns: 0.836,
  verb_phrases: 7.464,
  articles: 2.391,
}

/**
 * The mark of a criterion on the raters' scale of 1 to 5 as a sum of measures. The weights are
 * least squares on 1,411 essays of the ELLIPSE corpus (Crossley et al. 2023; only the weights are
 * stored here, none of its text) and, for vocabulary, 140 more texts of our own. Coherence is
 * fitted to Cohesion, lexical resource to Vocabulary and Phraseology, grammar to Syntax, Grammar
 * and Conventions; bench/scoring.ts fits them again, leaving prompts out.
 */
export const models: Readonly<Record<WritingCriterion, Model>> = {
  coherence: {
    usual: 3.121,
    terms: [
      { measure: 'variety', weight: 3.156, error: 0.324 },
      { measure: 'connectives', weight: 0.296, error: 0.044 },
      { measure: 'long_sentences', weight: -0.457, error: 0.05 },
      { measure: 'slips', weight: -0.259, error: 0.022 },
      { measure: 'form_errors', weight: -0.36, error: 0.048 },
    ],
  },
  lexical_resource: {
    usual: 3.108,
    terms: [
      { measure: 'variety', weight: 2.885, error: 0.294 },
      { measure: 'rare_words', weight: 1.751, error: 0.187 },
      { measure: 'slips', weight: -0.153, error: 0.022 },
      { measure: 'form_errors', weight: -0.41, error: 0.045 },
    ],
  },
  grammar: {
    usual: 3.056,
    terms: [
      { measure: 'error_free', weight: 0.331, error: 0.089 },
      { measure: 'form_errors', weight: -0.434, error: 0.045 },
      { measure: 'slips', weight: -0.232, error: 0.026 },
      { measure: 'short_sentences', weight: -0.579, error: 0.164 },
      { measure: 'long_sentences', weight: -0.469, error: 0.057 },
      { measure: 'patterns', weight: 1.768, error: 0.31 },
      { measure: 'verb_phrases', weight: 0.018, error: 0.005 },
      { measure: 'articles', weight: 0.044, error: 0.009 },
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

/** The mark at which a text is as likely to be of level A2 as of B1: the pass mark. */
const passMark = 3.3
const pointsPerMark = 55

/** Points, 50 at the border of A2 and B1 and 55 for each mark; below 0 and above 100 for extremes. */
export const toPoints = (mark: number): number => 50 + pointsPerMark * (mark - passMark)

/** The points of a part of a mark. */
export const marksToPoints = (marks: number): number => pointsPerMark * marks

export const bands = ['A2', 'B1', 'B2', 'C1'] as const
export type Band = (typeof bands)[number]

/** Where each band begins, in points: half way between the means of texts of two levels. */
const bandStarts: readonly number[] = [0, 50, 68, 76]

/** Two thirds of the texts of one level lie within this many points of their mean. */
const pointsError = 8

const bandAt = (points: number): Band =>
  // A score is shown as a whole number, and its band is the one of what is shown.
  bands[bandStarts.findLastIndex((start) => Math.round(points) >= start)] ?? 'A2'

/** The level of the Common European Framework that points stand for; A2 stands for what is below, too. */
export const toBand = (points: number): { band: Band; from: Band; to: Band } => ({
  band: bandAt(points),
  from: bandAt(points - pointsError),
  to: bandAt(points + pointsError),
})
