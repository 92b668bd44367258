import { expect, test, vi } from 'vitest'
import { browserFacts, recordingType, unsupportedBecause } from './browser-support'
import { toLevel } from './capture/sound.rules'
import { transcriberFor } from './capture/transcriber'

const able = {
  recorder: true,
  camera: true,
  screen: true,
  database: true,
  width: 1280,
  quota: null,
}

test.each([
  [able, null],
  [{ ...able, recorder: false }, 'no_recording'],
  [{ ...able, screen: false }, 'no_recording'],
  [{ ...able, database: false }, 'no_storage'],
  [{ ...able, quota: 1024 }, 'no_storage'],
  [{ ...able, width: 1023 }, 'window_too_narrow'],
  [{ ...able, width: 1024 }, null],
])('a browser like %j is unsupported because of %s', (facts, because) => {
  expect(unsupportedBecause(facts, [])).toBe(because)
})

test.each([
  ['screen', { ...able, screen: false }, null],
  ['camera', { ...able, screen: false }, 'no_recording'],
  // The microphone is still needed.
  ['camera', { ...able, camera: false }, 'no_recording'],
] as const)(
  'where the %s is replaced, %j is unsupported because of %s',
  (replaced, facts, because) => {
    expect(unsupportedBecause(facts, [replaced])).toBe(because)
  },
)

test('a browser that asks whether the recordings may be kept is not waited for', async () => {
  vi.stubGlobal('window', { innerWidth: 1280 })
  vi.stubGlobal('navigator', {
    storage: {
      persist: () => new Promise(() => undefined),
      estimate: () => Promise.resolve({ quota: 3000, usage: 1000 }),
    },
  })
  expect(await browserFacts()).toMatchObject({ quota: 2000, width: 1280 })
  vi.unstubAllGlobals()
})

test('a browser that records MP4 alone is asked for Opus in it where it can', () => {
  const able = (...types: string[]) =>
    vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => types.includes(type) })
  able('audio/mp4', 'audio/mp4;codecs=opus')
  expect(recordingType('audio')).toBe('audio/mp4;codecs=opus')
  able('audio/mp4')
  expect(recordingType('audio')).toBe('audio/mp4')
  vi.unstubAllGlobals()
})

test('silence is 0, speech is in between and a shout is 1', () => {
  const wave = (height: number) =>
    Float32Array.from({ length: 1024 }, (_, at) => height * Math.sin(at / 5))
  expect(toLevel(wave(0))).toBe(0)
  expect(toLevel(wave(0.05))).toBeGreaterThan(0.4)
  expect(toLevel(wave(0.05))).toBeLessThan(0.8)
  expect(toLevel(wave(1))).toBe(1)
})

test('a browser without a recogniser has no transcriber', () => {
  expect(transcriberFor('en-US', null)).toBeNull()
})

test('a recogniser that refuses to run gives no transcript', async () => {
  class Refusing {
    lang = ''
    continuous = false
    interimResults = false
    onresult = null
    onend = null
    onerror = null
    start() {
      throw new Error('not-allowed')
    }
    stop() {}
  }
  const transcriber = transcriberFor('en-US', Refusing)
  transcriber?.start()
  expect(await transcriber?.stop()).toBeNull()
})
