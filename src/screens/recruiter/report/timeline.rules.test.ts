import { expect, test } from 'vitest'
import { recording, reportOf, resultOf } from './fixtures/report'
import { axisSteps, joined, playableSpans, recordingAt, timelineOf } from './timeline.rules'

test('a timeline lasts as long as the attempt ran, not until its review', () => {
  expect(timelineOf(reportOf()).length).toBe(1_200_000)
})

test('several recordings of a kind are one track, with the time between them as a gap', () => {
  const [screen, camera] = timelineOf(reportOf()).tracks
  expect(screen.gaps).toEqual([{ start: 600_000, end: 610_000 }])
  expect(screen.share).toBeCloseTo(99.17, 1)
  expect([camera.gaps, camera.share]).toEqual([[], 100])
  expect(recordingAt(screen, 605_000)).toBeNull()
  expect(recordingAt(screen, 610_000)?.offset_ms).toBe(610_000)
})

test('a broken recording covers nothing, and one still processing cannot be played', () => {
  const timeline = timelineOf(reportOf({ recordings: [recording(1, { state: 'broken' }), recording(2, { kind: 'camera', state: 'processing' })] }))
  expect(timeline.tracks.map(({ share }) => share)).toEqual([0, 50])
  expect(playableSpans(timeline)).toEqual([])
})

test('an episode without a length of its own lasts until what was lost is back', () => {
  expect(timelineOf(reportOf()).episodes).toMatchObject([
    { at: 190_000, cause: 'tab_hidden', lengthMs: 4200 },
    { at: 700_000, cause: 'offline', lengthMs: 38_000 },
  ])
})

test('a part that was never submitted runs to the end', () => {
  const report = reportOf({ result: resultOf({}, { status: 'CANCELLED', parts: [{ id: 'writing', budget_seconds: 1200, briefing_ends_at: null, started_at: '2026-11-18T08:00:30.000Z', deadline: null, submitted_at: null }] }) })
  expect(timelineOf(report).parts).toEqual([{ id: 'writing', start: 30_000, end: 1_200_000 }])
})

test('spans that touch or overlap are one', () => {
  expect(joined([{ start: 5, end: 9 }, { start: 0, end: 5 }, { start: 7, end: 8 }, { start: 10, end: 11 }])).toEqual([{ start: 0, end: 9 }, { start: 10, end: 11 }])
})

test('an axis has few round steps and leaves room for its end', () => {
  expect(axisSteps(1_700_000)).toEqual([0, 300_000, 600_000, 900_000, 1_200_000, 1_500_000])
  expect(axisSteps(4000).length).toBeLessThanOrEqual(7)
})
