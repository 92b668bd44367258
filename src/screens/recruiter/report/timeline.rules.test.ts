import { expect, test } from 'vitest'
import { toCoverage, gap, recording, buildReport, toResult } from './fixtures/report'
import {
  axisSteps,
  joined,
  playableSpans,
  recordingAt,
  type Report,
  toTimeline,
} from './timeline.rules'

test('a timeline lasts as long as the attempt ran, not until its review', () => {
  expect(toTimeline(buildReport()).length).toBe(1_200_000)
})

test('several recordings of a kind are one track, with what the server found missing as a gap', () => {
  const [screen, camera] = toTimeline(buildReport()).tracks
  expect(screen.gaps).toEqual([{ start: 600_000, end: 610_000 }])
  expect(screen.covered).toEqual([
    { start: 0, end: 600_000 },
    { start: 610_000, end: 1_200_000 },
  ])
  expect([camera.gaps, camera.covered]).toEqual([[], [{ start: 0, end: 1_200_000 }]])
  expect(recordingAt(screen, 605_000)).toBeNull()
  expect(recordingAt(screen, 610_000)?.offset_ms).toBe(610_000)
})

test('a source without a measured coverage shows only its playable spans', () => {
  const timeline = toTimeline(
    buildReport({
      coverage: toCoverage({
        screen: { share: null, gaps: [] },
        camera: { share: null, gaps: [] },
      }),
      recordings: [
        recording(1, { duration_ms: 300_000 }),
        recording(2, { offset_ms: 400_000, state: 'processing' }),
        recording(3, { kind: 'camera', state: 'broken' }),
      ],
    }),
  )
  expect(timeline.tracks.map(({ covered, gaps }) => [covered, gaps])).toEqual([
    [[{ start: 0, end: 300_000 }], []],
    [[], []],
  ])
})

test('a track that is replaced has no gap, and claims nothing', () => {
  const nothing = { share: 0, gaps: [gap(0, 1200)] }
  const timeline = toTimeline(
    buildReport({
      arrangement: {
        time_factor: 1,
        break_minutes: 0,
        waived: [],
        replaced: [{ source: 'camera', reason: 'An invigilator.' }],
        assistive_input: false,
        reason: 'A letter.',
        set_by: 'Noura Hassan',
        set_at: '2026-11-17T08:00:00.000Z',
      },
      coverage: toCoverage({ screen: nothing, camera: nothing }),
      recordings: [],
    }),
  )
  expect(
    timeline.tracks.map(({ covered, gaps, isReplaced }) => [covered, gaps, isReplaced]),
  ).toEqual([
    [[], [{ start: 0, end: 1_200_000 }], false],
    [[], [], true],
  ])
})

test('an attempt shorter than its gaps shows nothing covered where nothing was recorded', () => {
  const nothing = { share: 0, gaps: [] }
  const timeline = toTimeline(
    buildReport({ coverage: toCoverage({ screen: nothing, camera: nothing }), recordings: [] }),
  )
  for (const track of timeline.tracks)
    expect([track.covered, track.gaps]).toEqual([[], [{ start: 0, end: 1_200_000 }]])
})

test('a recorder that runs on after the attempt is played to its end, and covers nothing more', () => {
  const timeline = toTimeline(
    buildReport({ recordings: [recording(2, { kind: 'camera', duration_ms: 1_225_000 })] }),
  )
  expect([timeline.ran, timeline.length]).toEqual([1_200_000, 1_225_000])
  expect(timeline.tracks[1].covered).toEqual([{ start: 0, end: 1_200_000 }])
  expect(playableSpans(timeline)).toEqual([{ start: 0, end: 1_225_000 }])
})

test('an episode without a length lasts until the lost device or connection is back', () => {
  expect(toTimeline(buildReport()).episodes).toMatchObject([
    { offset_ms: 190_000, cause: 'tab_hidden', length_ms: 4200 },
    { offset_ms: 700_000, cause: 'offline', length_ms: 38_000 },
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
  evidence: null,
  granted_seconds: null,
  ...about,
})

test('an outage has its length and cause, and a lost connection within it is not an extra episode', () => {
  const timeline = toTimeline(
    buildReport({
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

test('an episode that several events tell has the picture of the first, and is late where one was', () => {
  const events = [
    event(10, { detail: { cause: 'several_faces', length_ms: 3000 } }),
    event(20, { detail: { cause: 'several_faces', length_ms: 3000 }, picture_id: 'p1' }),
    event(30, {
      detail: { cause: 'several_faces', length_ms: 3000 },
      picture_id: 'p2',
      late_at: '2026-11-18T09:00:00.000Z',
    }),
  ]
  expect(toTimeline(buildReport({ events })).episodes).toEqual([
    {
      id: '10',
      cause: 'several_faces',
      offset_ms: 10_000,
      length_ms: 23_000,
      device: null,
      pictureId: 'p1',
      isLate: true,
    },
  ])
})

test('a part that was never submitted runs to the end', () => {
  const report = buildReport({
    result: toResult(
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
  expect(toTimeline(report).parts).toEqual([{ id: 'writing', start: 30_000, end: 1_200_000 }])
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
