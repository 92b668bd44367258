import type { BrowserContext, Page, Request } from '@playwright/test'
import type { AppServer } from '../../app-server'
import { assessment } from '../../journey/assessment'
import type { Language, Say } from '../../journey/words'
import type { Moment, PathWorld } from '../drive'
import { Gate, type Held } from '../gate'
import { BrowserHands, Operator } from '../injections'
import { recordCharts } from '../recorder'
import { Candidate } from './candidate'
import type { Facts } from './circumstances'

interface Given {
  page: Page
  server: AppServer
  say: Say
  language: Language
  factsAt: (key: string) => Facts
  statesAt: (key: string) => readonly string[]
}

/** What the drivers of the English assessment work with. */
export interface EnglishWorld extends PathWorld {
  server: AppServer
  context: BrowserContext
  gate: Gate
  hands: BrowserHands
  operator: Operator
  candidate: Candidate
  /** How an assessment is taken, by what stands on the page. */
  taking: ReturnType<typeof assessment>
  factsAt: (key: string) => Facts
  statesAt: (key: string) => readonly string[]
  /** The calls that wait, by the state whose work they are. */
  held: Map<string, Held>
  /** The last thing the server heard of an attempt that then ran out. */
  lastHeard: string
  /** Time goes by at once, on the server as in the browser. */
  passTime: (seconds: number) => Promise<void>
}

const keys = { token: 'token', refreshToken: 'refresh_token', owner: 'token_of' }

/** A candidate who is signed in, in a fresh browser before any page; evaluations wait until a driver wants one. */
export async function englishWorld({ page, server, say, language, factsAt, statesAt }: Given): Promise<EnglishWorld> {
  const context = page.context()
  const candidate = await Candidate.of(server)
  const { token, user } = await candidate.signIn()
  await candidate.evaluations('waits')
  await context.addInitScript((stored) => {
    if (location.origin === 'null' || localStorage.getItem('locale') === null || localStorage.getItem('token_of') !== null) return
    for (const [key, value] of stored) localStorage.setItem(key, value)
  }, [[keys.owner, user.id], [keys.refreshToken, user.refresh_token], [keys.token, token]])
  await context.clock.install()
  const recorder = await recordCharts(context, page)
  return {
    page,
    server,
    context,
    gate: await Gate.at(context),
    hands: await BrowserHands.of(page),
    operator: new Operator(server),
    candidate,
    say,
    language,
    recorder,
    taking: assessment(page, say),
    factsAt,
    statesAt,
    held: new Map(),
    lastHeard: '',
    passTime: async (seconds) => {
      await server.advanceClock(seconds)
      await context.clock.fastForward(seconds * 1000)
    },
  }
}

export const path = '/candidate/assessments/english'

/** The call that a state waits for. */
function heldBy({ held }: EnglishWorld, state: string): Held {
  const call = held.get(state)
  if (call === undefined) throw new Error(`Nothing is held in ${state}.`)
  return call
}

/** The call of a state once it has come. @throws when none comes for a while */
export async function arrivedOf(world: EnglishWorld, state: string): Promise<Held> {
  const call = heldBy(world, state)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(`No call came of ${state}.`)), 10_000)))
  await Promise.race([call.arrived, late]).finally(() => clearTimeout(timer))
  return call
}

/** Waits until the call of a state has come, and lets it go its way. */
export async function answered(world: EnglishWorld, state: string): Promise<void> {
  const call = await arrivedOf(world, state)
  call.release()
}

/** Waits until the call of a state has come, and lets the connection break until the chart has noticed. */
export async function brokenOff(world: EnglishWorld, { mark, edge }: Moment, state: string): Promise<void> {
  const call = await arrivedOf(world, state)
  const noticed = world.recorder.hasTaken(mark, 'english', edge.taken)
  call.breakOff(noticed)
  await noticed
}

/** Calls of the page that is driven, and of no other tab. */
export const ofPage = ({ page }: EnglishWorld) => (request: Request): boolean => request.frame().page() === page

/** Those of its events that are of one of the types. */
export const events = (world: EnglishWorld, types: readonly string[]) => (request: Request): boolean => ofPage(world)(request) && types.includes(request.postDataJSON()?.type)

export const nextEvent = ({ upcoming }: Moment): string => upcoming[0]?.event.type ?? ''

/** What the next step brings, where it is an actor that brings something. */
export function nextOutput<Output>({ upcoming }: Moment): Output | null {
  const event = upcoming[0]?.event
  return event !== undefined && 'output' in event ? (event.output as Output) : null
}

export const press = ({ page, say }: EnglishWorld, key: string): Promise<void> => page.getByRole('button', { name: say(`assessment:${key}`), exact: true }).click()

/** Another tab of this browser. */
export async function inOtherTab(world: EnglishWorld, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await world.context.newPage()
  await work(page)
  await page.close()
}
