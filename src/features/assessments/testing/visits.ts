import { afterEach, beforeEach, vi } from 'vitest'
import type { AssessmentRun } from '../engine/assessment-run'
import { candidate } from './candidate-device'
import type { InMemoryServer } from './in-memory-server'
import { settle, stopTime } from './waiting'

/**
 * Stops the clock in each test of a file, and closes the pages that the test opened.
 * @returns what opens a device with its own disk and locks, on the same server if one is given
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
