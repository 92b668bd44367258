import type { Chance } from './chance'
import type { Road, Ways } from './road-map'

/**
 * A tour during the search: its errands, the roads that it has to take in this order, and the walks
 * that result.
 */
interface Plan {
  errands: readonly Road[]
  walks: readonly (readonly Road[])[]
  cost: number
  taken: ReadonlySet<number>
}

/**
 * A shorter tour that takes the same transitions. No walk is longer than `longest`, unless one
 * transition alone needs more. Each round removes a few errands, adds errands for the missed
 * transitions where they cost the fewest steps, and keeps the new list if it costs no more than the
 * old one.
 */
export function shorterTour(
  ways: Ways,
  draft: readonly (readonly Road[])[],
  longest: number,
  chance: Chance,
): Road[][] {
  const walked = draft.map((walk) => walk.map((road) => ways.here(road)))
  const needed = [...new Set(walked.flat().flatMap(({ takes }) => takes))]
  const offers = new Map(
    needed.map((id) => [id, ways.roads.filter(({ takes }) => takes.includes(id))]),
  )
  // Another walk costs a fresh browser. Among limited walks this counts as one step; among
  // unlimited ones it counts more than any path.
  const fresh = longest === Infinity ? 1000 : 1
  const complete = (errands: readonly Road[]): Plan => {
    let plan = toPlan(ways, errands, longest, fresh)
    for (;;) {
      const missed = needed.filter((id) => !plan.taken.has(id))
      if (missed.length === 0) return plan
      plan = toPlan(
        ways,
        withDetours(ways, plan.errands, missed, offers, fresh, chance),
        longest,
        fresh,
      )
    }
  }

  let plan = complete(getErrands(walked))
  for (let round = 0; round < rounds; round++) {
    const length = 1 + chance.below(Math.min(longestBlock, plan.errands.length))
    const first = chance.below(plan.errands.length - length + 1)
    const rest = complete(
      plan.errands.filter((_, place) => place < first || place >= first + length),
    )
    const next = complete(getErrands(rest.walks))
    if (next.cost <= plan.cost) plan = next
  }
  return plan.walks.map((walk) => [...walk])
}

const rounds = 150
const longestBlock = 12

/** The roads without which a tour would miss a transition. The others only connect them. */
function getErrands(walks: readonly (readonly Road[])[]): Road[] {
  const times = new Map<number, number>()
  const count = (road: Road, by: number) =>
    road.takes.forEach((id) => times.set(id, (times.get(id) ?? 0) + by))
  const roads = walks.flat()
  for (const road of roads) count(road, 1)
  return roads.reduceRight<Road[]>((kept, road) => {
    if (road.takes.some((id) => times.get(id) === 1)) return [road, ...kept]
    count(road, -1)
    return kept
  }, [])
}

/** The errands, with roads for the missed transitions added where they cost the fewest steps. */
function withDetours(
  ways: Ways,
  errands: readonly Road[],
  missed: readonly number[],
  offers: ReadonlyMap<number, readonly Road[]>,
  fresh: number,
  chance: Chance,
): Road[] {
  const list = [...errands]
  const left = new Set(missed)
  const gap = (from: number, to: number | undefined) =>
    to === undefined ? 0 : Math.min(ways.between(from, to), fresh + ways.between(ways.start, to))
  while (left.size > 0) {
    const id = chance.oneOf([...left])
    let best: { road: Road; place: number; cost: number } | null = null
    for (let place = 0; place <= list.length; place++) {
      const from = list[place - 1]?.to ?? ways.start
      const to = list[place]?.from
      for (const road of offers.get(id ?? -1) ?? []) {
        const cost = gap(from, road.from) + 1 + gap(road.to, to) - gap(from, to)
        if (!best || cost < best.cost || (cost === best.cost && chance.below(5) === 0))
          best = { road, place, cost }
      }
    }
    if (!best) throw new Error('No road takes a transition that the draft took.')
    list.splice(best.place, 0, best.road)
    for (const taken of best.road.takes) left.delete(taken)
  }
  return list
}

/** Takes the errands in their order, divided into walks with the lowest cost. */
function toPlan(ways: Ways, errands: readonly Road[], longest: number, fresh: number): Plan {
  const best: { cost: number; first: number }[] = [{ cost: 0, first: 0 }]
  for (let first = 0; first < errands.length; first++) {
    const before = best[first]?.cost ?? Infinity
    let at = ways.start
    let steps = 0
    for (let last = first; last < errands.length; last++) {
      const errand = errands[last]
      if (!errand) break
      steps += ways.between(at, errand.from) + 1
      if (steps === Infinity || (steps > longest && last > first)) break
      const cost = before + fresh + steps
      if (cost < (best[last + 1]?.cost ?? Infinity)) best[last + 1] = { cost, first }
      at = errand.to
    }
  }
  const walks: Road[][] = []
  for (let end = errands.length; end > 0;) {
    const first = best[end]?.first ?? 0
    let at = ways.start
    walks.unshift(
      errands.slice(first, end).flatMap((errand) => {
        const leg = [...ways.along(at, errand.from), errand]
        at = errand.to
        return leg
      }),
    )
    end = first
  }
  const taken = new Set(walks.flat().flatMap(({ takes }) => takes))
  return { errands, walks, cost: best[errands.length]?.cost ?? 0, taken }
}
