import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkRecorder, videoRecorder } from './chunk-recorder'
import { fakeRecorders, fakeStream, FakeTrack } from '../testing/fake-media'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a recorder that never says that it ended is waited for no longer than a limit', async () => {
  const { recorder, made } = fakeRecorders()
  const run = new ChunkRecorder(
    recorder(),
    () => undefined,
    () => performance.now(),
  )
  run.start()
  for (const silent of made) silent.stop = () => undefined
  const ended = run.stop().then(() => 'ended')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await Promise.race([ended, Promise.resolve('waiting')])).toBe('ended')
})

test('a codec for sound is named only where there is sound', () => {
  const asked: (string | undefined)[] = []
  class Recorder {
    static isTypeSupported = (type: string) => type.includes('vp8')
    constructor(_: MediaStream, { mimeType }: MediaRecorderOptions) {
      asked.push(mimeType)
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  videoRecorder(fakeStream(new FakeTrack('video'), new FakeTrack('audio')))
  videoRecorder(fakeStream(new FakeTrack('video')), 'screen')
  vi.unstubAllGlobals()
  expect(asked).toEqual(['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp8'])
})
