import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs a worker that is asked for by its source. Node 20 does not hand a loader on to worker
 * threads, so this thread learns TypeScript first. Tests name the folder where they have built all
 * of them (`BUILT_WORKERS`): reading the sources anew takes a quarter of a second each time, and
 * tests start hundreds.
 */
export async function runWorkerSource(source) {
  const built = process.env.BUILT_WORKERS
  if (built !== undefined)
    return import(new URL(`${basename(source, '.ts')}.js`, pathToFileURL(`${built}/`)).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import(source)
}
