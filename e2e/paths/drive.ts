import type { Page } from '@playwright/test'
import type { EventObject } from 'xstate'
import type { ChartGraph, GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Language, Translate } from '../steps/words'
import { Calls } from './calls'
import { looksRight } from './looks-right'
import type { Recorder } from './recorder'
import { folder, writeResult, type FailedStep, type KeptLook, type StepResult } from './results'
import type { StateAssertions } from './state-assertion'
import { StepFault, toStepFault } from './step-fault'

/** The facts that a driver knows about the step that it causes. */
export interface Moment {
  event: EventObject
  edge: GraphEdge
  /** The position in the record before the step. */
  mark: number
  /** The steps after this one, from which a driver sees the outcome that the walk needs. */
  upcoming: Walk
}

/** Causes an event as a person, the browser or the server does. */
export type Driver<Context> = (testContext: Context, moment: Moment) => Promise<void>

/** Everything that is needed to drive a chart through its screens. */
export interface ChartDrivers<Context> {
  chart: string
  /**
   * The drivers by event type: the chart's own events, `xstate.done.actor.…`,
   * `xstate.error.actor.…` and `xstate.after.…`.
   */
  drivers: Readonly<Record<string, Driver<Context>>>
  /** Called after the chart has taken a step, before the page is checked. */
  stepTaken?: (testContext: Context, step: Pick<Moment, 'edge'>) => void
  /**
   * Whether a state looks different from the states of all other charts, so that `npm test` checks
   * it; all states do if not given.
   */
  isOwn?: (state: string) => boolean
  /** The state assertions by the ids of the atomic states. */
  stateAssertions: Readonly<Record<string, StateAssertions>>
  /**
   * States that are left as soon as they are entered, each with the reason why nobody can see them.
   */
  fleeting?: Readonly<Record<string, string>>
  /**
   * States that show nothing of their own, each with the reason, so their assertions cannot be told
   * apart from others.
   */
  bare?: Readonly<Record<string, string>>
  /**
   * The messages that a person gets after an event in any state, such as the reason for a refusal,
   * by event type.
   */
  eventMessages?: Readonly<Record<string, StateAssertions>>
}

/** The tools for driving a walk. Each chart adds those that its drivers need. */
export interface PathContext {
  /** The driven page. */
  page: Page
  translate: Translate
  language: Language
  recorder: Recorder
}

interface Drive<Context extends PathContext> extends ChartDrivers<Context> {
  testContext: Context
  graph: ChartGraph
  walk: Walk
  /**
   * The number of the walk in its tour; null for a walk without a tour, whose results are not
   * stored.
   */
  number: number | null
  /**
   * How many steps at the end get only a short time, in a walk that is meant to fail in one of
   * them.
   */
  hurried?: number
}

/**
 * The time for a step to be taken and for the page to look right, in milliseconds, on a busy
 * machine.
 */
const usualLimit = patient(15_000)
const briefLimit = patient(4_000)

/** Pictures take time, so they are taken only for the report. */
const wantsPictures = process.env.PATHS_PICTURES === '1'

/**
 * Drives one walk through the real screens. After each step the running chart must have taken the
 * transitions of the walk, and the page must look as the active states say. The results are stored
 * for the report.
 */
export async function drive<Context extends PathContext>({
  chart,
  drivers,
  stepTaken,
  stateAssertions,
  eventMessages,
  testContext,
  graph,
  walk,
  number,
  hurried = 0,
}: Drive<Context>): Promise<void> {
  const steps: StepResult[] = []
  const looks: KeptLook[] = []
  const { recorder, language } = testContext
  const began = recorder.mark()
  let cursor = began
  const calls = new Calls(testContext.page.context())
  let started = performance.now()
  let failure: FailedStep | null = null
  try {
    for (const [at, edge] of walk.entries()) {
      started = performance.now()
      const limit = at < walk.length - hurried ? usualLimit : briefLimit
      const driver = drivers[edge.event.type]
      if (driver === undefined)
        fail(at, edge, new Error(`The chart ${chart} has no driver for ${edge.event.type}.`))
      await driver(testContext, {
        event: edge.event,
        edge,
        mark: cursor,
        upcoming: walk.slice(at + 1),
      }).catch((error: unknown) => fail(at, edge, error))
      await recorder
        .hasTaken(cursor, chart, edge.taken, limit)
        .catch((error: unknown) => fail(at, edge, error))
      cursor = recorder.after(cursor, chart, edge.taken)
      stepTaken?.(testContext, { edge })
      const states = atomicStates(graph, edge.to)
      const missed = states.filter(
        (state) => !recorder.visitedSince(cursor - 1, testContext.page, chart).has(state),
      )
      const active = recorder.getStates(testContext.page, chart)
      if (missed.length > 0)
        fail(
          at,
          edge,
          new StepFault(
            {
              expected: `The chart comes to ${missed.join(' and ')}.`,
              seen: `It is in ${active.join(', ')}.`,
            },
            `The chart ${chart} did not come to ${missed.join(', ')}, but is in ${active.join(', ')}.`,
          ),
        )
      const look = await looksRight(
        testContext,
        { chart, stateAssertions, told: eventMessages?.[edge.event.type], limit },
        states,
      ).catch((error: unknown) => fail(at, edge, error))
      looks.push(look)
      steps.push({
        event: edge.event,
        taken: edge.taken,
        states,
        milliseconds: Math.round(performance.now() - started),
        calls: calls.sinceLast(),
        picture: await picture(testContext, chart, number, at),
      })
    }
  } catch (error) {
    const at = steps.length
    const edge = walk[at]
    if (edge !== undefined)
      failure = {
        step: at + 1,
        event: edge.event,
        planned: edge.taken,
        ...toFailureDetails(error, edge),
        states: recorder.getStates(testContext.page, chart),
        milliseconds: Math.round(performance.now() - started),
        calls: calls.sinceLast(),
        // A crashed page has no picture, and the failure itself has to be reported.
        picture: await picture(testContext, chart, number, at).catch(() => null),
      }
    throw error
  } finally {
    if (number !== null)
      writeResult({
        chart,
        walk: number,
        language,
        steps,
        taken: recorder.takenSince(began, chart),
        looks,
        failure,
      })
  }
}

function fail(at: number, edge: GraphEdge, error: unknown): never {
  const { event, from, to } = edge
  const { expected, seen, message } = toStepFault(error, event.type)
  throw new StepFault(
    { expected, seen },
    `Step ${at + 1}, ${JSON.stringify(event)}\nfrom ${from}\nto ${to}:\n${message}`,
    { cause: error },
  )
}

function toFailureDetails(error: unknown, edge: GraphEdge): Pick<FailedStep, 'expected' | 'seen'> {
  const { expected, seen } = toStepFault(error, edge.event.type)
  return { expected, seen }
}

export function atomicStates(graph: ChartGraph, key: string): string[] {
  const node = graph.nodes.get(key)
  if (node === undefined) throw new Error(`There is no configuration ${key}.`)
  return node.snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
}

async function picture(
  { page, language }: PathContext,
  chart: string,
  number: number | null,
  step: number,
): Promise<string | null> {
  if (!wantsPictures || number === null) return null
  const file = `${chart}-${language}-${number}-${step + 1}.jpeg`
  await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 60 })
  return file
}
