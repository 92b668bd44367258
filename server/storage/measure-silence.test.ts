import { expect, test } from 'vitest'
import { SilenceFinder, without } from './measure-silence'

/** A packet of 20 ms whose only byte says how loud it is. */
const samples = (loudness: number) => [new Float32Array(960).fill(loudness / 255)]
const [loud, zeros, damaged] = [100, 0, 255]

/** What is found in so many seconds of each, and how many packets were decoded. */
function heard(...said: (readonly [seconds: number, loudness: number])[]) {
  let decoded = 0
  const finder = new SilenceFinder(([loudness = 0]) => {
    decoded += 1
    return loudness === damaged ? null : samples(loudness)
  })
  const packets = said.flatMap(([seconds, loudness]) =>
    Array.from({ length: seconds * 50 }, () => loudness),
  )
  for (const [at, loudness] of packets.entries())
    finder.hear({ at: at * 20, data: Uint8Array.of(loudness) })
  return { silences: finder.end(), decoded: decoded / packets.length }
}

/** A recorder is at another place of its file after a look, which makes a tenth of a second. */
const about = (...silences: [number, number][]): unknown =>
  silences.map((edges) =>
    edges.map((seconds): unknown => ({
      asymmetricMatch: (ms: number) => Math.abs(ms - seconds * 1000) <= 100,
    })),
  )

test.each([
  ['nothing but sound', [[60, loud]], []],
  ['nothing but zeros', [[60, zeros]], [[0, 60]]],
  [
    'a microphone that was muted and never again turned on',
    [
      [33, loud],
      [27, zeros],
    ],
    [[33, 60]],
  ],
  [
    'one that was muted before the beginning',
    [
      [27, zeros],
      [33, loud],
    ],
    [[0, 27]],
  ],
  [
    'one that was muted twice',
    [
      [12, loud],
      [15, zeros],
      [8, loud],
      [31, zeros],
      [4, loud],
    ],
    [
      [12, 27],
      [35, 66],
    ],
  ],
  [
    'pauses of nine seconds',
    [
      [8, loud],
      [9, zeros],
      [8, loud],
      [9, zeros],
      [8, loud],
    ],
    [],
  ],
  [
    'eleven seconds, wherever they begin',
    [
      [7, loud],
      [11, zeros],
      [9, loud],
    ],
    [[7, 18]],
  ],
  ['packets that are damaged', [[30, damaged]], []],
] as const)('%s', (_, said, silences) => {
  expect(heard(...said).silences).toEqual(
    about(...silences.map(([a, b]): [number, number] => [a, b])),
  )
})

test('an eighth of sound is decoded at most, and silence three times at most', () => {
  expect(heard([600, loud]).decoded).toBeLessThan(1 / 8)
  expect(heard([600, zeros]).decoded).toBeLessThan(3)
})

test('blocks without a duration are read in parts, and no more of them is held', () => {
  let most = 0
  let held = 0
  const finder = new SilenceFinder(() => {
    held = 0
    return samples(loud)
  })
  for (let at = 0; at < 20_000; at += 1) {
    held += 1
    most = Math.max(most, held)
    finder.hear({ at: 0, data: new Uint8Array(1000) })
  }
  expect(finder.end()).toEqual([])
  expect(most).toBeLessThan(1000)
})

test.each([
  [
    [[0, 60]],
    [[10, 20]],
    [
      [0, 10],
      [20, 60],
    ],
  ],
  [[[0, 60]], [[0, 60]], []],
  [
    [
      [0, 10],
      [20, 30],
      [40, 40],
    ],
    [[5, 25]],
    [
      [0, 5],
      [25, 30],
      [40, 40],
    ],
  ],
  [
    [
      [0, 30],
      [50, 60],
    ],
    [[30, 50]],
    [
      [0, 30],
      [50, 60],
    ],
  ],
  [
    [[0, 60]],
    [
      [0, 5],
      [50, 60],
    ],
    [[5, 50]],
  ],
] as const)('%j without %j is %j', (stretches, silences, left) => {
  expect(without(stretches, silences)).toEqual(left)
})
