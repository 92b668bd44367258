import { type Page, expect } from '@playwright/test'
import type { Driver, Moment } from '../drive'
import { evaluated, secondsLeft } from './arrange'
import type { Candidate } from './candidate'
import { takenOver } from './drivers-before'
import { done, failed, toStateId, passed, listPositions } from './names'
import { newestEdit } from './newest-edit'
import {
  answered,
  brokenOff,
  waitUntilHeld,
  nextEvent,
  nextOutput,
  ofPage,
  press,
  type AssessmentContext,
  type Part,
} from './test-context'

type Drivers = Readonly<Record<string, Driver<AssessmentContext>>>

const isAt = ({ statesAt }: AssessmentContext, { edge }: Moment, state: string) =>
  statesAt(edge.from).includes(state)

/** The part that the attempt is in before a step. */
function getCurrentPart({ kind, statesAt }: AssessmentContext, { edge }: Moment): Part {
  const states = statesAt(edge.from)
  const [, part] =
    Object.entries(kind.parts).find(([id]) => states.includes(`running.parts.${id}`)) ?? []
  if (part === undefined) throw new Error('The attempt is in no part.')
  return part
}

/**
 * The attempt, once the server has reached the walk's place. A part begins on the device at once,
 * and on the server only with its event.
 */
async function attemptHere(
  { candidate, kind, statesAt }: AssessmentContext,
  { edge }: Moment,
): ReturnType<Candidate['attempt']> {
  const here = listPositions(kind.id).find((place) =>
    statesAt(edge.from).includes(toStateId(place)),
  )
  await expect
    .poll(async () => {
      const { part, phase } = await candidate.attempt()
      return { part, phase }
    })
    .toEqual(here)
  return candidate.attempt()
}

function write(testContext: AssessmentContext, moment: Moment): Promise<void> {
  const { write: writeInPart } = getCurrentPart(testContext, moment)
  if (writeInPart === null) throw new Error('Nothing is written in this part.')
  return writeInPart(testContext)
}

const partDrivers: Drivers = {
  'part.begun': (testContext, moment) =>
    press(testContext, getCurrentPart(testContext, moment).begins),
  'part.submitted': (testContext, moment) =>
    getCurrentPart(testContext, moment).submit(testContext),
  // The server still accepts delayed calls for two seconds, so that the device is the first to
  // notice the end of the time.
  'clock.expired': async (testContext, moment) => {
    const attempt = await attemptHere(testContext, moment)
    await testContext.passTime(
      Math.ceil(
        secondsLeft(attempt) + (isAt(testContext, moment, 'running.writer.mine') ? 0.5 : 5),
      ),
    )
  },
}

const savingDrivers: Drivers = {
  'answer.changed': write,
  [passed('autosave', 'running.saving.dirty')]: ({ deviceStubs }) => deviceStubs.fireTimer(),
  [passed('retry', 'running.saving.retrying')]: ({ deviceStubs }) => deviceStubs.fireTimer(),
  [done('running.saving.saving')]: async (testContext, moment) => {
    // Without unsent answers the page makes no call.
    if (!testContext.factsAt(moment.edge.from).unsent) return
    await waitUntilHeld(testContext, 'running.saving.saving')
    if ('output' in moment.event && (moment.event.output as { pending: boolean }).pending) {
      const before = await newestEdit(testContext.page)
      await write(testContext, moment)
      await expect.poll(() => newestEdit(testContext.page)).toBeGreaterThan(before)
    }
    await answered(testContext, 'running.saving.saving')
  },
  // A held call also waits without a connection, so it has to be broken off.
  [failed('running.saving.saving')]: (testContext, moment) =>
    brokenOff(testContext, moment, 'running.saving.saving'),
}

const connectionDrivers: Drivers = {
  'connection.lost': async (testContext, moment) => {
    await testContext.context.setOffline(true)
    if (!isAt(testContext, moment, 'running.connectivity.resyncing')) return
    // The call in progress is lost with the connection, once the page has noticed.
    await testContext.recorder.hasTaken(moment.mark, testContext.kind.id, moment.edge.taken)
    await brokenOff(testContext, moment, 'running.connectivity.resyncing')
  },
  'connection.restored': ({ context }) => context.setOffline(false),
  [done('running.connectivity.resyncing')]: (testContext) =>
    answered(testContext, 'running.connectivity.resyncing'),
  [failed('running.connectivity.resyncing')]: async (testContext, moment) => {
    await brokenOff(testContext, moment, 'running.connectivity.resyncing')
    // The connection stays away until a step restores it.
    await testContext.context.setOffline(true)
  },
}

/** Whether the browser pretends that the window has the focus, as it does in tests. */
async function pretendFocus(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled })
  await session.detach()
}

/** Minimizes the window, or restores it. */
async function resize(page: Page, windowState: 'minimized' | 'normal'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  await session.detach()
}

const regionDrivers: Drivers = {
  'device.restored': ({ deviceStubs }) => deviceStubs.answerAny(true),
  [done('running.capture.lost.asking')]: ({ deviceStubs }) => deviceStubs.answerAny(true),
  [failed('running.capture.lost.asking')]: ({ deviceStubs }) => deviceStubs.answerAny(false),
  [done('running.capture.lost')]: async (testContext) => {
    const { context, server } = testContext
    testContext.endedBy = 'capture_lost'
    await server.advanceClock(121)
    await context.clock.runFor(121_000)
  },
  'away.began': async ({ page }) => {
    await pretendFocus(page, false)
    await resize(page, 'minimized')
  },
  'away.ended': async ({ page }) => {
    await resize(page, 'normal')
    await pretendFocus(page, true)
  },
  // Another device takes over; this page learns it from its next heartbeat.
  'writer.taken': async ({ candidate, passTime }) => {
    await candidate.sendEvent('writer.taken', { sequence: 0 })
    await passTime(15)
  },
  [done('running.writer.takingBack')]: takenOver('running.writer.takingBack'),
  [failed('running.writer.takingBack')]: (testContext, moment) =>
    brokenOff(testContext, moment, 'running.writer.takingBack'),
  'exit.asked': (testContext) => press(testContext, 'exit.open'),
  'exit.declined': (testContext) => press(testContext, 'exit.stay'),
  'exit.confirmed': (testContext) => {
    testContext.endedBy = 'exited'
    return press(testContext, 'exit.confirm')
  },
  'logout.confirmed': async (testContext) => {
    const { context, network, translate } = testContext
    testContext.endedBy = 'logged_out'
    // The call that ends this browser's session is held, so that the page can show the end of the
    // attempt.
    network.hold('logoutUser')
    const page = await context.newPage()
    await page.goto('/candidate/dashboard')
    await page.getByRole('button', { name: translate('common:account.menu') }).click()
    await page.getByRole('button', { name: translate('common:account.logout') }).click()
  },
}

/**
 * The drivers for a call at the end of an attempt. If the next step restores the connection, it is
 * cut first.
 */
function sent(state: string): Drivers {
  return {
    [done(state)]: (testContext) => answered(testContext, state),
    [failed(state)]: async (testContext, moment) => {
      // The page has to make the call before the connection is cut.
      await waitUntilHeld(testContext, state)
      if (nextEvent(moment) === 'connection.restored') await testContext.context.setOffline(true)
      await brokenOff(testContext, moment, state)
    },
  }
}

const handingInDrivers: Drivers = {
  ...sent('submitting.sending'),
  ...sent('draining.sending'),
  ...sent('cancelling.sending'),
  [done('cancelling.sending')]: async (testContext) => {
    await answered(testContext, 'cancelling.sending')
    // A reviewer judges by the reason that the server holds.
    await expect
      .poll(async () => (await testContext.candidate.attempt()).cancel_reason)
      .toBe(testContext.endedBy)
  },
  [passed('retry', 'submitting.waiting')]: ({ deviceStubs }) => deviceStubs.fireTimer(),
  [passed('retry', 'draining.waiting')]: ({ deviceStubs }) => deviceStubs.fireTimer(),
  [passed('retry', 'cancelling.waiting')]: ({ deviceStubs }) => deviceStubs.fireTimer(),
}

/** Changes the attempt while the page's polling is held, so that the page sees only the result. */
async function looksAfter(
  testContext: AssessmentContext,
  become: () => Promise<void>,
): Promise<void> {
  const looks = testContext.network.hold('listAttempts', { when: ofPage(testContext) })
  // A call in progress could see a state in between.
  await testContext.network.allAnswered('listAttempts')
  await become()
  await testContext.passTime(10)
  await looks.arrived
  looks.release()
}

const decisionDrivers: Drivers = {
  'result.completed': (testContext, moment) =>
    looksAfter(testContext, async () => {
      if (isAt(testContext, moment, 'failed')) await testContext.candidate.evaluateAgain()
      await evaluated(testContext, 'COMPLETED')
    }),
  'result.failed': (testContext, moment) =>
    looksAfter(testContext, async () => {
      if (isAt(testContext, moment, 'completed'))
        await testContext.candidate.deliverLate(testContext.lastContact)
      await evaluated(testContext, 'FAILED')
    }),
  'attempt.ended': async (testContext, moment) => {
    const { candidate, passTime } = testContext
    if (isAt(testContext, moment, 'completed'))
      return looksAfter(testContext, () => candidate.deliverLate(testContext.lastContact))
    if (isAt(testContext, moment, 'failed'))
      return looksAfter(testContext, () => candidate.evaluateAgain())
    if (nextOutput<{ found: string }>(moment)?.found === 'cancelled')
      await candidate.sendEvent('attempt.exited', { reason: 'exited' })
    else await candidate.reset()
    await passTime(15)
  },
  'redo.granted': (testContext, moment) =>
    looksAfter(testContext, async () => {
      if (isAt(testContext, moment, 'resultProcessing')) await evaluated(testContext, 'COMPLETED')
      await testContext.candidate.grantRedo()
    }),
  'attempt.disqualified': (testContext) =>
    looksAfter(testContext, () => testContext.candidate.disqualify()),
  'attempt.reset': (testContext) => looksAfter(testContext, () => testContext.candidate.reset()),
}

/** The drivers for all steps while an attempt runs, and after it. */
export const runningDrivers: Drivers = {
  ...partDrivers,
  ...savingDrivers,
  ...connectionDrivers,
  ...regionDrivers,
  ...handingInDrivers,
  ...decisionDrivers,
}
