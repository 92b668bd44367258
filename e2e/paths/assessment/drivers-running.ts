import { type Page, expect } from '@playwright/test'
import type { Driver, Moment } from '../drive'
import { evaluated, secondsLeft } from './arrange'
import type { Candidate } from './candidate'
import { takenOver } from './drivers-before'
import { done, failed, idOf, passed, placesOf } from './names'
import { newestEdit } from './newest-edit'
import {
  answered,
  brokenOff,
  arrivedOf,
  nextEvent,
  nextOutput,
  ofPage,
  press,
  type AssessmentWorld,
  type Part,
} from './world'

type Drivers = Readonly<Record<string, Driver<AssessmentWorld>>>

const isAt = ({ statesAt }: AssessmentWorld, { edge }: Moment, state: string) =>
  statesAt(edge.from).includes(state)

/** The part in which the attempt is before a step. */
function partOf({ kind, statesAt }: AssessmentWorld, { edge }: Moment): Part {
  const states = statesAt(edge.from)
  const [, part] =
    Object.entries(kind.parts).find(([id]) => states.includes(`running.parts.${id}`)) ?? []
  if (part === undefined) throw new Error('The attempt is in no part.')
  return part
}

/**
 * The attempt once the server has it where the walk is: a part begins on the device at once, and
 * there by the event of it.
 */
async function attemptHere(
  { candidate, kind, statesAt }: AssessmentWorld,
  { edge }: Moment,
): ReturnType<Candidate['attempt']> {
  const here = placesOf(kind.id).find((place) => statesAt(edge.from).includes(idOf(place)))
  await expect
    .poll(async () => {
      const { part, phase } = await candidate.attempt()
      return { part, phase }
    })
    .toEqual(here)
  return candidate.attempt()
}

function write(world: AssessmentWorld, moment: Moment): Promise<void> {
  const { write: writeInPart } = partOf(world, moment)
  if (writeInPart === null) throw new Error('Nothing is written in this part.')
  return writeInPart(world)
}

const partDrivers: Drivers = {
  'part.begun': (world, moment) => press(world, partOf(world, moment).begins),
  'part.submitted': (world, moment) => partOf(world, moment).submit(world),
  // The server takes what is on its way for two seconds more, so that the device is the first to
  // see that time is over.
  'clock.expired': async (world, moment) => {
    const attempt = await attemptHere(world, moment)
    await world.passTime(
      Math.ceil(secondsLeft(attempt) + (isAt(world, moment, 'running.writer.mine') ? 0.5 : 5)),
    )
  },
}

const savingDrivers: Drivers = {
  'answer.changed': write,
  [passed('autosave', 'running.saving.dirty')]: ({ hands }) => hands.fireTimer(),
  [passed('retry', 'running.saving.retrying')]: ({ hands }) => hands.fireTimer(),
  [done('running.saving.saving')]: async (world, moment) => {
    // Where nothing was written there is nothing to send.
    if (!world.factsAt(moment.edge.from).unsent) return
    await arrivedOf(world, 'running.saving.saving')
    if ('output' in moment.event && (moment.event.output as { pending: boolean }).pending) {
      const before = await newestEdit(world.page)
      await write(world, moment)
      await expect.poll(() => newestEdit(world.page)).toBeGreaterThan(before)
    }
    await answered(world, 'running.saving.saving')
  },
  // A call comes to the gate without a connection too, and would wait there.
  [failed('running.saving.saving')]: (world, moment) =>
    brokenOff(world, moment, 'running.saving.saving'),
}

const connectionDrivers: Drivers = {
  'connection.lost': async (world, moment) => {
    await world.context.setOffline(true)
    if (!isAt(world, moment, 'running.connectivity.resyncing')) return
    // What was being sent is lost with the connection, once the page has noticed.
    await world.recorder.hasTaken(moment.mark, world.kind.id, moment.edge.taken)
    await brokenOff(world, moment, 'running.connectivity.resyncing')
  },
  'connection.restored': ({ context }) => context.setOffline(false),
  [done('running.connectivity.resyncing')]: (world) =>
    answered(world, 'running.connectivity.resyncing'),
  [failed('running.connectivity.resyncing')]: async (world, moment) => {
    await brokenOff(world, moment, 'running.connectivity.resyncing')
    // It stays away until the walk wants it back.
    await world.context.setOffline(true)
  },
}

/**
 * Whether the browser pretends that the window is in front, as it does in tests, or tells the
 * truth.
 */
async function pretendFocus(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled })
  await session.detach()
}

/** Takes the window away from before the person, and back. */
async function resize(page: Page, windowState: 'minimized' | 'normal'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  await session.detach()
}

const regionDrivers: Drivers = {
  'device.restored': ({ hands }) => hands.answerAny(true),
  [done('running.capture.lost.asking')]: ({ hands }) => hands.answerAny(true),
  [failed('running.capture.lost.asking')]: ({ hands }) => hands.answerAny(false),
  [done('running.capture.lost')]: async ({ context, server }) => {
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
  // Another device, of which this page hears by its next heartbeat.
  'writer.taken': async ({ candidate, passTime }) => {
    await candidate.tell('writer.taken', { sequence: 0 })
    await passTime(15)
  },
  [done('running.writer.takingBack')]: takenOver('running.writer.takingBack'),
  [failed('running.writer.takingBack')]: (world, moment) =>
    brokenOff(world, moment, 'running.writer.takingBack'),
  'exit.asked': (world) => press(world, 'exit.open'),
  'exit.declined': (world) => press(world, 'exit.stay'),
  'exit.confirmed': (world) => press(world, 'exit.confirm'),
  'logout.confirmed': async ({ context, gate, translate }) => {
    // The session of this browser ends when the attempt was left; until then the page shows what
    // has become of it.
    gate.hold('logoutUser')
    const page = await context.newPage()
    await page.goto('/candidate/dashboard')
    await page.getByRole('button', { name: translate('common:account.menu') }).click()
    await page.getByRole('button', { name: translate('common:account.logout') }).click()
  },
}

/** Hands in, cancels or sends on; a connection that is to come back by itself is cut before. */
function sent(state: string): Drivers {
  return {
    [done(state)]: (world) => answered(world, state),
    [failed(state)]: async (world, moment) => {
      // It was made before the connection is cut.
      await arrivedOf(world, state)
      if (nextEvent(moment) === 'connection.restored') await world.context.setOffline(true)
      await brokenOff(world, moment, state)
    },
  }
}

const handingInDrivers: Drivers = {
  ...sent('submitting.sending'),
  ...sent('draining.sending'),
  ...sent('cancelling.sending'),
  [passed('retry', 'submitting.waiting')]: ({ hands }) => hands.fireTimer(),
  [passed('retry', 'draining.waiting')]: ({ hands }) => hands.fireTimer(),
  [passed('retry', 'cancelling.waiting')]: ({ hands }) => hands.fireTimer(),
}

/**
 * Has the page look what has become of the attempt, once it has become that: what lies between is
 * not for its eyes.
 */
async function looksAfter(world: AssessmentWorld, become: () => Promise<void>): Promise<void> {
  const looks = world.gate.hold('listAttempts', { when: ofPage(world) })
  // What is on its way may be answered by what lies between.
  await world.gate.allAnswered('listAttempts')
  await become()
  await world.passTime(10)
  await looks.arrived
  looks.release()
}

const decisionDrivers: Drivers = {
  'result.completed': (world, moment) =>
    looksAfter(world, async () => {
      if (isAt(world, moment, 'failed')) await world.candidate.evaluateAgain()
      await evaluated(world, 'COMPLETED')
    }),
  'result.failed': (world, moment) =>
    looksAfter(world, async () => {
      if (isAt(world, moment, 'completed')) await world.candidate.deliverLate(world.lastHeard)
      await evaluated(world, 'FAILED')
    }),
  'attempt.ended': async (world, moment) => {
    const { candidate, passTime } = world
    if (isAt(world, moment, 'completed'))
      return looksAfter(world, () => candidate.deliverLate(world.lastHeard))
    if (isAt(world, moment, 'failed')) return looksAfter(world, () => candidate.evaluateAgain())
    if (nextOutput<{ found: string }>(moment)?.found === 'cancelled')
      await candidate.tell('attempt.exited', { reason: 'exited' })
    else await candidate.reset()
    await passTime(15)
  },
  'redo.granted': (world, moment) =>
    looksAfter(world, async () => {
      if (isAt(world, moment, 'resultProcessing')) await evaluated(world, 'COMPLETED')
      await world.candidate.grantRedo()
    }),
  'attempt.disqualified': (world) => looksAfter(world, () => world.candidate.disqualify()),
  'attempt.reset': (world) => looksAfter(world, () => world.candidate.reset()),
}

/** All that happens while the attempt runs, and after it. */
export const runningDrivers: Drivers = {
  ...partDrivers,
  ...savingDrivers,
  ...connectionDrivers,
  ...regionDrivers,
  ...handingInDrivers,
  ...decisionDrivers,
}
