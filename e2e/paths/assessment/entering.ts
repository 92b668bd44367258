import { expect } from '@playwright/test'
import type {
  CheckOutcome,
  RunOutcome,
  Unsupported,
} from '../../../machines/assessment/assessment-events'
import type { GraphEdge } from '../../../machines/paths/graph/graph'
import { assessment } from '../../steps/assessment'
import type { Driver, Moment } from '../drive'
import type { Held } from '../network'
import { arrange, finish, passTo } from './arrange'
import { devices, done, failed, isLook, listPositions, watched } from './names'
import {
  events,
  nextEvent,
  nextOutput,
  ofPage,
  toPagePath,
  type AssessmentContext,
} from './test-context'

/**
 * Prepares a step that enters a state: holds its call, or arranges its circumstances if there is no
 * call to hold.
 */
type Preparation = (testContext: AssessmentContext, moment: Moment) => Promise<Held | void>

const holdEvents =
  (...types: readonly string[]): Preparation =>
  async (testContext) =>
    testContext.network.hold('sendAttemptEvent', { when: events(testContext, types) })

/**
 * The events at the end of an attempt. Earlier events are sent first, and their response may
 * already say that the attempt is over.
 */
const handingIn = ['episode.recorded', 'part.submitted', 'attempt.submitted']

/** The states in which a page polls: its attempt is over, or was taken over. */
const polling = [...watched, 'running.writer.elsewhere']

const preparations: Readonly<Record<string, Preparation>> = {
  // A page that polls already before it enters this state may send its last poll after the check.
  'checking.attempt': async (testContext, { edge }) => {
    const before = testContext.statesAt(edge.from)
    const most = polling.some((state) => before.includes(state)) ? Infinity : 1
    return testContext.network.hold('listAttempts', { most, when: ofPage(testContext) })
  },
  'checking.browser': async ({ page, deviceStubs }, moment) => {
    if (nextOutput<{ unsupported: Unsupported | null }>(moment)?.unsupported)
      await page.setViewportSize({ width: 900, height: 800 })
    await deviceStubs.holdEstimate()
  },
  'consent.giving': async ({ network }) => network.hold('giveConsent', { most: 1 }),
  permissions: async ({ deviceStubs }, { upcoming }) => {
    const missing = devices.filter((device) =>
      looksAhead(upcoming).includes(failed(`permissions.${device}.unknown`)),
    )
    if (missing.length > 0) await deviceStubs.hide(missing)
  },
  'starting.requesting': holdEvents('attempt.started'),
  'elsewhere.takingOver': holdEvents('writer.taken'),
  'running.writer.takingBack': holdEvents('writer.taken'),
  'resuming.requesting': async (testContext, moment) => {
    const { deviceStubs, factsAt } = testContext
    const run = nextOutput<RunOutcome>(moment)
    if (nextEvent(moment) === failed('resuming.requesting')) return deviceStubs.breakDisk(true)
    if (run?.outcome === 'elsewhere') return goBackInOtherTab(testContext)
    if (run?.outcome === 'finished') {
      // The event that a take-over recorded is sent when the attempt is resumed. It must get no
      // response, because the server knows that the time is over.
      const note = testContext.network.hold('sendAttemptEvent', {
        most: 1,
        when: events(testContext, ['episode.recorded']),
      })
      void note.arrived.then(() => {
        note.breakOff()
        // The page sends the event again before it submits the attempt.
        testContext.held.set(
          'submitting.sending',
          testContext.network.hold('sendAttemptEvent', { when: events(testContext, handingIn) }),
        )
      })
      return finish(testContext)
    }
    if (run?.outcome === 'running' && run.position)
      await passTo(
        testContext,
        listPositions(testContext.kind.id).findIndex(
          ({ part, phase }) => part === run.position?.part && phase === run.position.phase,
        ),
      )
    return factsAt(moment.edge.to).entered
      ? undefined
      : holdEvents('attempt.reentered')(testContext, moment)
  },
  'running.saving.saving': async (testContext, { edge }) =>
    testContext.factsAt(edge.to).unsent
      ? testContext.network.hold('saveAnswers', { most: 1, when: ofPage(testContext) })
      : undefined,
  'running.connectivity.resyncing': holdEvents('connection.lost', 'connection.restored'),
  'submitting.sending': async (testContext, moment) =>
    moment.edge.event.type === done('resuming.requesting')
      ? undefined
      : holdEvents(...handingIn)(testContext, moment),
  'draining.sending': holdEvents('recordings.drained'),
  'cancelling.sending': holdEvents('attempt.exited', 'capture.expired'),
}

/** The searches for devices that follow at once. */
function looksAhead(upcoming: Moment['upcoming']): string[] {
  const types = upcoming.map(({ event }) => event.type)
  const end = types.findIndex((type) => !isLook(type))
  return types.slice(0, end === -1 ? undefined : end)
}

/**
 * Whether the chart takes a step by itself right after the one before, which leaves no time to
 * prepare it.
 */
const isInstant = ({ factsAt }: AssessmentContext, { event, from }: GraphEdge) =>
  isLook(event.type) || (event.type === done('resuming.requesting') && factsAt(from).entered)

/**
 * Whether another device is requested, or one prompt is answered, while another prompt is open. A
 * prompt ends after a minute of the page's clock, so preparations that take time come before the
 * first one.
 */
const isDuringQuestion = ({ statesAt }: AssessmentContext, { event, from }: GraphEdge) =>
  statesAt(from).some((state) => /^permissions\.\w+\.asking$/.test(state)) &&
  (event.type === 'device.asked' || /\.permissions\.\w+\.asking$/.test(event.type))

/**
 * Wraps the driver of a step: opens the page if necessary, and prepares the states that the step
 * and the immediate ones after it enter.
 */
export const prepared =
  (driver: Driver<AssessmentContext>): Driver<AssessmentContext> =>
  async (testContext, moment) => {
    const { edge, upcoming } = moment
    if (testContext.factsAt(edge.from).isOpening) await open(testContext, moment)
    const isPreparedBefore = (step: GraphEdge) =>
      isInstant(testContext, step) || isDuringQuestion(testContext, step)
    if (!isPreparedBefore(edge)) {
      const end = upcoming.findIndex((step) => !isPreparedBefore(step))
      const steps = [edge, ...upcoming.slice(0, end === -1 ? undefined : end)]
      for (const [at, step] of steps.entries())
        await prepare(testContext, { ...moment, edge: step, upcoming: upcoming.slice(at) })
    }
    await driver(testContext, moment)
  }

async function prepare(testContext: AssessmentContext, moment: Moment): Promise<void> {
  const before = testContext.statesAt(moment.edge.from)
  for (const state of testContext.statesAt(moment.edge.to).filter((one) => !before.includes(one))) {
    // An unused held call would otherwise hold later calls.
    testContext.held.get(state)?.release()
    const held = await preparations[state]?.(testContext, moment)
    if (held) testContext.held.set(state, held)
    else testContext.held.delete(state)
  }
}

/** Opens the page, which asks at once whether there is an attempt. */
async function open(testContext: AssessmentContext, moment: Moment): Promise<void> {
  const { edge } = moment
  if (edge.event.type === done('checking.attempt') && 'output' in edge.event)
    await arrange(testContext, moment, (edge.event.output as CheckOutcome).found)
  const held = testContext.network.hold('listAttempts', { most: 1, when: ofPage(testContext) })
  testContext.held.set('checking.attempt', held)
  await testContext.page.goto(toPagePath(testContext.kind.id))
  await held.arrived
}

/** Resumes the attempt in another tab of this browser, which stays open. */
async function goBackInOtherTab({
  page: driven,
  context,
  kind,
  translate,
}: AssessmentContext): Promise<void> {
  const page = await context.newPage()
  const taking = assessment(page, translate)
  await page.goto(toPagePath(kind.id))
  // The driven page may have entered the attempt before it failed.
  await expect(
    taking.heading('device.againTitle').or(taking.heading('check.elsewhereTitle')),
  ).toBeVisible()
  if (await taking.button('check.takeOver').isVisible())
    await taking.button('check.takeOver').click()
  await taking.returnByDevices()
  // A browser seldom draws a page in the background, and its buttons do not become stable.
  await driven.bringToFront()
}
