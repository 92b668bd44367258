import { QueryClient } from '@tanstack/react-query'
import { isOutage } from '../api/api-error'

// Asked for by the first page that needs it, so that a visitor's first page does without.
/** An outage is tried again twice; a refusal is an answer, and the same one would come again. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isOutage(error) },
      mutations: { retry: false },
    },
  })
}
