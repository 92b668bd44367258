import { expect, type BrowserContext, type Page } from '@playwright/test'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { LocalProvider } from '../../../server/testing/local-provider'
import type { AppServer } from '../../app-server'
import { assessment } from '../../journey/assessment'
import { joining } from '../../journey/joining'
import { call, type Newcomer } from '../../journey/people'
import type { Language, Translate } from '../../journey/words'
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

/** The person whose password is being replaced, and the code of the last mail for it. */
export interface Reset {
  person: Person
  code: string
}

/** What the drivers of the session chart work with. */
export interface SessionContext extends PathContext {
  server: AppServer
  context: BrowserContext
  network: Network
  people: People
  provider: LocalProvider
  otherTab: OtherTab
  /** The steps of signing in and of taking an assessment, as people take them on the page. */
  at: ReturnType<typeof joining>
  assessment: ReturnType<typeof assessment>
  /** The person who is signed in or is signing in. */
  person: Person | null
  /** Who is signing up. */
  newcomer: Newcomer | null
  /** The code that was entered last to confirm an address. */
  code: string
  reset: Reset | null
  passTime: (milliseconds: number) => Promise<void>
}

/** A fresh browser before the login page; its clock can be moved. */
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
 * The person of the page.
 * @throws if a step needs one and nobody is signed in
 */
export function personOf({ person }: SessionContext): Person {
  if (person === null) throw new Error('Nobody is signed in here.')
  return person
}

/** What the next step of the walk is, by its type; the empty text at the end of a walk. */
export const next = ({ upcoming }: Moment): string => upcoming[0]?.event.type ?? ''

/** Whether the walk wants the actor's next answer to be a failure. */
export function willFail({ upcoming }: Moment, actor: string): boolean {
  return (
    upcoming
      .find(({ event: { type } }) => type.endsWith(`.actor.${actor}`))
      ?.event.type.startsWith('xstate.error.') ?? false
  )
}

/**
 * Signs somebody in in another tab, who is kept there as every sign-in keeps them.
 *
 * @param before what is done before this browser notices, with their token
 */
export async function signInElsewhere(
  { otherTab, people, server }: SessionContext,
  person: Person,
  before: (token: string) => void = () => undefined,
): Promise<void> {
  const tokens = await people.tokensOf(person)
  before(tokens.token)
  await otherTab.signsIn(tokens, person.id, await keptOf(server, tokens.token))
}

/** The values that a browser stores about its signed-in person. */
export async function keptOf(server: AppServer, token: string): Promise<object> {
  const { data: user } = await call(server, 'getUser', { token })
  return { user, standing: user.standing }
}

/**
 * Lets the page see that the status of a person's account has changed: by the tokens of one who came
 * back from a provider in another tab.
 */
export async function revalidate({
  network,
  otherTab,
  people,
  person,
}: SessionContext): Promise<void> {
  if (person === null) throw new Error('Nobody is signed in in this browser.')
  const tokens = await people.tokensOf(person)
  // The page may still wait for an answer to what it asked with the earlier ones.
  network.letThrough('getUser', (request) => request.headers().token === tokens.token)
  await otherTab.cameBackFromProvider(tokens)
}
