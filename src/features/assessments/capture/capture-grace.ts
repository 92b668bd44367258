/** A device may be off this long, in milliseconds, before the attempt is cancelled. */
export const CAPTURE_GRACE_MS = 120_000
const TICK_MS = 1_000
/**
 * A longer gap between two ticks means that the machine slept or the page was frozen: that time
 * does not count.
 */
const ASLEEP_MS = 5_000

/**
 * Resolves after two minutes of waking time. Counted by the writing browser alone. @throws when
 * aborted
 */
export function countGrace(
  mono: () => number,
  signal: AbortSignal,
  wall: () => number = Date.now,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let counted = 0
    let mark = mono()
    let wallMark = wall()
    const timer = setInterval(() => {
      const gap = Math.max(mono() - mark, wall() - wallMark)
      counted += gap > ASLEEP_MS ? 0 : mono() - mark
      mark = mono()
      wallMark = wall()
      if (counted < CAPTURE_GRACE_MS) return
      clearInterval(timer)
      resolve()
    }, TICK_MS)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(new DOMException('The device is back.', 'AbortError'))
    })
  })
}
