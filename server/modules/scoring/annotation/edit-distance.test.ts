import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterErrors, wordErrors } from './edit-distance'

test.each([
  ['the cat sat on the mat', 'the cat sat on the mat', 0],
  ['the cat sat on the mat', 'the cat sat on mat', 1],
  ['the cat sat on the mat', 'a cat sits on the old mat', 3],
  ['the cat sat on the mat', '', 6],
  ['yes', 'yes yes yes', 2],
  ['ذهب الولد إلى السوق', 'ذهب ولد إلى السوق', 1],
])('%j heard as %j has %i words wrong', (reference, answer, errors) => {
  const length = reference.split(' ').length
  expect(wordErrors(reference, answer)).toEqual({ errors, length, rate: errors / length })
})

test('characters are code points: a letter outside the first plane is one', () => {
  expect(characterErrors('a🙂b', 'a🙃b')).toEqual({ errors: 1, length: 3, rate: 1 / 3 })
  expect(characterErrors('kitten', 'sitting').errors).toBe(3)
})

// Known values of jiwer's tests, from Morris, Maier & Green 2004.
test.each([
  ['X', 'X', 0, 0],
  ['X', 'X X Y Y', 3, 6],
  ['X Y X', 'X Z', 2 / 3, 3 / 5],
  ['X', 'Y', 1, 1],
  ['X', 'Y Z', 2, 3],
  ['This is a test', 'This test', 2 / 4, 5 / 14],
])('%j heard as %j has the rates that jiwer gives', (reference, answer, words, characters) => {
  expect(wordErrors(reference, answer).rate).toBe(words)
  expect(characterErrors(reference, answer).rate).toBe(characters)
})

/** The textbook's table (Wagner & Fischer 1974), to compare with. */
const byTable = (one: string[], other: string[]): number => {
  let row = other.map((_, at) => at + 1)
  row.unshift(0)
  one.forEach((item, at) => {
    const next = [at + 1]
    other.forEach((its, to) =>
      next.push(
        Math.min(
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
          (row[to] ?? 0) + (item === its ? 0 : 1),
        ),
      ),
    )
    row = next
  })
  return row.at(-1) ?? 0
}

test('the distance is the one of the definition, also past the length of a machine word', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'the', 'في', 'بيت'), { maxLength: 90 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(wordErrors(one.join(' '), other.join(' ')).errors).toBe(byTable(one, other))
    }),
    { numRuns: 60 },
  )
})
