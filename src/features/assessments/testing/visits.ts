import { afterEach, beforeEach, vi } from 'vitest'
import type { AssessmentRun } from '../assessment-run'
import { candidate } from './candidate-device'
import type { InMemoryServer } from './in-memory-server'
import { settle, stopTime } from './waiting'

/**
 * For a file of tests: the clock stands still in each of them, and the pages that it opened are
 * closed after it.
 * @returns what opens a device of its own: another disk, other locks, the same server where one is
 * given
 */
export function visits(): typeof candidate {
  const opened: AssessmentRun[][] = []
  beforeEach(() => stopTime())
  afterEach(async () => {
    for (const run of opened.splice(0).flat()) run.dispose()
    await settle()
    vi.useRealTimers()
  })
  return async (server?: InMemoryServer) => {
    const device = await candidate(server)
    opened.push(device.pages)
    return device
  }
}
