import type { GraphEdge } from '../../../machines/paths/graph/graph'
import { sessionIn } from '../../../machines/session/answers'
import { sessionAt } from '../../../machines/session/session.cases'
import { newcomer } from '../../steps/people'
import type { Driver, Moment } from '../drive'
import type { Person } from './people'
import {
  fetchStored,
  next,
  getPerson,
  getStoredToken,
  signInElsewhere,
  willFail,
  type SessionContext,
} from './test-context'

type Drivers = Readonly<Record<string, Driver<SessionContext>>>

export const patience = 'xstate.after.rehydratePatience.session.UNAUTHENTICATED.rehydrating'

/**
 * The drivers for getting in by e-mail and password, by a provider or by signing up, and for
 * getting out.
 */
export const entryDrivers: Drivers = {
  'login.submitted': async (testContext, moment) => {
    const { people, network, at } = testContext
    const asksCode =
      next(moment) === 'xstate.done.actor.login' &&
      sessionIn((moment.upcoming[0] ?? moment).event) === null
    const person = asksCode ? await people.withSecondFactor() : await people.one()
    await toLogin(testContext)
    network.hold('loginUser')
    await at.logIn(willFail(moment, 'login') ? { ...person, password: 'Wrong-Palm1' } : person)
    testContext.person = person
  },
  'xstate.done.actor.login': async (testContext, moment) => {
    const session = sessionIn(moment.event)
    if (session !== null) await testContext.people.place(getPerson(testContext), session)
    await answered(testContext, 'loginUser')
  },
  'xstate.error.actor.login': (testContext) => answered(testContext, 'loginUser'),

  'secondFactor.submitted': async (testContext, moment) => {
    const { people, network, at } = testContext
    const person = getPerson(testContext)
    await people.forgetCodeOfApp(person)
    network.hold('confirmSecondFactor')
    const code = people.codeOfApp(person)
    await at
      .field('auth:secondFactor.field')
      .fill(willFail(moment, 'confirmSecondFactor') ? otherThan(code) : code)
  },
  'xstate.done.actor.confirmSecondFactor': async (testContext, moment) => {
    await placed(testContext, moment)
    await answered(testContext, 'confirmSecondFactor')
  },
  'xstate.error.actor.confirmSecondFactor': (testContext) =>
    answered(testContext, 'confirmSecondFactor'),
  'secondFactor.abandoned': ({ at }) => at.press('auth:reset.back'),

  'signup.submitted': async (testContext, moment) => {
    const { page, network, at, people } = testContext
    const newPerson = newcomer('Salama')
    const taken = willFail(moment, 'signup')
    await page.goto('/auth/signup')
    await at.fillSignUp(taken ? { ...newPerson, email: (await people.one()).email } : newPerson)
    network.hold('registerUser')
    await at.press('auth:signup.submit')
    testContext.newcomer = taken ? null : newPerson
  },
  'xstate.done.actor.signup': async (testContext, { edge, mark }) => {
    await answered(testContext, 'registerUser')
    await testContext.recorder.hasTaken(mark, 'session', edge.taken)
    if (testContext.newcomer !== null)
      testContext.person = await testContext.people.adopt(testContext.newcomer)
  },
  'xstate.error.actor.signup': (testContext) => answered(testContext, 'registerUser'),

  'social.returned': async (testContext, moment) => {
    const { page, network, people, provider, translate } = testContext
    if (willFail(moment, 'tradeSocialToken')) {
      network.hold('refreshToken')
      await page.goto('/auth/google/an-old-way-back')
      return
    }
    const person = await people.one()
    testContext.person = person
    await people.confirm(person)
    provider.next = {
      sub: person.id,
      email: person.email,
      email_verified: true,
      given_name: 'Maitha',
      family_name: 'Al Suwaidi',
    }
    await toLogin(testContext)
    network.hold('refreshToken')
    await page.getByRole('link', { name: translate('login:social.google') }).click()
    await network.held('refreshToken').arrived
  },
  'xstate.done.actor.tradeSocialToken': async (testContext, moment) => {
    await placed(testContext, moment)
    await answered(testContext, 'refreshToken')
  },
  'xstate.error.actor.tradeSocialToken': (testContext) => answered(testContext, 'refreshToken'),

  'logout.requested': async (testContext, moment) => {
    const { page, network, at, otherTab, translate } = testContext
    if (isAt(moment.edge.from, 'unreachable')) {
      network.hold('logoutUser')
      const overPage = page.getByRole('alertdialog')
      return overPage.getByRole('button', { name: translate('common:account.logout') }).click()
    }
    if (willFail(moment, 'signOut')) {
      // Only a page that has not opened the database yet fails to open the upgraded one.
      await page.goto('/health')
      await otherTab.movesTheDatabaseOn('masar-attempts')
      await page.goto('/')
    }
    network.hold('logoutUser')
    await at.logOut()
  },
  'xstate.done.actor.signOut': async (testContext) => {
    await answered(testContext, 'logoutUser')
    testContext.person = null
  },
  // The device's storage failed at the logout already, and the server is told nevertheless.
  'xstate.error.actor.signOut': async (testContext) => {
    await answered(testContext, 'logoutUser')
    testContext.person = null
  },
}

/** The drivers for the start of a tab that finds a token, wherever it comes from. */
export const startDrivers: Drivers = {
  'token.found': async (testContext, moment) => {
    if (isAt(moment.edge.to, 'rehydrating')) testContext.network.hold('getUser')
    await signSomebodyIn(testContext, moment)
  },
  'xstate.done.actor.rehydrate': async (testContext, moment) => {
    await placed(testContext, moment)
    await answered(testContext, 'getUser')
  },
  'xstate.error.actor.rehydrate': async (testContext, { edge }) => {
    const { network, people } = testContext
    const { arrived, release, refuse } = network.held('getUser')
    await arrived
    // While a stored token is being checked, the session of the token ends. In other states the
    // answer has to be a refusal.
    if (isAt(edge.from, 'rehydrating')) {
      await people.endSession(await getStoredToken(testContext))
      release()
    } else refuse(403, 'forbidden')
    testContext.person = null
  },
  [patience]: async (testContext, moment) => {
    const { network } = testContext
    // Neither this call for the account nor a later one for another person gets an answer.
    const { arrived, breakOff } = network.held('getUser')
    await arrived
    breakOff()
    network.hold('getUser')
    if (next(moment) === 'xstate.error.actor.findUnsentWork')
      await testContext.otherTab.damagesThePerson()
    else if (sessionIn((moment.upcoming[0] ?? moment).event) !== null)
      await testContext.otherTab.holdsTheDatabase('masar-attempts', 'attempts')
    await testContext.passTime(21_000)
  },
  'xstate.done.actor.findUnsentWork': async (testContext, moment) => {
    // The calls stay unanswered while the work continues offline or the page shows the outage.
    testContext.network.holdOn('getUser')
    if (sessionIn(moment.event) !== null) await testContext.otherTab.letsTheDatabaseGo()
  },
  'xstate.error.actor.findUnsentWork': async ({ network }) => network.holdOn('getUser'),
}

/**
 * Prepares a new start of the page for the person that the walk needs next: with the present
 * tokens, or with those of another tab.
 */
export async function startAnew(testContext: SessionContext, moment: Moment): Promise<void> {
  testContext.network.hold('getUser')
  if (needsKeptWork(moment.upcoming)) await signSomebodyIn(testContext, moment)
}

/**
 * Signs the person that the walk needs in, in another tab: the one with unsent work on this device,
 * or anybody else.
 */
export async function signSomebodyIn(
  testContext: SessionContext,
  { upcoming }: Moment,
  before?: (token: string) => void,
): Promise<void> {
  const { people, person } = testContext
  const worker = needsKeptWork(upcoming)
    ? (await people.workers()).find((it) => it !== person)
    : undefined
  const somebody: Person = worker ?? (await people.one(person))
  if (worker !== undefined) await people.place(worker, sessionAt('CANDIDATE'))
  await signInElsewhere(testContext, somebody, before)
  testContext.person = somebody
}

/** Lets the next search of this device find work, after one that found none. */
export async function findUnsentWork({ people, person, otherTab, server }: SessionContext) {
  const worker = (await people.workers()).find((it) => it !== person)
  if (worker === undefined) throw new Error('This device keeps the work of nobody else.')
  await people.place(worker, sessionAt('CANDIDATE'))
  await otherTab.isInForce(await fetchStored(server, (await people.fetchTokens(worker)).token))
}

/** Whether the next start without an answer has to find unsent work. */
export function needsKeptWork(upcoming: readonly GraphEdge[]): boolean {
  const start = upcoming.findIndex(
    ({ event: { type } }) =>
      type === patience || type.endsWith('.actor.rehydrate') || type === 'login.submitted',
  )
  const after = upcoming[start + 1]
  return (
    upcoming[start]?.event.type === patience &&
    after?.event.type === 'xstate.done.actor.findUnsentWork' &&
    sessionIn(after.event) !== null
  )
}

export const isAt = (configuration: string, state: string): boolean =>
  configuration.includes(`"${state}"`)

/** Waits for the held call, and lets it reach the server. */
export async function answered(
  { network }: SessionContext,
  id: Parameters<typeof network.held>[0],
): Promise<void> {
  const { arrived, release } = network.held(id)
  await arrived
  release()
}

/** Waits for the held call, and breaks its connection. */
export async function brokenOff(
  { network }: SessionContext,
  id: Parameters<typeof network.held>[0],
): Promise<void> {
  const { arrived, breakOff } = network.held(id)
  await arrived
  breakOff()
}

/** Gives the person's account the status in the event's session. */
export async function placed(testContext: SessionContext, moment: Moment): Promise<void> {
  const session = sessionIn(moment.event)
  if (session !== null) await testContext.people.place(getPerson(testContext), session)
}

export async function toLogin({ page }: SessionContext): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login')
}

export const otherThan = (code: string): string =>
  [...code].map((digit) => (Number(digit) + 1) % 10).join('')
