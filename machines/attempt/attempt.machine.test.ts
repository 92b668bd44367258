import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { graphOf } from '../paths/graph'
import { lintCases, lintChart } from '../paths/lint'
import { tourOf } from '../paths/tour'
import { declaredTransitions, step } from '../paths/transitions'
import { attemptCases } from './attempt.cases'
import { attemptMachine } from './attempt.machine'

describe('the attempt chart', () => {
  test('a tour takes every declared transition, each after a JSON round trip', () => {
    const graph = graphOf(attemptCases)
    expect(graph.nodes.size).toBe(17)
    const taken = new Set<string>()
    for (const edge of tourOf(graph).flat()) {
      const { value, context } = graph.nodes.get(edge.from)?.snapshot ?? { value: 'none', context: null }
      const stored = attemptMachine.resolveState(JSON.parse(JSON.stringify({ value, context })))
      for (const transition of step(attemptMachine, stored, edge.event).taken) taken.add(transition)
    }
    const declared = declaredTransitions(attemptMachine).map(({ id }) => id)
    expect(declared.filter((id) => !taken.has(id))).toEqual([])
    expect(declared).toHaveLength(51)
  })

  test('it is sound, and its cases send what it handles', () => {
    expect(lintChart(attemptMachine)).toEqual([])
    expect(lintCases(attemptCases)).toEqual([])
  })

  test('an evaluation is asked for on entering result processing, and by name only', () => {
    const [start] = initialTransition(attemptMachine, {
      plan: { parts: [{ id: 'speaking', budget_seconds: 600 }], factor: 1 },
      at: '2026-11-20T08:00:00.000Z',
    })
    const stamp = { at: '2026-11-20T08:01:00.000Z', epoch: 1, sequence: 2 }
    const [begun] = transition(attemptMachine, start, { ...stamp, type: 'part.begun', part: 'speaking' })
    const [over, actions] = transition(attemptMachine, begun, { ...stamp, type: 'attempt.submitted' })
    expect(over.value).toEqual({ RESULT_PROCESSING: 'evaluating' })
    expect(actions.map((action) => action.type)).toEqual(['requestEvaluation'])
  })
})
