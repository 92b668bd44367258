import type { ChartGraph, GraphEdge } from './graph'

/** A step between two configurations, with its transitions, all by number. */
export interface Road {
  from: number
  to: number
  takes: readonly number[]
  edge: GraphEdge
}

/** A graph for searching: it has numbers instead of names, and one road for all equal steps. */
export interface RoadMap {
  start: number
  /** The number of different transitions on all roads. */
  transitions: number
  /** The roads that leave each place. */
  out: readonly (readonly Road[])[]
}

export function toRoadMap({ start, nodes }: ChartGraph): RoadMap {
  const places = new Map([...nodes.keys()].map((key, number) => [key, number]))
  const transitions = new Map<string, number>()
  const getNumber = (id: string) => {
    const number = transitions.get(id) ?? transitions.size
    transitions.set(id, number)
    return number
  }
  const getIndex = (key: string) => {
    const place = places.get(key)
    if (place === undefined) throw new Error(`There is no configuration ${key}.`)
    return place
  }
  const out = [...nodes.values()].map(({ edges }) => {
    const roads = new Map<string, Road>()
    for (const edge of edges) {
      const road = {
        from: getIndex(edge.from),
        to: getIndex(edge.to),
        takes: [...new Set(edge.taken.map(getNumber))],
        edge,
      }
      const name = `${road.to} ${road.takes.join()}`
      if (!roads.has(name)) roads.set(name, road)
    }
    return [...roads.values()]
  })
  return { start: getIndex(start), transitions: transitions.size, out }
}

/**
 * The path to a place from the roads by which a search arrived at each place; empty at the start.
 */
export function wayTo(arrivals: ReadonlyMap<number, Road | null>, place: number): Road[] {
  const way: Road[] = []
  for (let road = arrivals.get(place); road; road = arrivals.get(road.from)) way.push(road)
  return way.reverse()
}

/**
 * The roads between some places of a map, which get new numbers, with the shortest path between
 * each two.
 */
export class Ways {
  readonly start = 0
  readonly roads: readonly Road[]
  private readonly places: number
  private readonly byEdge: ReadonlyMap<GraphEdge, Road>
  private readonly distances: Int16Array
  /** The last road of each shortest path. */
  private readonly arrivals: Int32Array

  constructor(map: RoadMap, among: Iterable<number>) {
    const numbers = new Map(
      [...new Set([map.start, ...among])].map((place, number) => [place, number]),
    )
    const out = [...numbers].map(([place, from]) =>
      (map.out[place] ?? []).flatMap((road): Road[] => {
        const to = numbers.get(road.to)
        return to === undefined ? [] : [{ ...road, from, to }]
      }),
    )
    this.roads = out.flat()
    this.byEdge = new Map(this.roads.map((road) => [road.edge, road]))
    this.places = numbers.size
    this.distances = new Int16Array(this.places ** 2).fill(-1)
    this.arrivals = new Int32Array(this.places ** 2)
    const order = new Map(this.roads.map((road, number) => [road, number]))
    for (let from = 0; from < this.places; from++) this.measure(from, out, order)
  }

  /** The road of this selection for a road of the whole map. */
  here(road: Road): Road {
    const found = this.byEdge.get(road.edge)
    if (!found) throw new Error('That road leads past the places chosen.')
    return found
  }

  /** The number of steps between two places; Infinity if there is no path. */
  between(from: number, to: number): number {
    const distance = this.distances[from * this.places + to] ?? -1
    return distance < 0 ? Infinity : distance
  }

  /** The shortest path between two places; the first one found if there are several. */
  along(from: number, to: number): Road[] {
    const way: Road[] = []
    for (let at = to; at !== from;) {
      const road = this.roads[this.arrivals[from * this.places + at] ?? -1]
      if (!road) throw new Error('No way leads there.')
      way.push(road)
      at = road.from
    }
    return way.reverse()
  }

  private measure(
    from: number,
    out: readonly (readonly Road[])[],
    order: ReadonlyMap<Road, number>,
  ): void {
    const row = from * this.places
    this.distances[row + from] = 0
    const queue = [from]
    for (const at of queue) {
      const distance = (this.distances[row + at] ?? 0) + 1
      for (const road of out[at] ?? []) {
        if (this.distances[row + road.to] !== -1) continue
        this.distances[row + road.to] = distance
        this.arrivals[row + road.to] = order.get(road) ?? 0
        queue.push(road.to)
      }
    }
  }
}
