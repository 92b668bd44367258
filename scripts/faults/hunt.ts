import fc from 'fast-check'
import { play, type Plant } from './play'
import { inWords, schedules } from './schedule'
import type { ServerSide } from './server-side'

interface Hunt {
  seed: number
  runs: number
  /** A fresh server for each schedule. */
  server: () => ServerSide | Promise<ServerSide>
  plant?: Plant
}

/**
 * Plays `runs` random schedules. Null where all held, else the smallest schedule found that does
 * not, in words, with what did not hold.
 */
export async function hunt({ seed, runs, server, plant }: Hunt): Promise<string | null> {
  const holds = fc.asyncProperty(schedules(30), async (schedule) => {
    const faults = await play(schedule, await server(), plant)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(holds, {
    seed,
    numRuns: runs,
  })
  if (!failed) return null
  const [schedule = []] = counterexample ?? []
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return `Schedule ${numRuns} of seed ${seed}, made as small as it goes:\n  1. A1 starts the assessment and begins the writing, with a sound network\n${inWords(schedule, 2)}\nthen the network is back.\n${said}`
}
