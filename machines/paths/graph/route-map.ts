import type { AnyStateMachine } from 'xstate'
import type { ChartGraph } from './graph'
import { placeAt } from '../plan'
import { toRoadMap, type Road } from './road-map'
import { declaredTransitions, getStates, type ChartNode } from './transitions'

/** The route of a walk, by the ids of states. */
export interface Route {
  /** The state at which the route begins, after preparation; the start of the chart if null. */
  from: string | null
  /** The states that the walk passes, in this order. */
  via: readonly string[]
  to: string
  /** The states that the walk does not enter after the beginning. */
  avoid: readonly string[]
}

/** A place of the chart, with the number of states of the route that the walk has passed. */
export interface Stage {
  place: number
  passed: number
}

/** The steps that a walk along a route may take. */
export interface RouteMap {
  start: Stage
  /** Whether the walk has reached the beginning of the route. */
  hasBegun: (stage: Stage) => boolean
  isEnd: (stage: Stage) => boolean
  stepsFrom: (stage: Stage) => readonly { road: Road; to: Stage }[]
}

/** The steps of a chart's graph that a route allows. */
export function toRouteMap(
  machine: AnyStateMachine,
  graph: ChartGraph,
  { from, via, to, avoid }: Route,
): RouteMap {
  const map = toRoadMap(graph)
  const stops = [...(from === null ? [] : [from]), ...via, to]
  const begun = from === null ? 0 : 1
  const active = [...graph.nodes.keys()].map(
    (key) => new Set<string>(placeAt(graph, key)._nodes.map(({ id }) => id)),
  )
  const sources = getSourcesByTarget(machine)
  const activeIn = (place: number): ReadonlySet<string> => active[place] ?? new Set()
  const isAvoided = (states: ReadonlySet<string>) => avoid.some((state) => states.has(state))

  /**
   * @param last the most stops that may be passed there, because the end needs a step after the
   * beginning
   */
  const stageAt = (place: number, passed: number, states: ReadonlySet<string>, last: number) => {
    let now = passed
    const isBeginning = activeIn(place).has(stops[0] ?? '') && !isAvoided(activeIn(place))
    if (now < begun && isBeginning) now = begun
    while (now >= begun && now < last && states.has(stops[now] ?? '')) now += 1
    return { place, passed: now }
  }

  return {
    start: stageAt(map.start, 0, activeIn(map.start), stops.length - 1),
    hasBegun: ({ passed }) => passed >= begun,
    isEnd: ({ passed }) => passed === stops.length,
    stepsFrom: ({ place, passed }) => {
      const hasBegun = passed >= begun
      if (hasBegun && isAvoided(activeIn(place))) return []
      return (map.out[place] ?? []).flatMap((road) => {
        // A state that is left as soon as it is entered counts as passed, although it is in no
        // configuration.
        const through = road.edge.taken.flatMap((id) => sources.get(id) ?? [])
        const states = new Set([
          ...activeIn(road.to),
          ...through.filter((state) => !activeIn(place).has(state)),
        ])
        if (hasBegun && isAvoided(states)) return []
        const last = hasBegun ? stops.length : stops.length - 1
        return [{ road, to: stageAt(road.to, passed, states, last) }]
      })
    },
  }
}

/** The state that declares each transition, with the states around it. */
function getSourcesByTarget(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const nodes = new Map(getStates(machine).map((node) => [node.id, node]))
  const around = (node: ChartNode | undefined): string[] =>
    node === undefined ? [] : [node.id, ...around(node.parent)]
  return new Map(
    declaredTransitions(machine).map(({ id, source }) => [id, around(nodes.get(source))]),
  )
}
