import { expect, test } from 'vitest'
import { door, doorCases } from '../fixtures/door'
import { buildGraph } from './graph'
import { pairWalks } from './pair-walks'
import { randomWalks } from './random-walks'
import { allRoutes, shortestRoute } from './routes'
import type { Route } from './route-map'

const graph = buildGraph(doorCases)
const route = (to: string, more: Partial<Route> = {}): Route => ({
  from: null,
  via: [],
  to: `door.${to}`,
  avoid: [],
  ...more,
})
const toEvents = (walks: readonly { steps: readonly { event: { type: string } }[] }[]) =>
  walks.map(({ steps }) => steps.map(({ event }) => event.type).join(' '))

test('the shortest walk goes by way of what is named, and not through what is avoided', () => {
  const shortest = (asked: Route) => toEvents(shortestRoute(door, graph, asked))
  expect(shortest(route('broken'))).toEqual(['lock breakDown'])
  expect(shortest(route('broken', { via: ['door.open'] }))).toEqual(['open close lock breakDown'])
  expect(shortest(route('broken', { avoid: ['door.locked'] }))).toEqual([])
  expect(shortest(route('locked', { avoid: ['door.closed'] }))).toEqual([])
})

test('a state that is left as it is entered is passed all the same', () => {
  const by = toEvents(shortestRoute(door, graph, route('locked', { via: ['door.opening'] })))
  expect(by).toEqual(['open close lock'])
  expect(shortestRoute(door, graph, route('open', { avoid: ['door.opening'] }))).toEqual([])
})

test('the way to where a walk begins is preparation, and may pass what is avoided', () => {
  const from = { from: 'door.locked', avoid: ['door.closed'] }
  const [walk] = shortestRoute(door, graph, route('broken', from))
  expect(walk?.prepared).toBe(1)
  expect(toEvents(walk ? [walk] : [])).toEqual(['lock breakDown'])
})

test('a walk from a state back to it takes at least one step', () => {
  const [walk] = toEvents(shortestRoute(door, graph, route('closed', { from: 'door.closed' })))
  expect(walk?.split(' ')).toHaveLength(2)
})

test('all walks come to no configuration twice, the shortest first', () => {
  const { walks, note } = allRoutes(door, graph, route('broken'), 9)
  expect(toEvents(walks)).toEqual(['lock breakDown'])
  expect(note).toBeNull()
  const back = allRoutes(door, graph, route('closed', { from: 'door.closed' }), 9)
  expect(toEvents(back.walks).toSorted()).toEqual([
    'lock unlock',
    'open close',
    'open xstate.after.1000.door.open',
  ])
})

test('more walks than the limit are cut off, and it is said', () => {
  const back = route('closed', { from: 'door.closed' })
  const few = allRoutes(door, graph, back, 9, { walks: 2, tries: 100 })
  expect(few.walks).toHaveLength(2)
  expect(few.note).toBe('These are the 2 shortest. There are more.')
  const hurried = allRoutes(door, graph, back, 9, { walks: 2, tries: 1 })
  expect(hurried.note).toBe('The search ended after 1 tried steps. There may be more walks.')
})

test.each([3, 60])('walks of %s steps take every transition directly after every other', (most) => {
  const { walks, pairs } = pairWalks(graph, most)
  const possible = new Set<string>()
  const taken = new Set<string>()
  const key = (one: readonly string[], other: readonly string[]) =>
    one.flatMap((first) => other.map((second) => `${first} | ${second}`))
  for (const { edges } of graph.nodes.values())
    for (const { taken: one, to } of edges)
      for (const { taken: other } of graph.nodes.get(to)?.edges ?? [])
        for (const pair of key(one, other)) possible.add(pair)
  for (const { steps } of walks)
    for (const [at, { taken: other }] of steps.entries())
      for (const pair of key(steps[at - 1]?.taken ?? [], other)) taken.add(pair)
  expect([...taken].toSorted()).toEqual([...possible].toSorted())
  expect(pairs).toBe(possible.size)
  expect(Math.max(...walks.map(({ steps }) => steps.length))).toBeLessThanOrEqual(Math.max(4, most))
})

test('the same seed gives the same random walks, another seed others', () => {
  const walk = (seed: number) => toEvents(randomWalks(graph, { count: 3, seed, longest: 12 }))
  expect(walk(7)).toEqual(walk(7))
  expect(walk(7)).toHaveLength(3)
  expect(walk(8)).not.toEqual(walk(7))
})
