import { expect, it } from 'vitest'
import type { GraphEdge } from '../../machines/paths/graph/graph'
import { assessments } from '../paths/driven-graphs'
import { drivenAssessment } from '../paths/assessment/driven-assessment'
import { allowedIn } from './allowed-assessment'

const { graph } = drivenAssessment(assessments.english)
const allows = allowedIn('english')

function findEdge(type: string, from: string): GraphEdge {
  for (const [key, node] of graph.nodes)
    for (const edge of node.edges) if (edge.event.type === type && key.startsWith(from)) return edge
  throw new Error(`No step ${type} leaves ${from}.`)
}

const found = findEdge('xstate.done.actor.0.english.checking.attempt', '[{"checking"')

it.each(['result.failed', 'attempt.ended'])(
  'scores late answers by %s only in the stretch in which the outage is arranged',
  (type) => {
    const delivered = findEdge(type, '["completed"')
    expect(allows([], delivered)).toBe(false)
    expect(allows([found], delivered)).toBe(true)
  },
)

it.each(['submitting', 'draining', 'cancelling'])(
  'restores the connection while %s only right after it was cut',
  (state) => {
    const restored = findEdge('connection.restored', `[{"${state}":"waiting"`)
    const cut = findEdge(`xstate.error.actor.0.english.${state}.sending`, `[{"${state}":"sending"`)
    expect(allows([], restored)).toBe(false)
    expect(allows([cut, found], restored)).toBe(false)
    expect(allows([found, cut], restored)).toBe(true)
  },
)

it('allows every other step', () => {
  expect(allows([], found)).toBe(true)
  expect(allows([], findEdge('connection.restored', '[{"running"'))).toBe(true)
})
