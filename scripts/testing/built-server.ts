import { fileURLToPath } from 'node:url'
import { buildServerIfStale } from '../lib/build.mjs'

/**
 * Builds the server before the tests: those that start it, or a worker of it, would read its
 * sources anew every time.
 */
export async function setup(): Promise<void> {
  await buildServerIfStale()
  process.env.BUILT_WORKERS = fileURLToPath(new URL('../../dist/server', import.meta.url))
}
