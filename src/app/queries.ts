import type { QueryClient } from '@tanstack/react-query'

let client: Promise<QueryClient> | null = null

/** The query client of this tab, fetched when something is first asked of it. */
export function queries(): Promise<QueryClient> {
  client ??= import('./query-client')
    .then(({ createQueries }) => createQueries())
    .catch((error: unknown) => {
      // What did not come is asked for again by whoever needs it next.
      client = null
      throw error
    })
  return client
}
