import { afterEach, expect, test, vi } from 'vitest'
import { listStoredAnswers } from './stored-answers'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a disk that never answers keeps nothing, and is not waited for', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IDBRequest', EventTarget)
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const stored = listStoredAnswers('01a20a38-4b47-71db-aafc-dd2050874d57')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await stored).toEqual([])
})
