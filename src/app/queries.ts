import type { QueryClient } from '@tanstack/react-query'

let client: Promise<QueryClient> | null = null

/** The query client of this tab, fetched when something is first asked of it. */
export function queries(): Promise<QueryClient> {
  client ??= import('./query-client')
    .then(({ createQueries }) => createQueries())
    .catch((error: unknown) => {
      // After a failure, the next caller tries again.
      client = null
      throw error
    })
  return client
}
