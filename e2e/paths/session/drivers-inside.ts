import { sessionIn, type Session } from '../../../machines/session/answers'
import { patient } from '../../../scripts/lib/patience.mjs'
import { resumeFile } from '../../steps/people'
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
import {
  revalidate,
  getPerson,
  signInElsewhere,
  willFail,
  type SessionContext,
} from './test-context'

type Drivers = Readonly<Record<string, Driver<SessionContext>>>

/** The states in which the page polls the server for a decision. */
const polled = ['EMAIL_VERIFICATION_PENDING', 'PENDING_VERIFICATION']

/** Pages that need full access: a refusal there reveals a changed status. */
const places = [
  { state: 'RECRUITER', link: 'common:nav.english' },
  { state: 'online', link: 'common:nav.assessments' },
]

/**
 * The drivers for a status that changes, and for a session that ends, while a person is signed in.
 */
export const standingDrivers: Drivers = {
  'standing.seen': async (testContext, moment) => {
    const { network, people } = testContext
    const session = sessionIn(moment.event)
    if (session === null) throw new Error('A standing is seen of somebody.')
    if (isAt(moment.edge.to, 'rehydrating')) {
      // With the new token, the first call reveals the change to the page, and the next one
      // restarts it.
      const held = (token: string) =>
        network.hold('getUser', {
          passing: 1,
          when: (request) => request.headers().token === token,
        })
      await signSomebodyIn(testContext, moment, held)
      const { recorder } = testContext
      await recorder.hasTaken(moment.mark, 'session', moment.edge.taken)
      return recorder.hasTaken(
        recorder.after(moment.mark, 'session', moment.edge.taken),
        'session',
        ['session.UNAUTHENTICATED.signedOut token.found'],
      )
    }
    const person = getPerson(testContext)
    const { from } = moment.edge
    const isWatcherHeld = network.holds('getUserProfile')
    if (isWatcherHeld) await people.resumeIsRead(person)
    // The response to the resume watcher could change the state before the status is seen, so
    // another resume is still being read.
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
      // The server takes no decision about a candidate during an assessment.
      await people.forgetAttempts(person)
      await people.decide(person, session)
    } else await people.place(person, session, { resume })
    if (isWatcherHeld) network.held('getUserProfile').release()
    const asking = places.find(({ state }) => isAt(from, state))
    if (polled.some((state) => isAt(from, state))) await testContext.passTime(10_000)
    else if (asking !== undefined && !isThrough(session)) {
      const link = testContext.page
        .getByRole('link', { name: testContext.translate(asking.link) })
        .first()
      // The page may make a call by itself, and leave before the link is pressed.
      await link
        .click({ timeout: patient(2000) })
        .catch(() => testContext.recorder.hasTaken(moment.mark, 'session', moment.edge.taken))
    } else await revalidate(testContext)
  },
  'session.expired': async (testContext) => {
    await testContext.otherTab.cameBackFromProvider(await testContext.people.spentTokens())
    testContext.person = null
  },
  'session.endedElsewhere': async (testContext) => {
    if ((await testContext.otherTab.refreshToken()) === null)
      await signInElsewhere(testContext, await testContext.people.one())
    await testContext.otherTab.signsOut()
    testContext.person = null
  },
  'load.failed': async (testContext, { edge }) => {
    const { page, network } = testContext
    if (isAt(edge.from, 'filling')) {
      network.hold('getSectors')
      await page.goto('/auth/onboarding/recruiter')
      return refused(testContext, 'getSectors')
    }
    network.hold('listAttempts')
    await page.goto('/candidate/assessments')
    await refused(testContext, 'listAttempts')
  },
  'retry.requested': async (testContext, moment) => {
    const isCutOff = isAt(moment.edge.from, 'unreachable')
    if (!isCutOff) await startAnew(testContext, moment)
    else {
      testContext.network.hold('getUser')
      if (needsKeptWork(moment.upcoming)) await findUnsentWork(testContext)
    }
    await testContext.at.press(isCutOff ? 'common:action.retry' : 'public:error.retry')
  },
}

/** The drivers for the resume of an approved candidate, and for an assessment in this tab. */
export const candidateDrivers: Drivers = {
  'profile.completed': (testContext) => resumeBecomes(testContext, 'read'),
  'profile.failed': (testContext, { event }) =>
    resumeBecomes(testContext, 'kept' in event && event.kept === true ? 'kept' : 'failed'),
  'resume.uploaded': async (testContext, moment) => {
    const { page, network, at, people, translate } = testContext
    const field = at.field('user:resume.other')
    if (
      isAt(moment.edge.from, 'online') &&
      (await page.getByText(translate('candidate:dashboard.profile.kept')).count()) === 0
    ) {
      // The page asks for another resume if the latest could not be read.
      await people.setResume(getPerson(testContext), 'kept')
      await page.reload()
    }
    if (!willFail(moment, 'replaceResume')) await people.forgetAttempts(getPerson(testContext))
    const unreadable = moment.upcoming[1]?.event.type === 'profile.failed'
    await field.setInputFiles(resumeFile(unreadable ? 'empty-page.pdf' : undefined))
    await page.getByRole('button', { name: translate('user:file.remove') }).waitFor()
    network.hold('replaceResume')
    await at.press('user:resume.replace')
  },
  'xstate.done.actor.replaceResume': async (testContext) => {
    testContext.network.hold('getUserProfile')
    await answered(testContext, 'replaceResume')
  },
  'xstate.error.actor.replaceResume': async (testContext) => {
    if (getPerson(testContext).attempting) await answered(testContext, 'replaceResume')
    else await brokenOff(testContext, 'replaceResume')
  },
  'attempt.begun': async (testContext) => {
    const person = getPerson(testContext)
    await testContext.people.forgetAttempts(person)
    await testContext.assessment.prepareAndStart()
    person.attempting = true
  },
  'attempt.ended': async (testContext, moment) => {
    const { page, translate, assessment } = testContext
    const person = getPerson(testContext)
    // A candidate with a running attempt cannot upload another resume, but one who has exited it
    // can.
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

async function refused(
  { network }: SessionContext,
  id: Parameters<typeof network.held>[0],
): Promise<void> {
  const { arrived, refuse } = network.held(id)
  await arrived
  refuse(403, 'forbidden')
}

const isThrough = ({ standing }: Session): boolean =>
  ['RECRUITER', 'RECRUITER_ADMIN', 'CANDIDATE'].includes(standing)

/** Whether an admin's decision leads to this session. */
function isForAnAdmin({ standing, user }: Session): boolean {
  return (
    user.approval.status === 'DECLINED' ||
    ['RECRUITER', 'CANDIDATE_PROFILE_PENDING', 'CANDIDATE'].includes(standing)
  )
}

async function resumeBecomes(
  testContext: SessionContext,
  state: 'read' | 'kept' | 'failed',
): Promise<void> {
  const { network, people, passTime } = testContext
  const person = getPerson(testContext)
  const isHeld = network.holds('getUserProfile')
  if (isHeld) await people.resumeIsRead(person)
  await people.setResume(person, state)
  if (isHeld) await answered(testContext, 'getUserProfile')
  else await passTime(2000)
}
