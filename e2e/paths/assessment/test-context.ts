import type { BrowserContext, Page, Request } from '@playwright/test'
import type { AssessmentMachine } from '../../../machines/assessment/assessment.machine'
import type { AssessmentKind } from '../../../machines/assessment/parts'
import type { ChartCases } from '../../../machines/paths/cases'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import { assessment } from '../../journey/assessment'
import type { Language, Translate } from '../../journey/words'
import type { Moment, PathContext } from '../drive'
import { Network, type Held } from '../network'
import { DeviceStubs, Operator } from '../server-overrides'
import { recordCharts } from '../recorder'
import type { StateAssertion } from '../state-assertion'
import { Candidate, type TakenKind } from './candidate'
import type { Facts } from './facts'

/** How one part is taken: what is not the same for all parts. */
export interface Part {
  /** The words of the button that begins it. */
  begins: string
  /** What the page shows while the part is answered. */
  answering: StateAssertion
  /** Answers a question once more, and otherwise than before; null where nothing is written. */
  write: ((testContext: AssessmentContext) => Promise<void>) | null
  submit: (testContext: AssessmentContext) => Promise<void>
}

/** One kind of assessment: what is not the same for all of them. */
export interface Kind extends TakenKind {
  cases: ChartCases<AssessmentMachine>
  /**
   * Whether a state shows what no other kind shows: what surrounds the parts comes from one builder,
   * and is the same.
   */
  isOwn?: (state: string) => boolean
  /** By the id of the part. */
  parts: Readonly<Record<string, Part>>
}

interface Given {
  kind: Kind
  page: Page
  server: AppServer
  translate: Translate
  language: Language
  factsAt: (key: string) => Facts
  statesAt: (key: string) => readonly string[]
}

/** What the drivers of an assessment work with. */
export interface AssessmentContext extends PathContext {
  kind: Kind
  server: AppServer
  context: BrowserContext
  network: Network
  deviceStubs: DeviceStubs
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

/**
 * A candidate who is signed in, in a fresh browser before any page; evaluations wait until a driver
 * wants one.
 */
export async function createAssessmentContext({
  kind,
  page,
  server,
  translate,
  language,
  factsAt,
  statesAt,
}: Given): Promise<AssessmentContext> {
  const context = page.context()
  const candidate = await Candidate.of(server, kind)
  const { token, user } = await candidate.signIn()
  await candidate.evaluations('waits')
  await context.addInitScript(
    (stored) => {
      if (
        location.origin === 'null' ||
        localStorage.getItem('locale') === null ||
        localStorage.getItem('token_of') !== null
      )
        return
      for (const [key, value] of stored) localStorage.setItem(key, value)
    },
    [
      [keys.owner, user.id],
      [keys.refreshToken, user.refresh_token],
      [keys.token, token],
    ],
  )
  await context.clock.install()
  const recorder = await recordCharts(context, page)
  const network = await Network.at(context)
  return {
    kind,
    page,
    server,
    context,
    network,
    deviceStubs: await DeviceStubs.of(page),
    operator: new Operator(server),
    candidate,
    translate,
    language,
    recorder,
    taking: assessment(page, translate),
    factsAt,
    statesAt,
    held: new Map(),
    lastHeard: '',
    passTime: async (seconds) => {
      // A call that is still open would seem to take all of this time.
      await network.allAnswered()
      await server.advanceClock(seconds)
      await context.clock.fastForward(seconds * 1000)
    },
  }
}

export const pathOf = (kind: AssessmentKind) => `/candidate/assessments/${kind}`

/** The call that a state waits for. */
function heldBy({ held }: AssessmentContext, state: string): Held {
  const call = held.get(state)
  if (call === undefined) throw new Error(`Nothing is held in ${state}.`)
  return call
}

/** The call of a state once it has come. @throws when none comes for a while */
export async function arrivedOf(testContext: AssessmentContext, state: string): Promise<Held> {
  const call = heldBy(testContext, state)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(() => reject(new Error(`No call came of ${state}.`)), patient(10_000))),
  )
  await Promise.race([call.arrived, late]).finally(() => clearTimeout(timer))
  return call
}

/** Waits until the call of a state has come, and lets it go its way. */
export async function answered(testContext: AssessmentContext, state: string): Promise<void> {
  const call = await arrivedOf(testContext, state)
  call.release()
}

/**
 * Waits until the call of a state has come, and lets the connection break until the chart has
 * noticed.
 */
export async function brokenOff(
  testContext: AssessmentContext,
  { mark, edge }: Moment,
  state: string,
): Promise<void> {
  const call = await arrivedOf(testContext, state)
  const noticed = testContext.recorder.hasTaken(mark, testContext.kind.id, edge.taken)
  call.breakOff(noticed)
  await noticed
}

/** Calls of the page that is driven, and of no other tab. */
export const ofPage =
  ({ page }: AssessmentContext) =>
  (request: Request): boolean =>
    request.frame().page() === page

/** Matches the event calls of this page with one of these types. */
export const events =
  (testContext: AssessmentContext, types: readonly string[]) =>
  (request: Request): boolean =>
    ofPage(testContext)(request) && types.includes(request.postDataJSON()?.type)

export const nextEvent = ({ upcoming }: Moment): string => upcoming[0]?.event.type ?? ''

/** The output of the next step, if it is an actor with one. */
export function nextOutput<Output>({ upcoming }: Moment): Output | null {
  const event = upcoming[0]?.event
  return event !== undefined && 'output' in event ? (event.output as Output) : null
}

export const press = ({ page, translate }: AssessmentContext, key: string): Promise<void> =>
  page.getByRole('button', { name: translate.like(`assessment:${key}`) }).click()

/** Another tab of this browser. */
export async function inOtherTab(
  testContext: AssessmentContext,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await testContext.context.newPage()
  await work(page)
  await page.close()
}
