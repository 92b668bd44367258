import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureAudio, getMeasures } from './audio'

/**
 * `voice`: nine words, three and a half seconds, spoken by espeak-ng in a room with a little noise,
 * put into each container by ffmpeg. `silence`: the room alone. `tone.webm` is Chromium's: three
 * tones of a second at amplitude 0.3, with silences of 1.5 s and 0.3 s between them. What came later
 * is made by scripts/media/make-recordings.ts.
 */
const recorded = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const between = (least: number, most: number): unknown => ({
  asymmetricMatch: (value: number) => value >= least && value <= most,
})

// The decoder says of each damaged packet that it is; listen.ts keeps that from the log.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const random = new Uint8Array(5000).map((_, at) => (at * 7919 + (at >> 3) * 104_729) % 256)
const withHeader = (name: string, bytes: number) =>
  new Uint8Array([...recorded(name).subarray(0, bytes), ...random])

const voice = {
  duration_seconds: between(3.3, 3.7),
  speech_share: between(0.75, 0.95),
  voiced_share: between(0.7, 0.9),
  pitch_moves: between(0.8, 1),
}

test.each([
  ['voice.webm', voice],
  ['voice.ogg', voice],
  ['voice-opus.mp4', voice],
  ['voice.wav', voice],
  ['silence.webm', { duration_seconds: 3.6, speech_share: 0 }],
  // What is steady is sound that does not rise and fall, however loud.
  ['noise.webm', { speech_share: 1, range_db: between(0, 3) }],
  ['hum.webm', { speech_share: 1, range_db: between(0, 3) }],
  // Random bytes behind the first byte of an Opus packet are noise that does, and have no pitch.
  [
    'random-packets.webm',
    { speech_share: between(0.9, 1), range_db: between(20, 80), voiced_share: between(0, 0.05) },
  ],
  ['noise-in-syllables.webm', { range_db: between(20, 80), voiced_share: 0 }],
  ['chords.webm', { range_db: between(10, 30), voiced_share: between(0, 0.05) }],
  // Notes and tones have a pitch that stands still.
  ['plucked.webm', { voiced_share: between(0.9, 1), pitch_moves: between(0, 0.05) }],
  ['voice-arabic-in-noise.webm', { range_db: between(8, 16), voiced_share: between(0.5, 0.8) }],
])('%s is heard', async (name, heard) => {
  expect(await measureAudio(recorded(name))).toMatchObject(heard)
})

test.each([
  ['MP4 with AAC', recorded('voice-aac.mp4')],
  ['Ogg with Vorbis', recorded('voice-vorbis.ogg')],
  ['MP3', recorded('voice.mp3')],
  ['a picture by the name of a sound', recorded('picture-named.webm')],
  // WebM's are read for ever: listen.test.ts.
  ['random bytes after the header of an Ogg file', withHeader('voice.ogg', 47)],
  ['random bytes after the header of an MP4 file', withHeader('voice-opus.mp4', 700)],
  ['WebM of which two in three packets are damaged', recorded('damaged-packets.webm')],
  ['an Ogg file cut off in the middle of a page', recorded('voice.ogg').slice(0, 2500)],
  ['a WAV file of one sample a second', slowed(recorded('voice.wav'))],
  ['nothing', new Uint8Array()],
  ['random bytes', random],
  ['a text', new TextEncoder().encode('not a recording at all')],
])('%s cannot be measured', async (_, bytes) => {
  expect(await measureAudio(bytes)).toBeNull()
})

/** The rate stands at byte 24 of the header, in four bytes. */
function slowed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(24, 1, true)
  return bytes
}

test('a browser’s recording is measured: duration, sound, pauses and level', async () => {
  expect(await measureAudio(recorded('tone.webm'))).toMatchObject({
    duration_seconds: between(5.5, 5.7),
    speech_share: between(0.48, 0.62),
    long_pauses: 1,
    // A sine of amplitude 0.3 has a level of −13.5 dBFS.
    level_db: between(-15, -12),
  })
})

test('random bytes after the header of a WAV file are noise', async () => {
  expect(await measureAudio(withHeader('voice.wav', 44))).toMatchObject({
    duration_seconds: 0.3,
    range_db: between(0, 3),
  })
})

test('a cut-off recording is measured as far as it goes', async () => {
  expect((await measureAudio(recorded('tone.webm').slice(0, 4000)))?.duration_seconds).toSatisfy(
    (seconds: number) => seconds > 0.5 && seconds < 5,
  )
})

/** Frames of 20 ms, loud or quiet. */
const frames = (...runs: ['loud' | 'quiet', number][]) =>
  runs.flatMap(([kind, count]) =>
    Array.from({ length: count }, () => (kind === 'loud' ? 0.01 : 1e-7)),
  )

test('silence holds no speech', () => {
  expect(getMeasures(frames(['quiet', 500]), [])).toMatchObject({
    duration_seconds: 10,
    speech_share: 0,
    long_pauses: 0,
  })
})

test('a gap as short as within a word is sound, and a longer one a pause', () => {
  const share = (gap: number) =>
    getMeasures(frames(['loud', 20], ['quiet', gap], ['loud', 20], ['quiet', 60 - gap]), [])
      .speech_share
  expect(share(12)).toBe(0.52)
  expect(share(13)).toBe(0.4)
})

test('a click is no sound, and does not bridge two pauses', () => {
  const clicks = frames(['quiet', 50], ['loud', 2], ['quiet', 8], ['loud', 2], ['quiet', 38])
  expect(getMeasures(clicks, []).speech_share).toBe(0)
  const apart = frames(['loud', 25], ['quiet', 25], ['loud', 2], ['quiet', 25], ['loud', 23])
  expect(getMeasures(apart, [])).toMatchObject({ speech_share: 0.48, long_pauses: 1 })
})

test('pauses are counted between the first and the last sound, with their length and share', () => {
  const spoken = frames(
    ['quiet', 50],
    ['loud', 50],
    ['quiet', 25],
    ['loud', 50],
    ['quiet', 75],
    ['loud', 50],
    ['quiet', 100],
  )
  expect(getMeasures(spoken, [])).toMatchObject({
    long_pauses: 1,
    delivery: { pauses: 2, pause_seconds: 1, pause_share: 0.4, syllables: 0, syllable_rate: 0 },
  })
  expect(getMeasures(frames(['quiet', 100]), []).delivery).toBeUndefined()
})

test('syllables are found in the sound of a voice, and not in noise with the same rhythm', async () => {
  // Nine words, and most of them of one syllable.
  const { delivery } = (await measureAudio(recorded('voice.webm'))) ?? {}
  expect(delivery).toMatchObject({ syllables: between(8, 15), syllable_rate: between(2.5, 5.5) })
  const noise = await measureAudio(recorded('noise-in-syllables.webm'))
  expect(noise?.delivery?.syllables).toBe(0)
})
