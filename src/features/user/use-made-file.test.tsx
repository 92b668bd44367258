// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslations } from '../../i18n/i18n'
import { messageStore } from '../../notify'
import { useMadeFile } from './use-made-file'

beforeAll(() => startTranslations())
afterEach(() => {
  cleanup()
  messageStore.clear()
  vi.useRealTimers()
})

const labels = {
  making: 'It is being made',
  stays: 'Stay here',
  failed: 'It was not made',
  again: 'Try again',
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const notified = () => messageStore.read().map(({ title }) => title)

/** Asks for a file that is there at the given asking, or never. */
async function asking(readyAt: number | null) {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  let asked = 0
  const ask = vi.fn(() => {
    asked += 1
    return Promise.resolve(asked === readyAt ? '/files/ticket' : null)
  })
  const client = new QueryClient()
  const { result } = renderHook(() => useMadeFile(ask, labels), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await expect.poll(() => result.current).not.toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => result.current.download())
  return { ask, saved }
}

test('a file that is being made is asked for again after a second, and saved when it is there', async () => {
  const { ask, saved } = await asking(2)
  await after(999)
  expect([ask.mock.calls.length, saved.mock.calls.length, notified()]).toEqual([
    1,
    0,
    ['It is being made'],
  ])
  await after(2)
  expect([ask.mock.calls.length, saved.mock.calls.length]).toEqual([2, 1])
})

test('a file that is not made within a minute is given up, with a way to try again', async () => {
  const { ask, saved } = await asking(null)
  await after(61_000)
  expect([ask.mock.calls.length, saved.mock.calls.length]).toEqual([60, 0])
  expect(notified()).toContain('It was not made')
})
