import { type BrowserContext, expect } from '@playwright/test'
import { patient } from '../../scripts/lib/patience.mjs'
import type { AppServer } from '../app-server'
import { type Answer, getReport } from './people'

/** So often an open page looks whether something was decided about it, in seconds. */
export const lookEvery = 10

/**
 * Time goes by at once, on the server and then in the browser: a page that hears from a server
 * behind it goes back to what is open there. The context's clock has to be installed.
 */
export async function skip(
  context: BrowserContext,
  server: AppServer,
  seconds: number,
): Promise<void> {
  await server.advanceClock(seconds)
  await context.clock.fastForward(seconds * 1000)
}

/**
 * Until what was handed in is scored: a page that is opened sooner looks for that every ten seconds
 * only.
 */
export async function evaluated(
  server: AppServer,
  person: { email: string },
  assessmentId?: string,
): Promise<void> {
  const isScored = async () => {
    const { result }: Answer = await getReport(server, person, assessmentId)
    return result.provisional || result.attempt.status === 'COMPLETED'
  }
  await expect.poll(isScored, { timeout: patient(60_000), intervals: [100, 250] }).toBe(true)
}
