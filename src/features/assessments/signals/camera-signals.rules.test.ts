import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDisplay, nextSignals, noSignals, pauseSignals, toSample } from './camera-signals.rules'
import type { Display, Sample, SignalEpisode, CameraSignals } from './camera-signals.rules'

type Look = Omit<Sample, 'at'> | 'pause'

interface Notified {
  episodes: SignalEpisode[]
  samples: Sample[]
  pauses: number[]
}

/**
 * Runs looks, each so many milliseconds after the one before; what still stands at the end is
 * ended.
 */
function notified(
  looks: readonly Look[],
  stepMs: number | ((index: number) => number) = 3000,
): Notified {
  let signals: CameraSignals = noSignals
  let at = 0
  const [episodes, samples, pauses]: [SignalEpisode[], Sample[], number[]] = [[], [], []]
  for (const [index, look] of looks.entries()) {
    at += typeof stepMs === 'number' ? stepMs : stepMs(index)
    const step = look === 'pause' ? pauseSignals(signals) : nextSignals(signals, { ...look, at })
    if (look === 'pause') pauses.push(at)
    else samples.push({ ...look, at })
    signals = step.signals
    episodes.push(...step.ended)
  }
  return { episodes: [...episodes, ...pauseSignals(signals).ended], samples, pauses }
}

const one: Look = { faces: 1, phone: false }
const none: Look = { faces: 0, phone: false }
const two: Look = { faces: 2, phone: false }
const phone: Look = { faces: 1, phone: true }

test('an empty view lasts from the first empty look to the first of two that see somebody', () => {
  expect(notified([one, none, none, one, none, one, one]).episodes).toEqual([
    { cause: 'nobody_in_view', from: 6000, to: 18_000 },
  ])
})

test('one look alone is nothing, nor is every other one', () => {
  expect(notified([one, none, one, two, one, none, two, one, phone, one]).episodes).toEqual([])
})

test('a phone wants two looks within a quarter of a minute, whatever lies between', () => {
  expect(notified([phone, one, one, phone, one, one, one, one, one, one]).episodes).toEqual([
    { cause: 'phone_possible', from: 3000, to: 12_000 },
  ])
  expect(notified([phone, one, one, one, one, one, phone, one]).episodes).toEqual([])
})

test('an open episode ends at its last sample when counting stops', () => {
  expect(notified([two, two, two, 'pause', one]).episodes).toEqual([
    { cause: 'several_faces', from: 3000, to: 9000 },
  ])
})

const look = oneof(
  { weight: 6, arbitrary: record({ faces: integer({ min: 0, max: 3 }), phone: boolean() }) },
  { weight: 1, arbitrary: constant('pause' as const) },
)
const looks = array(look, { maxLength: 60 })
const steps = array(integer({ min: 200, max: 14_000 }), { minLength: 60, maxLength: 60 })

describe('whatever is seen, and however unevenly', () => {
  const holds = (check: (all: Notified) => void) =>
    assert(
      property(looks, steps, (seen, apart) =>
        check(notified(seen, (index) => apart[index] ?? 3000)),
      ),
      { numRuns: 300 },
    )

  test('the episodes of a cause follow one another and take time', () =>
    holds(({ episodes }) => {
      for (const cause of ['nobody_in_view', 'several_faces', 'phone_possible']) {
        const own = episodes.filter((episode) => episode.cause === cause)
        for (const [index, { from, to }] of own.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(from).toBeGreaterThanOrEqual(own[index - 1]?.to ?? 0)
        }
      }
    }))

  test('an episode begins with two looks that show it', () =>
    holds(({ episodes, samples }) => {
      for (const { cause, from, to } of episodes) {
        const within = samples.filter(({ at }) => at >= from && at <= to)
        const shown = (sample?: Sample) =>
          sample !== undefined &&
          (cause === 'phone_possible'
            ? sample.phone
            : cause === 'several_faces'
              ? sample.faces >= 2
              : sample.faces === 0)
        expect(shown(within[0])).toBe(true)
        if (cause === 'phone_possible')
          expect(within.filter(shown).length).toBeGreaterThanOrEqual(2)
        else expect(shown(within[1])).toBe(true)
      }
    }))

  test('none reaches over a moment at which nothing was counted, or over a gap', () =>
    holds(({ episodes, samples, pauses }) => {
      for (const { from, to } of episodes) {
        expect(pauses.filter((at) => at > from && at < to)).toEqual([])
        const within = samples.filter(({ at }) => at >= from && at <= to)
        for (const [index, { at }] of within.entries())
          expect(at - (within[index - 1]?.at ?? at)).toBeLessThanOrEqual(10_000)
      }
    }))
})

test('a face counts when it is sure, or when a person is seen as well', () => {
  expect(toSample({ faces: [0.9, 0.7, 0.5], person: 0, phone: 0.24 }, 1)).toEqual({
    at: 1,
    faces: 1,
    phone: false,
  })
  expect(toSample({ faces: [0.9, 0.7, 0.5], person: 0.3, phone: 0.25 }, 2)).toEqual({
    at: 2,
    faces: 2,
    phone: true,
  })
})

test('the screen has changed once its new arrangement is there twice in a row, and then only once', () => {
  assert(
    property(array(constantFrom('a', 'b', 'c')), (shown) => {
      let display: Display = { stands: 'a', other: null }
      for (const [index, now] of shown.entries()) {
        const before = display.stands
        const next = nextDisplay(display, now)
        expect(next.changed).toBe(now !== before && shown[index - 1] === now && index > 0)
        display = next.display
        expect(display.stands).toBe(next.changed ? now : before)
      }
    }),
  )
})
