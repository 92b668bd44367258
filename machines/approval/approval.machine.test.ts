import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { graphOf } from '../paths/graph'
import { tourOf } from '../paths/tour'
import { declaredTransitions, statesOf, step, throughJson } from '../paths/transitions'
import { approvalCases } from './approval.cases'
import { approvalMachine, type ApprovalEvent, type ApprovalStatus } from './approval.machine'

const graph = graphOf(approvalCases)
const decline: ApprovalEvent = { type: 'registration.declined', attemptRuns: false }
const undo: ApprovalEvent = { type: 'decision.undone', secondsSince: 59, attemptStarted: false }

/** Where a run of events leads from the start. */
function after(...events: ApprovalEvent[]): ApprovalStatus {
  let [snapshot] = initialTransition(approvalMachine)
  for (const event of events) [snapshot] = transition(approvalMachine, snapshot, event)
  return snapshot.value
}

describe('the approval chart', () => {
  test('every declared transition is taken by the tour, each step after a round trip through JSON', () => {
    const taken = new Set<string>()
    for (const walk of tourOf(graph)) {
      let [snapshot] = initialTransition(approvalMachine)
      for (const edge of walk) {
        const result = step(approvalMachine, throughJson(approvalMachine, snapshot), edge.event)
        snapshot = result.snapshot
        for (const id of result.taken) taken.add(id)
      }
    }
    expect(declaredTransitions(approvalMachine).map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([])
  })

  test('it is as large as when it was last looked at', () => {
    expect({
      states: statesOf(approvalMachine).length,
      transitions: declaredTransitions(approvalMachine).length,
      configurations: graph.nodes.size,
    }).toEqual({ states: 5, transitions: 13, configurations: 10 })
  })

  test('a decision is undone to what stood before it, once', () => {
    expect(after({ type: 'registration.approved' }, undo)).toBe('REGISTERED')
    expect(after({ type: 'review.started' }, decline, undo)).toBe('PENDING')
    expect(after(decline, { type: 'registration.approved' }, undo)).toBe('DECLINED')
    expect(after(decline, { type: 'registration.approved' }, undo, undo)).toBe('DECLINED')
  })

  test('a decision stands after 60 seconds, and once an attempt was started', () => {
    expect(after({ type: 'registration.approved' }, { ...undo, secondsSince: 61 })).toBe('APPROVED')
    expect(after({ type: 'registration.approved' }, { ...undo, attemptStarted: true })).toBe('APPROVED')
  })

  test('nobody is declined while an attempt of theirs runs', () => {
    expect(after({ type: 'registration.approved' }, { ...decline, attemptRuns: true })).toBe('APPROVED')
    expect(after({ type: 'registration.approved' }, decline)).toBe('DECLINED')
  })
})
