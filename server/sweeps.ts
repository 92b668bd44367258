import type { Deps } from './deps'
import { assembleSilent } from './modules/assessments/assemble-recording'
import { deleteOldExports } from './modules/assessments/delete-old-exports'
import { deleteOldMedia } from './modules/assessments/delete-old-media'
import { noteAlive } from './modules/assessments/downtime.store'
import { expireAttempts } from './modules/assessments/expire-attempts'

/** What the server looks after by itself, each with how often in seconds. A sweep that fails is logged and tried again. */
const sweeps: { name: string; seconds: number; run: (deps: Deps) => Promise<void> }[] = [
  { name: 'expire-attempts', seconds: 3, run: expireAttempts },
  { name: 'note-alive', seconds: 10, run: noteAlive },
  { name: 'assemble-silent-recordings', seconds: 60, run: assembleSilent },
  { name: 'delete-old-media', seconds: 3600, run: deleteOldMedia },
  { name: 'delete-old-exports', seconds: 3600, run: deleteOldExports },
]

/** Starts the sweeps; returns the function that stops them. */
export function startSweeps(deps: Deps): () => void {
  const timers = sweeps.map(({ name, seconds, run }) => {
    let running = false
    return setInterval(() => {
      if (running) return
      running = true
      run(deps)
        .catch((error: unknown) => deps.log.error({ err: error, sweep: name }, 'sweep failed'))
        .finally(() => {
          running = false
        })
    }, seconds * 1000)
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}
