import { initialTransition, transition } from 'xstate'
import { describe, expect, test } from 'vitest'
import { approvalMachine, type ApprovalEvent, type ApprovalStatus } from './approval.machine'

const decline: ApprovalEvent = { type: 'registration.declined', attemptRuns: false }
const undo: ApprovalEvent = { type: 'decision.undone', secondsSince: 59, attemptStarted: false }

/** Where a run of events leads from the start. */
function after(...events: ApprovalEvent[]): ApprovalStatus {
  let [snapshot] = initialTransition(approvalMachine)
  for (const event of events) [snapshot] = transition(approvalMachine, snapshot, event)
  return snapshot.value
}

describe('the approval chart', () => {
  test('a decision can be undone once, back to the earlier status', () => {
    expect(after({ type: 'registration.approved' }, undo)).toBe('REGISTERED')
    expect(after({ type: 'review.started' }, decline, undo)).toBe('PENDING')
    expect(after(decline, { type: 'registration.approved' }, undo)).toBe('DECLINED')
    expect(after(decline, { type: 'registration.approved' }, undo, undo)).toBe('DECLINED')
  })

  test('a decision is final after 60 seconds, and once an attempt was started', () => {
    expect(after({ type: 'registration.approved' }, { ...undo, secondsSince: 61 })).toBe('APPROVED')
    expect(after({ type: 'registration.approved' }, { ...undo, attemptStarted: true })).toBe(
      'APPROVED',
    )
  })

  test('a candidate cannot be declined while an attempt of theirs runs', () => {
    expect(after({ type: 'registration.approved' }, { ...decline, attemptRuns: true })).toBe(
      'APPROVED',
    )
    expect(after({ type: 'registration.approved' }, decline)).toBe('DECLINED')
  })
})
