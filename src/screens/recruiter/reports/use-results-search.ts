import { useNavigate, useSearch } from '@tanstack/react-router'
import { readResultsSearch, writeResultsSearch, type ResultsSearch } from '../../../features/recruiter/results-search'

/** The list's search as its address holds it. Whatever narrows or sorts begins at the first page again. */
export function useResultsSearch(): { search: ResultsSearch; change: (part: Partial<ResultsSearch>) => void } {
  const navigate = useNavigate()
  const search = readResultsSearch(useSearch({ strict: false }))
  return {
    search,
    change: (part) => void navigate({ to: '.', search: writeResultsSearch({ ...search, page: 1, ...part }), resetScroll: false }),
  }
}
