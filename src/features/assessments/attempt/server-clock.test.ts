import { expect, test } from 'vitest'
import { toMilliseconds, ServerClock } from './server-clock'

const T0 = Date.parse('2026-11-20T08:00:00.000Z')
const HOUR = 3_600_000

function device(wallAhead: number) {
  const at = { mono: 5_000, wall: T0 + wallAhead }
  const later = (ms: number) => {
    at.mono += ms
    at.wall += ms
  }
  return { at, later, clock: new ServerClock({ mono: () => at.mono, wall: () => at.wall }) }
}

const iso = (ms: number) => new Date(ms).toISOString()

test('a device whose clock is three hours wrong shows the server time all the same', () => {
  const { clock, later } = device(3 * HOUR)
  clock.synchronize(iso(T0), clock.asking())
  later(90_000)
  expect(clock.now()).toBe(T0 + 90_000)
  expect(clock.instant()).toEqual({ since: iso(T0), elapsed_ms: 90_000 })
})

test('half of the time that an answer took is taken for its way back', () => {
  const { clock, later } = device(0)
  const askedAt = clock.asking()
  later(400)
  clock.synchronize(iso(T0 + 200), askedAt)
  expect(clock.now()).toBe(T0 + 400)
})

test('a clock set during the attempt moves no deadline and is noticed with the next answer', () => {
  const { clock, later, at } = device(0)
  expect(clock.synchronize(iso(T0), clock.asking())).toBe(0)
  later(10_000)
  at.wall -= 2 * HOUR
  expect(clock.now()).toBe(T0 + 10_000)
  later(5_000)
  expect(clock.synchronize(iso(T0 + 15_000), clock.asking())).toBe(-2 * HOUR)
})

test('a machine that slept is no changed clock: wall and server moved together', () => {
  const { clock, at } = device(0)
  clock.synchronize(iso(T0), clock.asking())
  at.wall += HOUR
  at.mono += 1_000
  expect(clock.synchronize(iso(T0 + HOUR), clock.asking())).toBe(0)
  expect(clock.now()).toBe(T0 + HOUR)
})

test('after a reload time goes on from the kept mark, and never backwards', () => {
  const before = device(HOUR)
  before.clock.synchronize(iso(T0), before.clock.asking())
  before.later(20_000)
  const mark = before.clock.mark()

  const after = device(HOUR + 50_000)
  after.clock.restore(mark)
  expect(after.clock.now()).toBe(T0 + 50_000)
  expect(toMilliseconds(after.clock.instant())).toBe(T0 + 50_000)

  const setBack = device(-HOUR)
  setBack.clock.restore(mark)
  expect(setBack.clock.now()).toBe(T0 + 20_000)
})
