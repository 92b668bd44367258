import { vi } from 'vitest'

/**
 * Fake clocks for a test, with `setImmediate` left real: the in-memory IndexedDB works by it. Time
 * passes only by `pass`. Nothing is painted, so nothing waits for it.
 */
export function stopTime(at = '2026-11-20T08:00:00.000Z'): void {
  vi.stubGlobal('requestAnimationFrame', undefined)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: new Date(at),
  })
}

/** Lets the store and the promises that wait on it finish. */
export async function settle(turns = 40): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1)
    await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Lets `ms` go by, a second at a time. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(1000, left))
    await settle(6)
  }
  await settle()
}

/** Waits, without time going by, until something holds. @throws when it does not come about */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await holds()) return
    await settle(1)
  }
  throw new Error(`It did not come about: ${holds.toString()}`)
}
