import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackoff } from '../../../lib/retry'
import { ConnectionWatch } from './connection-watch'
import { offline } from '../testing/in-memory-server'
import { stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

function watched() {
  const network = new EventTarget()
  const notified: unknown[] = []
  const stub = { answers: true, beats: 0 }
  const sendHeartbeat = async () => {
    stub.beats += 1
    if (!stub.answers) throw offline()
  }
  const listener = {
    onLost: () => notified.push('lost'),
    onRestored: (ms: number) => notified.push(ms),
  }
  const watch = new ConnectionWatch(
    sendHeartbeat,
    listener,
    () => performance.now(),
    createBackoff({ random: () => 1 }),
  )
  return {
    network,
    told: notified,
    stub,
    missed: () => watch.onReconnectFailed(),
    stop: watch.start(network),
  }
}

test('a heartbeat goes out at once and then every fifteen seconds', async () => {
  const { stub, stop } = watched()
  await vi.advanceTimersByTimeAsync(45_000)
  expect(stub.beats).toBe(4)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stub.beats).toBe(4)
})

test('an outage is reported once, and its length when the server answers again', async () => {
  const { told: notified, stub } = watched()
  await vi.advanceTimersByTimeAsync(14_000)
  stub.answers = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(notified).toEqual(['lost'])
  stub.answers = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(notified).toHaveLength(2)
  expect(notified[1]).toBeGreaterThan(59_000)
})

test('when the browser says that it is online again the server is asked at once', async () => {
  const { told: notified, stub, network } = watched()
  await vi.advanceTimersByTimeAsync(1_000)
  stub.answers = false
  network.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(0)
  stub.answers = true
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(notified).toEqual(['lost', 0])
})

test('a browser that is back while a heartbeat fails asks again at once', async () => {
  const { told: notified, stub, network } = watched()
  await vi.advanceTimersByTimeAsync(1_000)
  stub.answers = false
  network.dispatchEvent(new Event('offline'))
  network.dispatchEvent(new Event('online'))
  stub.answers = true
  await vi.advanceTimersByTimeAsync(1)
  expect(notified).toEqual(['lost', expect.any(Number)])
})

test('a failed upload after a reconnection is retried at the next heartbeat that is answered', async () => {
  const { told: notified, missed } = watched()
  await vi.advanceTimersByTimeAsync(1_000)
  missed()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(notified).toEqual([1_000])
})
