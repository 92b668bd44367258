import { useNavigate, useSearch } from '@tanstack/react-router'
import { readOutcomesSearch, writeOutcomesSearch, type OutcomesSearch } from '../../../features/recruiter/outcomes-search'

export type ChangeSearch = (part: Partial<OutcomesSearch>) => void

/** The list's search as its address holds it. Whatever narrows it begins at the first page again. */
export function useOutcomesSearch(): { search: OutcomesSearch; change: ChangeSearch } {
  const navigate = useNavigate()
  const search = readOutcomesSearch(useSearch({ strict: false }))
  return { search, change: (part) => void navigate({ to: '.', search: writeOutcomesSearch({ ...search, page: 1, ...part }), resetScroll: false }) }
}
