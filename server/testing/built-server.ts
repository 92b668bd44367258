import { fileURLToPath } from 'node:url'
import { buildServerIfStale } from '../../scripts/lib/build.mjs'

let built: Promise<void> | undefined

/**
 * The server and its workers are built, once: a test that starts one would otherwise read its
 * sources anew every time.
 */
export function ensureBuiltServer(): Promise<void> {
  return (built ??= buildServerIfStale().then(() => {
    process.env.BUILT_WORKERS = fileURLToPath(new URL('../../dist/server', import.meta.url))
  }))
}
