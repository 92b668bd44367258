import { initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { allStates, declaredEdges, edgeName } from '../assessment/chart-walk'
import { attemptCases, planCase } from './attempt.cases'
import { attemptMachine } from './attempt.machine'

type Snapshot = SnapshotFrom<typeof attemptMachine>

const roundTrip = (snapshot: Snapshot): Snapshot => attemptMachine.resolveState(JSON.parse(JSON.stringify(snapshot)))

// A configuration is the state and which part is current: times are left out, as they only ever grow.
const keyOf = (snapshot: Snapshot): string => JSON.stringify([snapshot.value, snapshot.context.current])

/** Walks every configuration that the cases reach, through JSON at each step, and notes the transitions taken. */
function explore() {
  const [start] = initialTransition(attemptMachine, { plan: planCase, at: '2026-11-20T08:00:00.000Z' })
  const seen = new Map([[keyOf(start), start]])
  const taken = new Set<string>()
  for (const snapshot of seen.values()) {
    for (const event of attemptCases) {
      for (const found of attemptMachine.getTransitionData(snapshot, event)) taken.add(edgeName(found))
      const [next] = transition(attemptMachine, roundTrip(snapshot), event)
      if (!seen.has(keyOf(next))) seen.set(keyOf(next), next)
    }
  }
  return { seen, taken }
}

describe('the attempt chart', () => {
  test('every declared transition is taken, each after a JSON round trip', () => {
    const { taken } = explore()
    expect(declaredEdges(attemptMachine).filter((edge) => !taken.has(edge))).toEqual([])
  })

  test('every state is reached and says in a sentence what is going on', () => {
    const { seen } = explore()
    const reached = new Set([...seen.values()].flatMap((snapshot) => snapshot._nodes.map((node) => node.id)))
    for (const node of allStates(attemptMachine)) {
      expect(reached).toContain(node.id)
      expect(node.description, node.id).toMatch(/\.$/)
    }
  })

  test('it has as many configurations as when it was last looked at', () => {
    expect([...explore().seen.keys()].length).toBe(17)
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
