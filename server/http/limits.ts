import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimited } from './domain-error'

export interface Limit {
  /** Throws as `take` would, and counts nothing. */
  check(key: string): Promise<void>
  /** Counts one try under `key`. Throws 429 with the seconds to wait when there were too many. */
  take(key: string): Promise<void>
  /** Forgets the tries under `key`, after a success. */
  forget(key: string): Promise<void>
}

/** At most `points` tries in `seconds`, counted per process. */
export function limit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async check(key) {
      const spent = await limiter.get(key)
      if (spent !== null && spent.consumedPoints >= points) throw rateLimited(Math.ceil(spent.msBeforeNext / 1000))
    },
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw rateLimited(Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
