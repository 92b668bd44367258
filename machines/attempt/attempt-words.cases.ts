import type { ChartWords, IgnoredEvents } from '../paths/cases'
import type { attemptMachine } from './attempt.machine'

/** The life of an attempt in words, for the test plan and the replay of a stored list. */
export const attemptWords: ChartWords<typeof attemptMachine> = {
  events: {
    heartbeat: 'The browser says that it is still there.',
    'part.begun': ({ part }) => `The candidate begins the part ${part}.`,
    'part.submitted': ({ part }) => `The candidate submits the part ${part}.`,
    'briefing.expired': ({ part }) => `The time to read the instructions of ${part} is up.`,
    'part.expired': ({ part }) => `The time of the part ${part} is up.`,
    'time.granted': ({ part, detail }) =>
      detail.kind === 'break'
        ? `A break of ${detail.seconds} seconds is granted before the part ${part} (${detail.cause}).`
        : `${detail.seconds} more seconds are granted for the part ${part} (${detail.cause}).`,
    'attempt.exited': ({ reason }) =>
      reason === 'logged_out'
        ? 'The candidate logs out and so ends the attempt.'
        : 'The candidate leaves the attempt for good.',
    'attempt.disqualified': ({ reason }) =>
      reason === 'phone'
        ? 'A person disqualifies the attempt: a phone was used.'
        : 'A person disqualifies the attempt.',
    'attempt.submitted': 'The browser hands the attempt in.',
    'attempt.reentered': 'The candidate goes back to the attempt.',
    'attempt.reset': 'An admin resets the assessment.',
    'capture.expired': 'A device stayed off until the time to switch it on again was up.',
    'capture.lost': ({ detail }) => `${toName(detail?.device)} goes off.`,
    'capture.restored': ({ detail }) => `${toName(detail?.device)} is on again.`,
    'connection.lost': 'The browser cannot reach the server.',
    'connection.restored': 'The browser reaches the server again and says how long it could not.',
    'episode.recorded': ({ detail }) =>
      `Something worth a look happens (${detail?.cause ?? 'unknown'}).`,
    'writer.taken': 'The attempt is taken over in another tab or on another device.',
    'recordings.drained': 'The last recording has arrived.',
    'outage.delivered':
      'A browser that was offline delivers what was done before the attempt ended.',
    'evaluation.completed': 'The job has scored the answers.',
    'evaluation.provisional':
      'The job has scored what a machine can; an answer waits for a person.',
    'evaluation.failed': 'The job could not score the answers.',
    'evaluation.requested': 'An admin has the evaluation run again.',
    'review.scored': 'A reviewer has scored the answers that waited.',
    'redo.granted': 'An admin grants another attempt.',
    'disqualification.reversed': 'An admin grants the appeal and takes the disqualification back.',
  },
  actors: {},
  delays: {},
}

const toName = (device: 'camera' | 'microphone' | 'screen' | undefined) =>
  device ? `The ${device}` : 'A device'

const over = ['RESULT_PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REDO'] as const

/** The server refuses these, and stores nothing. */
export const attemptIgnored: IgnoredEvents<typeof attemptMachine>[] = [
  {
    in: ['IN_PROGRESS.briefing'],
    events: ['part.expired'],
    why: 'The time of the part has not begun.',
  },
  {
    in: ['IN_PROGRESS.answering'],
    events: ['briefing.expired'],
    why: 'The part has begun already.',
  },
  {
    in: over,
    events: ['part.begun', 'briefing.expired', 'part.expired'],
    why: 'The parts are over.',
  },
  {
    in: ['COMPLETED', 'FAILED', 'CANCELLED', 'REDO'],
    events: ['part.submitted'],
    why: 'The last part was submitted long ago, and a browser that is late says so by an outage.',
  },
  {
    in: ['IN_PROGRESS.briefing', 'CANCELLED', 'REDO'],
    events: ['attempt.submitted'],
    why: 'The last part is not being answered, and what was ended is not handed in any more.',
  },
  {
    in: over,
    events: ['time.granted', 'writer.taken', 'attempt.reentered'],
    why: 'Nobody is at work on it any more.',
  },
  {
    in: ['RESULT_PROCESSING', 'COMPLETED', 'FAILED', 'REDO'],
    events: ['attempt.exited', 'capture.expired'],
    why: 'The answers are in: leaving or a device that goes off changes nothing.',
  },
  { in: ['IN_PROGRESS'], events: ['recordings.drained'], why: 'More is being recorded.' },
  {
    in: ['IN_PROGRESS'],
    events: ['attempt.disqualified', 'redo.granted'],
    why: 'A person decides about an attempt when it is over.',
  },
  {
    in: ['CANCELLED', 'REDO'],
    events: ['attempt.disqualified'],
    why: 'It counts for nothing already.',
  },
  {
    in: ['IN_PROGRESS', 'RESULT_PROCESSING', 'COMPLETED', 'FAILED', 'REDO'],
    events: ['disqualification.reversed'],
    why: 'It is not disqualified, or another attempt took its place.',
  },
  {
    in: ['RESULT_PROCESSING', 'REDO'],
    events: ['redo.granted'],
    why: 'The result is awaited first, and one redo is enough.',
  },
  {
    in: ['IN_PROGRESS', 'COMPLETED', 'FAILED', 'CANCELLED', 'REDO'],
    events: ['evaluation.completed', 'evaluation.failed', 'evaluation.provisional'],
    why: 'No evaluation was asked for, or its answer comes after another decision.',
  },
  {
    in: ['RESULT_PROCESSING.awaitingReview'],
    events: ['evaluation.provisional'],
    why: 'It is provisional already.',
  },
  {
    in: ['IN_PROGRESS', 'RESULT_PROCESSING', 'COMPLETED', 'CANCELLED', 'REDO'],
    events: ['evaluation.requested'],
    why: 'Only an evaluation that failed is run again.',
  },
  {
    in: ['IN_PROGRESS', 'RESULT_PROCESSING.evaluating', 'FAILED', 'CANCELLED', 'REDO'],
    events: ['review.scored'],
    why: 'There is no score for a person to complete or to change.',
  },
]
