import type { AskedWalks, StepReport } from './graph/asked-walks'
import type { ChartCases } from './cases'
import { buildGraph, findShortestPaths, type ChartGraph, type ShortestPath } from './graph/graph'
import { buildTour, type Walk } from './graph/tour'
import { declaredTransitions, getStates } from './graph/transitions'

/** The paths of a chart, computed once for all printed forms. */
export interface ChartPlan {
  cases: ChartCases
  graph: ChartGraph
  shortest: readonly ShortestPath[]
  walks: readonly Walk[]
  /** The number of steps in one shortest path for each declared transition. A tour needs fewer. */
  shortestSteps: number
}

/** The paths of a chart as data, which `npm run paths -- --as json` prints. */
export interface ChartReport {
  id: string
  states: number
  transitions: { id: string; from: string; event: string; to: string | null }[]
  configurations: number
  shortestSteps: number
  tour: {
    walks: { steps: StepReport[] }[]
    steps: number
  }
}

/**
 * The most steps of a walk in the test plan, so that a person or a browser can take it in one go.
 */
export const longestWalk = 60

export function toPlan(cases: ChartCases, longest = longestWalk): ChartPlan {
  const graph = buildGraph(cases)
  const shortest = findShortestPaths(graph)
  return {
    cases,
    graph,
    shortest,
    walks: buildTour(graph, { longest }),
    shortestSteps: countShortestSteps(graph, shortest),
  }
}

export function toReport({
  cases: { machine },
  graph,
  walks,
  shortestSteps,
}: ChartPlan): ChartReport {
  return {
    id: machine.id,
    states: getStates(machine).length,
    transitions: declaredTransitions(machine).map(({ id, source, event, targets }) => ({
      id,
      from: source,
      event,
      to: targets.length > 0 ? targets.join(' ') : null,
    })),
    configurations: graph.nodes.size,
    shortestSteps,
    tour: {
      walks: walks.map((walk) => ({ steps: toSteps(graph, walk) })),
      steps: walks.flat().length,
    },
  }
}

/** The tour of the plan in the form of requested walks. */
export function toAsked({
  cases,
  graph,
  walks,
}: Pick<ChartPlan, 'cases' | 'graph' | 'walks'>): AskedWalks {
  return {
    cases,
    graph,
    asked: 'Few walks that together take every transition.',
    walks: walks.map((steps) => ({ steps, prepared: 0 })),
    note: null,
  }
}

export const toSteps = (graph: ChartGraph, walk: Walk): StepReport[] =>
  walk.map(({ event, taken, to }) => ({ event, takes: taken, state: placeAt(graph, to).value }))

/** The snapshot of the chart in a configuration. */
export function placeAt({ nodes }: ChartGraph, key: string) {
  const node = nodes.get(key)
  if (!node) throw new Error(`There is no configuration ${key}.`)
  return node.snapshot
}

function countShortestSteps({ nodes }: ChartGraph, shortest: readonly ShortestPath[]): number {
  const steps = new Map(shortest.map(({ key, events }) => [key, events.length]))
  const least = new Map<string, number>()
  for (const { from, taken } of [...nodes.values()].flatMap(({ edges }) => edges)) {
    const length = (steps.get(from) ?? 0) + 1
    for (const id of taken) least.set(id, Math.min(length, least.get(id) ?? length))
  }
  return [...least.values()].reduce((sum, length) => sum + length, 0)
}
