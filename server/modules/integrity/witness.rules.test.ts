import { describe, expect, test } from 'vitest'
import type { SourceCoverage } from '../media/coverage.rules'
import { isRecorded, findLacks } from './witness.rules'

const startedAt = new Date('2026-05-01T08:00:00.000Z')
const source = (about: Partial<SourceCoverage> = {}): SourceCoverage => ({
  share: 1,
  minutes: [1, 1, 1],
  gaps: [],
  ...about,
})
const lacks = (
  { screen = source(), camera = source() }: Partial<Record<'screen' | 'camera', SourceCoverage>>,
  largestInsertion = 0,
  awaiting: Date[] = [],
  same_film: number[] = [],
) =>
  findLacks({
    coverage: { running_ms: 180_000, screen, camera, microphone: source({ share: 0 }), same_film },
    answers: [{ largestInsertion }],
    awaiting,
    startedAt,
  })
const gap = (seconds: number, cause: 'reload' | null) => ({
  gaps: [{ from_ms: 1000, to_ms: 1000 + seconds * 1000, cause }],
})

describe('the missing evidence of an attempt', () => {
  test('is nothing where both recordings cover it', () => {
    expect(lacks({})).toEqual([])
  })

  test('is a recording that covers less than 90 %, or that could not be measured', () => {
    expect(lacks({ screen: source({ share: 0.9 }) })).toEqual([])
    expect(lacks({ screen: source({ share: 0.8996 }), camera: source({ share: null }) })).toEqual([
      { code: 'screen_share', value: 89.9 },
      { code: 'camera_share', value: null },
    ])
  })

  test('is a gap of more than a minute without a known cause', () => {
    expect(lacks({ camera: source(gap(60, null)) })).toEqual([])
    expect(lacks({ camera: source(gap(600, 'reload')) })).toEqual([])
    expect(lacks({ camera: source(gap(61, null)) })).toEqual([{ code: 'camera_gap', value: 61 }])
  })

  test('is the recording of each minute in which answers were written that wait for it', () => {
    const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
    expect(lacks({}, 0, [at(10), at(70), at(80)])).toEqual([{ code: 'late_answers', value: 2 }])
  })

  test('is nothing of a recording that is replaced, and no insertion of somebody who writes with an aid', () => {
    const [nothing, camera] = [
      source({ share: 0 }),
      { source: 'camera', reason: 'Somebody.' } as const,
    ]
    const under = (arrangement: Parameters<typeof findLacks>[0]['arrangement']) =>
      findLacks({
        coverage: {
          running_ms: 180_000,
          screen: nothing,
          camera: nothing,
          microphone: nothing,
          same_film: [0],
        },
        answers: [{ largestInsertion: 41 }],
        awaiting: [],
        startedAt,
        arrangement,
      }).map(({ code }) => code)
    const all = ['screen_share', 'camera_share', 'same_film', 'insertion']
    expect(under(undefined)).toEqual(all)
    expect(under({ replaced: [], assistiveInput: false })).toEqual(all)
    expect(under({ replaced: [camera], assistiveInput: false })).toEqual([
      'screen_share',
      'insertion',
    ])
    expect(under({ replaced: [camera], assistiveInput: true })).toEqual(['screen_share'])
  })

  test('is every minute in which camera and screen are one film', () => {
    expect(lacks({}, 0, [], [0, 2])).toEqual([{ code: 'same_film', value: 2 }])
  })

  test('is the word that more than 40 words of an answer were typed', () => {
    expect(lacks({}, 40)).toEqual([])
    expect(lacks({}, 41)).toEqual([{ code: 'insertion', value: 41 }])
  })
})

describe('the minute of an instant', () => {
  const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
  const recorded = (minutes: number[], seconds: number, camera = minutes, same: number[] = []) =>
    isRecorded(
      {
        running_ms: 180_000,
        screen: source({ minutes }),
        camera: source({ minutes: camera }),
        microphone: source({ minutes: [] }),
        same_film: same,
      },
      startedAt,
      at(seconds),
    )

  test('is recorded where both recordings cover nine tenths of it', () => {
    expect(recorded([1, 0.9, 1], 119)).toBe(true)
    expect(recorded([1, 0.89, 1], 119)).toBe(false)
    expect(recorded([1, 1, 1], 119, [1, 0.5, 1])).toBe(false)
  })

  test('is not recorded where both show one film', () => {
    expect(recorded([1, 1, 1], 59, [1, 1, 1], [1])).toBe(true)
    expect(recorded([1, 1, 1], 60, [1, 1, 1], [1])).toBe(false)
    expect(recorded([1, 1, 1], 500, [1, 1, 1], [2])).toBe(false)
  })

  test('is recorded where what is left to record covers it', () => {
    const under = (...replaced: ('screen' | 'camera')[]) =>
      isRecorded(
        {
          running_ms: 60_000,
          screen: source({ minutes: [1] }),
          camera: source({ minutes: [] }),
          microphone: source({ minutes: [] }),
          same_film: [],
        },
        startedAt,
        at(10),
        {
          replaced: replaced.map((one) => ({ source: one, reason: 'Somebody.' })),
          assistiveInput: false,
        },
      )
    expect([under(), under('screen'), under('camera')]).toEqual([false, false, true])
  })

  test('is the last one for what a device places a moment after the end, and none where nothing was measured', () => {
    expect(recorded([0, 1, 1], 181)).toBe(true)
    expect(recorded([1, 1, 1], -1)).toBe(true)
    expect(recorded([], 10)).toBe(false)
  })
})
