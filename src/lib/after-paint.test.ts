// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, betweenKeys } from './after-paint'

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
/** A frame of the fake clock, and the task behind it. */
const frame = () => vi.advanceTimersByTime(17)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] }))
afterEach(() => {
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for the paint runs behind the next frame, in the order it came', () => {
  const done: string[] = []
  afterPaint(() => done.push('one'))
  afterPaint(() => done.push('two'))
  expect(done).toEqual([])
  frame()
  expect(done).toEqual(['one', 'two'])
})

test('a page that is left, or gets no frames, holds nothing back', () => {
  const done: string[] = []
  afterPaint(() => done.push('left'))
  window.dispatchEvent(new Event('pagehide'))
  expect(done).toEqual(['left'])
  vi.stubGlobal('requestAnimationFrame', () => 0)
  afterPaint(() => done.push('no frame'))
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['left', 'no frame'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  afterPaint(() => done.push('hidden'))
  expect(done).toEqual(['left', 'no frame', 'hidden'])
})

test('beside somebody who types, work comes once and right behind the frame of a key, twice a second at most; when the keys stop it comes by itself', () => {
  const work = vi.fn<() => void>()
  betweenKeys(work)
  expect(work).toHaveBeenCalledTimes(1)

  // What the key itself makes due comes with it.
  press()
  betweenKeys(work)
  betweenKeys(work)
  expect(work).toHaveBeenCalledTimes(1)
  frame()
  expect(work).toHaveBeenCalledTimes(2)

  for (let at = 0; at < 5; at += 1) {
    betweenKeys(work)
    press()
    vi.advanceTimersByTime(60)
  }
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(400)
  expect(work).toHaveBeenCalledTimes(3)
})
