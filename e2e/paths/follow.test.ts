import { expect, test } from 'vitest'
import { doorCases } from '../../machines/paths/fixtures/door'
import { buildGraph } from '../../machines/paths/graph/graph'
import { buildTour } from '../../machines/paths/graph/tour'
import { follow } from './follow'

const graph = buildGraph(doorCases)
const [walk = []] = buildTour(graph)
const written = walk.map(({ event, taken }) => ({ event, takes: taken }))

test('a written walk is found again in the graph of its chart', () => {
  expect(follow(graph, written)).toEqual(walk)
})

test('a written walk that the chart no longer has is found out', () => {
  const other = [{ event: { type: 'knock' }, takes: ['door.closed knock'] }, ...written]
  expect(() => follow(graph, other)).toThrow(
    'Step 1 (knock) no longer exists in the chart. Write the walks anew.',
  )
})
