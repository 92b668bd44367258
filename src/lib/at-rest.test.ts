import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atRest } from './at-rest'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work that can wait runs after the page had its time and the browser is idle', async () => {
  const idle = vi.fn<(call: () => void, options: { timeout: number }) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const rested = vi.fn()
  const waiting = atRest().then(rested)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rested).not.toHaveBeenCalled()
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 3000 })
  idle.mock.calls[0]?.[0]()
  await waiting
  expect(rested).toHaveBeenCalledOnce()
})

test('where the browser does not say, it goes on when the page has had its time', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const rested = vi.fn()
  void atRest().then(rested)
  await vi.advanceTimersByTimeAsync(1499)
  expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(rested).toHaveBeenCalledOnce()
})
