import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attemptEventCases, planCase } from './attempt.cases'
import type { AttemptEvent } from './attempt-events'
import { clientEventTypes, isClientEventType } from './attempt-events'
import {
  getDeadline,
  expireOverdue,
  foldAttempt,
  grantedSeconds,
  legal,
  refusal,
  startAttempt,
  stepAttempt,
} from './attempt-fold'
import { readAttemptEvent } from './attempt-row'

const T0 = Date.parse('2026-11-20T08:00:00.000Z')
const at = (seconds: number) => new Date(T0 + seconds * 1000).toISOString()
const stamp = (seconds: number, epoch = 1, sequence = 1) => ({ at: at(seconds), epoch, sequence })

const started = (factor = 1) =>
  ({
    ...stamp(0, 1, 0),
    type: 'attempt.started',
    detail: {
      parts: [
        { id: 'writing', budget_seconds: 1200 },
        { id: 'mcqs', budget_seconds: 600 },
        { id: 'speaking', budget_seconds: 600 },
      ],
      factor,
    },
  }) satisfies AttemptEvent

describe('the part clock', () => {
  test('a briefing lasts at most two minutes and then the part begins by itself', () => {
    const state = startAttempt(started())
    expect(getDeadline(state)).toBe(at(120))
    const due = expireOverdue(state, new Date(T0 + 121_000))
    expect(due.map((event) => [event.type, event.at])).toEqual([['briefing.expired', at(120)]])
  })

  test('a deadline is start plus budget times factor plus granted minutes', () => {
    const begun: AttemptEvent = { ...stamp(30), type: 'part.begun', part: 'writing' }
    const grant: AttemptEvent = {
      ...stamp(60),
      type: 'time.granted',
      part: 'writing',
      detail: { kind: 'work', seconds: 300, cause: 'power cut' },
    }
    const state = foldAttempt([started(1.5), begun, grant])
    expect(getDeadline(state)).toBe(at(30 + 1200 * 1.5 + 300))
    expect(grantedSeconds(state)).toBe(300)
  })

  test('minutes granted to a part that has not begun count when it begins', () => {
    const grant: AttemptEvent = {
      ...stamp(10),
      type: 'time.granted',
      part: 'writing',
      detail: { kind: 'work', seconds: 60, cause: 'arrangement' },
    }
    const state = foldAttempt([
      started(),
      grant,
      { ...stamp(20), type: 'part.begun', part: 'writing' },
    ])
    expect(getDeadline(state)).toBe(at(20 + 1260))
  })

  test('a break lengthens the briefing before its part', () => {
    const state = foldAttempt([
      started(),
      {
        ...stamp(5),
        type: 'time.granted',
        part: 'mcqs',
        detail: { kind: 'break', seconds: 600, cause: 'arrangement' },
      },
      { ...stamp(10), type: 'part.begun', part: 'writing' },
      { ...stamp(100), type: 'part.submitted', part: 'writing' },
    ])
    expect(state.phase).toBe('briefing')
    expect(getDeadline(state)).toBe(at(100 + 120 + 600))
  })

  test('a sweep that comes days late dates every event when it fell due and ends the attempt', () => {
    const due = expireOverdue(startAttempt(started()), new Date(T0 + 3 * 86_400_000))
    expect(due.map((event) => [event.type, event.at])).toEqual([
      ['briefing.expired', at(120)],
      ['part.expired', at(1320)],
      ['briefing.expired', at(1440)],
      ['part.expired', at(2040)],
      ['briefing.expired', at(2160)],
      ['part.expired', at(2760)],
    ])
    const state = foldAttempt([started(), ...due])
    expect(state).toMatchObject({
      status: 'RESULT_PROCESSING',
      part: null,
      phase: null,
      finished_at: at(2760),
    })
    expect(getDeadline(state)).toBeNull()
  })

  test('a sweep before anything is due appends nothing', () => {
    expect(expireOverdue(startAttempt(started()), new Date(T0 + 119_999))).toEqual([])
  })
})

describe('a disqualification', () => {
  const handedIn: AttemptEvent[] = [
    started(),
    ...expireOverdue(startAttempt(started()), new Date(T0 + 86_400_000)),
  ]
  const disqualified: AttemptEvent = {
    ...stamp(5000),
    type: 'attempt.disqualified',
    reason: 'phone',
  }
  const reversed: AttemptEvent = { ...stamp(9000), type: 'disqualification.reversed' }

  test.each<[string, AttemptEvent[]]>([
    ['being scored', []],
    ['waiting for a reviewer', [{ ...stamp(3000), type: 'evaluation.provisional' }]],
    ['scored', [{ ...stamp(3000), type: 'evaluation.completed' }]],
    ['that could not be scored', [{ ...stamp(3000), type: 'evaluation.failed' }]],
  ])(
    'that is reversed leaves an attempt %s as it was, except for the record of it',
    (_, events) => {
      const before = foldAttempt([...handedIn, ...events])
      const cancelled = stepAttempt(before, disqualified).state
      expect(cancelled).toMatchObject({
        status: 'CANCELLED',
        cancel_reason: 'phone',
        finished_at: before.finished_at,
        disqualification: { at: at(5000), reason: 'phone' },
      })
      const { state, effects } = stepAttempt(cancelled, reversed)
      const { disqualification, clock, ...rest } = state
      const { clock: clockBefore, ...restBefore } = before
      expect(rest).toEqual(restBefore)
      expect(clock).toMatchObject(clockBefore)
      expect(disqualification).toEqual({ at: at(5000), reason: 'phone' })
      expect(effects).toContain('announceReversal')
      // Its appeal was decided and cannot be made again.
      expect(legal(state, { ...disqualified, at: at(9999) })).toBe(false)
    },
  )

  test('is the only thing that can be reversed', () => {
    const exited = foldAttempt([
      started(),
      { ...stamp(9), type: 'attempt.exited', reason: 'exited' },
    ])
    expect(legal(exited, reversed)).toBe(false)
    const redone = foldAttempt([
      ...handedIn,
      disqualified,
      { ...stamp(8000), type: 'redo.granted' },
    ])
    expect([redone.status, legal(redone, reversed)]).toEqual(['REDO', false])
  })

  test('leaves nothing in what the list of another attempt amounts to', () => {
    const state = foldAttempt([...handedIn, { ...stamp(3000), type: 'evaluation.completed' }])
    expect(Object.keys(state)).not.toContain('disqualification')
    expect(Object.keys(state.clock)).toEqual(['factor', 'parts', 'current'])
  })
})

describe('the events that an attempt accepts', () => {
  test('nothing before the attempt was started, and it starts once', () => {
    expect(refusal(null, { ...stamp(1), type: 'heartbeat' })).toBe('not_started')
    expect(refusal(startAttempt(started()), started())).toBe('already_started')
  })

  test('a take-over raises the epoch, and events of the stale tab are refused', () => {
    const taken = foldAttempt([started(), { ...stamp(10, 1, 4), type: 'writer.taken' }])
    expect([taken.epoch, taken.sequence]).toEqual([2, 0])
    const begun = (epoch: number): AttemptEvent => ({
      ...stamp(11, epoch),
      type: 'part.begun',
      part: 'writing',
    })
    expect(refusal(taken, begun(1))).toBe('stale_epoch')
    expect(legal(taken, begun(2))).toBe(true)
  })

  test('a part is submitted only when it is being answered, and again harmlessly once it is over', () => {
    const submitted: AttemptEvent = { ...stamp(50), type: 'part.submitted', part: 'writing' }
    const briefed = startAttempt(started())
    expect(legal(briefed, submitted)).toBe(false)
    const over = foldAttempt([
      started(),
      { ...stamp(1), type: 'part.begun', part: 'writing' },
      submitted,
    ])
    expect(legal(over, submitted)).toBe(true)
    expect(stepAttempt(over, submitted).state.clock).toEqual(over.clock)
  })

  test('an exited attempt is never resumed', () => {
    const exited = foldAttempt([
      started(),
      { ...stamp(9), type: 'attempt.exited', reason: 'logged_out' },
    ])
    expect(exited).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'logged_out',
      finished_at: at(9),
      part: null,
    })
    expect(legal(exited, { ...stamp(10), type: 'part.begun', part: 'writing' })).toBe(false)
  })

  test('a late delivery has a completed attempt scored again, and is only kept after a cancellation or a reset', () => {
    const delivered: AttemptEvent = { ...stamp(9000), type: 'outage.delivered' }
    const ended = [started(), ...expireOverdue(startAttempt(started()), new Date(T0 + 86_400_000))]
    const completed = foldAttempt([...ended, { ...stamp(8000), type: 'evaluation.completed' }])
    const again = stepAttempt(completed, delivered)
    expect(again.state.status).toBe('RESULT_PROCESSING')
    expect(again.effects).toEqual(['requestEvaluation'])

    const cancelled = foldAttempt([started(), { ...stamp(9), type: 'capture.expired' }])
    expect(stepAttempt(cancelled, delivered).state.status).toBe('CANCELLED')
    const reset = stepAttempt(completed, { ...stamp(8500), type: 'attempt.reset' })
    expect(reset.state).toMatchObject({ status: 'COMPLETED', archived: true })
    expect(reset.effects).toEqual(['archiveAttempt'])
    expect(legal(reset.state, delivered)).toBe(true)
    expect(legal(reset.state, { ...stamp(9001), type: 'redo.granted' })).toBe(false)
  })

  test('an event from before the end is accepted after it, and an event from after the end is not', () => {
    const ended = foldAttempt([
      started(),
      ...expireOverdue(startAttempt(started()), new Date(T0 + 86_400_000)),
    ])
    expect(ended.finished_at).toBe(at(2760))
    for (const type of [
      'capture.lost',
      'capture.restored',
      'connection.lost',
      'connection.restored',
      'episode.recorded',
    ] as const) {
      expect(refusal(ended, { ...stamp(2759), type, detail: null })).toBeNull()
      expect(refusal(ended, { ...stamp(2770), type, detail: null })).toBe('not_now')
    }
    expect(legal(ended, { ...stamp(9000), type: 'heartbeat' })).toBe(true)
    expect(legal(ended, { ...stamp(9000), type: 'recordings.drained' })).toBe(true)
  })

  test("the server's own types and xstate's are not a browser's to send", () => {
    expect(clientEventTypes).toHaveLength(15)
    for (const forged of [
      'evaluation.completed',
      'time.granted',
      'xstate.stop',
      'xstate.done.actor.x',
      'attempt.reset',
    ])
      expect(isClientEventType(forged)).toBe(false)
  })
})

describe('the list', () => {
  test('replaying it gives the status that was stored step by step, through JSON each time', () => {
    const choice = fc.record({
      pick: fc.nat(attemptEventCases.length - 1),
      wait: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 60 }), (choices) => {
        const first: AttemptEvent = { ...stamp(0, 1, 0), type: 'attempt.started', detail: planCase }
        const list: AttemptEvent[] = [first]
        let stored = startAttempt(first)
        let clock = 0
        const append = (event: AttemptEvent) => {
          if (!legal(stored, event)) return
          list.push(JSON.parse(JSON.stringify(event)))
          stored = JSON.parse(JSON.stringify(stepAttempt(stored, event).state))
        }
        for (const { pick, wait } of choices) {
          clock += wait
          for (const event of expireOverdue(stored, new Date(T0 + clock * 1000))) append(event)
          const event = attemptEventCases[pick]
          if (event) append({ ...event, at: at(clock), epoch: stored.epoch })
        }
        expect(foldAttempt(list)).toEqual(stored)
      }),
      { numRuns: 300 },
    )
  })

  test('a row of the table reads back as its event, and a malformed one as nothing', () => {
    for (const event of attemptEventCases) expect(readAttemptEvent({ ...event })).toEqual(event)
    expect(readAttemptEvent({ ...stamp(0), type: 'attempt.started', detail: planCase })?.type).toBe(
      'attempt.started',
    )
    expect(readAttemptEvent({ ...stamp(0), type: 'part.begun', part: 'part9' })).toBeNull()
    expect(readAttemptEvent({ ...stamp(0), type: 'xstate.stop' })).toBeNull()
    expect(readAttemptEvent({ ...stamp(0), type: 'attempt.exited', reason: 'phone' })).toBeNull()
    expect(
      readAttemptEvent({ type: 'heartbeat', at: 'yesterday', epoch: 1, sequence: 1 }),
    ).toBeNull()
  })

  test('a list that does not begin with the start is not an attempt', () => {
    expect(() => foldAttempt([{ ...stamp(0), type: 'heartbeat' }])).toThrow(
      /begins with attempt.started/,
    )
  })
})
