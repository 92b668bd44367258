import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError, rateLimited } from './domain-error'

export interface Limit {
  /** Throws as `take` would, and counts nothing. */
  check(key: string): Promise<void>
  /**
   * Counts a try under `key`, or as many as `times` says. Throws 429 with the seconds to wait when
   * there were too many.
   */
  take(key: string, times?: number): Promise<void>
  /**
   * Does what may be refused, and counts a refusal alone under `key`: neither what was right nor
   * what went wrong here, which is nobody's guess. Throws as `take` would where there were too many
   * before.
   */
  refusalsOf<Answer>(
    key: string,
    work: () => Promise<Answer>,
    onRefusal?: () => void,
  ): Promise<Answer>
  /** Forgets the tries under `key`, after a success. */
  forget(key: string): Promise<void>
}

/** At most `points` tries in `seconds`, counted per process. */
export function limit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const own: Limit = {
    async check(key) {
      const spent = await limiter.get(key)
      if (spent !== null && spent.consumedPoints >= points)
        throw rateLimited(Math.ceil(spent.msBeforeNext / 1000))
    },
    async take(key, times = 1) {
      try {
        await limiter.consume(key, times)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    async refusalsOf(key, work, onRefusal) {
      await own.check(key)
      try {
        return await work()
      } catch (error) {
        if (error instanceof DomainError) {
          onRefusal?.()
          await own.take(key)
        }
        throw error
      }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
  return own
}

/** Lets at most so many of one's calls be under way at once. Throws 429 for one more. */
export function atOnce(
  most: number,
): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, number>()
  return async (key, work) => {
    const others = running.get(key) ?? 0
    if (others >= most) throw rateLimited(1)
    running.set(key, others + 1)
    try {
      return await work()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left === 0) running.delete(key)
      else running.set(key, left)
    }
  }
}
