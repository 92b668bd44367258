import type { components } from '../../../openapi/generated/api'

type Criterion = components['schemas']['Criterion']

/** Scores with their evidence, as an evaluation keeps them. */
export interface Scored {
  /** 0 to 100; null while nothing could be scored. */
  overall: number | null
  /** True while some criterion waits for a reviewer. */
  provisional: boolean
  criteria: Criterion[]
}

const writing = ['coherence', 'lexical_resource', 'grammar']

/**
 * The overall score: the mean of the parts, writing being the mean of its three criteria. A part without a score is left out
 * while it waits for a reviewer, which is why such a result is called provisional.
 */
export function overallOf(criteria: readonly Criterion[]): number | null {
  const scoreOf = (keys: readonly string[]) => mean(criteria.filter(({ key, score }) => keys.includes(key) && score !== null).map(({ score }) => score ?? 0))
  const others = criteria.map(({ key }) => key).filter((key) => !writing.includes(key))
  const parts = [scoreOf(writing), ...others.map((key) => scoreOf([key]))].filter((score) => score !== null)
  const overall = mean(parts)
  return overall === null ? null : Math.round(overall * 10) / 10
}

/** The same scores with speaking as a person scored it: the mean over the questions. */
export function reviewed({ criteria }: Pick<Scored, 'criteria'>, scores: Record<string, number>): Scored {
  const score = mean(Object.values(scores))
  const speaking: Criterion = {
    key: 'speaking',
    score: score === null ? null : Math.round(score * 10) / 10,
    provisional: false,
    evidence: Object.entries(scores)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, given], index) => ({ kind: 'measure', code: 'reviewer_score', values: { number: index + 1, score: given } })),
  }
  const all = criteria.some(({ key }) => key === 'speaking') ? criteria.map((criterion) => (criterion.key === 'speaking' ? speaking : criterion)) : [...criteria, speaking]
  return { criteria: all, overall: overallOf(all), provisional: all.some((criterion) => criterion.provisional) }
}

const mean = (numbers: readonly number[]): number | null => (numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length)
