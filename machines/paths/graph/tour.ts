import { Chance } from './chance'
import type { ChartGraph, GraphEdge } from './graph'
import { greedyTour } from './greedy-tour'
import { toRoadMap, Ways, type Road } from './road-map'
import { shorterTour } from './shorter-tour'

/** A walk from the start of a chart, as a list of steps. */
export type Walk = readonly GraphEdge[]

export interface TourOptions {
  /** The most steps of a walk; by default there are as few walks as possible. */
  longest?: number
}

const drafts = 4

/**
 * A few walks that together take every declared transition that the cases can reach, in about as
 * few steps as possible. Several greedy tours are drafted. They pass few places, even in a chart
 * with thousands of configurations, and among these places the shortest draft is shortened further.
 * The same chart always gets the same tour.
 */
export function buildTour(graph: ChartGraph, { longest = Infinity }: TourOptions = {}): Walk[] {
  const map = toRoadMap(graph)
  const chance = new Chance(1)
  const tours = Array.from({ length: drafts }, () => greedyTour(map, chance))
  const shortest = tours.reduce((one, other) => (countSteps(other) < countSteps(one) ? other : one))
  const ways = new Ways(map, new Set(tours.flat(2).flatMap(({ from, to }) => [from, to])))
  return shorterTour(ways, shortest, longest, chance).map((walk) => walk.map(({ edge }) => edge))
}

const countSteps = (tour: readonly (readonly Road[])[]) =>
  tour.reduce((sum, walk) => sum + walk.length, 0)
