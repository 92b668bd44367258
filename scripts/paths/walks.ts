import type { AskedWalks } from '../../machines/paths/graph/asked-walks'
import type { ChartCases } from '../../machines/paths/cases'
import { findState } from '../../machines/paths/find-state'
import type { ChartGraph } from '../../machines/paths/graph/graph'
import { pairWalks } from '../../machines/paths/graph/pair-walks'
import { toAsked } from '../../machines/paths/plan'
import { randomWalks } from '../../machines/paths/graph/random-walks'
import type { Route } from '../../machines/paths/graph/route-map'
import { allRoutes, shortestRoute } from '../../machines/paths/graph/routes'
import { buildTour } from '../../machines/paths/graph/tour'
import { counted } from '../../machines/paths/words'
import type { Ask, AskedRoute } from './arguments'

/** The walks that were asked for, or a sentence that says why there are none. */
export function findWalks(cases: ChartCases, graph: ChartGraph, ask: Ask): AskedWalks | string {
  const { machine } = cases
  const found = { cases, graph, note: null }
  switch (ask.kind) {
    case 'tour':
      return toAsked({ cases, graph, walks: buildTour(graph, ask) })
    case 'pairs': {
      const { walks, pairs } = pairWalks(graph, ask.longest)
      const asked = `Every transition directly after every other, where that is possible: ${pairs} pairs.`
      return { ...found, asked, walks }
    }
    case 'random': {
      const asked = `Random walks of at most ${counted(ask.longest, 'step')}, by the seed ${ask.seed}.`
      return { ...found, asked, walks: randomWalks(graph, ask) }
    }
    case 'shortest': {
      const route = toRoute(cases, ask.route)
      if (typeof route === 'string') return route
      const asked = `The shortest walk ${describeRoute(ask.route)}.`
      const walks = shortestRoute(machine, graph, route)
      if (walks.length === 0) return `There is no walk ${describeRoute(ask.route)}.`
      return { ...found, asked, walks }
    }
    case 'all': {
      const route = toRoute(cases, ask.route)
      if (typeof route === 'string') return route
      const terms = `${describeRoute(ask.route)}, at most ${counted(ask.longest, 'step')} long and without coming to a configuration twice`
      const { walks, note } = allRoutes(machine, graph, route, ask.longest)
      if (walks.length === 0) return [`There is no walk ${terms}.`, note ?? ''].join(' ').trim()
      return { ...found, asked: `All walks ${terms}.`, walks, note }
    }
  }
}

function toRoute(cases: ChartCases, { from, via, to, avoid }: AskedRoute): Route | string {
  const faults: string[] = []
  const getStateId = (name: string) => {
    const state = findState(cases.machine, name)
    if ('id' in state) return state.id
    faults.push(state.fault)
    return ''
  }
  const route = {
    from: from === null ? null : getStateId(from),
    via: via.map(getStateId),
    to: getStateId(to),
    avoid: avoid.map(getStateId),
  }
  return faults.length > 0 ? faults.join('\n') : route
}

const describeRoute = ({ from, via, to, avoid }: AskedRoute) =>
  [
    ...(from === null ? [] : [`from ${from}`]),
    ...via.map((state) => `by way of ${state}`),
    `to ${to}`,
    ...(avoid.length === 0 ? [] : [`without ${avoid.join(' and ')}`]),
  ].join(' ')
