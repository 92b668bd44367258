import { expect, test } from 'vitest'
import { findNuclei } from './syllables'

/** The power of a frame at so many dB below full. */
const at = (db: number) => 10 ** (db / 10)
/** A vowel: it rises to its middle frame by `db` and falls again. */
const vowel = (db: number, top = -20) => [top - db, top - db / 2, top, top - db / 2].map(at)
const quiet = Array.from({ length: 8 }, () => at(-70))
const voiced = (frames: readonly number[]) => Array.from({ length: 2 * frames.length }, () => 85)

test('each vowel is a syllable where the sound dips on both sides', () => {
  const three = [...quiet, ...vowel(12), ...vowel(12), ...vowel(12), ...quiet]
  expect(findNuclei(three, voiced(three))).toEqual([10, 14, 18])
})

test('a ripple of less than two decibels is one syllable, at its loudest', () => {
  const one = [...quiet, ...vowel(1.5, -21), ...vowel(1.5, -20), ...vowel(1.5, -21), ...quiet]
  expect(findNuclei(one, voiced(one))).toEqual([14])
})

test('a sound without pitch, such as a hiss or a cough, is not a syllable', () => {
  const two = [...quiet, ...vowel(12), ...vowel(12), ...quiet]
  expect(
    findNuclei(
      two,
      voiced(two).map((pitch, index) => (index > 22 ? null : pitch)),
    ),
  ).toEqual([10])
  expect(findNuclei(two, [])).toEqual([])
})

test('a sound more than 25 dB below the loudest is the room, not a syllable', () => {
  const faint = [...quiet, ...vowel(12), ...quiet, ...vowel(12, -50), ...quiet]
  expect(findNuclei(faint, voiced(faint))).toEqual([10])
  expect(findNuclei([], [])).toEqual([])
})
