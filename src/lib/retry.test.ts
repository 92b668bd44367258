// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackoff, retry } from './retry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Something that fails so many times. */
const failing = (times: number) => {
  let tries = 0
  return vi.fn(() => {
    tries += 1
    return tries > times ? Promise.resolve('there') : Promise.reject(new Error(`Try ${tries}`))
  })
}
const how = (more = {}) => ({
  signal: new AbortController().signal,
  backoff: createBackoff({ random: () => 1 }),
  isFinal: () => false,
  ...more,
})

test('waits grow to the longest one, vary between half and whole, and start over after a reset', () => {
  const most = createBackoff({ random: () => 1 })
  expect([1, 2, 3, 4, 5, 6, 7].map(most.next)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  most.reset()
  expect(most.next()).toBe(1_000)
  const least = createBackoff({ firstMs: 500, longestMs: 1_000, random: () => 0 })
  expect([1, 2, 3].map(least.next)).toEqual([250, 500, 500])
})

test('it tries again after each wait, and says while it waits', async () => {
  const work = failing(2)
  const waiting = vi.fn<(waiting: boolean) => void>()
  const answer = retry(work, how({ onWaiting: waiting }))
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toBe('there')
  expect(waiting.mock.calls.flat()).toEqual([true, true, false])
})

test('a browser that is online again does not wait', async () => {
  const answer = retry(failing(1), how())
  await vi.advanceTimersByTimeAsync(1)
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('there')
})

test('a lasting failure is thrown after the given number of tries', async () => {
  const work = failing(9)
  const answer = retry(work, how({ isFinal: (_: unknown, tries: number) => tries === 2 }))
  const thrown = answer.catch(String)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await thrown).toBe('Error: Try 3')
  expect(work).toHaveBeenCalledTimes(3)
})

test('an attempt that is aborted while it waits throws the reason and is not repeated', async () => {
  const work = failing(9)
  const off = new AbortController()
  const answer = retry(work, how({ signal: off.signal }))
  const thrown = answer.catch(String)
  await vi.advanceTimersByTimeAsync(1)
  off.abort(new Error('Called off.'))
  expect(await thrown).toBe('Error: Called off.')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(1)
})
