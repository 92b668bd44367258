import { describe, expect, test } from 'vitest'
import {
  isBlack,
  isSame,
  nextFaults,
  nextRestart,
  noFaults,
  noRestarts,
  standingFaults,
} from './recording-faults.rules'
import type { RecordingLook, Restarts } from './recording-faults.rules'

const LOOK_MS = 5_000
const busy = { bytes: 60_000, isOver: false }
const well: RecordingLook = {
  recorders: { camera: busy, screen: busy },
  picture: 'changed',
  isMuted: false,
}
const recorders = (part: Partial<RecordingLook['recorders']>) => ({
  ...well,
  recorders: { ...well.recorders, ...part },
})

/** What is wrong after each of these looks, five seconds apart. */
function faultsOver(looks: readonly RecordingLook[]): string[] {
  let watch = noFaults
  return looks.map((look) => {
    watch = nextFaults(watch, look, LOOK_MS)
    return [...standingFaults(watch).keys()].join()
  })
}
const times = (count: number, look: RecordingLook) => Array.from({ length: count }, () => look)

describe('is noticed within half a minute, and not before it is sure', () => {
  const empty = { bytes: 0, isOver: false }
  test.each([
    ['a recorder that hands out nothing', recorders({ camera: empty }), 'recording_empty', 4],
    [
      'a recorder that hands out headers alone',
      recorders({ screen: { bytes: 150, isOver: false } }),
      'recording_empty',
      4,
    ],
    [
      'a recorder that has stopped by itself',
      recorders({ camera: { bytes: 0, isOver: true } }),
      'recording_empty',
      1,
    ],
    ['a frozen picture', { ...well, picture: 'same' }, 'picture_frozen', 4],
    ['a black picture', { ...well, picture: 'black' }, 'picture_black', 2],
    ['a muted microphone', { ...well, isMuted: true }, 'microphone_muted', 1],
  ] as const)('%s', (_, look, fault, looks) => {
    const notified = faultsOver([...times(3, well), ...times(looks, look), well])
    expect(notified).toEqual([...times(3 + looks - 1, look).map(() => ''), fault, ''])
  })
})

test('a shared screen on which nothing moves, a device that is off and a page that is hidden are no faults', () => {
  expect(
    new Set(faultsOver(times(20, recorders({ screen: { bytes: 560, isOver: false } })))),
  ).toEqual(new Set(['']))
  const off = { ...recorders({ camera: null, screen: null }), picture: null }
  expect(new Set(faultsOver(times(20, off)))).toEqual(new Set(['']))
})

test('a recorder is restarted at once, and then less and less often until it works for long', () => {
  let state: Restarts = noRestarts
  const starts: number[] = []
  for (let at = 0; at <= 2_000_000; at += LOOK_MS) {
    const next = nextRestart(state, at)
    if (next === null) continue
    state = next
    starts.push(at)
  }
  expect(starts.slice(0, 7)).toEqual([0, 30_000, 90_000, 210_000, 450_000, 930_000, 1_410_000])
  const [later, after] = [5_000_000, nextRestart(state, 5_000_000)]
  expect(after?.notBefore).toBe(later + 30_000)
})

describe('a picture', () => {
  const picture = (luma: (at: number) => number) =>
    Uint8ClampedArray.from({ length: 160 * 120 * 4 }, (_, at) => luma(Math.floor(at / 4)))

  test('is black behind a covered lens, and not in a dark room', () => {
    expect(isBlack(picture((at) => at % 12))).toBe(true)
    // A face lit by its screen: a twentieth of the picture.
    expect(isBlack(picture((at) => (at % 20 === 0 ? 60 : 8)))).toBe(false)
    expect(isBlack(picture(() => 40))).toBe(false)
  })

  test('is the same only in every pixel: the noise of one makes it another', () => {
    const still = picture((at) => at % 200)
    expect(
      isSame(
        still,
        picture((at) => at % 200),
      ),
    ).toBe(true)
    expect(
      isSame(
        still,
        picture((at) => (at === 7_000 ? 1 : at % 200)),
      ),
    ).toBe(false)
  })
})
