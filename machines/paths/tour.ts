import { Chance } from './chance'
import type { ChartGraph, GraphEdge } from './graph'
import { greedyTour } from './greedy-tour'
import { roadMapOf, Ways, type Road } from './road-map'
import { shorterTour } from './shorter-tour'

/** A walk from the start of a chart, as the steps to take one after another. */
export type Walk = readonly GraphEdge[]

export interface TourOptions {
  /**
   * How many steps a walk may have before the next one begins at the start; without it there are as
   * few walks as can be.
   */
  longest?: number
}

const drafts = 4

/**
 * Few walks that together take every declared transition the cases can reach, in about as few steps
 * as can be. Several greedy tours are drafted; the places they pass are few, even of a chart with
 * thousands of configurations, and among these the shortest draft is made shorter still. The same
 * chart always gets the same tour.
 */
export function buildTour(graph: ChartGraph, { longest = Infinity }: TourOptions = {}): Walk[] {
  const map = roadMapOf(graph)
  const chance = new Chance(1)
  const tours = Array.from({ length: drafts }, () => greedyTour(map, chance))
  const shortest = tours.reduce((one, other) => (stepsOf(other) < stepsOf(one) ? other : one))
  const ways = new Ways(map, new Set(tours.flat(2).flatMap(({ from, to }) => [from, to])))
  return shorterTour(ways, shortest, longest, chance).map((walk) => walk.map(({ edge }) => edge))
}

const stepsOf = (tour: readonly (readonly Road[])[]) =>
  tour.reduce((sum, walk) => sum + walk.length, 0)
