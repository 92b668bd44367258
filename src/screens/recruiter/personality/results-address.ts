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

export type PersonalitySearch = Search<PersonalityFilters, ''>

export const personalityList = listSearch<PersonalityFilters>({ filters: { from: day(), to: day(), users: ids(), candidate: beside(ids()) }, sorts: [''] })

/** What the server is asked; it takes both days or neither. */
export const queryOf = ({ page, limit, from, to, users }: PersonalitySearch): ResultsQuery => ({
  page,
  limit,
  ...(from === '' || to === '' || from > to ? {} : { dates: [from, to] }),
  ...(users.length === 0 ? {} : { users: [...users] }),
})
