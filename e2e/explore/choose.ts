import { Chance } from '../../machines/paths/chance'
import type { GraphEdge } from '../../machines/paths/graph'
import type { Walk } from '../../machines/paths/tour'
import { edgeOf, wayTo, type FaultName, type Piece, type Place } from './piece'

/** What a walk does next; null where it ends. */
export type Next = { steps: Walk } | { fault: FaultName } | null

/** Decides how a walk goes on, from a configuration in which nothing is under way. */
export interface Chooser {
  /** @param faults those that may come there */
  next: (place: Place, faults: readonly FaultName[]) => Next
}

// The chart's own short delays run by a clock that only a driver moves, and the list of roles and
// the patience with a lost device are waited for beside everything else.
const besides = /^xstate\.after\.(autosave|retry)\.|\.actor\.(loadRoles|0\..*\.capture\.lost)$/

const isUnderWay = ({ event: { type } }: GraphEdge) =>
  type.startsWith('xstate.') && !besides.test(type)

/** Whether a configuration lasts: no answer is on its way, and nobody has to look ahead. */
export function isSettled({ graph, key }: Place): boolean {
  const node = graph.nodes.get(key)
  return node !== undefined && !node.edges.some(isUnderWay)
}

interface Random {
  seed: number
  /** How many steps a walk has at most; it ends where it comes to rest after them. */
  longest: number
  /** What has been taken in this run: the rest is gone to first. */
  taken: ReadonlySet<string>
  /** Whether the drivers can take a step after those before it. */
  allows?: (walk: Walk, edge: GraphEdge) => boolean
  /** Steps that a walk begins with, before chance leads it. */
  lead?: Walk
}

/** How many steps are taken between two faults, at most, unless something is under way. */
const stretch = 5

/** Goes wherever chance leads, and rather where nobody has been. The same seed leads the same way. */
export function randomChooser({
  seed,
  longest,
  taken,
  allows = () => true,
  lead = [],
}: Random): Chooser {
  const chance = new Chance(seed)
  let steps = 0
  let isBegun = lead.length === 0
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
    const onTheWay = chance.below(2) === 0 ? wayTo(place, isNew)?.[0] : undefined
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
        const home = wayTo(at, (edge) => isSettled({ ...at, key: edge.to }))
        return [...walk, ...(home ?? [])]
      }
      const edge = pick(at, walk)
      if (edge === undefined) return walk
      walk.push(edge)
      at = { ...at, key: edge.to }
    }
    return walk
  }

  return {
    next: (place, faults) => {
      if (!isBegun) {
        isBegun = true
        mayFault = true
        return { steps: lead }
      }
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

/** Takes pieces that are written down, and leaves out what is not possible where it stands. */
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
      // A fault that cannot come there parts two stretches of one walk.
      at += 1
      const edge = edgeOf(place, piece)
      if (edge === undefined) continue
      walk.push(edge)
      place = { ...place, key: edge.to }
    }
    return walk
  }
}
