import { describe, expect, test } from 'vitest'
import { recording, reportOf, resultOf } from './fixtures/report'
import {
  axisSteps,
  counts,
  joined,
  playableSpans,
  recordingAt,
  type Report,
  timelineOf,
} from './timeline.rules'

test('a timeline lasts as long as the attempt ran, not until its review', () => {
  expect(timelineOf(reportOf()).length).toBe(1_200_000)
})

test('several recordings of a kind are one track, with the time between them as a gap', () => {
  const [screen, camera] = timelineOf(reportOf()).tracks
  expect(screen.gaps).toEqual([{ start: 600_000, end: 610_000, reason: null }])
  expect(screen.share).toBeCloseTo(99.17, 1)
  expect([camera.gaps, camera.share]).toEqual([[], 100])
  expect(recordingAt(screen, 605_000)).toBeNull()
  expect(recordingAt(screen, 610_000)?.offset_ms).toBe(610_000)
})

test('a broken recording covers nothing, and one still processing cannot be played', () => {
  const timeline = timelineOf(
    reportOf({
      recordings: [
        recording(1, { state: 'broken' }),
        recording(2, { kind: 'camera', state: 'processing' }),
      ],
    }),
  )
  expect(timeline.tracks.map(({ share }) => share)).toEqual([0, 50])
  expect(playableSpans(timeline)).toEqual([])
})

test('an episode without a length of its own lasts until what was lost is back', () => {
  expect(timelineOf(reportOf()).episodes).toMatchObject([
    { at: 190_000, cause: 'tab_hidden', lengthMs: 4200 },
    { at: 700_000, cause: 'offline', lengthMs: 38_000 },
  ])
})

const event = (
  seconds: number,
  about: Partial<Report['events'][number]>,
): Report['events'][number] => ({
  id: String(seconds),
  type: 'episode.recorded',
  at: '',
  late_at: null,
  offset_ms: seconds * 1000,
  part: null,
  reason: null,
  detail: null,
  picture_id: null,
  actor: 'candidate',
  actor_name: null,
  note: null,
  granted_seconds: null,
  ...about,
})

test('an outage is told with its length and cause, within which a lost connection is no episode of its own', () => {
  const timeline = timelineOf(
    reportOf({
      outages: [
        { offset_ms: 690_000, length_ms: 60_000, cause: 'connection' },
        { offset_ms: 1_150_000, length_ms: null, cause: 'unknown' },
      ],
    }),
  )
  expect(timeline.outages).toEqual([
    { start: 690_000, end: 750_000, cause: 'connection', isOver: true },
    { start: 1_150_000, end: 1_200_000, cause: 'unknown', isOver: false },
  ])
  expect(timeline.episodes.map(({ cause }) => cause)).toEqual(['tab_hidden'])
})

test('a lost connection does not count, and a return is one episode, not two', () => {
  const reload = event(301, { detail: { cause: 'reload', length_ms: 20_000 } })
  const events = [
    event(100, { type: 'connection.lost' }),
    event(300, { type: 'attempt.reentered' }),
    reload,
    event(500, { type: 'writer.taken' }),
  ]
  const { episodes } = timelineOf(reportOf({ events }))
  expect(episodes.map(({ cause }) => cause)).toEqual(['offline', 'reload', 'second_tab'])
  expect(episodes.filter(counts)).toHaveLength(2)
})

test('signals that could not be looked for are told and do not count', () => {
  const events = [
    event(10, { detail: { cause: 'signals_unavailable', length_ms: null } }),
    event(20, { detail: { cause: 'phone_possible', length_ms: 3000 }, picture_id: 'p1' }),
  ]
  const { episodes } = timelineOf(reportOf({ events }))
  expect(episodes.map(({ cause, pictureId }) => [cause, pictureId])).toEqual([
    ['signals_unavailable', null],
    ['phone_possible', 'p1'],
  ])
  expect(episodes.filter(counts).map(({ cause }) => cause)).toEqual(['phone_possible'])
})

describe('the share that was recorded', () => {
  test('is of the time the attempt ran, not of what a recorder ran on after it', () => {
    const timeline = timelineOf(
      reportOf({
        recordings: [
          recording(1, { duration_ms: 1_200_000 }),
          recording(2, { kind: 'camera', duration_ms: 1_225_000 }),
        ],
      }),
    )
    expect([timeline.ran, timeline.length]).toEqual([1_200_000, 1_225_000])
    expect(timeline.tracks.map(({ share, gaps }) => [share, gaps.length])).toEqual([
      [100, 0],
      [100, 0],
    ])
  })

  test('says of what is missing what was there instead', () => {
    const off = { cause: 'camera_lost', length_ms: 50_000, device: 'camera' } as const
    const timeline = timelineOf(
      reportOf({
        events: [event(400, { type: 'capture.lost', detail: off })],
        outages: [{ offset_ms: 100_000, length_ms: 90_000, cause: 'page_closed' }],
        recordings: [
          recording(1, { duration_ms: 105_000 }),
          recording(2, { offset_ms: 188_000, duration_ms: 612_000 }),
          recording(3, { offset_ms: 800_000, duration_ms: 200_000, state: 'broken' }),
          recording(4, { kind: 'camera', duration_ms: 400_000 }),
          recording(5, { kind: 'camera', offset_ms: 450_000, duration_ms: 700_000 }),
        ],
      }),
    )
    const [screen, camera] = timeline.tracks
    expect(screen.gaps).toEqual([
      { start: 105_000, end: 188_000, reason: 'page_closed' },
      { start: 800_000, end: 1_200_000, reason: 'broken' },
    ])
    expect(camera.gaps).toEqual([
      { start: 400_000, end: 450_000, reason: 'device' },
      { start: 1_150_000, end: 1_200_000, reason: null },
    ])
  })

  test('stays as it was when the recordings are deleted for their age', () => {
    const timeline = timelineOf(
      reportOf({ recordings: [recording(1, { state: 'deleted', duration_ms: 600_000 })] }),
    )
    expect(timeline.tracks[0].share).toBe(50)
    expect(playableSpans(timeline)).toEqual([])
  })
})

test('a part that was never submitted runs to the end', () => {
  const report = reportOf({
    result: resultOf(
      {},
      {
        status: 'CANCELLED',
        parts: [
          {
            id: 'writing',
            budget_seconds: 1200,
            break_seconds: 0,
            briefing_ends_at: null,
            started_at: '2026-11-18T08:00:30.000Z',
            deadline: null,
            submitted_at: null,
          },
        ],
      },
    ),
  })
  expect(timelineOf(report).parts).toEqual([{ id: 'writing', start: 30_000, end: 1_200_000 }])
})

test('spans that touch or overlap are one', () => {
  expect(
    joined([
      { start: 5, end: 9 },
      { start: 0, end: 5 },
      { start: 7, end: 8 },
      { start: 10, end: 11 },
    ]),
  ).toEqual([
    { start: 0, end: 9 },
    { start: 10, end: 11 },
  ])
})

test('an axis has few round steps and leaves room for its end', () => {
  expect(axisSteps(1_700_000)).toEqual([0, 300_000, 600_000, 900_000, 1_200_000, 1_500_000])
  expect(axisSteps(4000).length).toBeLessThanOrEqual(7)
})
