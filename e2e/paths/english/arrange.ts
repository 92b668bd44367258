import type { CheckOutcome } from '../../../machines/assessment/assessment-events'
import { assessment } from '../../journey/assessment'
import type { Moment } from '../drive'
import { inOtherTab, path, type EnglishWorld } from './world'
import { places } from './names'

/** The whole time of an attempt in which nobody does anything. */
const wholeTime = 2_760
/** The server waits for what may be on its way when a time runs out, and looks a moment later. */
const slack = 5

/** Brings the server, and this browser, to where the walk needs the page to find them. */
export async function arrange(world: EnglishWorld, moment: Moment, found: CheckOutcome['found']): Promise<void> {
  const { candidate, operator } = world
  await operator.run("delete from settings where key = 'active_assessments'")
  if (found === 'never') return forget(world)
  if (found === 'unavailable') {
    await forget(world)
    await operator.run("insert into settings (key, value) values ('active_assessments', '[\"annotation_v3\"]'::jsonb)")
    return
  }
  if (found === 'here' || found === 'finished') return visitBefore(world)
  if (found === 'undrained') {
    await visitBefore(world, { writes: true })
    return world.passTime(wholeTime + slack)
  }
  await forget(world)
  await candidate.begin()
  if (found === 'elsewhere') return
  if (found === 'redo' || found === 'cancelled') {
    await candidate.tell('attempt.exited', { reason: 'exited' })
    if (found === 'redo') await candidate.grantRedo()
    return
  }
  await (needsOutage(world, moment) ? runOut(world) : candidate.handIn())
  if (found === 'completed') await evaluated(world, 'COMPLETED')
  if (found === 'failed') await evaluated(world, 'FAILED')
}

/** Has the evaluation that waits go this way. */
export async function evaluated({ candidate }: EnglishWorld, to: 'COMPLETED' | 'FAILED'): Promise<void> {
  await candidate.evaluations(to === 'COMPLETED' ? 'on' : 'fails')
  await candidate.until(to)
  await candidate.evaluations('waits')
}

/** Lets the attempt run out before everybody's eyes; what was left undone goes in as it stands. */
export const finish = ({ passTime }: EnglishWorld): Promise<void> => passTime(wholeTime + slack)

/** Lets time go by until the attempt is at this place, or at its end. */
export async function passTo({ candidate, passTime }: EnglishWorld, place: number): Promise<void> {
  for (;;) {
    const attempt = await candidate.attempt()
    const here = places.findIndex(({ part, phase }) => part === attempt.part && phase === attempt.phase)
    if (here >= place) return
    await passTime(Math.ceil(secondsLeft(attempt)) + slack)
  }
}

/** Seconds until the briefing or part runs out in which an attempt is. */
export function secondsLeft({ part, parts, server_time: now }: Awaited<ReturnType<EnglishWorld['candidate']['attempt']>>): number {
  const times = parts.find(({ id }: { id: string }) => id === part)
  return (Date.parse(times.deadline ?? times.briefing_ends_at) - Date.parse(now)) / 1000
}

async function forget({ candidate }: EnglishWorld): Promise<void> {
  if ((await candidate.attempt()) !== null) await candidate.reset()
}

/** An attempt on a device that was cut off while it wrote, and is over by now. */
async function runOut(world: EnglishWorld): Promise<void> {
  const { candidate } = world
  await candidate.tell('part.begun', { part: 'writing' })
  world.lastHeard = (await candidate.attempt()).server_time
  await finish(world)
}

/** An earlier visit in this browser: the attempt was begun, and its tab is closed. */
async function visitBefore(world: EnglishWorld, { writes = false } = {}): Promise<void> {
  await inOtherTab(world, async (page) => {
    const taking = assessment(page, world.say)
    await page.goto(path)
    await taking.goThroughPractice()
    await taking.consent()
    await taking.acceptConditions()
    await taking.switchOn()
    await taking.start()
    if (!writes) return
    await taking.begin('writing')
    // Nor does it go up by itself when the page is opened again, before that has looked.
    const saves = world.gate.hold('saveAnswers')
    world.held.set('leftovers', saves)
    await taking.sheet.pressSequentially('Kept')
    await saves.arrived
  })
}

/** Whether the walk goes on to have late answers scored, which only an outage explains. */
function needsOutage({ factsAt }: EnglishWorld, { upcoming }: Moment): boolean {
  const until = upcoming.findIndex(({ to }) => !factsAt(to).hasOutage)
  return upcoming.slice(0, until === -1 ? undefined : until + 1).some(({ from, event }) => from.startsWith('["completed"') && ['result.failed', 'attempt.ended'].includes(event.type))
}
