import type { ChartCases } from '../paths/cases'
import type { AttemptEvent, AttemptPlan } from './attempt-events'
import { attemptIgnored, attemptWords } from './attempt-words.cases'
import { attemptMachine } from './attempt.machine'

/** A two-part attempt, enough to take every transition of the chart. */
export const planCase: AttemptPlan = {
  parts: [
    { id: 'writing', budget_seconds: 1200 },
    { id: 'mcqs', budget_seconds: 600 },
  ],
  factor: 1,
}

const stamp = { at: '2026-11-20T08:00:00.000Z', epoch: 1, sequence: 1 }

/** The finite payloads of the chart's events, for walks over its states. */
export const attemptEventCases: Exclude<AttemptEvent, { type: 'attempt.started' }>[] = [
  { ...stamp, type: 'heartbeat' },
  { ...stamp, type: 'part.begun', part: 'writing' },
  { ...stamp, type: 'part.begun', part: 'mcqs' },
  { ...stamp, type: 'part.submitted', part: 'writing' },
  { ...stamp, type: 'part.submitted', part: 'mcqs' },
  { ...stamp, type: 'briefing.expired', part: 'writing' },
  { ...stamp, type: 'briefing.expired', part: 'mcqs' },
  { ...stamp, type: 'part.expired', part: 'writing' },
  { ...stamp, type: 'part.expired', part: 'mcqs' },
  {
    ...stamp,
    type: 'time.granted',
    part: 'mcqs',
    detail: { kind: 'work', seconds: 300, cause: 'outage' },
  },
  {
    ...stamp,
    type: 'time.granted',
    part: 'mcqs',
    detail: { kind: 'break', seconds: 600, cause: 'arrangement' },
  },
  { ...stamp, type: 'attempt.exited', reason: 'exited' },
  { ...stamp, type: 'attempt.exited', reason: 'logged_out' },
  { ...stamp, type: 'attempt.disqualified', reason: 'phone' },
  { ...stamp, type: 'attempt.submitted' },
  { ...stamp, type: 'attempt.reentered' },
  { ...stamp, type: 'attempt.reset' },
  { ...stamp, type: 'capture.expired' },
  {
    ...stamp,
    type: 'capture.lost',
    detail: { cause: 'camera_lost', length_ms: null, device: 'camera' },
  },
  {
    ...stamp,
    type: 'capture.restored',
    detail: { cause: 'camera_lost', length_ms: 9000, device: 'camera' },
  },
  { ...stamp, type: 'connection.lost', detail: null },
  { ...stamp, type: 'connection.restored', detail: { cause: 'offline', length_ms: 60000 } },
  { ...stamp, type: 'episode.recorded', detail: { cause: 'tab_hidden', length_ms: 4000 } },
  { ...stamp, type: 'writer.taken' },
  { ...stamp, type: 'recordings.drained' },
  { ...stamp, type: 'outage.delivered' },
  { ...stamp, type: 'evaluation.completed' },
  { ...stamp, type: 'evaluation.provisional' },
  { ...stamp, type: 'evaluation.failed' },
  { ...stamp, type: 'evaluation.requested' },
  { ...stamp, type: 'review.scored' },
  { ...stamp, type: 'redo.granted' },
  { ...stamp, type: 'disqualification.reversed' },
]

/**
 * The finite world of the chart: which part is current and from where it was disqualified decide
 * where an event leads, its times do not.
 */
export const attemptCases: ChartCases<typeof attemptMachine> = {
  machine: attemptMachine,
  input: { plan: planCase, at: stamp.at },
  events: attemptEventCases,
  outcomes: {},
  facts: ({ context }) => [context.current, context.disqualified_from ?? null],
  words: attemptWords,
  ignored: attemptIgnored,
}
