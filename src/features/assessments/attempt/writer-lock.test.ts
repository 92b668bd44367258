import { afterEach, expect, test, vi } from 'vitest'
import { FakeLocks } from '../testing/fake-media'
import { browserLocks, withFreeLock, WriterLock } from './writer-lock'

const never = () => {
  throw new Error('The lock was not lost.')
}

test('the second tab finds the attempt elsewhere, until the first lets go', async () => {
  const locks = new FakeLocks()
  const first = new WriterLock(locks)
  const second = new WriterLock(locks)
  expect(await first.acquire('a', never)).toBe('held')
  expect(await second.acquire('a', never)).toBe('elsewhere')
  first.release()
  await Promise.resolve()
  await Promise.resolve()
  expect(await second.acquire('a', never)).toBe('held')
})

test('a tab whose lock is taken over is notified', async () => {
  const locks = new FakeLocks()
  const first = new WriterLock(locks)
  const lost: string[] = []
  await first.acquire('a', () => lost.push('first'))
  expect(await new WriterLock(locks).steal('a', never)).toBe('held')
  await Promise.resolve()
  await Promise.resolve()
  expect(lost).toEqual(['first'])
})

test('unsent work is not sent while another tab writes', async () => {
  const locks = new FakeLocks()
  await new WriterLock(locks).acquire('a', never)
  const done: string[] = []
  await withFreeLock('a', async () => void done.push('a'), locks)
  await withFreeLock('b', async () => void done.push('b'), locks)
  expect(done).toEqual(['b'])
})

test('a tab can ask whether another one writes, without taking anything', async () => {
  const locks = new FakeLocks()
  const first = new WriterLock(locks)
  const second = new WriterLock(locks)
  expect(await second.isElsewhere('a')).toBe(false)
  await first.acquire('a', never)
  expect(await first.isElsewhere('a')).toBe(false)
  expect(await second.isElsewhere('a')).toBe(true)
  expect(await second.isElsewhere('b')).toBe(false)
})

test('without Web Locks an attempt is never open elsewhere', async () => {
  expect(await new WriterLock(null).isElsewhere('a')).toBe(false)
})

test('a lock of this page is not held elsewhere, until another page steals it', async () => {
  const tabs = browser()
  await new WriterLock(browserLocks()).acquire('a', () => undefined)
  const next = new WriterLock(browserLocks())
  expect(await next.isElsewhere('a')).toBe(false)
  await new WriterLock(tabs).steal('a', never)
  await expect.poll(() => next.isElsewhere('a')).toBe(true)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** This page's Web Locks, and what every tab of the browser holds. */
function browser(): FakeLocks {
  const tabs = new FakeLocks()
  const query = async () => ({
    held: (await tabs.isHeldElsewhere('masar-attempt-a')) ? [{ name: 'masar-attempt-a' }] : [],
  })
  vi.stubGlobal('navigator', { locks: { request: tabs.request, query } })
  return tabs
}

test('after a reload the attempt is not open elsewhere while this page sends earlier leftovers', async () => {
  const tabs = browser()
  await new WriterLock(tabs).acquire('a', () => undefined)
  // The reload: the browser lets go of what the page before held.
  tabs.forget()
  const sent: string[] = []
  const sending = withFreeLock('a', async (wanted) => {
    sent.push('piece')
    // The uploads continue until another page wants the lock.
    await new Promise((resolve) => wanted.addEventListener('abort', resolve, { once: true }))
  })
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  const writer = new WriterLock(browserLocks())
  expect(await writer.isElsewhere('a')).toBe(false)
  expect(await writer.acquire('a', never)).toBe('held')
  await sending
  // It made way: the rest waits for the writer.
  expect(sent).toEqual(['piece'])
  writer.release()
})

test('leftovers that do not make way are waited for only a moment, and the person is told', async () => {
  browser()
  vi.useFakeTimers()
  let end: () => void = () => undefined
  const sending = withFreeLock('a', () => new Promise<void>((resolve) => (end = resolve)))
  const writer = new WriterLock(browserLocks())
  await vi.advanceTimersByTimeAsync(0)
  await Promise.all([
    expect(writer.acquire('a', never)).rejects.toMatchObject({ code: 'leftovers_on_their_way' }),
    vi.advanceTimersByTimeAsync(15_000),
  ])
  end()
  await sending
  expect(await writer.acquire('a', never)).toBe('held')
  writer.release()
})

test('a page that returns waits for its own leftovers, and does not say that it is open elsewhere', async () => {
  const tabs = new FakeLocks()
  vi.stubGlobal('navigator', {
    locks: { request: tabs.request, query: async () => ({ held: [] }) },
  })
  let sent: () => void = () => undefined
  const sending = withFreeLock('a', () => new Promise<void>((resolve) => (sent = resolve)))
  await expect.poll(() => tabs.isHeldElsewhere('masar-attempt-a')).toBe(true)
  const coming = new WriterLock(browserLocks()).acquire('a', never)
  sent()
  await sending
  expect(await coming).toBe('held')
})
