import { useNavigate, useSearch } from '@tanstack/react-router'
import { nextSort, type ListSearch, type PageSize, type Search } from '../../../lib/list-search'
import type { Sort } from '../../../ui/lists/data-table'

/** A list as its address has it, and what changes the address. */
export interface List {
  page: number
  limit: PageSize
  sort: Sort
  /**
   * The columns that can be sorted by, as the list names them, each in the direction it begins
   * with.
   */
  sorts: readonly string[]
  sizes: readonly PageSize[]
  narrowed: boolean
  /** Whatever narrows or sorts begins at the first page again. */
  sortBy: (column: string) => void
  sortAs: (sort: string) => void
  goTo: (place: { page?: number; limit?: PageSize }) => void
  /** Takes every filter off. */
  clear: () => void
}

/**
 * The search of a list, kept in the address alone: the link can be sent to somebody, and going back
 * undoes a change.
 */
export function useList<Values extends object, Order extends string>(
  described: ListSearch<Values, Order>,
): {
  search: Search<Values, Order>
  change: (part: Partial<Search<Values, Order>>) => void
  list: List
} {
  const navigate = useNavigate()
  const search = described.read(useSearch({ strict: false }))
  const change = (part: Partial<Search<Values, Order>>) =>
    void navigate({
      to: '.',
      search: described.write({ ...search, page: 1, ...part }),
      resetScroll: false,
    })
  const sorted = (sort: Order): Partial<Search<Values, Order>> =>
    ({ sort }) as Partial<Search<Values, Order>>
  const list: List = {
    page: search.page,
    limit: search.limit,
    sort: {
      id: search.sort.replace('-', ''),
      direction: search.sort.startsWith('-') ? 'desc' : 'asc',
    },
    sorts: described.sorts,
    sizes: described.sizes,
    narrowed: described.isNarrowed(search),
    sortBy: (column) => change(sorted(nextSort(described.sorts, search.sort, column))),
    sortAs: (wanted) =>
      change(sorted(described.sorts.find((sort) => sort === wanted) ?? search.sort)),
    goTo: (place) => change(place as Partial<Search<Values, Order>>),
    clear: () => change(described.unfiltered as Partial<Search<Values, Order>>),
  }
  return { search, change, list }
}
