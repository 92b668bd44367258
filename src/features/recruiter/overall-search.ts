import type { operations } from '../../../openapi/generated/api'
import { assessmentIds } from './outcomes-search'
import type { Scores } from './range-filters'
import type { AssessmentId } from './recruiter.queries'
import { pageSizes } from './results-search'
import { dayOf, idsOf, oneOf, pageOf, textOf } from '../../lib/search-values'

type OverallQuery = NonNullable<operations['listOverallResults']['parameters']['query']>

/** The scores that a list of candidates with both results is narrowed by. */
export const scoreNames = ['average', 'english', 'annotation'] as const
type ScoreName = (typeof scoreNames)[number]

/** Which candidates with their results are shown, as the address says it. Nothing in the address is the first page of everybody. */
export interface OverallSearch {
  /** Any of these; none for all. */
  versions: readonly AssessmentId[]
  /** Days of the last attempt, `2026-11-20`; empty for no limit. */
  from: string
  to: string
  result: 'both' | 'passed' | 'failed'
  scores: Readonly<Record<ScoreName, Scores>>
  /** Ids of chosen candidates. */
  users: readonly string[]
  /** Counted from 1. */
  page: number
  limit: number
}

const anyScore: Scores = { min: 0, max: 100 }

/** What takes every filter off. */
export const allCandidates = { versions: [], from: '', to: '', result: 'both', scores: { average: anyScore, english: anyScore, annotation: anyScore }, users: [] } as const satisfies Partial<OverallSearch>

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readOverallSearch(search: Record<string, unknown>): OverallSearch {
  const versions = textOf(search['versions']).split(',')
  return {
    versions: assessmentIds.filter((id) => versions.includes(id)),
    from: dayOf(search['from']),
    to: dayOf(search['to']),
    result: oneOf(['both', 'passed', 'failed'], search['result'], 'both'),
    scores: { average: scoresOf(search['average']), english: scoresOf(search['english']), annotation: scoresOf(search['annotation']) },
    users: idsOf(search['users']),
    page: pageOf(search['page']),
    limit: oneOf(pageSizes, search['limit'], 10),
  }
}

/** `50-80`. */
function scoresOf(value: unknown): Scores {
  const [, min, max] = (/^(\d{1,3})-(\d{1,3})$/.exec(textOf(value)) ?? []).map(Number)
  return min === undefined || max === undefined || max > 100 || min > max ? anyScore : { min, max }
}

/** The address: only what differs from everybody. */
export function writeOverallSearch({ versions, from, to, result, scores, users, page, limit }: OverallSearch): Record<string, string | number> {
  const ranges = scoreNames.filter((name) => isNarrow(scores[name])).map((name) => [name, `${scores[name].min}-${scores[name].max}`])
  return {
    ...(versions.length === 0 ? {} : { versions: versions.join(',') }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(result === 'both' ? {} : { result }),
    ...Object.fromEntries(ranges),
    ...(users.length === 0 ? {} : { users: users.join(',') }),
    ...(page === 1 ? {} : { page }),
    ...(limit === 10 ? {} : { limit }),
  }
}

/** What the server is asked; a limit that leaves nothing out is not among it, since it would leave out whoever has no score. */
export function overallQueryOf({ versions, from, to, result, scores, users, page, limit }: OverallSearch): OverallQuery {
  const { average, english, annotation } = scores
  return {
    page,
    limit,
    ...(versions.length === 0 ? {} : { assessment_versions: [...versions] }),
    ...(from === '' ? {} : { from_date: from }),
    ...(to === '' ? {} : { to_date: to }),
    ...(result === 'passed' ? { passed: true } : result === 'failed' ? { failed: true } : {}),
    ...(average.min === 0 ? {} : { average_score_min: average.min }),
    ...(average.max === 100 ? {} : { average_score_max: average.max }),
    ...(english.min === 0 ? {} : { english_assessment_min: english.min }),
    ...(english.max === 100 ? {} : { english_assessment_max: english.max }),
    ...(annotation.min === 0 ? {} : { annotation_assessment_min: annotation.min }),
    ...(annotation.max === 100 ? {} : { annotation_assessment_max: annotation.max }),
    ...(users.length === 0 ? {} : { user_ids: [...users] }),
  }
}

const isNarrow = ({ min, max }: Scores): boolean => min !== 0 || max !== 100

/** True when some filter leaves candidates out. */
export const isNarrowedOverall = ({ versions, from, to, result, scores, users }: OverallSearch): boolean =>
  versions.length > 0 || from !== '' || to !== '' || result !== 'both' || users.length > 0 || scoreNames.some((name) => isNarrow(scores[name]))
