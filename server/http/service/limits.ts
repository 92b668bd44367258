import { lt, type SQL, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { systemClock } from '../../runtime/clock'
import type { Db } from '../../db/db'
import { rateLimits } from '../../modules/auth/auth.table'
import type { Deps } from '../../deps'
import { DomainError, rateLimited } from '../domain-error'
import { keyedHash } from '../secrets'

/** What limits are counted by. In a transaction `db` has to be the transaction. */
export type LimitDeps = Pick<Deps, 'db' | 'secret'>

export interface Limit {
  /**
   * Counts a try under `key`, or as many as `times` says. Throws 429 with the seconds to wait when
   * there were too many.
   */
  take(key: string, times?: number): Promise<void>
  /**
   * Runs work that may be refused, and counts only refusals under `key`: success is not a guess,
   * and neither is a failure of ours. Throws like `take` if there were too many before.
   */
  runCounted<Answer>(
    key: string,
    work: () => Promise<Answer>,
    onRefusal?: () => void,
  ): Promise<Answer>
  /** Forgets the tries under `key`, after a success. */
  forget(key: string): Promise<void>
}

/**
 * At most `points` tries in `seconds`, for all servers over one database together and through their
 * restarts. Limits of one name are one.
 */
export function limit(deps: LimitDeps, name: string, points: number, seconds: number): Limit {
  const { limiter, toKey } = counter(deps, name, points, seconds)
  const own: Limit = {
    take: (key, times = 1) => consume(limiter, toKey(key), times),
    async runCounted(key, work, onRefusal) {
      const spent = await limiter.get(toKey(key))
      if (spent !== null && spent.consumedPoints >= points) throw rateLimited(toSeconds(spent))
      try {
        return await work()
      } catch (error) {
        if (isRefusal(error)) {
          onRefusal?.()
          await own.take(key)
        }
        throw error
      }
    },
    async forget(key) {
      await limiter.delete(toKey(key))
    },
  }
  return own
}

/**
 * At most `points` calls in `seconds` on this process alone. It is for calls so frequent that
 * storing each in the database would cost more than the limit saves.
 */
export function limitHere(points: number, seconds: number): Pick<Limit, 'take'> {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return { take: (key, times = 1) => consume(limiter, key, times) }
}

/** This many wrong tries are free, as people make mistakes. */
const freeTries = 5
const longestWaitSeconds = 15 * 60
/** Wrong tries are counted within this time from the first. */
const triesSeconds = 24 * 3600

/**
 * Makes guessing slow: after the fifth wrong try the caller waits a second, then two, four and so
 * on, up to a quarter of an hour. It never locks anybody out.
 */
export function growingWait(deps: LimitDeps, name: string): Pick<Limit, 'runCounted'> {
  const tries = counter(deps, `${name}-tries`, freeTries, triesSeconds)
  // What lets one try through, and the next when its time is over.
  const gate = counter(deps, `${name}-gate`, 1, longestWaitSeconds)
  return {
    async runCounted(key, work, onRefusal) {
      // The try is counted before its outcome is known, because many may come at once.
      const { consumedPoints: count } = await tries.limiter.penalty(tries.toKey(key))
      const takeBack = () => tries.limiter.reward(tries.toKey(key))
      try {
        if (count >= freeTries)
          await consume(gate.limiter, gate.toKey(key), 1, {
            customDuration: Math.min(2 ** (count - freeTries), longestWaitSeconds),
          })
        const answer = await work()
        await takeBack()
        if (count >= freeTries) await gate.limiter.delete(gate.toKey(key))
        return answer
      } catch (error) {
        if (isRefusal(error)) onRefusal?.()
        else await takeBack()
        throw error
      }
    },
  }
}

/** Remembers keys for `seconds` without storing them in a readable form. */
export function remembered(
  deps: LimitDeps,
  name: string,
  seconds: number,
): { has(key: string): Promise<boolean>; add(key: string): Promise<void> } {
  const { limiter, toKey } = counter(deps, name, 1, seconds)
  return {
    has: async (key) => (await limiter.get(toKey(key))) !== null,
    async add(key) {
      await limiter.set(toKey(key), 1, seconds)
    },
  }
}

/** Drops what is counted no more. */
export async function dropExpiredLimits({ db }: Pick<Deps, 'db'>): Promise<void> {
  // By the time that the limiter counts by.
  await db.delete(rateLimits).where(lt(rateLimits.expire, systemClock.now().getTime()))
}

/**
 * The network of an address, as limits count it: for IPv6 its first half, because a household or a
 * machine has 2^64 addresses.
 */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
    : parsed.toString()
}

type Limiter = RateLimiterPostgres | RateLimiterMemory

/**
 * Counts in the database, by keys that do not tell the addresses and accounts they were made from;
 * in memory while the database is away.
 */
function counter({ db, secret }: LimitDeps, name: string, points: number, seconds: number) {
  const options = { keyPrefix: name, points, duration: seconds }
  return {
    toKey: (key: string) => keyedHash(secret, 'limit', key),
    limiter: new RateLimiterPostgres({
      ...options,
      storeClient: getClient(db),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // A sweep does.
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    }),
  }
}

/** The database as the limiter asks it, whichever of the two it is. */
const getClient = (db: Db) => ({
  async query({ text, values }: { text: string; values: readonly unknown[] }) {
    const { rows } = await db.execute(toStatement(text, values))
    return { rows, rowCount: rows.length }
  },
})

/** A text with `$1`, `$2` and so on, and what they stand for. */
const toStatement = (text: string, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
  )

async function consume(
  limiter: Limiter,
  key: string,
  times: number,
  options: { customDuration?: number } = {},
): Promise<void> {
  try {
    await limiter.consume(key, times, options)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw rateLimited(toSeconds(refusal))
    throw refusal
  }
}

const toSeconds = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/** A refusal because of waiting time does not count as a wrong try. */
const isRefusal = (error: unknown): boolean => error instanceof DomainError && error.status !== 429

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
