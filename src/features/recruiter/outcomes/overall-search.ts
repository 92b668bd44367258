import type { operations } from '../../../../openapi/generated/api'
import {
  choice,
  choices,
  day,
  filled,
  ids,
  listSearch,
  scores,
  type Scores,
  type Search,
} from '../../../lib/list-search'
import { assessmentIds } from './outcomes-search'
import type { AssessmentId } from '../recruiter.queries'

type OverallQuery = NonNullable<operations['listOverallResults']['parameters']['query']>

/** The scores that a list of candidates with both results is narrowed by. */
export const scoreNames = ['average', 'english', 'annotation'] as const

/**
 * Which candidates with their results are shown: any of some versions, the days of the last
 * attempt, the verdict, scores, and candidates that were chosen.
 */
interface OverallFilters extends Record<(typeof scoreNames)[number], Scores> {
  versions: readonly AssessmentId[]
  from: string
  to: string
  result: 'both' | 'passed' | 'failed'
  users: readonly string[]
}

export type OverallSearch = Search<OverallFilters, NonNullable<OverallQuery['sort']>>

export const overallList = listSearch<OverallFilters, OverallSearch['sort']>({
  filters: {
    versions: choices(assessmentIds),
    from: day(),
    to: day(),
    result: choice(['both', 'passed', 'failed'], 'both'),
    average: scores(),
    english: scores(),
    annotation: scores(),
    users: ids(),
  },
  sorts: [
    '-last_started_at',
    'last_started_at',
    '-average',
    'average',
    '-english_assessment',
    'english_assessment',
    '-annotation_assessment',
    'annotation_assessment',
    'full_name',
    '-full_name',
  ],
})

/**
 * The query to send. A limit that excludes nothing is left out, because the server would apply it
 * and drop everybody without a score.
 */
export function toOverallQuery({
  versions,
  from,
  to,
  result,
  average,
  english,
  annotation,
  users,
  page,
  limit,
  sort,
}: OverallSearch): OverallQuery {
  return {
    page,
    limit,
    sort,
    ...(versions.length === 0 ? {} : { assessment_versions: [...versions] }),
    ...filled({ from_date: from, to_date: to }),
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
