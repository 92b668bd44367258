import { expect, type BrowserContext, type Page } from '@playwright/test'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { LocalProvider } from '../../../server/testing/services/local-provider'
import type { AppServer } from '../../app-server'
import { assessment } from '../../steps/assessment'
import { joining } from '../../steps/joining'
import { call, type Newcomer } from '../../steps/people'
import type { Language, Translate } from '../../steps/words'
import type { Moment, PathContext } from '../drive'
import { Network } from '../network'
import { OtherTab, passTime } from '../server-overrides'
import { recordCharts } from '../recorder'
import { countLooks } from './looks'
import type { People, Person } from './people'

interface Given {
  page: Page
  server: AppServer
  people: People
  provider: LocalProvider
  translate: Translate
  language: Language
}

/** The person whose password is being reset, and the code in the last mail about it. */
export interface Reset {
  person: Person
  code: string
}

/** The data that the drivers of the session chart share. */
export interface SessionContext extends PathContext {
  server: AppServer
  context: BrowserContext
  network: Network
  people: People
  provider: LocalProvider
  otherTab: OtherTab
  /** The actions of signing in and of taking an assessment, as people do them on the page. */
  at: ReturnType<typeof joining>
  assessment: ReturnType<typeof assessment>
  /** The person who is signed in or is signing in. */
  person: Person | null
  /** The person who is signing up. */
  newcomer: Newcomer | null
  /** The last code that was entered to confirm an address. */
  code: string
  reset: Reset | null
  passTime: (milliseconds: number) => Promise<void>
}

/** A fresh browser before the login page, with a clock that can be advanced. */
export async function createSessionContext({
  page,
  server,
  people,
  provider,
  translate,
  language,
}: Given): Promise<SessionContext> {
  const context = page.context()
  await context.clock.install()
  const recorder = await recordCharts(context)
  const network = await Network.at(context)
  await countLooks(context)
  page.setDefaultTimeout(patient(15_000))
  const otherTab = new OtherTab(page, server.url)
  await page.goto('/auth/login')
  await expect(joining(page, translate).heading('login:title')).toBeVisible()
  return {
    page,
    server,
    context,
    network,
    people,
    provider,
    translate,
    language,
    recorder,
    otherTab,
    at: joining(page, translate),
    assessment: assessment(page, translate),
    person: null,
    newcomer: null,
    code: '',
    reset: null,
    passTime: (milliseconds) => passTime(context, milliseconds),
  }
}

/**
 * The person who is signed in or signing in on the page.
 * @throws if there is none
 */
export function getPerson({ person }: SessionContext): Person {
  if (person === null) throw new Error('Nobody is signed in here.')
  return person
}

/** The token that this browser stores. */
export const getStoredToken = async ({ page }: SessionContext): Promise<string> =>
  (await page.evaluate(() => localStorage.getItem('token'))) ?? ''

/** The type of the walk's next event; empty at the end of the walk. */
export const next = ({ upcoming }: Moment): string => upcoming[0]?.event.type ?? ''

/** Whether the next result of the actor in the walk is a failure. */
export function willFail({ upcoming }: Moment, actor: string): boolean {
  return (
    upcoming
      .find(({ event: { type } }) => type.endsWith(`.actor.${actor}`))
      ?.event.type.startsWith('xstate.error.') ?? false
  )
}

/**
 * Signs a person in, in another tab, which stores them as every sign-in does.
 *
 * @param before called with their token, before this browser notices
 */
export async function signInElsewhere(
  { otherTab, people, server }: SessionContext,
  person: Person,
  before: (token: string) => void = () => undefined,
): Promise<void> {
  const tokens = await people.fetchTokens(person)
  before(tokens.token)
  await otherTab.signsIn(tokens, person.id, await fetchStored(server, tokens.token))
}

/** The values that a browser stores about its signed-in person. */
export async function fetchStored(server: AppServer, token: string): Promise<object> {
  const { data: user } = await call(server, 'getUser', { token })
  return { user, standing: user.standing }
}

/**
 * Makes the page notice a changed status: it gets new tokens of its person, who comes back from a
 * provider in another tab.
 */
export async function revalidate({
  network,
  otherTab,
  people,
  person,
}: SessionContext): Promise<void> {
  if (person === null) throw new Error('Nobody is signed in in this browser.')
  const tokens = await people.fetchTokens(person)
  // The page may still wait for an answer to a call with the earlier tokens.
  network.letThrough('getUser', (request) => request.headers().token === tokens.token)
  await otherTab.cameBackFromProvider(tokens)
}
