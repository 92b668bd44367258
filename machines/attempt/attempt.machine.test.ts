import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { attemptMachine } from './attempt.machine'

describe('the attempt chart', () => {
  test('an evaluation is asked for on entering result processing, and by name only', () => {
    const [start] = initialTransition(attemptMachine, {
      plan: { parts: [{ id: 'speaking', budget_seconds: 600 }], factor: 1 },
      at: '2026-11-20T08:00:00.000Z',
    })
    const stamp = { at: '2026-11-20T08:01:00.000Z', epoch: 1, sequence: 2 }
    const [begun] = transition(attemptMachine, start, {
      ...stamp,
      type: 'part.begun',
      part: 'speaking',
    })
    const [over, actions] = transition(attemptMachine, begun, {
      ...stamp,
      type: 'attempt.submitted',
    })
    expect(over.value).toEqual({ RESULT_PROCESSING: 'evaluating' })
    expect(actions.map((action) => action.type)).toEqual(['requestEvaluation'])
  })
})
