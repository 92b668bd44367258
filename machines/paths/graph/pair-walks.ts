import type { AskedWalk } from './asked-walks'
import type { ChartGraph } from './graph'
import { toRoadMap, wayTo, type Road, type RoadMap } from './road-map'

/**
 * A few walks that take every transition directly after every other, if one step can follow the
 * other. A walk goes to the nearest step that begins a new pair. At `longest` steps the next walk
 * begins; a pair that is further from the start gets a longer walk.
 */
export function pairWalks(
  graph: ChartGraph,
  longest: number,
): { walks: AskedWalk[]; pairs: number } {
  const map = toRoadMap(graph)
  const pairs = new NewPairs(map)
  const walks: AskedWalk[] = []
  let walk: Road[] = []
  for (;;) {
    const last = walk.at(-1)
    const leg = nextLeg(map, pairs, last)
    const isTooLong = walk.length > 0 && walk.length + leg.length > longest
    if (leg.length === 0 || isTooLong) {
      if (walk.length === 0) return { walks, pairs: pairs.taken }
      walks.push({ steps: walk.map(({ edge }) => edge), prepared: 0 })
      walk = []
      continue
    }
    for (const road of leg) {
      const before = walk.at(-1)
      if (before !== undefined) pairs.take(before, road)
      walk.push(road)
    }
  }
}

/** The steps up to the end of the nearest new pair; none if no new pair is in reach. */
function nextLeg(map: RoadMap, pairs: NewPairs, last: Road | undefined): Road[] {
  const here = last === undefined ? null : pairs.bestAfter(last)
  if (here !== null) return [here]
  const start = last?.to ?? map.start
  const arrivals = new Map<number, Road | null>([[start, null]])
  for (const place of arrivals.keys()) {
    for (const road of map.out[place] ?? []) {
      const second = pairs.bestAfter(road)
      if (second !== null) return [...wayTo(arrivals, place), road, second]
      if (!arrivals.has(road.to)) arrivals.set(road.to, road)
    }
  }
  return []
}

/** The pairs of transitions, with those that a walk has taken. */
class NewPairs {
  private readonly known = new Set<number>()
  /** The steps that begin no new pair, and never will again. */
  private readonly used = new Set<Road>()

  constructor(private readonly map: RoadMap) {}

  get taken(): number {
    return this.known.size
  }

  take(first: Road, second: Road): void {
    for (const pair of this.toPairs(first, second)) this.known.add(pair)
  }

  /** The step that makes the most new pairs directly after another; null if none makes any. */
  bestAfter(first: Road): Road | null {
    if (this.used.has(first)) return null
    let best: Road | null = null
    let most = 0
    for (const second of this.map.out[first.to] ?? []) {
      const fresh = this.toPairs(first, second).filter((pair) => !this.known.has(pair)).length
      if (fresh > most) [best, most] = [second, fresh]
    }
    if (best === null) this.used.add(first)
    return best
  }

  private toPairs(first: Road, second: Road): number[] {
    return first.takes.flatMap((one) =>
      second.takes.map((other) => one * this.map.transitions + other),
    )
  }
}
