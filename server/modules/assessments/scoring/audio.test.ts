import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureAudio, measuresOf } from './audio'

/**
 * Recorded by Chromium's MediaRecorder: three tones of a second at amplitude 0.3, with silences of
 * 1.5 s and 0.3 s between them.
 */
const recording = () =>
  new Uint8Array(readFileSync(new URL('./fixtures/tone.webm', import.meta.url)))

test('a browser’s recording is measured: duration, sound, pauses and level', async () => {
  const measured = await measureAudio(recording())
  expect(measured?.duration_seconds).toBeCloseTo(5.6, 0)
  expect(measured?.speech_share).toBeGreaterThan(0.48)
  expect(measured?.speech_share).toBeLessThan(0.62)
  expect(measured?.long_pauses).toBe(1)
  // A sine of amplitude 0.3 has a level of −13.5 dBFS.
  expect(Math.abs((measured?.level_db ?? 0) + 13.5)).toBeLessThan(1.5)
})

test('a cut-off recording is measured as far as it goes', async () => {
  const measured = await measureAudio(recording().slice(0, 4000))
  expect(measured?.duration_seconds).toBeGreaterThan(0.5)
})

test.each([
  ['nothing', new Uint8Array()],
  ['noise', new Uint8Array(5000).map((_, at) => (at * 7919) % 256)],
  ['a text', new TextEncoder().encode('not a recording at all')],
])('%s cannot be measured', async (_, bytes) => {
  expect(await measureAudio(bytes)).toBeNull()
})

test('silence holds no speech', () => {
  expect(measuresOf(Array.from({ length: 500 }, () => 1e-9))).toMatchObject({
    duration_seconds: 10,
    speech_share: 0,
    long_pauses: 0,
  })
})
