import type { IgnoredEvents } from '../paths/cases'
import type { AssessmentMachine } from './assessment.machine'

const before = [
  'checking',
  'unavailable',
  'elsewhere',
  'practice',
  'consent',
  'conditions',
  'permissions',
  'ready',
  'starting',
  'resuming',
]
const after = [
  'submitting',
  'draining',
  'cancelling',
  'resultProcessing',
  'completed',
  'failed',
  'cancelled',
]

/** What means nothing where in an assessment. */
export const assessmentIgnored: IgnoredEvents<AssessmentMachine>[] = [
  {
    in: 'everywhere',
    events: [
      'check.retried',
      'practice.finished',
      'consent.given',
      'conditions.accepted',
      'device.asked',
      'attempt.begun',
      'start.retried',
      'part.begun',
      'part.submitted',
      'writer.takenBack',
      'exit.asked',
      'exit.declined',
      'exit.confirmed',
    ],
    why: 'Only the screen of the state that answers it has this button, and work under way is not begun twice.',
  },
  {
    in: [...before, ...after],
    events: [
      'logout.confirmed',
      'answer.changed',
      'away.began',
      'away.ended',
      'writer.taken',
      'clock.expired',
      'connection.lost',
      'device.restored',
    ],
    why: 'It concerns the work on an attempt, and no attempt is under way here.',
  },
  {
    in: [...before, 'submitting', 'draining', 'cancelling', 'resultProcessing', 'cancelled'],
    events: ['attempt.ended'],
    why: 'The attempt is looked up before it begins, is handed in or ended as it is, or stays as it is.',
  },
  {
    in: [
      'checking',
      'unavailable',
      'elsewhere',
      'practice',
      'consent',
      'conditions',
      'starting',
      'resuming',
      ...after,
    ],
    events: ['device.lost'],
    why: 'No device has to be on; one that goes off meanwhile is found off when it is looked for.',
  },
  {
    in: ['permissions.camera', 'permissions.microphone', 'permissions.screen'],
    events: ['device.lost'],
    why: 'The device is not on.',
  },
  {
    in: [
      ...before,
      'submitting.sending',
      'draining.sending',
      'cancelling.sending',
      'resultProcessing',
      'completed',
      'failed',
      'cancelled',
    ],
    events: ['connection.restored'],
    why: 'Nothing waits for the server here: a request under way answers for itself.',
  },
  {
    in: ['running.saving'],
    events: ['clock.expired'],
    why: 'Nothing is written that is not going up already.',
  },
  { in: ['running.connectivity.offline'], events: ['connection.lost'], why: 'It is lost already.' },
  {
    in: ['running.connectivity', 'running.saving'],
    events: ['connection.restored'],
    why: 'It was not missed.',
  },
  {
    in: ['running.saving'],
    events: ['answer.changed'],
    why: 'Every answer is kept on this device first; what is going up or waits to go up takes the new one along.',
  },
  {
    in: ['running.capture'],
    events: ['device.lost', 'device.restored'],
    why: 'One device off covers the work, and none was off.',
  },
  { in: ['running.integrity'], events: ['away.began', 'away.ended'], why: 'It is so already.' },
  {
    in: ['running.capture.live', 'running.writer', 'running.dialog.closed'],
    events: ['writer.taken'],
    why: 'Nothing here has to make way for another browser.',
  },
  {
    in: [...before, 'running', 'submitting', 'draining', 'cancelling'],
    events: ['result.completed', 'result.failed', 'redo.granted', 'attempt.disqualified'],
    why: 'Nobody watches what becomes of the attempt yet; it is looked up when the page opens again.',
  },
  { in: ['completed'], events: ['result.completed'], why: 'The result is shown already.' },
  { in: ['failed'], events: ['result.failed'], why: 'It is shown already.' },
  {
    in: ['cancelled'],
    events: ['result.completed', 'result.failed', 'attempt.disqualified'],
    why: 'An attempt that was ended has no result and counts for nothing already.',
  },
  {
    in: ['running.capture.lost'],
    failed: ['countCaptureGrace'],
    why: 'Counting time does not fail.',
  },
]
