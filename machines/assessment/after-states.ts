import { assessmentSetup } from './assessment-setup'
import { cancelInput, runInput } from './inputs'
import { requestUntilAnswered } from './request'

/**
 * Watches an attempt that is over for a result or a person's decision. It looks every few seconds,
 * so it may miss a step, such as a result that a redo follows at once.
 */
const watched = { src: 'watchAttempt', input: runInput } as const

export const submitting = assessmentSetup.createStateConfig({
  id: 'submitting',
  description: 'The last answers go up and the attempt is handed in.',
  tags: 'over',
  ...requestUntilAnswered('submitAttempt', {
    input: runInput,
    done: '#draining',
    about: {
      sending: 'Answers and the end of the attempt are being sent.',
      waiting: 'The server did not answer; everything is kept on this device and sent again.',
    },
  }),
})

export const draining = assessmentSetup.createStateConfig({
  id: 'draining',
  description: 'The answers are in; recordings are still going up.',
  tags: 'over',
  ...requestUntilAnswered('drainRecordings', {
    input: runInput,
    done: '#resultProcessing',
    about: {
      sending: 'Recordings are being sent, and deleted here as they are acknowledged.',
      waiting: 'The server did not answer; the recordings are kept on this device and sent again.',
    },
  }),
})

export const cancelling = assessmentSetup.createStateConfig({
  id: 'cancelling',
  description: 'Saved answers are submitted first, and then the attempt is cancelled.',
  tags: 'over',
  ...requestUntilAnswered('cancelAttempt', {
    input: cancelInput,
    done: '#cancelled',
    about: {
      sending: 'The saved answers and the cancellation are being sent.',
      waiting: 'The server did not answer; the cancellation is kept on this device and sent again.',
    },
  }),
})

export const resultProcessing = assessmentSetup.createStateConfig({
  id: 'resultProcessing',
  description: 'The result is being made; the candidate may leave.',
  tags: 'over',
  invoke: watched,
  on: {
    'result.completed': { target: 'completed' },
    'result.failed': { target: 'failed' },
    'redo.granted': { target: 'conditions', actions: 'keepRedo' },
    'attempt.disqualified': { target: 'cancelled' },
  },
})

export const completed = assessmentSetup.createStateConfig({
  id: 'completed',
  description: 'The result stands.',
  tags: 'over',
  invoke: watched,
  on: {
    'result.failed': { target: 'failed' },
    'redo.granted': { target: 'conditions', actions: 'keepRedo' },
    'attempt.disqualified': { target: 'cancelled' },
    // The attempt is scored again because of late answers.
    'attempt.ended': { target: 'checking' },
  },
})

export const failed = assessmentSetup.createStateConfig({
  id: 'failed',
  description: 'The evaluation did not succeed; it can be run again or redone.',
  tags: 'over',
  invoke: watched,
  on: {
    'result.completed': { target: 'completed' },
    'redo.granted': { target: 'conditions', actions: 'keepRedo' },
    'attempt.disqualified': { target: 'cancelled' },
    // The evaluation is run again.
    'attempt.ended': { target: 'checking' },
  },
})

export const cancelled = assessmentSetup.createStateConfig({
  id: 'cancelled',
  description: 'The attempt was ended and cannot be gone back to.',
  tags: 'over',
  invoke: watched,
  on: { 'redo.granted': { target: 'conditions', actions: 'keepRedo' } },
})
