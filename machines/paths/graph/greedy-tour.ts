import type { Chance } from './chance'
import { wayTo, type Road, type RoadMap } from './road-map'

/**
 * Walks that together take every transition. A walk goes to the nearest road with a new transition,
 * by chance if several are equally near. If it can reach none, the next walk begins at the start.
 */
export function greedyTour(map: RoadMap, chance: Chance): Road[][] {
  const taken = new Set<number>()
  const walks: Road[][] = []
  let walk: Road[] = []
  let at = map.start
  for (;;) {
    const leg = nearestNew(map, at, taken, chance)
    for (const road of leg) for (const transition of road.takes) taken.add(transition)
    if (leg.length > 0) {
      walk.push(...leg)
      at = leg.at(-1)?.to ?? at
      continue
    }
    if (walk.length === 0) return walks
    walks.push(walk)
    walk = []
    at = map.start
  }
}

/**
 * The path to the nearest road with a new transition, including that road; empty if none is in
 * reach.
 */
function nearestNew(
  map: RoadMap,
  start: number,
  taken: ReadonlySet<number>,
  chance: Chance,
): Road[] {
  const arrivals = new Map<number, Road | null>([[start, null]])
  let ring = [start]
  while (ring.length > 0) {
    const news = ring.flatMap((place) =>
      (map.out[place] ?? []).filter(({ takes }) => takes.some((id) => !taken.has(id))),
    )
    const most = Math.max(...news.map(({ takes }) => newIn(takes, taken)))
    const best = chance.oneOf(news.filter(({ takes }) => newIn(takes, taken) === most))
    if (best) return [...wayTo(arrivals, best.from), best]
    const next: number[] = []
    for (const place of ring) {
      for (const road of map.out[place] ?? []) {
        if (arrivals.has(road.to)) continue
        arrivals.set(road.to, road)
        next.push(road.to)
      }
    }
    ring = next
  }
  return []
}

const newIn = (takes: readonly number[], taken: ReadonlySet<number>) =>
  takes.filter((id) => !taken.has(id)).length
