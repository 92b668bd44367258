import { Chance } from '../../machines/paths/graph/chance'
import type { GraphEdge } from '../../machines/paths/graph/graph'
import type { Walk } from '../../machines/paths/graph/tour'
import { shortestWay } from '../../machines/paths/graph/shortest-way'
import { findEdge, type FaultName, type Piece, type Place } from './piece'

/** The next part of a walk; null ends it. */
export type Next = { steps: Walk } | { fault: FaultName } | null

/** Decides how a walk continues from a configuration that waits for no answer. */
export interface Chooser {
  /** @param faults the faults that are possible there */
  next: (place: Place, faults: readonly FaultName[]) => Next
}

// A chart can stay as long as it likes in a state with these events: its own short delays follow a
// clock that only a driver moves, and the list of roles and a lost device do not keep it busy.
const besides = /^xstate\.after\.(autosave|retry)\.|\.actor\.(loadRoles|0\..*\.capture\.lost)$/

const isUnderWay = ({ event: { type } }: GraphEdge) =>
  type.startsWith('xstate.') && !besides.test(type)

/** Whether a configuration can last, because no answer is on its way. */
export function isSettled({ graph, key }: Place): boolean {
  const node = graph.nodes.get(key)
  return node !== undefined && !node.edges.some(isUnderWay)
}

interface Random {
  seed: number
  /** The number of steps after which a walk ends as soon as the chart waits for no answer. */
  longest: number
  /** The transitions that this run has taken. The walk prefers others. */
  taken: ReadonlySet<string>
  /** Whether the drivers can take a step after the earlier ones. */
  allows?: (walk: Walk, edge: GraphEdge) => boolean
  /** Whether a step ends its walk because the drivers cannot go on in that browser. */
  isLast?: (edge: GraphEdge) => boolean
}

/** The most steps between two faults, unless an answer is still on its way. */
const stretch = 5

/** Chooses at random, with a preference for new transitions. The same seed makes the same choices. */
export function randomChooser({
  seed,
  longest,
  taken,
  allows = () => true,
  isLast = () => false,
}: Random): Chooser {
  const chance = new Chance(seed)
  let steps = 0
  let mayFault = false

  const pick = (place: Place, walk: Walk): GraphEdge | undefined => {
    const planned = new Set(walk.flatMap((edge) => edge.taken))
    const isNew = (edge: GraphEdge) =>
      edge.taken.some((id) => !taken.has(id) && !planned.has(id)) && allows(walk, edge)
    const edges = (place.graph.nodes.get(place.key)?.edges ?? []).filter((edge) =>
      allows(walk, edge),
    )
    const unseen = edges.filter(isNew)
    if (unseen.length > 0) return chance.oneOf(unseen)
    const onTheWay =
      chance.below(2) === 0 ? shortestWay(place.graph, place.key, isNew)?.[0] : undefined
    if (onTheWay !== undefined && allows(walk, onTheWay)) return onTheWay
    const type = chance.oneOf([...new Set(edges.map(({ event }) => event.type))])
    return chance.oneOf(edges.filter(({ event }) => event.type === type))
  }

  const stretchFrom = (from: Place): Walk => {
    const walk: GraphEdge[] = []
    const wanted = 1 + chance.below(stretch)
    let at = from
    while (walk.length < wanted || !isSettled(at)) {
      if (walk.length > 3 * stretch) {
        const home = shortestWay(at.graph, at.key, (edge) => isSettled({ ...at, key: edge.to }))
        return [...walk, ...(home ?? [])]
      }
      const edge = pick(at, walk)
      if (edge === undefined) return walk
      walk.push(edge)
      at = { ...at, key: edge.to }
      if (isLast(edge)) {
        steps = longest
        return walk
      }
    }
    return walk
  }

  return {
    next: (place, faults) => {
      if (steps >= longest) return null
      const fault = mayFault && chance.below(2) === 0 ? chance.oneOf(faults) : undefined
      mayFault = fault === undefined
      if (fault !== undefined) return { fault }
      const walk = stretchFrom(place)
      steps += walk.length
      return walk.length === 0 ? null : { steps: walk }
    },
  }
}

/** Takes a list of pieces, and leaves out those that are not possible in the present configuration. */
export function listedChooser(pieces: readonly Piece[]): Chooser {
  let at = 0
  return {
    next: (place, faults) => {
      while (at < pieces.length) {
        const piece = pieces[at]
        if (piece?.does === 'fault') {
          at += 1
          if (faults.includes(piece.fault)) return { fault: piece.fault }
          continue
        }
        const walk = stepsUpToFault(place)
        if (walk.length > 0) return { steps: walk }
      }
      return null
    },
  }

  function stepsUpToFault(from: Place): Walk {
    const walk: GraphEdge[] = []
    let place = from
    for (let piece = pieces[at]; piece?.does === 'step'; piece = pieces[at]) {
      // A fault that is not possible here only separates two groups of steps.
      at += 1
      const edge = findEdge(place, piece)
      if (edge === undefined) continue
      walk.push(edge)
      place = { ...place, key: edge.to }
    }
    return walk
  }
}
