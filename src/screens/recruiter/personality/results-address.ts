import type { ResultsQuery } from '../../../features/principles/principles.queries'
import { beside, day, ids, listSearch, type Search } from '../../../lib/list-search'

/** Who took the personality questionnaire: between two days, and people who were chosen. */
interface PersonalityFilters {
  from: string
  to: string
  users: readonly string[]
  /** Whose profile is shown instead of the list; nobody's, or one. */
  candidate: readonly string[]
}

export type PersonalitySearch = Search<PersonalityFilters, NonNullable<ResultsQuery['sort']>>

export const personalityList = listSearch<PersonalityFilters, PersonalitySearch['sort']>({ filters: { from: day(), to: day(), users: ids(), candidate: beside(ids()) }, sorts: ['-started_at', 'started_at', 'full_name', '-full_name'] })

/** What the server is asked; it takes both days or neither. */
export const queryOf = ({ page, limit, sort, from, to, users }: PersonalitySearch): ResultsQuery => ({
  page,
  limit,
  sort,
  ...(from === '' || to === '' || from > to ? {} : { dates: [from, to] }),
  ...(users.length === 0 ? {} : { users: [...users] }),
})
