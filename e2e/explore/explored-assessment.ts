import type { Browser, BrowserContext } from '@playwright/test'
import { buildGraph, type GraphNode } from '../../machines/paths/graph'
import { closeEyes, speakLanguage } from '../fixtures'
import { circumstancesOf } from '../paths/assessment/circumstances'
import type { DrivenAssessment } from '../paths/assessment/driven-assessment'
import type { Facts } from '../paths/assessment/facts'
import { idOf, placesOf, withoutKind } from '../paths/assessment/names'
import { createAssessmentContext, type AssessmentContext } from '../paths/assessment/test-context'
import { within, type GraphWithin } from '../paths/within'
import { AcknowledgedAttempt } from './acknowledged-attempt'
import { isSettled } from './choose'
import type { FaultName, Place } from './piece'
import { exposeActors, type LiveChart } from './live-chart'
import { BrowserErrors } from './invariants'
import type { ExploredChart } from './explored-chart'

type Given = Pick<AssessmentContext, 'server' | 'translate' | 'language'> & {
  browser: Browser
  /** What is done to every browser before its first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

const reloads: readonly FaultName[] = ['reload', 'back', 'serverError', 'slow']
const stays: readonly FaultName[] = ['doublePress', 'secondTab', 'offline', 'clock']

/** States in which nobody can do anything but wait, each with the reason. */
const waiting: Readonly<Record<string, string>> = {
  'submitting.waiting': 'The page tries again by itself, and as soon as there is a connection.',
  'draining.waiting': 'Recordings go up again by themselves; whoever leaves loses nothing.',
  'cancelling.waiting': 'The page tries again by itself, and as soon as there is a connection.',
}

/** The chart of a kind of assessment, before, during and after an attempt. */
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

  /** The same chart from here on, where no walk from its start would stand. */
  const placedAt = (plain: GraphNode, facts: Facts): Place => {
    const key = `${plain.key} ${JSON.stringify(facts)}`
    if (!graphs.some(({ graph }) => graph.nodes.has(key)))
      graphs.push(
        within(
          { start: plain.key, nodes: whole.nodes },
          { ...circumstancesOf(kind), start: facts },
        ),
      )
    return { graph: knowing(key).graph, key }
  }

  return {
    cases: kind.cases,
    drivers,
    start: { graph: driven.graph, key: driven.graph.start },
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
          // Who has no connection cannot open a page; the window is not before who is away.
          if (hasState(place, 'running.connectivity.offline', 'running.integrity.away')) return []
          if (hasState(place, 'submitting', 'draining', 'cancelling', 'checking', 'resuming'))
            return []
          // What is to be saved, and a device that is lost, have clocks of their own, which steps
          // of the chart move.
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
          const plain = plainOf([...whole.nodes.values()], live)
          if (plain === undefined) return null
          const facts = factsAt(before.key)
          return placedAt(plain, reloads.includes(fault) ? reloaded(facts, live, before) : facts)
        },
        hasKept: (before, after, fault) => {
          // A part may run out in half a minute, and another tab may have been taken over to.
          if (fault === 'clock' || hasState(before, 'running.writer.elsewhere')) return true
          const wasBegun = hasState(before, 'running', 'resuming')
          return !wasBegun || hasState(after, 'running', 'resuming', 'permissions')
        },
        checkStored: (place) => acknowledged.checkStored(statesAt(place.key), factsAt(place.key)),
        end: async () => {
          // Nothing may wait on when the server is to stop.
          await testContext.candidate.evaluations('on')
          // What the page still asks for is answered to nobody.
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

  /** The place of the attempt, as an index of its places. */
  function placeAt({ key }: Place): number {
    const states = statesAt(key)
    const places = placesOf(kind.id).map((at) => states.includes(idOf(at)))
    return Math.max(0, places.indexOf(true))
  }
}

/** The configuration of the chart in which a running actor stands. */
function plainOf(nodes: readonly GraphNode[], { states, context }: LiveChart) {
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
