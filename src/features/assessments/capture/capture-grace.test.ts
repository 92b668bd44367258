import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CAPTURE_GRACE_MS, countGrace } from './capture-grace'
import { stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

const count = () => {
  const stop = new AbortController()
  const state = { over: false }
  countGrace(() => performance.now(), stop.signal).then(
    () => (state.over = true),
    () => undefined,
  )
  return { state, stop }
}

test('two minutes with a device off are over after two minutes', async () => {
  const { state } = count()
  await vi.advanceTimersByTimeAsync(CAPTURE_GRACE_MS - 1000)
  expect(state.over).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.over).toBe(true)
})

test('the time that the machine slept does not count', async () => {
  const { state } = count()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.over).toBe(false)
  await vi.advanceTimersByTimeAsync(32_000)
  expect(state.over).toBe(true)
})

test('a device that is back in time stops the count', async () => {
  const { state, stop } = count()
  await vi.advanceTimersByTimeAsync(60_000)
  stop.abort()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state.over).toBe(false)
})
