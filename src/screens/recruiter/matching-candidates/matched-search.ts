import type { components } from '../../../../openapi/generated/api'
import { choice, extraParam, ids, listSearch, typed, type Search } from '../../../lib/list-search'

type Asked = Omit<components['schemas']['CandidatesForJobsQuery'], 'job_ids'>
type MatchedSort = Asked['sort']

interface MatchedFilters {
  name: string
  /** The least score, in hundredths; `listed` is above the threshold. */
  score: (typeof leastScores)[number]
  who: (typeof whoOptions)[number]
  /** The candidates who are compared side by side in place of the list. */
  compare: readonly string[]
}

export const leastScores = ['listed', '40', '60', '80'] as const
export const mostCompared = 4
export const whoOptions = ['all', 'applied'] as const

export const matchedList = listSearch<MatchedFilters, MatchedSort>({
  filters: {
    name: typed(200),
    score: choice(leastScores, 'listed'),
    who: choice(whoOptions, 'all'),
    compare: extraParam(ids(mostCompared)),
  },
  sorts: [
    '-score',
    'score',
    'full_name',
    '-full_name',
    '-english_assessment',
    'english_assessment',
    '-annotation_assessment',
    'annotation_assessment',
    '-applied_at',
    'applied_at',
    '-poked_at',
    'poked_at',
  ],
})

/** What the server is asked. */
export const toMatchedQuery = ({
  page,
  limit,
  sort,
  name,
  score,
  who,
}: Search<MatchedFilters, MatchedSort>): Asked => ({
  page,
  limit,
  sort,
  ...(name === '' ? {} : { name }),
  ...(score === 'listed' ? {} : { score_min: Number(score) / 100 }),
  ...(who === 'all' ? {} : { applied: true }),
})
