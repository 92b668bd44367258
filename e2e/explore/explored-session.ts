import type { Browser, BrowserContext } from '@playwright/test'
import type { GraphEdge, GraphNode } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import { accountStatuses } from '../../machines/shared/account-status'
import { sessionCases } from '../../machines/session/session.cases'
import { expect, closeEyes, speakLanguage } from '../fixtures'
import { call } from '../steps/people'
import { sessionGraph } from '../paths/driven-graphs'
import { sessionDrivers } from '../paths/session/drivers'
import { createSessionContext, type SessionContext } from '../paths/session/test-context'
import { InvariantError } from './invariant-error'
import { isSettled } from './choose'
import type { FaultName, Place } from './piece'
import { exposeActors, type LiveChart } from './live-chart'
import { BrowserErrors } from './invariants'
import type { ExploredChart } from './explored-chart'

type Given = Pick<SessionContext, 'server' | 'people' | 'provider' | 'translate' | 'language'> & {
  browser: Browser
  /** Called for every browser before its first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

const every: readonly FaultName[] = [
  'reload',
  'back',
  'doublePress',
  'secondTab',
  'serverError',
  'slow',
  'offline',
  'clock',
]

const getState = ({ key }: Place): unknown => JSON.parse(key)[0]
const getStatus = (place: Place) => {
  const state = getState(place)
  const name =
    typeof state === 'string' ? state : Object.keys(state instanceof Object ? state : {})[0]
  return accountStatuses.find((status) => status === name) ?? null
}

const getTop = (key: string) => /^\[(?:\{)?"(\w+)"/.exec(key)?.[1]

/** Whether the walk has entered the state in the way for which the driver prepares the step. */
function allows(walk: Walk, { event }: GraphEdge): boolean {
  if (event.type !== 'xstate.error.actor.signOut') return true
  const before = walk.at(-1)
  // The device fails at a logout after the page was loaded again, which leads to an account status.
  return before !== undefined && accountStatuses.some((status) => status === getTop(before.from))
}

/** The session chart, to explore with every account status and the ways in and out. */
export function exploredSession({
  browser,
  prepare = async () => undefined,
  ...given
}: Given): ExploredChart<SessionContext> {
  const graph = sessionGraph()
  const nodes = [...graph.nodes.values()]
  const joinNames = ({ snapshot }: GraphNode) => snapshot._nodes.map(({ id }) => id).join()

  return {
    cases: sessionCases,
    drivers: sessionDrivers,
    start: { graph, key: graph.start },
    allows,
    // From then on the device's storage fails at every logout.
    isLast: ({ event }) => event.type === 'xstate.error.actor.signOut',
    begin: async () => {
      const context = await browser.newContext()
      const browserErrors = new BrowserErrors(context)
      await speakLanguage(context, given.language)
      await closeEyes(context)
      await prepare(context)
      const page = await context.newPage()
      const testContext = await createSessionContext({ page, ...given })
      await exposeActors(context)
      // The first page started its charts before they were exposed.
      await page.reload()
      const { network, server } = testContext

      return {
        testContext,
        browserErrors,
        faultsAt: (place) => {
          if (!isSettled(place) || network.holdsAny()) return []
          // A candidate in an assessment is on its page, which the charts of the assessments cover.
          // Without a signed-in person, going back leads to pages of an earlier one.
          if (place.key.includes('"attempting"')) return ['doublePress', 'secondTab']
          return getStatus(place) === null
            ? every.filter((fault) => fault !== 'back' && fault !== 'serverError')
            : every
        },
        passHalfMinute: () => testContext.passTime(30_000),
        releaseHeld: async () => undefined,
        placeOf: (live, before) => {
          const same = nodes.filter((node) => joinNames(node) === live.states.join())
          const facts = describeSession(live.context)
          const found =
            same.find(({ snapshot }) => describeSession(snapshot.context) === facts) ??
            same.find((node) => node.key === before.key)
          return found === undefined ? null : { graph, key: found.key }
        },
        hasKept: (before, after) =>
          getStatus(before) === null || getStatus(before) === getStatus(after),
        checkStored: async (place) => {
          const status = getStatus(place)
          if (status === null) return
          const token = await page.evaluate(() => localStorage.getItem('token'))
          if (token === null) throw new InvariantError('lost', `${status}, and no token is kept.`)
          // Some calls are answered a moment after the chart has changed.
          await expect
            .poll(async () => (await call(server, 'getUser', { token })).data.standing)
            .toBe(status)
            .catch((error: unknown) => {
              throw new InvariantError('lost', `The page shows ${status}. ${String(error)}`)
            })
        },
        end: async () => {
          // Calls in progress need no answer.
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        },
      }
    },
  }
}

/** The facts that distinguish configurations with the same states, as in the cases of the chart. */
const describeSession = ({ holdsToken, session }: LiveChart['context']): string =>
  JSON.stringify([
    holdsToken,
    session?.user.role ?? null,
    session?.user.approval.status === 'DECLINED',
  ])
