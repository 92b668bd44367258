import type { AnyStateMachine } from 'xstate'
import type { AskedWalk, AskedWalks } from './asked-walks'
import type { ChartGraph, GraphEdge } from './graph'
import { toRouteMap, type Route, type RouteMap, type Stage } from './route-map'

/** The most walks that are returned, and the most steps that are tried to find them. */
export const routeLimits = { walks: 1_000, tries: 2_000_000 }

/** A list with the shortest walk along a route; empty if there is none. */
export function shortestRoute(
  machine: AnyStateMachine,
  graph: ChartGraph,
  route: Route,
): AskedWalk[] {
  const walk = shortest(toRouteMap(machine, graph, route))
  return walk === null ? [] : [walk]
}

/**
 * All walks along a route that enter no configuration twice, the shortest first. All have the same
 * preparation, that of the shortest walk. Only a walk that ends where it begins enters that
 * configuration again.
 */
export function allRoutes(
  machine: AnyStateMachine,
  graph: ChartGraph,
  route: Route,
  longest: number,
  most = routeLimits,
): Pick<AskedWalks, 'walks' | 'note'> {
  const map = toRouteMap(machine, graph, route)
  const first = shortest(map)
  if (first === null) return { walks: [], note: null }
  const preparation = first.steps.slice(0, first.prepared)
  const beginning = stageAfter(map, preparation)
  const left = stepsLeft(map, beginning)
  const walks: AskedWalk[] = []
  const visited = new Set([beginning.place])
  let tries = 0
  const isOver = () => walks.length > most.walks || tries > most.tries

  const goOn = (at: Stage, way: readonly GraphEdge[], length: number): void => {
    for (const { road, to } of map.stepsFrom(at)) {
      if (isOver()) return
      tries += 1
      const steps = [...way, road.edge]
      if (map.isEnd(to)) {
        const isNew = !visited.has(to.place) || to.place === beginning.place
        if (isNew && steps.length === length)
          walks.push({ steps: [...preparation, ...steps], prepared: preparation.length })
        continue
      }
      const least = steps.length + (left.get(toStageKey(to)) ?? Infinity)
      if (visited.has(to.place) || least > length) continue
      visited.add(to.place)
      goOn(to, steps, length)
      visited.delete(to.place)
    }
  }
  const from = left.get(toStageKey(beginning)) ?? Infinity
  const last = Math.min(longest - preparation.length, graph.nodes.size)
  for (let length = from; length <= last && !isOver(); length += 1) goOn(beginning, [], length)
  return { walks: walks.slice(0, most.walks), note: noteOn(walks.length, most, tries) }
}

function noteOn(walks: number, most: typeof routeLimits, tries: number): string | null {
  if (walks > most.walks) return `These are the ${most.walks} shortest. There are more.`
  if (tries > most.tries)
    return `The search ended after ${most.tries} tried steps. There may be more walks.`
  return null
}

function shortest(map: RouteMap): AskedWalk | null {
  const arrivals = new Map<string, { from: Stage; edge: GraphEdge } | null>([
    [toStageKey(map.start), null],
  ])
  const queue = [map.start]
  for (const at of queue) {
    for (const { road, to } of map.stepsFrom(at)) {
      if (arrivals.has(toStageKey(to))) continue
      arrivals.set(toStageKey(to), { from: at, edge: road.edge })
      if (map.isEnd(to)) return wayTo(map, arrivals, to)
      queue.push(to)
    }
  }
  return null
}

function wayTo(
  map: RouteMap,
  arrivals: ReadonlyMap<string, { from: Stage; edge: GraphEdge } | null>,
  end: Stage,
): AskedWalk {
  const steps: GraphEdge[] = []
  let prepared = 0
  let at = end
  for (let came = arrivals.get(toStageKey(at)); came; came = arrivals.get(toStageKey(at))) {
    steps.push(came.edge)
    if (!map.hasBegun(came.from)) prepared += 1
    at = came.from
  }
  return { steps: steps.reverse(), prepared }
}

function stageAfter(map: RouteMap, edges: readonly GraphEdge[]): Stage {
  return edges.reduce((at, edge) => {
    const next = map.stepsFrom(at).find(({ road }) => road.edge === edge)
    if (next === undefined) throw new Error('The preparation is no way of this map.')
    return next.to
  }, map.start)
}

/** The number of steps to the end from every stage that can be reached. */
function stepsLeft(map: RouteMap, beginning: Stage): ReadonlyMap<string, number> {
  const cameFrom = new Map<string, Stage[]>([[toStageKey(beginning), []]])
  const found = [beginning]
  for (const at of found) {
    if (map.isEnd(at)) continue
    for (const { to } of map.stepsFrom(at)) {
      const known = cameFrom.get(toStageKey(to))
      if (known === undefined) found.push(to)
      cameFrom.set(toStageKey(to), [...(known ?? []), at])
    }
  }
  const ends = found.filter(map.isEnd)
  const left = new Map(ends.map((end) => [toStageKey(end), 0]))
  const queue = [...ends]
  for (const at of queue) {
    for (const before of cameFrom.get(toStageKey(at)) ?? []) {
      if (left.has(toStageKey(before))) continue
      left.set(toStageKey(before), (left.get(toStageKey(at)) ?? 0) + 1)
      queue.push(before)
    }
  }
  return left
}

const toStageKey = ({ place, passed }: Stage) => `${place} ${passed}`
