import { type Locator, expect } from '@playwright/test'
import type {
  CheckOutcome,
  Device,
  RunOutcome,
} from '../../../machines/assessment/assessment-events'
import { assessment } from '../../steps/assessment'
import type { Driver, Moment } from '../drive'
import { arrange, finish } from './arrange'
import { devices, done, failed, isLook } from './names'
import {
  answered,
  brokenOff,
  waitUntilHeld,
  inOtherTab,
  nextEvent,
  ofPage,
  toPagePath,
  press,
  type AssessmentContext,
} from './test-context'

type Drivers = Readonly<Record<string, Driver<AssessmentContext>>>

const getOutput = <Output>({ event }: Moment): Output => {
  if (!('output' in event)) throw new Error(`${event.type} brings nothing.`)
  return event.output as Output
}

/**
 * Drives the checks at the start. While their calls wait, the server and this browser are put into
 * the state that the walk needs.
 */
const checkDrivers: Drivers = {
  [done('checking.attempt')]: async (testContext, moment) => {
    const { found } = getOutput<CheckOutcome>(moment)
    const call = await waitUntilHeld(testContext, 'checking.attempt')
    if (!testContext.factsAt(moment.edge.from).isOpening) await arrange(testContext, moment, found)
    // The time has also run out on the server, so the page gets this result only without the
    // server's answer.
    if (found === 'finished') {
      await finish(testContext)
      call.breakOff()
    } else call.release()
    if (found !== 'undrained') return
    await testContext.recorder.hasTaken(moment.mark, testContext.kind.id, moment.edge.taken)
    await answered(testContext, 'leftovers')
  },
  [failed('checking.attempt')]: async (testContext, { mark, edge }) => {
    const call = await waitUntilHeld(testContext, 'checking.attempt')
    // The call that has come may be a poll, so the check is refused as well.
    const noticed = testContext.recorder.hasTaken(mark, testContext.kind.id, edge.taken)
    call.refuse(404, 'attempt_not_found', '', noticed)
    await noticed
  },
  [done('checking.browser')]: ({ deviceStubs }) => deviceStubs.releaseEstimate(true),
  [failed('checking.browser')]: ({ deviceStubs }) => deviceStubs.releaseEstimate(false),
  'check.retried': async (testContext, { edge }) => {
    const { page, statesAt } = testContext
    const isAt = (state: string) => statesAt(edge.from).includes(state)
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
    // The page continues by itself when the window becomes wide enough.
    if (isAt('checking.unsupported') && isNarrow)
      return page.setViewportSize({ width: 1280, height: 800 })
    await press(
      testContext,
      isAt('unavailable') || isAt('elsewhere.asking') ? 'check.lookAgain' : 'retry',
    )
  },
  'writer.takenBack': (testContext, { edge }) =>
    press(
      testContext,
      testContext.statesAt(edge.from).includes('running') ? 'saved.takeOver' : 'check.takeOver',
    ),
  [done('elsewhere.takingOver')]: takenOver('elsewhere.takingOver'),
  [failed('elsewhere.takingOver')]: (testContext, moment) =>
    brokenOff(testContext, moment, 'elsewhere.takingOver'),
}

/**
 * Ends a take-over: it succeeds, another tab takes the attempt over first, or the attempt is over.
 */
export function takenOver(state: string): Driver<AssessmentContext> {
  return async (testContext, moment) => {
    const { outcome } = getOutput<RunOutcome>(moment)
    const call = await waitUntilHeld(testContext, state)
    if (outcome === 'over') await testContext.candidate.reset()
    if (outcome !== 'elsewhere') return call.release()
    const questions = testContext.network.hold('getQuestionnaire', {
      most: 1,
      when: ofPage(testContext),
    })
    call.release()
    await questions.arrived
    await inOtherTab(testContext, async (page) => {
      await page.goto(toPagePath(testContext.kind.id))
      await assessment(page, testContext.translate).button('check.takeOver').click()
      await expect(
        assessment(page, testContext.translate).heading('device.againTitle'),
      ).toBeVisible()
    })
    questions.release()
  }
}

const stepDrivers: Drivers = {
  'practice.finished': (testContext) => press(testContext, 'practice.continue'),
  'consent.given': async (testContext) => {
    await testContext.page.getByRole('checkbox').check()
    await press(testContext, 'consent.submit')
  },
  [done('consent.giving')]: (testContext) => answered(testContext, 'consent.giving'),
  [failed('consent.giving')]: (testContext, moment) =>
    brokenOff(testContext, moment, 'consent.giving'),
  'conditions.accepted': (testContext) => press(testContext, 'conditions.accept'),
}

/** The row of a device in the list of devices to allow. */
const getDeviceRow = ({ page, translate }: AssessmentContext, device: Device): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', {
      name: new RegExp(`^${translate(`assessment:device.${device}`)}`),
    }),
  })

const permissionDrivers: Drivers = Object.fromEntries(
  devices.flatMap((device): [string, Driver<AssessmentContext>][] => [
    // The chart finds a device that is on by itself, at once.
    [done(`permissions.${device}.unknown`), async () => undefined],
    [
      failed(`permissions.${device}.unknown`),
      async ({ deviceStubs }, moment) =>
        isLook(nextEvent(moment)) ? undefined : deviceStubs.hide([]),
    ],
    [done(`permissions.${device}.asking`), ({ deviceStubs }) => deviceStubs.answer(device, true)],
    [
      failed(`permissions.${device}.asking`),
      ({ deviceStubs }) => deviceStubs.answer(device, false),
    ],
  ]),
)

/** The device whose loss is shown over the work. */
async function lostIn({ page, translate }: AssessmentContext): Promise<Device> {
  for (const device of devices)
    if (
      await page
        .getByRole('heading', { name: translate(`assessment:lost.${device}`), exact: true })
        .isVisible()
    )
      return device
  throw new Error('No device is lost.')
}

const deviceDrivers: Drivers = {
  'device.asked': async (testContext, moment) => {
    const { event, edge } = moment
    if (!('device' in event)) throw new Error('A device is asked for by its name.')
    if (!testContext.statesAt(edge.from).includes('running'))
      return getDeviceRow(
        testContext,
        devices.find((device) => device === event.device) ?? 'camera',
      )
        .getByRole('button')
        .click()
    // Switching one device on uncovers the work only if no other device is off.
    if (nextEvent(moment) === done('running.capture.lost.asking'))
      await testContext.deviceStubs.end(
        (await lostIn(testContext)) === 'camera' ? 'microphone' : 'camera',
      )
    await press(testContext, `lost.${await lostIn(testContext)}Fix`)
  },
  'device.lost': ({ deviceStubs }, { event }) =>
    deviceStubs.end(
      devices.find((device) => 'device' in event && event.device === device) ?? 'camera',
    ),
}

const startDrivers: Drivers = {
  'attempt.begun': (testContext) => press(testContext, 'device.start'),
  'start.retried': (testContext) => press(testContext, 'retry'),
  [done('starting.requesting')]: async (testContext, moment) => {
    const call = await waitUntilHeld(testContext, 'starting.requesting')
    // Another device has begun the attempt first.
    if (getOutput<RunOutcome>(moment).outcome === 'over') await testContext.candidate.begin()
    call.release()
  },
  [failed('starting.requesting')]: (testContext, moment) =>
    brokenOff(testContext, moment, 'starting.requesting'),
  [done('resuming.requesting')]: async (testContext, moment) => {
    const { outcome } = getOutput<RunOutcome>(moment)
    // A page that has entered the attempt makes no call, and neither does a page that finds the
    // attempt open in another tab.
    if (testContext.factsAt(moment.edge.from).entered || outcome === 'elsewhere') return
    const call = await waitUntilHeld(testContext, 'resuming.requesting')
    if (outcome === 'over') await testContext.candidate.reset()
    call.release()
  },
  [failed('resuming.requesting')]: async ({ deviceStubs, recorder, kind }, { mark, edge }) => {
    // The page may write to the disk for a while after it shows that it resumes.
    await recorder.hasTaken(mark, kind.id, edge.taken)
    await deviceStubs.breakDisk(false)
  },
}

/** The drivers for all steps before an attempt runs or is resumed. */
export const beforeDrivers: Drivers = {
  ...checkDrivers,
  ...stepDrivers,
  ...permissionDrivers,
  ...deviceDrivers,
  ...startDrivers,
}
