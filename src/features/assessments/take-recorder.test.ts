import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PieceUploader } from './piece-uploader'
import { TakeRecorder } from './take-recorder'
import type { TakeState } from './take-recorder'
import { fakeRecorders, fakeStream, FakeTrack } from './testing/fake-media'
import { attemptId, InMemoryServer } from './testing/in-memory-server'
import { emptyDisk, userId } from './testing/open-device'
import { pass, stopTime, until } from './testing/waiting'
import type { Transcriber } from './transcriber'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

async function recorderOn(transcriber: Transcriber | null = null) {
  const uploader = new PieceUploader(
    new InMemoryServer(() => 0),
    await emptyDisk(),
    userId,
    attemptId,
  )
  const { made, recorder } = fakeRecorders()
  const microphone = fakeStream(new FakeTrack('audio'))
  const tools = {
    recorder,
    microphone: () => microphone,
    transcriber: () => transcriber,
    mono: () => performance.now(),
  }
  const takes = new TakeRecorder(
    tools,
    uploader,
    { userId, attemptId, assessmentId: 'english_v3' },
    () => 1,
  )
  return { uploader, takes, made }
}

test('a take is on the device when it ends, with its length and what was heard', async () => {
  const heard = { start: () => undefined, stop: async () => 'good morning' }
  const { uploader, takes, made } = await recorderOn(heard)
  expect(await takes.start('speaking-1', 90)).toBe(true)
  await pass(4_000)
  made[0]?.cut('hello')
  await takes.stop()
  const [kept] = await uploader.takes()
  expect(kept).toMatchObject({
    questionId: 'speaking-1',
    take: 1,
    duration_ms: 4_000,
    transcript: 'good morning',
  })
  expect(await kept?.file?.text()).toBe('helloend')
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
