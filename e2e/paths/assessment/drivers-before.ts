import { type Locator, expect } from '@playwright/test'
import type {
  CheckOutcome,
  Device,
  RunOutcome,
} from '../../../machines/assessment/assessment-events'
import { assessment } from '../../journey/assessment'
import type { Driver, Moment } from '../drive'
import { arrange, finish } from './arrange'
import { devices, done, failed, isLook } from './names'
import {
  answered,
  brokenOff,
  arrivedOf,
  inOtherTab,
  nextEvent,
  ofPage,
  pathOf,
  press,
  type AssessmentWorld,
} from './world'

type Drivers = Readonly<Record<string, Driver<AssessmentWorld>>>

const outputOf = <Output>({ event }: Moment): Output => {
  if (!('output' in event)) throw new Error(`${event.type} brings nothing.`)
  return event.output as Output
}

/**
 * What is found when the page looks: the server and this browser are brought there while the call
 * waits.
 */
const checkDrivers: Drivers = {
  [done('checking.attempt')]: async (world, moment) => {
    const { found } = outputOf<CheckOutcome>(moment)
    const call = await arrivedOf(world, 'checking.attempt')
    if (!world.factsAt(moment.edge.from).isOpening) await arrange(world, moment, found)
    // Whatever ran out while nobody looked has run out on the server as well, unless it does not
    // answer.
    if (found === 'finished') {
      await finish(world)
      call.breakOff()
    } else call.release()
    if (found !== 'undrained') return
    await world.recorder.hasTaken(moment.mark, world.kind.id, moment.edge.taken)
    await answered(world, 'leftovers')
  },
  [failed('checking.attempt')]: async (world) => {
    const call = await arrivedOf(world, 'checking.attempt')
    call.refuse(404, 'attempt_not_found')
  },
  [done('checking.browser')]: ({ hands }) => hands.tellRoom(true),
  [failed('checking.browser')]: ({ hands }) => hands.tellRoom(false),
  'check.retried': async (world, { edge }) => {
    const { page, statesAt } = world
    const isAt = (state: string) => statesAt(edge.from).includes(state)
    const isNarrow = (page.viewportSize()?.width ?? 0) < 1024
    // A window that is made wider goes on by itself.
    if (isAt('checking.unsupported') && isNarrow)
      return page.setViewportSize({ width: 1280, height: 800 })
    await press(
      world,
      isAt('unavailable') || isAt('elsewhere.asking') ? 'check.lookAgain' : 'retry',
    )
  },
  'writer.takenBack': (world, { edge }) =>
    press(
      world,
      world.statesAt(edge.from).includes('running') ? 'saved.takeOver' : 'check.takeOver',
    ),
  [done('elsewhere.takingOver')]: takenOver('elsewhere.takingOver'),
  [failed('elsewhere.takingOver')]: (world, moment) =>
    brokenOff(world, moment, 'elsewhere.takingOver'),
}

/** How a take-over ends: here, where another tab was quicker, or with an attempt that is over. */
export function takenOver(state: string): Driver<AssessmentWorld> {
  return async (world, moment) => {
    const { outcome } = outputOf<RunOutcome>(moment)
    const call = await arrivedOf(world, state)
    if (outcome === 'over') await world.candidate.reset()
    if (outcome !== 'elsewhere') return call.release()
    const questions = world.gate.hold('getQuestionnaire', { most: 1, when: ofPage(world) })
    call.release()
    await questions.arrived
    await inOtherTab(world, async (page) => {
      await page.goto(pathOf(world.kind.id))
      await assessment(page, world.translate).button('check.takeOver').click()
      await expect(assessment(page, world.translate).heading('device.againTitle')).toBeVisible()
    })
    questions.release()
  }
}

const stepDrivers: Drivers = {
  'practice.finished': (world) => press(world, 'practice.continue'),
  'consent.given': async (world) => {
    await world.page.getByRole('checkbox').check()
    await press(world, 'consent.submit')
  },
  [done('consent.giving')]: (world) => answered(world, 'consent.giving'),
  [failed('consent.giving')]: (world, moment) => brokenOff(world, moment, 'consent.giving'),
  'conditions.accepted': (world) => press(world, 'conditions.accept'),
}

/** The row of a device among those that are switched on before the work. */
const rowOf = ({ page, translate }: AssessmentWorld, device: Device): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', {
      name: new RegExp(`^${translate(`assessment:device.${device}`)}`),
    }),
  })

const permissionDrivers: Drivers = Object.fromEntries(
  devices.flatMap((device): [string, Driver<AssessmentWorld>][] => [
    // What is on is found by the chart itself, at once.
    [done(`permissions.${device}.unknown`), async () => undefined],
    [
      failed(`permissions.${device}.unknown`),
      async ({ hands }, moment) => (isLook(nextEvent(moment)) ? undefined : hands.hide([])),
    ],
    [done(`permissions.${device}.asking`), ({ hands }) => hands.answer(device, true)],
    [failed(`permissions.${device}.asking`), ({ hands }) => hands.answer(device, false)],
  ]),
)

/** The device whose loss covers the work now. */
async function lostIn({ page, translate }: AssessmentWorld): Promise<Device> {
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
  'device.asked': async (world, moment) => {
    const { event, edge } = moment
    if (!('device' in event)) throw new Error('A device is asked for by its name.')
    if (!world.statesAt(edge.from).includes('running'))
      return rowOf(world, devices.find((device) => device === event.device) ?? 'camera')
        .getByRole('button')
        .click()
    // One that is switched on uncovers the work only if no other one is off.
    if (nextEvent(moment) === done('running.capture.lost.asking'))
      await world.hands.end((await lostIn(world)) === 'camera' ? 'microphone' : 'camera')
    await press(world, `lost.${await lostIn(world)}Fix`)
  },
  'device.lost': ({ hands }, { event }) =>
    hands.end(devices.find((device) => 'device' in event && event.device === device) ?? 'camera'),
}

const startDrivers: Drivers = {
  'attempt.begun': (world) => press(world, 'device.start'),
  'start.retried': (world) => press(world, 'retry'),
  [done('starting.requesting')]: async (world, moment) => {
    const call = await arrivedOf(world, 'starting.requesting')
    // Another device was quicker.
    if (outputOf<RunOutcome>(moment).outcome === 'over') await world.candidate.begin()
    call.release()
  },
  [failed('starting.requesting')]: (world, moment) =>
    brokenOff(world, moment, 'starting.requesting'),
  [done('resuming.requesting')]: async (world, moment) => {
    const { outcome } = outputOf<RunOutcome>(moment)
    // A page that has entered the attempt asks nobody, and one that finds it in another tab
    // neither.
    if (world.factsAt(moment.edge.from).entered || outcome === 'elsewhere') return
    const call = await arrivedOf(world, 'resuming.requesting')
    if (outcome === 'over') await world.candidate.reset()
    call.release()
  },
  [failed('resuming.requesting')]: async ({ hands, recorder, kind }, { mark, edge }) => {
    // What it writes it may write a while after it shows that it goes back.
    await recorder.hasTaken(mark, kind.id, edge.taken)
    await hands.breakDisk(false)
  },
}

/** All that comes before the attempt runs, and before it is gone back to. */
export const beforeDrivers: Drivers = {
  ...checkDrivers,
  ...stepDrivers,
  ...permissionDrivers,
  ...deviceDrivers,
  ...startDrivers,
}
