import type { ResultsQuery } from '../../../features/principles/principles.queries'
import { extraParam, day, ids, listSearch, type Search } from '../../../lib/list-search'

/** The filters of the list: two days, and chosen people. */
interface PersonalityFilters {
  from: string
  to: string
  users: readonly string[]
  /** The candidate whose profile is shown in place of the list; empty for the list. */
  candidate: readonly string[]
}

export type PersonalitySearch = Search<PersonalityFilters, NonNullable<ResultsQuery['sort']>>

export const personalityList = listSearch<PersonalityFilters, PersonalitySearch['sort']>({
  filters: { from: day(), to: day(), users: ids(), candidate: extraParam(ids()) },
  sorts: ['-started_at', 'started_at', 'full_name', '-full_name'],
})

/**
 * The server takes both days or neither: an end that is left open lies before or after everything.
 */
const [beforeAll, afterAll] = ['2000-01-01', '2999-12-31'] as const

/** What the server is asked. */
export const toQuery = ({
  page,
  limit,
  sort,
  from,
  to,
  users,
}: PersonalitySearch): ResultsQuery => ({
  page,
  limit,
  sort,
  ...(from === '' && to === '' ? {} : { dates: [from || beforeAll, to || afterAll] }),
  ...(users.length === 0 ? {} : { users: [...users] }),
})
