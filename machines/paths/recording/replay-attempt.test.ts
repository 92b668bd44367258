import { describe, expect, test } from 'vitest'
import { planCase } from '../../attempt/attempt.cases'
import { replayAttempt, type StoredAttempt } from './replay-attempt'

type StoredEvent = StoredAttempt['events'][number]

const makeEvents = (...events: Partial<StoredEvent>[]): StoredEvent[] =>
  events.map((event, position) => ({
    type: 'heartbeat',
    at: `2026-11-20T08:0${position}:00.000Z`,
    epoch: 1,
    sequence: position + 1,
    position,
    actor: 'candidate',
    chartVersion: 1,
    ...event,
  }))

const begun = makeEvents(
  { type: 'attempt.started', detail: planCase },
  { type: 'part.begun', part: 'writing' },
  { type: 'part.submitted', part: 'writing' },
  { type: 'attempt.exited', reason: 'exited' },
)

describe('the replay of a stored attempt', () => {
  test('tells every event and where it led', () => {
    expect(replayAttempt({ status: 'CANCELLED', archived: false, events: begun })).toEqual({
      faults: [],
      lines: [
        '0. 2026-11-20T08:00:00.000Z candidate: The candidate begins the attempt, with the parts writing, mcqs.',
        "   → IN_PROGRESS, writing: The next part's instructions are shown; its time has not begun.",
        '1. 2026-11-20T08:01:00.000Z candidate: The candidate begins the part writing.',
        '   → IN_PROGRESS, writing: A part is being answered against its deadline.',
        '2. 2026-11-20T08:02:00.000Z candidate: The candidate submits the part writing.',
        "   → IN_PROGRESS, mcqs: The next part's instructions are shown; its time has not begun.",
        '3. 2026-11-20T08:03:00.000Z candidate: The candidate leaves the attempt for good.',
        '   → CANCELLED: The attempt was ended for a reason and is never resumed.',
      ],
    })
  })

  test('finds a stored status that the list does not lead to', () => {
    const { faults } = replayAttempt({ status: 'COMPLETED', archived: true, events: begun })
    expect(faults).toEqual([
      'The stored status is COMPLETED; replayed it is CANCELLED.',
      'Stored, it is set aside by a reset; replayed it is not.',
    ])
  })

  test('finds an event that the chart does not take, one that cannot be read, and a gap', () => {
    const events = makeEvents(
      { type: 'attempt.started', detail: planCase },
      { type: 'evaluation.completed', actor: 'server' },
      { type: 'part.begun', part: 'nonsense' },
      { type: 'part.begun', part: 'writing', position: 7 },
      { type: 'heartbeat', chartVersion: 0 },
    )
    expect(replayAttempt({ status: 'IN_PROGRESS', archived: false, events }).faults).toEqual([
      'The chart does not take event 1 (evaluation.completed): not_now.',
      'Event 2 (part.begun) cannot be read.',
      'Event 3 is stored as number 7.',
      'Event 4 was written by version 0 of the chart, and this is 1.',
    ])
  })

  test('finds a list that is empty', () => {
    expect(replayAttempt({ status: 'IN_PROGRESS', archived: false, events: [] }).faults).toEqual([
      'The stored status is IN_PROGRESS; replayed it is none.',
    ])
  })
})
