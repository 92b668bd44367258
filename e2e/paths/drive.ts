import type { Page } from '@playwright/test'
import type { EventObject } from 'xstate'
import type { ChartGraph, GraphEdge } from '../../machines/paths/graph'
import type { Walk } from '../../machines/paths/tour'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Language, Translate } from '../journey/words'
import { Calls } from './calls'
import { looksRight } from './looks-right'
import type { Recorder } from './recorder'
import { folder, keepResult, type FailedStep, type KeptLook, type StepResult } from './results'
import type { StateAssertions } from './state-assertion'
import { StepFault, toStepFault } from './step-fault'

/** What a driver knows of the step it is to bring about. */
export interface Moment {
  event: EventObject
  edge: GraphEdge
  /** Where the record stood before the step. */
  mark: number
  /** The steps after this one: a driver looks ahead to the outcome that the walk needs. */
  upcoming: Walk
}

/** Does what a person (or the browser, or the server) does so that the event happens. */
export type Driver<Context> = (testContext: Context, moment: Moment) => Promise<void>

/** All that a chart needs to be driven through its screens. */
export interface ChartDrivers<Context> {
  chart: string
  /**
   * By event type: the chart's own events, `xstate.done.actor.…`, `xstate.error.actor.…` and
   * `xstate.after.…`.
   */
  drivers: Readonly<Record<string, Driver<Context>>>
  /** After the chart has taken a step, before the page is looked at. */
  stepTaken?: (testContext: Context, step: Pick<Moment, 'edge'>) => void
  /**
   * Whether a state shows what no other chart shows; all of them do if not given. npm test looks at
   * those only.
   */
  isOwn?: (state: string) => boolean
  /** By the id of every atomic state. */
  stateAssertions: Readonly<Record<string, StateAssertions>>
  /** States that are left as they are entered, each with the reason why nobody can look at them. */
  fleeting?: Readonly<Record<string, string>>
  /**
   * States that show nothing of their own, each with the reason: their checks cannot be told from
   * others.
   */
  bare?: Readonly<Record<string, string>>
  /**
   * By event type: what a person is told once it has happened, whatever the state; the reason of a
   * refusal, say.
   */
  tells?: Readonly<Record<string, StateAssertions>>
}

/** What a walk is driven with; each chart adds what its drivers need. */
export interface PathContext {
  /** The page whose chart is driven now. */
  page: Page
  translate: Translate
  language: Language
  recorder: Recorder
}

interface Drive<Context extends PathContext> extends ChartDrivers<Context> {
  testContext: Context
  graph: ChartGraph
  walk: Walk
  /** Its number in the tour; null where it is not part of one and nothing is kept of it. */
  number: number | null
  /**
   * How many steps at its end are waited for only briefly, of a walk that is to fail in one of
   * them.
   */
  hurried?: number
}

/** Milliseconds for a step to be taken and to look right, on a machine that has much else to do. */
const usualLimit = patient(15_000)
const briefLimit = patient(4_000)

/** Pictures of every state cost their time, so they are taken when the report asks for them. */
const wantsPictures = process.env.PATHS_PICTURES === '1'

/**
 * Drives one walk through the real screens. After each step the running chart has to have taken the
 * transitions that the walk claims, and the page has to look as the chart's active states say. What
 * was done is kept for the report.
 */
export async function drive<Context extends PathContext>({
  chart,
  drivers,
  stepTaken,
  stateAssertions,
  tells,
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
      const active = recorder.statesOf(testContext.page, chart)
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
        { chart, stateAssertions, told: tells?.[edge.event.type], limit },
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
        ...partsOf(error, edge),
        states: recorder.statesOf(testContext.page, chart),
        milliseconds: Math.round(performance.now() - started),
        calls: calls.sinceLast(),
        // A page that has crashed has no picture, and the fault itself is what is to be told.
        picture: await picture(testContext, chart, number, at).catch(() => null),
      }
    throw error
  } finally {
    if (number !== null)
      keepResult({
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

function partsOf(error: unknown, edge: GraphEdge): Pick<FailedStep, 'expected' | 'seen'> {
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
