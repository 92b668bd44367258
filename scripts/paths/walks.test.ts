import { expect, test } from 'vitest'
import { doorCases } from '../../machines/paths/fixtures/door'
import type { ChartCases } from '../../machines/paths/cases'
import { buildGraph } from '../../machines/paths/graph/graph'
import { findWalks } from './walks'

const cases: ChartCases = { ...doorCases, possible: () => true }
const graph = buildGraph(cases)
const route = { from: 'closed', via: ['open'], to: 'broken', avoid: [] }

test('the answer says which walks were asked for', () => {
  expect(findWalks(cases, graph, { kind: 'shortest', route })).toMatchObject({
    asked: 'The shortest walk from closed by way of open to broken.',
    walks: [{ prepared: 0 }],
  })
  expect(findWalks(cases, graph, { kind: 'pairs', longest: 60 })).toMatchObject({
    asked: 'Every transition directly after every other, where that is possible: 15 pairs.',
  })
})

test('a state that is not there, and a route without a walk, are answered with a sentence', () => {
  const asked = (more: object) =>
    findWalks(cases, graph, { kind: 'shortest', route: { ...route, ...more } })
  expect(asked({ to: 'brokn', via: ['opn'] })).toMatch(
    /^door has no state opn\. .*\ndoor has no state brokn\. .*door\.broken/,
  )
  expect(asked({ avoid: ['locked'] })).toBe(
    'There is no walk from closed by way of open to broken without locked.',
  )
  const short = { kind: 'all', route, longest: 1 } as const
  expect(findWalks(cases, graph, short)).toBe(
    'There is no walk from closed by way of open to broken, at most 1 step long and without coming to a configuration twice.',
  )
})
