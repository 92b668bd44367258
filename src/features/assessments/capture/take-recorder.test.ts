import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Listener } from './level-meter'
import { PieceUploader } from './piece-uploader'
import { TakeRecorder } from './take-recorder'
import type { TakeState } from './take-recorder'
import { fakeEar, fakeRecorders, fakeStream, FakeTrack } from '../testing/fake-media'
import { attemptId, InMemoryServer } from '../testing/in-memory-server'
import { emptyDisk, userId } from '../testing/open-device'
import { pass, stopTime, until } from '../testing/waiting'
import type { Transcriber } from './transcriber'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

const since = '2026-11-20T08:00:00.000Z'

async function recorderOn(transcriber: Transcriber | null = null, listen: Listener | null = null) {
  const uploader = new PieceUploader(
    new InMemoryServer(() => 0),
    await emptyDisk(),
    userId,
    attemptId,
  )
  const { made, recorder } = fakeRecorders()
  const begun = performance.now()
  const ear = fakeEar()
  const track = new FakeTrack('audio')
  const microphone = fakeStream(track)
  const tools = {
    recorder,
    microphone: () => microphone,
    transcriber: () => transcriber,
    listen: listen ?? ear.listen,
    mono: () => performance.now(),
    instant: () => ({ since, elapsed_ms: performance.now() - begun }),
  }
  const takes = new TakeRecorder(
    tools,
    uploader,
    { userId, attemptId, assessmentId: 'english_v3' },
    () => 1,
  )
  return { uploader, takes, made, ear, track }
}

test('a take is on the device when it ends, with its end, its length and its transcript', async () => {
  const heard = { start: () => undefined, stop: async () => 'good morning' }
  const { uploader, takes, made } = await recorderOn(heard)
  expect(await takes.start('speaking-1', 90)).toBe(true)
  await pass(4_000)
  made[0]?.cut('hello')
  await takes.stop()
  const [stored] = await uploader.takes()
  expect(stored).toMatchObject({
    questionId: 'speaking-1',
    take: 1,
    duration_ms: 4_000,
    transcript: 'good morning',
    since,
    elapsed_ms: 4_000,
  })
  expect(await stored?.file?.text()).toBe('helloend')
})

test('a take ends by itself after ninety seconds', async () => {
  const { uploader, takes } = await recorderOn()
  const states: TakeState['at'][] = []
  takes.changes.on(({ at }) => states.push(at))
  await takes.start('speaking-1', 90)
  await pass(90_000)
  await until(() => takes.state.at === 'idle')
  expect(states).toEqual(['recording', 'keeping', 'idle'])
  expect(await uploader.takes()).toMatchObject([{ duration_ms: 90_000, transcript: null }])
})

test('a prompt may be answered once more and not a third time', async () => {
  const { takes } = await recorderOn()
  for (const left of [1, 0]) {
    expect(await takes.start('speaking-1', 90)).toBe(true)
    await pass(2_000)
    await takes.stop()
    expect(await takes.left('speaking-1')).toBe(left)
  }
  expect(await takes.start('speaking-1', 90)).toBe(false)
  expect(await takes.left('speaking-2')).toBe(2)
})

test('one take at a time', async () => {
  const { takes } = await recorderOn()
  await takes.start('speaking-1', 90)
  expect(await takes.start('speaking-2', 90)).toBe(false)
  await takes.stop()
})

test('three seconds without a sound are reported, and so is the next sound', async () => {
  const { takes, ear } = await recorderOn()
  await takes.start('speaking-1', 90)
  const silent: boolean[] = []
  takes.changes.on((state) => state.at === 'recording' && silent.push(state.silent))
  for (const silentMs of [2_900, 3_000, 5_000, 0]) ear.hears({ silentMs })
  expect(silent).toEqual([true, false])
  await takes.stop()
})

describe('a take that is no answer is not kept, and the prompt may be answered as often as before:', () => {
  const findRefusal = async (
    end: (device: Awaited<ReturnType<typeof recorderOn>>) => Promise<unknown>,
  ) => {
    const device = await recorderOn()
    const { takes, uploader } = device
    await takes.start('speaking-1', 90)
    await end(device)
    await until(() => takes.state.at === 'refused')
    expect(await uploader.takes()).toEqual([])
    expect(takes.voiceMs.size).toBe(0)
    expect(await takes.left('speaking-1')).toBe(2)
    expect(await takes.start('speaking-1', 90), 'it is recorded anew').toBe(true)
    await takes.stop()
    return device
  }
  const refused = (because: 'cut' | 'silent') => ({
    at: 'refused',
    questionId: 'speaking-1',
    because,
  })

  test('one without a voice', () =>
    findRefusal(async ({ takes, ear }) => {
      ear.hears({ heardMs: 500 })
      await pass(20_000)
      await takes.stop()
      expect(takes.state).toEqual(refused('silent'))
    }))

  test('one that is over before anything is said', () =>
    findRefusal(async ({ takes }) => {
      await pass(900)
      await takes.stop()
      expect(takes.state).toEqual(refused('cut'))
    }))

  test('one whose recorder stopped by itself, as when the microphone is pulled out', () =>
    findRefusal(async ({ takes, made }) => {
      await pass(20_000)
      made[0]?.stop()
      await until(() => takes.state.at === 'refused')
      expect(takes.state).toEqual(refused('cut'))
    }))

  test('one whose track has ended though the recorder runs', () =>
    findRefusal(async ({ takes, track }) => {
      await pass(20_000)
      track.readyState = 'ended'
      await takes.stop()
      expect(takes.state).toEqual(refused('cut'))
    }))
})

test('a take to which this browser cannot listen counts', async () => {
  const { uploader, takes } = await recorderOn(null, () => null)
  await takes.start('speaking-1', 90)
  await pass(2_000)
  await takes.stop()
  expect(await uploader.takes()).toHaveLength(1)
})
