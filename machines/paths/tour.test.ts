import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { ChartCases } from './cases'
import { graphOf, shortestPathsOf } from './graph'
import { tourOf } from './tour'
import { declaredTransitions, step } from './transitions'

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opening', lock: 'locked' } },
    opening: { always: 'open' },
    open: { after: { 1000: 'closed' }, on: { close: 'closed' } },
    locked: { on: { unlock: 'closed', breakDown: 'broken' } },
    broken: { type: 'final' },
  },
})
const cases: ChartCases<typeof door> = {
  machine: door,
  input: undefined,
  events: [{ type: 'open' }, { type: 'close' }, { type: 'lock' }, { type: 'unlock' }, { type: 'breakDown' }],
  outcomes: {},
  facts: () => null,
}

test('one tour takes every declared transition, eventless and delayed ones too', () => {
  const graph = graphOf(cases)
  const walks = tourOf(graph)
  const taken = new Set(walks.flat().flatMap((edge) => edge.taken))
  expect([...taken].sort()).toEqual(declaredTransitions(door).map(({ id }) => id).sort())
  expect(walks).toHaveLength(1)
})

test('the steps of a walk follow one another, so that replaying its events arrives where it says', () => {
  const graph = graphOf(cases)
  for (const walk of tourOf(graph)) {
    let snapshot = graph.nodes.get(graph.start)?.snapshot
    for (const edge of walk) {
      if (snapshot === undefined) throw new Error('A walk begins at the start.')
      snapshot = step(door, snapshot, edge.event).snapshot
      expect(JSON.stringify([snapshot.value, null])).toBe(edge.to)
    }
  }
})

test('the shortest path to a state is the fewest events that lead there', () => {
  const broken = shortestPathsOf(graphOf(cases)).find(({ key }) => key.includes('broken'))
  expect(broken?.events.map(({ type }) => type)).toEqual(['lock', 'breakDown'])
})
