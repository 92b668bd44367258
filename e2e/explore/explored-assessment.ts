import type { Browser, BrowserContext } from '@playwright/test'
import { buildGraph, type GraphNode } from '../../machines/paths/graph/graph'
import { closeEyes, speakLanguage } from '../fixtures'
import { getCircumstances } from '../paths/assessment/circumstances'
import type { DrivenAssessment } from '../paths/assessment/driven-assessment'
import type { Facts } from '../paths/assessment/facts'
import { toStateId, listPositions, withoutKind } from '../paths/assessment/names'
import { createAssessmentContext, type AssessmentContext } from '../paths/assessment/test-context'
import { within, type GraphWithin } from '../paths/within'
import { AcknowledgedAttempt } from './acknowledged-attempt'
import { allowedIn } from './allowed-assessment'
import { isSettled } from './choose'
import type { FaultName, Place } from './piece'
import { exposeActors, type LiveChart } from './live-chart'
import { BrowserErrors } from './invariants'
import type { ExploredChart } from './explored-chart'

type Given = Pick<AssessmentContext, 'server' | 'translate' | 'language'> & {
  browser: Browser
  /** Called for every browser before its first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

const reloads: readonly FaultName[] = ['reload', 'back', 'serverError', 'slow']
const stays: readonly FaultName[] = ['doublePress', 'secondTab', 'offline', 'clock']

/** States in which a person can only wait, each with the reason. */
const waiting: Readonly<Record<string, string>> = {
  'submitting.waiting': 'The page tries again by itself, and as soon as there is a connection.',
  'draining.waiting': 'Recordings go up again by themselves; whoever leaves loses nothing.',
  'cancelling.waiting': 'The page tries again by itself, and as soon as there is a connection.',
}

/** The chart of an assessment kind, to explore before, during and after an attempt. */
export function exploredAssessment(
  driven: DrivenAssessment,
  { browser, prepare = async () => undefined, ...given }: Given,
): ExploredChart<AssessmentContext> {
  const { kind, drivers } = driven
  const whole = buildGraph(kind.cases)
  const graphs: GraphWithin<Facts>[] = [driven]
  const knowing = (key: string): GraphWithin<Facts> =>
    graphs.find(({ graph }) => graph.nodes.has(key)) ?? driven
  const statesAt = (key: string) =>
    knowing(key)
      .statesAt(key)
      .map((state) => withoutKind(kind.id, state))
  const factsAt = (key: string) => knowing(key).factsAt(key)
  const hasState = ({ key }: Place, ...states: string[]) =>
    states.some((state) => statesAt(key).includes(state))

  /**
   * The place of a configuration, in a new graph from there if the known graphs do not contain it.
   */
  const placedAt = (plain: GraphNode, facts: Facts): Place => {
    const key = `${plain.key} ${JSON.stringify(facts)}`
    if (!graphs.some(({ graph }) => graph.nodes.has(key)))
      graphs.push(
        within(
          { start: plain.key, nodes: whole.nodes },
          { ...getCircumstances(kind), start: facts },
        ),
      )
    return { graph: knowing(key).graph, key }
  }

  return {
    cases: kind.cases,
    drivers,
    start: { graph: driven.graph, key: driven.graph.start },
    allows: allowedIn(kind.id),
    waits: (place) =>
      Object.entries(waiting).find(([state]) => hasState(place, state))?.[1] ?? null,
    begin: async () => {
      const context = await browser.newContext()
      const browserErrors = new BrowserErrors(context)
      await speakLanguage(context, given.language)
      await closeEyes(context)
      await prepare(context)
      const page = await context.newPage()
      const testContext = await createAssessmentContext({
        kind,
        page,
        ...given,
        factsAt,
        statesAt,
      })
      await exposeActors(context)
      const acknowledged = new AcknowledgedAttempt(testContext)

      return {
        testContext,
        browserErrors,
        faultsAt: (place) => {
          const facts = factsAt(place.key)
          if (!isSettled(place) || facts.isOpening || facts.isLeaving) return []
          // Without a connection no page can be opened, and during an absence the window is
          // minimized.
          if (hasState(place, 'running.connectivity.offline', 'running.integrity.away')) return []
          if (hasState(place, 'submitting', 'draining', 'cancelling', 'checking', 'resuming'))
            return []
          // Saving and a lost device have timers that only steps of the chart advance.
          const isOut = facts.unsent || hasState(place, 'running.capture.lost')
          const calm = stays.filter((fault) => !isOut || fault === 'doublePress')
          return [...reloads, ...calm]
        },
        passHalfMinute: () => testContext.passTime(30),
        releaseHeld: async () => {
          for (const held of testContext.held.values()) held.release()
          testContext.held.clear()
          await acknowledged.rememberUnsent()
        },
        placeOf: (live, before, fault) => {
          const plain = findPlain([...whole.nodes.values()], live)
          if (plain === undefined) return null
          const facts = factsAt(before.key)
          return placedAt(plain, reloads.includes(fault) ? reloaded(facts, live, before) : facts)
        },
        hasKept: (before, after, fault) => {
          // A part may end within half a minute, and an attempt in another tab may have been taken
          // over.
          if (fault === 'clock' || hasState(before, 'running.writer.elsewhere')) return true
          const wasBegun = hasState(before, 'running', 'resuming')
          return !wasBegun || hasState(after, 'running', 'resuming', 'permissions')
        },
        checkStored: (place) => acknowledged.checkStored(statesAt(place.key), factsAt(place.key)),
        end: async () => {
          // A waiting evaluation would keep the server from stopping.
          await testContext.candidate.evaluations('on')
          // Calls in progress need no answer.
          await context.unrouteAll({ behavior: 'ignoreErrors' })
          await context.close()
        },
      }
    },
  }

  function reloaded(facts: Facts, { states }: LiveChart, before: Place): Facts {
    const isIn = (state: string) => states.some((id) => withoutKind(kind.id, id) === state)
    return {
      live: [],
      looked: isIn('permissions') ? 3 : 0,
      unsent: false,
      entered: false,
      atOnce: false,
      place: hasState(before, 'running') ? placeAt(before) : facts.place,
      isOpening: false,
      hasOutage: facts.hasOutage,
      isLeaving: false,
    }
  }

  /** The index of the attempt's place. */
  function placeAt({ key }: Place): number {
    const states = statesAt(key)
    const places = listPositions(kind.id).map((at) => states.includes(toStateId(at)))
    return Math.max(0, places.indexOf(true))
  }
}

/** The configuration of the chart that equals the state of a running actor. */
function findPlain(nodes: readonly GraphNode[], { states, context }: LiveChart) {
  const names = states.toSorted().join()
  const same = nodes.filter(
    ({ snapshot }) =>
      snapshot._nodes
        .map(({ id }) => id)
        .toSorted()
        .join() === names,
  )
  return (
    same.find(
      ({ snapshot }) =>
        (snapshot.context.attemptId === null) === (context.attemptId === null) &&
        snapshot.context.redo === context.redo,
    ) ?? same[0]
  )
}
