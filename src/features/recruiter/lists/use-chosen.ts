import { useState } from 'react'

/**
 * The rows of a list that somebody chose, over all pages; or everything that fits the filters,
 * including rows on pages that were never opened.
 */
export interface Chosen<Row> {
  rows: ReadonlyMap<string, Row>
  /** Everything that the list shows, on all of its pages. */
  everything: boolean
  /** Replaces the choice on the present page; `page` holds the rows of that page. */
  choose: (keys: ReadonlySet<string>, page: ReadonlyMap<string, Row>) => void
  chooseEverything: () => void
  clear: () => void
}

/** `of` says what list it is: another filter is another list, of which nothing is chosen yet. */
export function useChosen<Row>(of: string): Chosen<Row> {
  const [state, setState] = useState<{
    of: string
    rows: ReadonlyMap<string, Row>
    everything: boolean
  }>(() => ({ of, rows: new Map(), everything: false }))
  const { rows, everything } =
    state.of === of ? state : { rows: new Map<string, Row>(), everything: false }
  return {
    rows,
    everything,
    choose: (keys, page) =>
      setState({
        of,
        everything: false,
        rows: new Map([...rows, ...page].filter(([key]) => keys.has(key))),
      }),
    chooseEverything: () => setState({ of, rows, everything: true }),
    clear: () => setState({ of, rows: new Map(), everything: false }),
  }
}
