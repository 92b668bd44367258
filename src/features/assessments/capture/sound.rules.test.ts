import { describe, expect, test } from 'vitest'
import { FRAME_MS, hear, isSilence, isVoice, nothingHeard, takeFault } from './sound.rules'

const QUIET_DB = -65

/** Frames of a sound, in decibels. */
const lasting = (ms: number, level: number) => Array.from({ length: ms / FRAME_MS }, () => level)
/** Speech: syllables of 120 ms with gaps of 80 ms, over the quiet of the room. */
const speech = (ms: number, level: number, quiet = QUIET_DB) =>
  Array.from({ length: ms / 200 }, () => [...lasting(120, level), ...lasting(80, quiet)]).flat()

const heardIn = (...frames: number[][]) => frames.reduce(hear, nothingHeard)

describe('a voice', () => {
  test('is one second of sound in all, with the gaps within speech', () => {
    const first = heardIn(lasting(2_000, QUIET_DB), speech(600, -30))
    expect(isVoice(first)).toBe(false)
    const whole = [lasting(3_000, QUIET_DB), speech(600, -30)].reduce(hear, first)
    expect(isVoice(whole)).toBe(true)
  })

  test.each([
    ['a muted microphone', lasting(20_000, -120)],
    ['a room', lasting(20_000, QUIET_DB)],
    [
      'a loud fan, after the zeros of a microphone that begins',
      [...lasting(300, -120), ...lasting(20_000, -35)],
    ],
    ['somebody all but too quiet to be heard', speech(20_000, -53, -70)],
    ['somebody in a noise as loud as the voice', speech(20_000, -28, -35)],
    [
      'two clicks of a key',
      [
        ...lasting(2_000, QUIET_DB),
        ...lasting(20, -30),
        ...lasting(2_000, QUIET_DB),
        ...lasting(20, -30),
        ...lasting(2_000, QUIET_DB),
      ],
    ],
  ])('is not %s', (_, frames) => {
    const hearing = hear(nothingHeard, frames)
    expect(isVoice(hearing)).toBe(false)
    expect(takeFault({ durationMs: 20_000, hearing, endedByItself: false })).toBe('silent')
  })

  test('is somebody who speaks on and on, also beside a fan', () => {
    expect(heardIn(speech(20_000, -30)).heardMs).toBeGreaterThan(19_000)
    expect(heardIn(speech(20_000, -30, -45)).heardMs).toBeGreaterThan(19_000)
  })

  test('is heard in the beeps of a browser of the journeys, two a second, as it was measured', () => {
    const beep = [
      -7, -16, -30, -38, -42, -46, -52, -55, -61, -65, -69, -73, -77, -80, -85, -90, -94, -99, -103,
      -108, -112, -115, -118, -119, -120,
    ]
    const second = [...beep, ...beep]
    // An audio context takes its time to begin.
    const take = heardIn(second, beep)
    expect(takeFault({ durationMs: 2_000, hearing: take, endedByItself: false })).toBeNull()
    expect(isVoice(heardIn(second, second, second))).toBe(true)
  })
})

test('silence is three seconds without a sound, and ends with the next one', () => {
  const after = heardIn(speech(2_000, -30), lasting(2_900, QUIET_DB))
  expect(isSilence(after)).toBe(false)
  const later = hear(after, lasting(100, QUIET_DB))
  expect(isSilence(later)).toBe(true)
  expect(isSilence(hear(later, speech(200, -30).slice(0, 6)))).toBe(false)
})

test('silence is also said of somebody who has not begun to speak', () => {
  expect(isSilence(hear(nothingHeard, lasting(3_000, QUIET_DB)))).toBe(true)
})
