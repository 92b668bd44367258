import type { CheckOutcome } from '../../../machines/assessment/assessment-events'
import {
  BRIEFING_SECONDS,
  partsByKind,
  type AssessmentKind,
} from '../../../machines/assessment/parts'
import { expect } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import type { Moment } from '../drive'
import { listPositions } from './names'
import { inOtherTab, toPagePath, type AssessmentContext } from './test-context'

/** The longest duration of an attempt, in seconds. */
const sumSeconds = (kind: AssessmentKind): number =>
  partsByKind[kind].reduce((sum, part) => sum + BRIEFING_SECONDS + part.budget_seconds, 0)
/**
 * The seconds until the server has noticed the end of a time: it still accepts delayed calls, and
 * its sweep runs a moment later.
 */
const slack = 5

/** Prepares the server and this browser, so that the page finds what the walk needs. */
export async function arrange(
  testContext: AssessmentContext,
  moment: Moment,
  found: CheckOutcome['found'],
): Promise<void> {
  const { candidate, operator } = testContext
  await operator.run("delete from settings where key = 'active_assessments'")
  if (found === 'never') return forget(testContext)
  if (found === 'unavailable') {
    await forget(testContext)
    const others = Object.keys(partsByKind)
      .filter((kind) => kind !== testContext.kind.id)
      .map((kind) => `${kind}_v3`)
    await operator.run(
      "insert into settings (key, value) values ('active_assessments', $1::jsonb)",
      [JSON.stringify(others)],
    )
    return
  }
  if (found === 'here' || found === 'finished') return visitBefore(testContext)
  if (found === 'undrained') {
    await visitBefore(testContext, { writes: true })
    return finish(testContext)
  }
  await forget(testContext)
  await candidate.begin()
  if (found === 'elsewhere') return
  if (found === 'redo' || found === 'cancelled') {
    await candidate.sendEvent('attempt.exited', { reason: 'exited' })
    if (found === 'redo') await candidate.grantRedo()
    return
  }
  await (needsOutage(testContext, moment) ? runOut(testContext) : candidate.submit())
  if (found === 'completed') await evaluated(testContext, 'COMPLETED')
  if (found === 'failed') await evaluated(testContext, 'FAILED')
}

/** Lets the waiting evaluation end with this result. */
export async function evaluated(
  { candidate }: AssessmentContext,
  to: 'COMPLETED' | 'FAILED',
): Promise<void> {
  await candidate.evaluations(to === 'COMPLETED' ? 'on' : 'fails')
  await candidate.until(to)
  await candidate.evaluations('waits')
}

/** Lets the whole time of the attempt pass; unfinished parts are submitted as they are. */
export const finish = ({ kind, passTime }: AssessmentContext): Promise<void> =>
  passTime(sumSeconds(kind.id) + slack)

/** Lets time pass until the attempt is at this place or has ended. */
export async function passTo(
  { candidate, kind, passTime }: AssessmentContext,
  place: number,
): Promise<void> {
  for (;;) {
    const attempt = await candidate.attempt()
    const here = listPositions(kind.id).findIndex(
      ({ part, phase }) => part === attempt.part && phase === attempt.phase,
    )
    if (here >= place) return
    await passTime(Math.ceil(secondsLeft(attempt)) + slack)
  }
}

/** The seconds until the present briefing or part ends. */
export function secondsLeft({
  part,
  parts,
  server_time: now,
}: Awaited<ReturnType<AssessmentContext['candidate']['attempt']>>): number {
  const times = parts.find(({ id }: { id: string }) => id === part)
  return (Date.parse(times.deadline ?? times.briefing_ends_at) - Date.parse(now)) / 1000
}

async function forget({ candidate }: AssessmentContext): Promise<void> {
  if ((await candidate.attempt()) !== null) await candidate.reset()
}

/** An attempt on a device that lost its connection while it wrote; its time has run out since. */
async function runOut(testContext: AssessmentContext): Promise<void> {
  const { candidate, kind } = testContext
  await candidate.sendEvent('part.begun', { part: partsByKind[kind.id][0].id })
  testContext.lastContact = (await candidate.attempt()).server_time
  await finish(testContext)
}

/** An earlier visit in this browser, which began the attempt and closed its tab. */
async function visitBefore(testContext: AssessmentContext, { writes = false } = {}): Promise<void> {
  await inOtherTab(testContext, async (page) => {
    const taking = assessment(page, testContext.translate)
    const { kind, translate } = testContext
    const [first] = partsByKind[kind.id]
    await page.goto(toPagePath(kind.id))
    await taking.goThroughPractice()
    await taking.consent()
    await taking.acceptConditions()
    await taking.switchOn()
    await taking.button('device.start').click()
    const begins = page.getByRole('button', {
      name: translate.like(`assessment:${kind.parts[first.id]?.begins}`),
    })
    await expect(begins).toBeVisible()
    if (!writes) return
    await begins.click()
    // The answer also stays unsent when the page is opened again, until a driver lets it go.
    const saves = testContext.network.hold('saveAnswers')
    testContext.held.set('leftovers', saves)
    await kind.parts[first.id]?.write?.({ ...testContext, page, taking })
    await saves.arrived
  })
}

/** Whether a later step scores late answers, which only an outage explains. */
function needsOutage({ factsAt }: AssessmentContext, { upcoming }: Moment): boolean {
  const until = upcoming.findIndex(({ to }) => !factsAt(to).hasOutage)
  return upcoming
    .slice(0, until === -1 ? undefined : until + 1)
    .some(
      ({ from, event }) =>
        from.startsWith('["completed"') && ['result.failed', 'attempt.ended'].includes(event.type),
    )
}
