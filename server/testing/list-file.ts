import { expect } from 'vitest'
import type { TestServer } from './server'

/** The bytes of a list that was asked for as a file: `answered` has its address, and no page. */
export async function getFile(
  server: TestServer,
  answered: { results: unknown[]; url?: string },
): Promise<Buffer> {
  expect(answered.results).toEqual([])
  const { status, raw } = await server.client('serveFile', {
    params: { ticket: String(answered.url).split('/').at(-1) ?? '' },
  })
  expect(status).toBe(200)
  return raw
}
