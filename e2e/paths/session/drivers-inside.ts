import { sessionIn, type Session } from '../../../machines/session/answers'
import { patient } from '../../../scripts/lib/patience.mjs'
import { resumeFile } from '../../journey/people'
import type { Driver } from '../drive'
import {
  answered,
  brokenOff,
  findUnsentWork,
  isAt,
  needsKeptWork,
  signSomebodyIn,
  startAnew,
} from './drivers-entry'
import { revalidate, personOf, signInElsewhere, willFail, type SessionWorld } from './world'

type Drivers = Readonly<Record<string, Driver<SessionWorld>>>

/** The server is asked again as often as this in the states that wait for a decision. */
const polled = ['EMAIL_VERIFICATION_PENDING', 'PENDING_VERIFICATION']

/**
 * Pages that ask for what only those who are through may have: a refusal there says that somebody
 * is not any more.
 */
const places = [
  { state: 'RECRUITER', link: 'common:nav.english' },
  { state: 'online', link: 'common:nav.assessments' },
]

/** A standing that changes, and a session that ends, while somebody is in. */
export const standingDrivers: Drivers = {
  'standing.seen': async (world, moment) => {
    const { gate, people } = world
    const session = sessionIn(moment.event)
    if (session === null) throw new Error('A standing is seen of somebody.')
    if (isAt(moment.edge.to, 'rehydrating')) {
      // Asked with the new token, the first question is the one by which the page finds out; it
      // starts anew with the next.
      const held = (token: string) =>
        gate.hold('getUser', { passing: 1, when: (request) => request.headers().token === token })
      await signSomebodyIn(world, moment, held)
      const { recorder } = world
      await recorder.hasTaken(moment.mark, 'session', moment.edge.taken)
      return recorder.hasTaken(
        recorder.after(moment.mark, 'session', moment.edge.taken),
        'session',
        ['session.UNAUTHENTICATED.signedOut token.found'],
      )
    }
    const person = personOf(world)
    const { from } = moment.edge
    const isWatcherHeld = gate.holds('getUserProfile')
    if (isWatcherHeld) await people.resumeIsRead(person)
    // What the watcher of a resume is answered could lead on before the status is seen: to it,
    // another one is still being read.
    const isStillRead = isAt(from, 'parsing') && session.standing !== 'CANDIDATE_PROFILE_PENDING'
    const resume = isStillRead ? 'another' : undefined
    if (isAt(from, 'undecided') && isForAnAdmin(session)) {
      const undecided = { status: 'REGISTERED', reason: null } as const
      const waiting = {
        standing: 'PENDING_VERIFICATION',
        user: { ...session.user, approval: undecided },
      } as const
      await people.place(person, waiting, {
        resume: session.standing === 'CANDIDATE_PROFILE_PENDING' ? 'reading' : 'kept',
      })
      // Nobody is decided about who is in the middle of an assessment.
      await people.forgetAttempts(person)
      await people.decide(person, session)
    } else await people.place(person, session, { resume })
    if (isWatcherHeld) gate.held('getUserProfile').release()
    const asking = places.find(({ state }) => isAt(from, state))
    if (polled.some((state) => isAt(from, state))) await world.passTime(10_000)
    else if (asking !== undefined && !isThrough(session)) {
      const link = world.page.getByRole('link', { name: world.translate(asking.link) }).first()
      // The page may ask for something by itself, and be gone before the link is pressed.
      await link
        .click({ timeout: patient(2000) })
        .catch(() => world.recorder.hasTaken(moment.mark, 'session', moment.edge.taken))
    } else await revalidate(world)
  },
  'session.expired': async (world) => {
    await world.otherTab.cameBackFromProvider(await world.people.spentTokens())
    world.person = null
  },
  'session.endedElsewhere': async (world) => {
    if ((await world.otherTab.refreshToken()) === null)
      await signInElsewhere(world, await world.people.one())
    await world.otherTab.signsOut()
    world.person = null
  },
  'load.failed': async (world, { edge }) => {
    const { page, gate } = world
    if (isAt(edge.from, 'filling')) {
      gate.hold('getSectors')
      await page.goto('/auth/onboarding/recruiter')
      return refused(world, 'getSectors')
    }
    gate.hold('listAttempts')
    await page.goto('/candidate/assessments')
    await refused(world, 'listAttempts')
  },
  'retry.requested': async (world, moment) => {
    const isCutOff = isAt(moment.edge.from, 'unreachable')
    if (!isCutOff) await startAnew(world, moment)
    else {
      world.gate.hold('getUser')
      if (needsKeptWork(moment.upcoming)) await findUnsentWork(world)
    }
    await world.at.press(isCutOff ? 'common:action.retry' : 'public:error.retry')
  },
}

/** The resume of an approved candidate, and the assessment in this tab. */
export const candidateDrivers: Drivers = {
  'profile.completed': (world) => resumeBecomes(world, 'read'),
  'profile.failed': (world, { event }) =>
    resumeBecomes(world, 'kept' in event && event.kept === true ? 'kept' : 'failed'),
  'resume.uploaded': async (world, moment) => {
    const { page, gate, at, people, translate } = world
    const field = at.field('user:resume.other')
    if (
      isAt(moment.edge.from, 'online') &&
      (await page.getByText(translate('candidate:dashboard.profile.kept')).count()) === 0
    ) {
      // Another one is asked for where the latest could not be read.
      await people.setResume(personOf(world), 'kept')
      await page.reload()
    }
    if (!willFail(moment, 'replaceResume')) await people.forgetAttempts(personOf(world))
    const unreadable = moment.upcoming[1]?.event.type === 'profile.failed'
    await field.setInputFiles(resumeFile(unreadable ? 'scanned.pdf' : undefined))
    await page.getByRole('button', { name: translate('user:file.remove') }).waitFor()
    gate.hold('replaceResume')
    await at.press('user:resume.replace')
  },
  'xstate.done.actor.replaceResume': async (world) => {
    world.gate.hold('getUserProfile')
    await answered(world, 'replaceResume')
  },
  'xstate.error.actor.replaceResume': async (world) => {
    if (personOf(world).attempting) await answered(world, 'replaceResume')
    else await brokenOff(world, 'replaceResume')
  },
  'attempt.begun': async (world) => {
    const person = personOf(world)
    await world.people.forgetAttempts(person)
    await world.assessment.prepareAndStart()
    person.attempting = true
  },
  'attempt.ended': async (world, moment) => {
    const { page, translate, assessment } = world
    const person = personOf(world)
    // Whose attempt still runs cannot hand in another resume; whoever left it by its exit can.
    if (willFail(moment, 'replaceResume')) await page.goBack()
    else {
      await assessment.exit()
      await assessment.heading('result.cancelled').waitFor()
      person.attempting = false
      await page.goBack()
    }
    await page
      .getByRole('link', { name: translate('common:nav.dashboard') })
      .first()
      .click()
  },
}

async function refused({ gate }: SessionWorld, id: Parameters<typeof gate.held>[0]): Promise<void> {
  const { arrived, refuse } = gate.held(id)
  await arrived
  refuse(403, 'forbidden')
}

const isThrough = ({ standing }: Session): boolean =>
  ['RECRUITER', 'RECRUITER_ADMIN', 'CANDIDATE'].includes(standing)

/** What an admin can make of an account that waits. */
function isForAnAdmin({ standing, user }: Session): boolean {
  return (
    user.approval.status === 'DECLINED' ||
    ['RECRUITER', 'CANDIDATE_PROFILE_PENDING', 'CANDIDATE'].includes(standing)
  )
}

async function resumeBecomes(
  world: SessionWorld,
  state: 'read' | 'kept' | 'failed',
): Promise<void> {
  const { gate, people, passTime } = world
  const person = personOf(world)
  const isHeld = gate.holds('getUserProfile')
  if (isHeld) await people.resumeIsRead(person)
  await people.setResume(person, state)
  if (isHeld) await answered(world, 'getUserProfile')
  else await passTime(2000)
}
