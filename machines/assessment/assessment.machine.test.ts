import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { englishMachine } from './assessment.machine'
import { getAssessmentPosition } from './position'

/** An English attempt whose essay is being written. */
const writing = englishMachine.resolveState({
  value: {
    running: {
      parts: { writing: 'answering' },
      connectivity: 'online',
      capture: 'live',
      saving: 'saved',
      integrity: 'calm',
      writer: 'mine',
      dialog: 'closed',
    },
  },
  context: {
    kind: 'english',
    assessmentId: 'english_v3',
    attemptId: 'attempt-1',
    position: null,
    reason: null,
    redo: false,
    failure: null,
  },
})

// The clock may be heard a moment after the candidate was quicker; the walks know only the clock of
// the part and phase that are on.
test.each([
  ['of the instructions that were left', { part: 'writing', phase: 'briefing' }],
  ['of another part', { part: 'mcqs', phase: 'answering' }],
] as const)('a clock %s ends nothing', (_, late) => {
  const [after] = transition(englishMachine, writing, { type: 'clock.expired', ...late })
  expect(getAssessmentPosition(after)).toEqual({ part: 'writing', phase: 'answering' })
})

test('the clock of the part that is on ends it', () => {
  const [after] = transition(englishMachine, writing, {
    type: 'clock.expired',
    part: 'writing',
    phase: 'answering',
  })
  expect(getAssessmentPosition(after)).toEqual({ part: 'mcqs', phase: 'briefing' })
})
