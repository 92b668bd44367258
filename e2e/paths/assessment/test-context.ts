import type { BrowserContext, Page, Request } from '@playwright/test'
import type { AssessmentMachine } from '../../../machines/assessment/assessment.machine'
import type { CancelReason } from '../../../machines/attempt/attempt-events'
import type { AssessmentKind } from '../../../machines/assessment/parts'
import type { ChartCases } from '../../../machines/paths/cases'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import { assessment } from '../../steps/assessment'
import type { Language, Translate } from '../../steps/words'
import type { Moment, PathContext } from '../drive'
import { Network, type Held } from '../network'
import { DeviceStubs, Operator } from '../server-overrides'
import { recordCharts } from '../recorder'
import type { StateAssertion } from '../state-assertion'
import { Candidate, type TakenKind } from './candidate'
import type { Facts } from './facts'

/** How one part is taken, as far as parts differ. */
export interface Part {
  /** The words of the button that begins it. */
  begins: string
  /** The look of the page while the part is answered. */
  answering: StateAssertion
  /** Writes another answer to a question; null if nothing is written in the part. */
  write: ((testContext: AssessmentContext) => Promise<void>) | null
  submit: (testContext: AssessmentContext) => Promise<void>
}

/** One kind of assessment, as far as kinds differ. */
export interface Kind extends TakenKind {
  cases: ChartCases<AssessmentMachine>
  /**
   * Whether a state looks different from that of other kinds. The states around the parts are the
   * same, because one function builds them.
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

/** The data that the drivers of an assessment share. */
export interface AssessmentContext extends PathContext {
  kind: Kind
  server: AppServer
  context: BrowserContext
  network: Network
  deviceStubs: DeviceStubs
  operator: Operator
  candidate: Candidate
  /** The actions of taking an assessment, as people do them on the page. */
  taking: ReturnType<typeof assessment>
  factsAt: (key: string) => Facts
  statesAt: (key: string) => readonly string[]
  /** The held calls, by the state that waits for them. */
  held: Map<string, Held>
  /** Why the attempt is being ended, by the step that ended it; null for one that goes on. */
  endedBy: CancelReason | null
  /** The time of the server's last contact with an attempt that then ran out. */
  lastContact: string
  /** Advances the clocks of the server and of the browser. */
  passTime: (seconds: number) => Promise<void>
}

const keys = { token: 'token', refreshToken: 'refresh_token', owner: 'token_of' }

/**
 * A signed-in candidate in a fresh browser before any page. Evaluations wait until a driver lets
 * them run.
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
    endedBy: null,
    lastContact: '',
    passTime: async (seconds) => {
      // A call in progress would seem to take all of this time.
      await network.allAnswered()
      await server.advanceClock(seconds)
      await context.clock.fastForward(seconds * 1000)
    },
  }
}

export const toPagePath = (kind: AssessmentKind) => `/candidate/assessments/${kind}`

/** The held call that a state waits for. */
function heldBy({ held }: AssessmentContext, state: string): Held {
  const call = held.get(state)
  if (call === undefined) throw new Error(`Nothing is held in ${state}.`)
  return call
}

/** The call of a state, after it has arrived. @throws if it does not arrive in time */
export async function waitUntilHeld(testContext: AssessmentContext, state: string): Promise<Held> {
  const call = heldBy(testContext, state)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(() => reject(new Error(`No call came of ${state}.`)), patient(10_000))),
  )
  await Promise.race([call.arrived, late]).finally(() => clearTimeout(timer))
  return call
}

/** Waits for the call of a state, and lets it reach the server. */
export async function answered(testContext: AssessmentContext, state: string): Promise<void> {
  const call = await waitUntilHeld(testContext, state)
  call.release()
}

/** Waits for the call of a state, and breaks the connection until the chart has noticed. */
export async function brokenOff(
  testContext: AssessmentContext,
  { mark, edge }: Moment,
  state: string,
): Promise<void> {
  const call = await waitUntilHeld(testContext, state)
  const noticed = testContext.recorder.hasTaken(mark, testContext.kind.id, edge.taken)
  call.breakOff(noticed)
  await noticed
}

/** Matches the calls of the driven page, and not those of other tabs. */
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

/** The output of the next step; null if it has none. */
export function nextOutput<Output>({ upcoming }: Moment): Output | null {
  const event = upcoming[0]?.event
  return event !== undefined && 'output' in event ? (event.output as Output) : null
}

export const press = ({ page, translate }: AssessmentContext, key: string): Promise<void> =>
  page.getByRole('button', { name: translate.like(`assessment:${key}`) }).click()

/** Runs the work in another tab of this browser, and closes the tab. */
export async function inOtherTab(
  testContext: AssessmentContext,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await testContext.context.newPage()
  await work(page)
  await page.close()
}
