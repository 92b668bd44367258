// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { afterNextPaint, scheduleBetweenKeystrokes, whenKeysPause } from './after-next-paint'

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
/** A frame of the fake clock, and the tasks behind it. */
const frame = () => vi.advanceTimersByTime(20)

// One clock for all, as what is remembered of the keys goes on from one to the next.
beforeAll(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'],
    }),
)
afterEach(() => {
  vi.advanceTimersByTime(60_000)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => void vi.useRealTimers())

test('work that waits for the paint runs after the next frame, in order', () => {
  const done: string[] = []
  afterNextPaint(() => done.push('one'))
  afterNextPaint(() => done.push('two'))
  expect(done).toEqual([])
  frame()
  expect(done).toEqual(['one', 'two'])
})

test('a page that is left, or gets no frames, holds nothing back', () => {
  const done: string[] = []
  afterNextPaint(() => done.push('left'))
  window.dispatchEvent(new Event('pagehide'))
  expect(done).toEqual(['left'])
  vi.stubGlobal('requestAnimationFrame', () => 0)
  afterNextPaint(() => done.push('no frame'))
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['left', 'no frame'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  afterNextPaint(() => done.push('hidden'))
  expect(done).toEqual(['left', 'no frame', 'hidden'])
})

test('beside somebody who types, work comes once and right behind the frame of a key; when the keys stop it comes by itself', () => {
  const work = vi.fn<() => void>()
  scheduleBetweenKeystrokes(work)
  expect(work).toHaveBeenCalledTimes(1)

  // What the key itself makes due comes with it.
  press()
  scheduleBetweenKeystrokes(work)
  scheduleBetweenKeystrokes(work)
  expect(work).toHaveBeenCalledTimes(1)
  frame()
  expect(work).toHaveBeenCalledTimes(2)

  for (let at = 0; at < 5; at += 1) {
    scheduleBetweenKeystrokes(work)
    press()
    vi.advanceTimersByTime(60)
  }
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(401)
  expect(work).toHaveBeenCalledTimes(3)
})

test('urgent work runs after the next key press, and other waiting work runs with it', () => {
  const [clock, words] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const type = (keys: number) => {
    for (let at = 0; at < keys; at += 1) {
      press()
      vi.advanceTimersByTime(60)
    }
  }
  press()
  scheduleBetweenKeystrokes(words)
  frame()
  expect(words).toHaveBeenCalledTimes(1)
  scheduleBetweenKeystrokes(words)
  type(5)
  expect(words).toHaveBeenCalledTimes(1)
  scheduleBetweenKeystrokes(clock, { pressing: true })
  type(1)
  expect([clock, words].map((work) => work.mock.calls.length)).toEqual([1, 2])
  scheduleBetweenKeystrokes(words)
  type(20)
  expect(words).toHaveBeenCalledTimes(2)
  type(10)
  expect(words).toHaveBeenCalledTimes(3)
})

test('work that can wait for a pause of the keys gets one, or begins when it has waited enough', async () => {
  const done: string[] = []
  await whenKeysPause(1_000)
  press()
  void whenKeysPause(1_000).then(() => done.push('pause'))
  await vi.advanceTimersByTimeAsync(300)
  press()
  await vi.advanceTimersByTimeAsync(399)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['pause'])
  press()
  void whenKeysPause(1_000).then(() => done.push('enough'))
  for (let at = 0; at < 9; at += 1) {
    await vi.advanceTimersByTimeAsync(100)
    press()
  }
  expect(done).toEqual(['pause'])
  await vi.advanceTimersByTimeAsync(100)
  expect(done).toEqual(['pause', 'enough'])
})
