import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenedDb } from '../../db/db'
import { rateLimits } from '../../modules/auth/auth.table'
import { openTestDb } from '../../testing/server'
import { DomainError } from '../domain-error'
import { dropExpiredLimits, growingWait, limit, toNetwork, remembered } from './limits'

let opened: OpenedDb
let deps: { db: OpenedDb['db']; secret: Buffer }
beforeAll(async () => {
  opened = await openTestDb()
  deps = { db: opened.db, secret: Buffer.alloc(32, 7) }
})
afterAll(() => opened.close())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets a test say what time it is; everything else goes on by itself. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['Date'] })
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const getOutcome = (call: Promise<unknown>) =>
  call.then(
    () => 'passed' as const,
    (error: unknown) =>
      error instanceof DomainError && error.status === 429 ? Number(error.values.seconds) : error,
  )
const wrong = () => Promise.reject(new DomainError(422, 'invalid_code'))
const right = () => Promise.resolve('in')

describe('a limit', () => {
  test('is one for every server over the same database, and a restarted one goes on with it', async () => {
    stopTheClock()
    const [one, other] = [limit(deps, 'shared', 3, 60), limit(deps, 'shared', 3, 60)]
    await one.take('key')
    await other.take('key')
    later(20)
    await limit(deps, 'shared', 3, 60).take('key')
    for (const each of [one, other, limit(deps, 'shared', 3, 60)])
      expect(await getOutcome(each.take('key'))).toBe(40)
    await one.take('another key')
    await limit(deps, 'of another name', 3, 60).take('key')
    later(40)
    expect(await getOutcome(other.take('key'))).toBe('passed')
  })

  test('counts every try of many at once', async () => {
    const own = limit(deps, 'at once', 3, 60)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => getOutcome(own.take('key'))),
    )
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(3)
  })

  test('of refusals does not count successes, internal failures or rate limits', async () => {
    const own = limit(deps, 'refusals', 1, 60)
    const failing = [
      () => Promise.reject(new Error('The database is away.')),
      () => Promise.reject(new DomainError(429, 'rate_limited')),
    ]
    for (const work of failing) await own.runCounted('key', work).catch(() => undefined)
    for (let time = 0; time < 3; time++) expect(await own.runCounted('key', right)).toBe('in')
    await expect(own.runCounted('key', wrong)).rejects.toThrow('invalid_code')
    expect(await getOutcome(own.runCounted('key', right))).toBe(60)
    await own.forget('key')
    expect(await own.runCounted('key', right)).toBe('in')
  })

  test('can be taken in a transaction, and is given back when that is undone', async () => {
    const taken = (undo: boolean) =>
      deps.db.transaction(async (tx) => {
        await limit({ ...deps, db: tx }, 'in a transaction', 1, 60).take('key')
        if (undo) tx.rollback()
      })
    await taken(true).catch(() => undefined)
    expect(await getOutcome(taken(false))).toBe('passed')
    expect(await getOutcome(taken(false))).toBe(60)
  })

  test('holds in memory while the database is away', async () => {
    const own = limit(deps, 'away', 1, 60)
    vi.spyOn(deps.db, 'execute').mockImplementation(() => {
      throw new Error('The database is away.')
    })
    expect(await getOutcome(own.take('key'))).toBe('passed')
    expect(await getOutcome(own.take('key'))).toBe(60)
  })

  test('hides what it counts from a reader of the database, and is deleted when it is over', async () => {
    stopTheClock()
    await limit(deps, 'short', 3, 60).take('198.51.100.7 khalid@example.ae')
    await limit(deps, 'long', 3, 600).take('198.51.100.7 khalid@example.ae')
    const names = async () =>
      (await deps.db.select().from(rateLimits))
        .map(({ key }) => key)
        .filter((key) => /^(short|long)/.test(key))
    expect((await names()).join()).not.toMatch(/khalid|198/)
    later(61)
    await dropExpiredLimits(deps)
    expect((await names()).map((key) => key.split(':')[0])).toEqual(['long'])
  })
})

describe('the wait of who guesses', () => {
  test('doubles after the fifth wrong try, to a quarter of an hour, and is over after a day', async () => {
    stopTheClock()
    const wait = growingWait(deps, 'growing')
    const guess = () => wait.runCounted('key', wrong).catch((error: unknown) => error)
    for (let tries = 0; tries < 5; tries++)
      expect(await guess()).toMatchObject({ code: 'invalid_code' })
    const waits: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const seconds = Number(await getOutcome(wait.runCounted('key', right)))
      waits.push(seconds)
      later(seconds)
      expect(await guess()).toMatchObject({ code: 'invalid_code' })
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    expect(await getOutcome(wait.runCounted('another key', right))).toBe('passed')
    later(24 * 3600)
    for (let tries = 0; tries < 5; tries++)
      expect(await guess()).toMatchObject({ code: 'invalid_code' })
  })

  test('lets no more through of many at once than of one after another', async () => {
    const wait = growingWait(deps, 'many guesses')
    const seen: unknown[] = []
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        getOutcome(wait.runCounted('key', () => (seen.push('a guess'), wrong()))),
      ),
    )
    expect(seen).toHaveLength(5)
    expect(guesses.filter((outcome) => typeof outcome === 'number')).toHaveLength(25)
  })

  test('does not count a success as a try, and ends with it', async () => {
    stopTheClock()
    const wait = growingWait(deps, 'right at last')
    for (let tries = 0; tries < 20; tries++) expect(await wait.runCounted('key', right)).toBe('in')
    for (let tries = 0; tries < 5; tries++)
      await wait.runCounted('key', wrong).catch(() => undefined)
    later(1)
    expect(await wait.runCounted('key', right)).toBe('in')
    expect(await wait.runCounted('key', right)).toBe('in')
  })
})

test('a remembered key is known to every server until its time is over', async () => {
  stopTheClock()
  const seen = remembered(deps, 'seen', 60)
  expect(await seen.has('key')).toBe(false)
  await seen.add('key')
  expect(await remembered(deps, 'seen', 60).has('key')).toBe(true)
  later(61)
  expect(await seen.has('key')).toBe(false)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})
