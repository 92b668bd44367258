import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Seen } from './camera-signals.rules'
import { LOOK_MS, watchSignals } from './signals-watch'
import { fakeSignals } from '../testing/fake-signals'
import { fakeStream } from '../testing/fake-media'

const one: Seen = { faces: [0.95], person: 0.6, phone: 0 }
const nobody: Seen = { faces: [], person: 0, phone: 0 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watching() {
  const fake = fakeSignals()
  const notified: unknown[] = []
  const state = { held: false, camera: true }
  const stream = fakeStream()
  const stop = watchSignals(
    {
      ...fake.tools,
      camera: () => (state.camera ? stream : null),
      isHeld: () => state.held,
      mono: () => performance.now(),
    },
    {
      onSignal: (signal) => notified.push({ ...signal, picture: undefined }),
      onUnavailable: () => notified.push('unavailable'),
    },
  )
  const see = async (...looks: Seen[]) => {
    for (const seen of looks) {
      fake.seen = seen
      await vi.advanceTimersByTimeAsync(LOOK_MS)
    }
  }
  return { fake, told: notified, state, stop, see }
}

test('an empty chair is reported with its length once somebody is back', async () => {
  const { see, told: notified } = watching()
  await see(one, nobody, nobody, one)
  expect(notified).toEqual([])
  await see(one)
  expect(notified).toMatchObject([{ cause: 'nobody_in_view' }])
  const [{ from, to }] = notified as [{ from: number; to: number }]
  expect(to - from).toBe(2 * LOOK_MS)
})

test('nothing is counted while something of ours lies over the work or the camera is off', async () => {
  const { see, told: notified, state } = watching()
  await see(nobody)
  state.held = true
  await see(nobody, nobody)
  state.held = false
  await see(nobody)
  state.camera = false
  await see(nobody, nobody)
  state.camera = true
  await see(nobody, one, one)
  expect(notified).toEqual([])
})

test('a failing detector is reported once as no signals, never as an empty view', async () => {
  const { see, told: notified, fake } = watching()
  fake.fails = true
  await see(nobody, nobody, nobody, nobody, nobody)
  expect(notified).toEqual(['unavailable'])
  expect(fake.stopped).toBe(true)
})

test('a camera that never gives a picture is reported as no signals', async () => {
  const { see, told: notified, fake } = watching()
  fake.isWithoutPictures = true
  // Each of three looks waits ten seconds for a picture; the next begins with a beat.
  await see(...Array.from({ length: 13 }, () => nobody))
  expect(notified).toEqual(['unavailable'])
})

test('one look that fails says nothing, and the next goes on', async () => {
  const { see, told: notified, fake } = watching()
  await see(one)
  fake.fails = true
  await see(nobody, nobody)
  fake.fails = false
  await see(one, one, one)
  expect(notified).toEqual([])
  // Models that came in half stay so: each that failed is stopped, and another begun.
  expect([fake.stopped, fake.begun]).toEqual([true, 3])
})

test('a changed screen is reported without a length, but not while it is being asked for', async () => {
  const { see, told: notified, fake, state } = watching()
  fake.display = 'other'
  await see(one)
  expect(notified).toEqual([])
  await see(one)
  expect(notified).toMatchObject([{ cause: 'display_changed', to: null }])
  state.held = true
  fake.display = 'third'
  await see(one)
  state.held = false
  await see(one, one)
  expect(notified).toHaveLength(1)
})

test('open signals are reported when it is stopped', async () => {
  const { see, told: notified, stop } = watching()
  await see(nobody, nobody, nobody)
  stop()
  expect(notified).toMatchObject([{ cause: 'nobody_in_view' }])
})
