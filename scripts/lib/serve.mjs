import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { root } from './paths.mjs'

/**
 * Prepares and serves. The server runs in this very process: a signal, a crash and an exit code
 * reach the right one without being forwarded. What is needed for building runs in child processes
 * and leaves nothing behind in memory.
 */
export async function serve() {
  process.chdir(root)
  await ensureInstalled()
  const { buildWhatIsStale } = await import('./build.mjs')
  await buildWhatIsStale()
  const main = join(root, 'dist/server/main.js')
  process.argv[1] = main
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(main).href)
  stopWithTheStarter()
}

/**
 * `npm start` puts a shell between npm and this process. A signal to npm ends the shell but does
 * not reach this process, which would leave an invisible server that holds the database. So the
 * server also stops when its parent is gone.
 */
function stopWithTheStarter() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const starter = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === starter) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
