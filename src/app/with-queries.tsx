import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Outlet, useLoaderData } from '@tanstack/react-router'
import { FirstDrawing } from './first-drawing'

/** Gives the query client to every page below; it came with this chunk. */
export const Shell = () => {
  const { queries }: { queries: QueryClient } = useLoaderData({ strict: false })
  return (
    <QueryClientProvider client={queries}>
      <FirstDrawing>
        <Outlet />
      </FirstDrawing>
    </QueryClientProvider>
  )
}
