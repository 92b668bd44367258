// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { queries } from './queries'

const line = vi.hoisted(() => ({ isThere: false }))
vi.mock('./query-client', async (original) => {
  const { createQueries } = await original<{ createQueries: () => unknown }>()
  return {
    get createQueries() {
      if (!line.isThere)
        throw new TypeError('Failed to fetch dynamically imported module: /assets/query-client.js')
      return createQueries
    },
  }
})

test('a query client that did not come is asked for again, and there is one', async () => {
  await expect(queries()).rejects.toThrow('Failed to fetch')
  line.isThere = true
  const client = await queries()
  expect(await queries()).toBe(client)
})
