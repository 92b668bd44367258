import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureAudio } from './audio'
import { findDoubts } from './hearing'

const heardIn = (name: string) =>
  measureAudio(new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url))))

// The decoder says of each damaged packet that it is; listen.ts keeps that from the log.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** Nine words in three and a half seconds is what the voice says. */
test.each([
  ['voice.webm', 9, 3.6, []],
  ['voice.ogg', 9, 3.6, []],
  ['voice-opus.mp4', 9, 3.6, []],
  ['voice.wav', 9, 3.4, []],
  // A browser's beeps, a third of the time, too short for their pitch to be judged.
  ['../../attempts/fixtures/recorder/take.webm', 4, 3, []],
  // In Arabic, and in noise that is 5 dB quieter.
  ['voice-arabic-in-noise.webm', 12, 5.7, []],
  ['voice.webm', 90, 3.6, ['too_little_sound']],
  ['../../attempts/fixtures/recorder/take.webm', 9, 3, ['too_little_sound']],
  ['voice.webm', 9, 30, ['another_length']],
  ['voice.webm', 90, 90, ['too_little_sound', 'another_length']],
  ['silence.webm', 9, 3.6, ['mostly_silent']],
  ['noise.webm', 9, 3.6, ['steady_sound']],
  ['hum.webm', 9, 3.6, ['steady_sound']],
  ['voice-aac.mp4', 9, 3.6, ['audio_unreadable']],
  ['voice-vorbis.ogg', 9, 3.6, ['audio_unreadable']],
  ['voice.mp3', 9, 3.6, ['audio_unreadable']],
  ['damaged-packets.webm', 9, 3.6, ['audio_unreadable']],
  ['picture-named.webm', 9, 3.6, ['audio_unreadable']],
  // Sounds with the rhythm of speech that are none: random bytes as well-formed Opus, noise in the
  // rhythm of syllables, chords, tones, and notes of one pitch each.
  ['random-packets.webm', 9, 3.6, ['no_voice']],
  ['noise-in-syllables.webm', 9, 4, ['no_voice']],
  ['chords.webm', 9, 4, ['no_voice']],
  ['tone.webm', 9, 5.6, ['still_pitch']],
  ['plucked.webm', 9, 4, ['still_pitch']],
])('%s with %i words and %f s reported is doubted for %j', async (name, words, reported, codes) => {
  const doubts = findDoubts('s1', await heardIn(name), words, reported)
  expect(doubts.map(({ code }) => code)).toEqual(codes)
})

const minute = { duration_seconds: 60, speech_share: 0.5, long_pauses: 0, level_db: -20 }
const codes = (...said: [words: number, reported: number | null]) =>
  findDoubts('s1', minute, ...said).map(({ code }) => code)

test('a voice is recognised by how much of its sound has a pitch, and by a moving pitch', () => {
  const about = (measures: object) =>
    findDoubts('s1', { ...minute, range_db: 30, ...measures }, 100, 60)
  expect(about({ voiced_share: 0.07, pitch_moves: 0.25 })).toEqual([])
  expect(about({ voiced_share: 0.2, pitch_moves: null })).toEqual([])
  expect(about({ voiced_share: 0.06, pitch_moves: null })).toMatchObject([
    { code: 'no_voice', values: { share: 6 } },
  ])
  expect(about({ voiced_share: 0.9, pitch_moves: 0.24 })).toMatchObject([
    { code: 'still_pitch', values: { share: 24 } },
  ])
})

test('five words are believed for each second of sound, and one more is not', () => {
  expect(codes(150, 60)).toEqual([])
  expect(findDoubts('s1', minute, 151, 60)).toMatchObject([
    { code: 'too_little_sound', values: { words: 151, seconds: 30, needed: 30.2 } },
  ])
})

test('a tenth of the length is what a recorder may be off, and two seconds of a short take', () => {
  for (const reported of [null, 54, 66]) expect(codes(100, reported)).toEqual([])
  for (const reported of [53, 68]) expect(codes(100, reported)).toEqual(['another_length'])
  const short = { ...minute, duration_seconds: 3 }
  expect(findDoubts('s1', short, 5, 5)).toEqual([])
  expect(findDoubts('s1', short, 5, 5.1)).toHaveLength(1)
})
