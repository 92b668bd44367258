import { afterEach, expect, test, vi } from 'vitest'
import { leaveInOtherTab, leaveOpenRun, leaveThisPageBy } from './open-run'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

function openTab(isWriting: boolean) {
  const leave = vi.fn(() => Promise.resolve())
  stops.push(leaveThisPageBy({ userId: 'maitha', isWriting: () => isWriting, leave }))
  return leave
}

test('the tab that writes leaves its attempt when its person logs out in another one', async () => {
  const leave = openTab(true)
  expect(await leaveInOtherTab('maitha')).toBe(true)
  expect(leave).toHaveBeenCalledOnce()
})

test.each([
  ['a tab that only looks on', 'maitha', false],
  ["another person's tab", 'salem', true],
])('%s leaves nothing, and nobody waits for it for long', async (_, userId, isWriting) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const leave = openTab(isWriting)
  const asked = leaveInOtherTab(userId)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked).toBe(false)
  expect(leave).not.toHaveBeenCalled()
})

test('the attempt of this page is left here', async () => {
  const leave = openTab(true)
  expect(await leaveOpenRun()).toBe(true)
  expect(leave).toHaveBeenCalledOnce()
})

test('a page without an attempt has nothing to leave', async () => {
  expect(await leaveOpenRun()).toBe(false)
})
