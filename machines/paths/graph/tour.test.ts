import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { ChartCases } from '../cases'
import { door, doorCases as cases } from '../fixtures/door'
import { buildGraph, toKey, findShortestPaths } from './graph'
import { buildTour, type Walk } from './tour'
import { declaredTransitions, step } from './transitions'

const takenBy = (walks: readonly Walk[]) =>
  [...new Set(walks.flat().flatMap((edge) => edge.taken))].sort()

test('one tour takes every declared transition, eventless and delayed ones too', () => {
  const walks = buildTour(buildGraph(cases))
  expect(takenBy(walks)).toEqual(
    declaredTransitions(door)
      .map(({ id }) => id)
      .sort(),
  )
  expect(walks).toHaveLength(1)
  // Each of the seven transitions needs a step, except the eventless one. Two more steps open and
  // lock the door again.
  expect(walks.flat()).toHaveLength(8)
})

test('the steps of a walk follow one another, so that replaying its events arrives where it says', () => {
  const graph = buildGraph(cases)
  for (const walk of buildTour(graph)) {
    let snapshot = graph.nodes.get(graph.start)?.snapshot
    for (const edge of walk) {
      if (snapshot === undefined) throw new Error('A walk begins at the start.')
      snapshot = step(door, snapshot, edge.event).snapshot
      expect(toKey(cases, snapshot)).toBe(edge.to)
    }
  }
})

test('the same chart always gets the same tour', () => {
  expect(buildTour(buildGraph(cases))).toEqual(buildTour(buildGraph(cases)))
})

test('walks of limited length together still take everything', () => {
  const walks = buildTour(buildGraph(cases), { longest: 4 })
  expect(walks.map((walk) => walk.length).filter((steps) => steps > 4)).toEqual([])
  expect(walks.length).toBeGreaterThan(1)
  expect(takenBy(walks)).toEqual(takenBy(buildTour(buildGraph(cases))))
})

test('a transition that lies further from the start than a walk may be long is taken all the same', () => {
  const walks = buildTour(buildGraph(cases), { longest: 1 })
  expect(takenBy(walks)).toEqual(
    declaredTransitions(door)
      .map(({ id }) => id)
      .sort(),
  )
})

test('an event that the world cannot bring about there is on no walk', () => {
  const gentle = buildGraph({ ...cases, possible: (_, event) => event.type !== 'breakDown' })
  expect(takenBy(buildTour(gentle))).not.toContain('door.locked breakDown')
  expect(takenBy(buildTour(gentle))).toHaveLength(6)
})

test('the shortest path to a state is the fewest events that lead there', () => {
  const broken = findShortestPaths(buildGraph(cases)).find(({ key }) => key.includes('broken'))
  expect(broken?.events.map(({ type }) => type)).toEqual(['lock', 'breakDown'])
})

test('a chart that has grown past the limits fails loudly', () => {
  expect(() => buildGraph(cases, { configurations: 3, edges: 100 })).toThrow(
    'The chart door has more than 3 configurations.',
  )
  expect(() => buildGraph(cases, { configurations: 100, edges: 5 })).toThrow(
    'The chart door has more than 5 steps.',
  )
})

test('a chart that has come to its end takes no further step', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'on',
    on: { knock: {} },
    states: { on: { on: { break: 'broken' } }, broken: { type: 'final' } },
  })
  const lampCases: ChartCases = {
    ...cases,
    machine: lamp,
    events: [{ type: 'knock' }, { type: 'break' }],
    possible: () => true,
  }
  const graph = buildGraph(lampCases)
  const ended = [...graph.nodes.values()].filter(({ snapshot }) => snapshot.status === 'done')
  expect(ended.map(({ edges }) => edges)).toEqual([[]])
})
