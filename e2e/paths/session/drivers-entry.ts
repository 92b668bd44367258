import type { GraphEdge } from '../../../machines/paths/graph'
import { sessionIn } from '../../../machines/session/answers'
import { sessionAt } from '../../../machines/session/session.cases'
import { newcomer } from '../../journey/people'
import type { Driver, Moment } from '../drive'
import type { Person } from './people'
import { keptOf, next, personOf, signInElsewhere, willFail, type SessionWorld } from './world'

type Drivers = Readonly<Record<string, Driver<SessionWorld>>>

export const patience = 'xstate.after.rehydratePatience.session.UNAUTHENTICATED.rehydrating'

/** Getting in by e-mail and password, by a provider or by signing up; and out. */
export const entryDrivers: Drivers = {
  'login.submitted': async (world, moment) => {
    const { people, gate, at } = world
    const asksCode =
      next(moment) === 'xstate.done.actor.login' &&
      sessionIn((moment.upcoming[0] ?? moment).event) === null
    const person = asksCode ? await people.withSecondFactor() : await people.one()
    await toLogin(world)
    gate.hold('loginUser')
    await at.logIn(willFail(moment, 'login') ? { ...person, password: 'Wrong-Palm1' } : person)
    world.person = person
  },
  'xstate.done.actor.login': async (world, moment) => {
    const session = sessionIn(moment.event)
    if (session !== null) await world.people.place(personOf(world), session)
    await answered(world, 'loginUser')
  },
  'xstate.error.actor.login': (world) => answered(world, 'loginUser'),

  'secondFactor.submitted': async (world, moment) => {
    const { people, gate, at } = world
    const person = personOf(world)
    await people.forgetCodeOfApp(person)
    gate.hold('confirmSecondFactor')
    const code = people.codeOfApp(person)
    await at
      .field('auth:secondFactor.field')
      .fill(willFail(moment, 'confirmSecondFactor') ? otherThan(code) : code)
  },
  'xstate.done.actor.confirmSecondFactor': async (world, moment) => {
    await placed(world, moment)
    await answered(world, 'confirmSecondFactor')
  },
  'xstate.error.actor.confirmSecondFactor': (world) => answered(world, 'confirmSecondFactor'),
  'secondFactor.abandoned': ({ at }) => at.press('auth:reset.back'),

  'signup.submitted': async (world, moment) => {
    const { page, gate, at, people } = world
    const newPerson = newcomer('Salama')
    const taken = willFail(moment, 'signup')
    await page.goto('/auth/signup')
    await at.fillSignUp(taken ? { ...newPerson, email: (await people.one()).email } : newPerson)
    gate.hold('registerUser')
    await at.press('auth:signup.submit')
    world.newcomer = taken ? null : newPerson
  },
  'xstate.done.actor.signup': async (world, { edge, mark }) => {
    await answered(world, 'registerUser')
    await world.recorder.hasTaken(mark, 'session', edge.taken)
    if (world.newcomer !== null) world.person = await world.people.adopt(world.newcomer)
  },
  'xstate.error.actor.signup': (world) => answered(world, 'registerUser'),

  'social.returned': async (world, moment) => {
    const { page, gate, people, provider, translate } = world
    if (willFail(moment, 'tradeSocialToken')) {
      gate.hold('refreshToken')
      await page.goto('/auth/google/an-old-way-back')
      return
    }
    const person = await people.one()
    world.person = person
    await people.confirm(person)
    provider.next = {
      sub: person.id,
      email: person.email,
      email_verified: true,
      given_name: 'Maitha',
      family_name: 'Al Suwaidi',
    }
    await toLogin(world)
    gate.hold('refreshToken')
    await page.getByRole('link', { name: translate('login:social.google') }).click()
    await gate.held('refreshToken').arrived
  },
  'xstate.done.actor.tradeSocialToken': async (world, moment) => {
    await placed(world, moment)
    await answered(world, 'refreshToken')
  },
  'xstate.error.actor.tradeSocialToken': (world) => answered(world, 'refreshToken'),

  'logout.requested': async (world, moment) => {
    const { page, gate, at, otherTab, translate } = world
    if (isAt(moment.edge.from, 'unreachable')) {
      gate.hold('logoutUser')
      const overPage = page.getByRole('alertdialog')
      return overPage.getByRole('button', { name: translate('common:account.logout') }).click()
    }
    if (willFail(moment, 'signOut')) {
      // Only a page that has not opened the database yet can find it moved on.
      await page.goto('/health')
      await otherTab.movesTheDatabaseOn('masar-attempts')
      await page.goto('/')
    }
    gate.hold('logoutUser')
    await at.logOut()
  },
  'xstate.done.actor.signOut': async (world) => {
    await answered(world, 'logoutUser')
    world.person = null
  },
  // The device's storage failed at the logout already.
  'xstate.error.actor.signOut': async (world) => {
    world.person = null
  },
}

/** The start of a tab that finds a token, by whatever way it came to be there. */
export const startDrivers: Drivers = {
  'token.found': async (world, moment) => {
    const { otherTab, people } = world
    if (isAt(moment.edge.to, 'rehydrating')) world.gate.hold('getUser')
    if (next(moment) === 'xstate.error.actor.rehydrate')
      return otherTab.cameBackFromProvider(await people.spentTokens())
    await signSomebodyIn(world, moment)
  },
  'xstate.done.actor.rehydrate': async (world, moment) => {
    await placed(world, moment)
    await answered(world, 'getUser')
  },
  'xstate.error.actor.rehydrate': async (world, { edge }) => {
    const { arrived, release, refuse } = world.gate.held('getUser')
    await arrived
    // A session that is over ends the visit by itself where somebody is in already; there it takes
    // a refusal.
    if (isAt(edge.from, 'rehydrating')) release()
    else refuse(403, 'forbidden')
    world.person = null
  },
  [patience]: async (world, moment) => {
    const { gate } = world
    // Nobody answers: neither who is asked for the account, nor who only looks again whether
    // somebody else has come.
    const { arrived, breakOff } = gate.held('getUser')
    await arrived
    breakOff()
    gate.hold('getUser')
    if (next(moment) === 'xstate.error.actor.findUnsentWork')
      await world.otherTab.damagesThePerson()
    else if (sessionIn((moment.upcoming[0] ?? moment).event) !== null)
      await world.otherTab.holdsTheDatabase('masar-attempts', 'attempts')
    await world.passTime(21_000)
  },
  'xstate.done.actor.findUnsentWork': async (world, moment) => {
    // Still nobody answers, while the work goes on offline or the person is told so.
    world.gate.keep('getUser')
    if (sessionIn(moment.event) !== null) await world.otherTab.letsTheDatabaseGo()
  },
  'xstate.error.actor.findUnsentWork': async ({ gate }) => gate.keep('getUser'),
}

/**
 * Lets the page start anew for whoever the walk needs next: with the tokens it has, or with those
 * of another tab.
 */
export async function startAnew(world: SessionWorld, moment: Moment): Promise<void> {
  world.gate.hold('getUser')
  if (next(moment) === 'xstate.error.actor.rehydrate')
    await world.otherTab.cameBackFromProvider(await world.people.spentTokens())
  else if (needsKeptWork(moment.upcoming)) await signSomebodyIn(world, moment)
}

/**
 * Signs in, in another tab, whom the walk needs: the one whose unsent work this device keeps, or
 * anybody else.
 */
export async function signSomebodyIn(
  world: SessionWorld,
  { upcoming }: Moment,
  before?: (token: string) => void,
): Promise<void> {
  const { people, person } = world
  const worker = needsKeptWork(upcoming)
    ? (await people.workers()).find((it) => it !== person)
    : undefined
  const somebody: Person = worker ?? (await people.one(person))
  if (worker !== undefined) await people.place(worker, sessionAt('CANDIDATE'))
  await signInElsewhere(world, somebody, before)
  world.person = somebody
}

/** The next search of this device finds work where the one before found none. */
export async function findUnsentWork({ people, person, otherTab, server }: SessionWorld) {
  const worker = (await people.workers()).find((it) => it !== person)
  if (worker === undefined) throw new Error('This device keeps the work of nobody else.')
  await people.place(worker, sessionAt('CANDIDATE'))
  await otherTab.isInForce(await keptOf(server, (await people.tokensOf(worker)).token))
}

/** Whether the next start without an answer is to find unsent work. */
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

/** The held call goes to the server, and its answer to the page. */
export async function answered(
  { gate }: SessionWorld,
  id: Parameters<typeof gate.held>[0],
): Promise<void> {
  const { arrived, release } = gate.held(id)
  await arrived
  release()
}

/** Nobody answers the held call: the connection breaks. */
export async function brokenOff(
  { gate }: SessionWorld,
  id: Parameters<typeof gate.held>[0],
): Promise<void> {
  const { arrived, breakOff } = gate.held(id)
  await arrived
  breakOff()
}

/** Puts the person where the session says that the event carries. */
export async function placed(world: SessionWorld, moment: Moment): Promise<void> {
  const session = sessionIn(moment.event)
  if (session !== null) await world.people.place(personOf(world), session)
}

export async function toLogin({ page }: SessionWorld): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/login') await page.goto('/auth/login')
}

export const otherThan = (code: string): string =>
  [...code].map((digit) => (Number(digit) + 1) % 10).join('')
