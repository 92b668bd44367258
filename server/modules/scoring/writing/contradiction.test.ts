import { expect, test } from 'vitest'
import { contradictsItself, findContradiction } from './contradiction'
import { readText } from './reading'

const judge = (...sentences: string[]) => {
  const found = findContradiction(readText(sentences.join(' ')))
  return { ...found, contradicts: contradictsItself(found) }
}

test('a sentence denied by the next one with the same words is opposed to it', () => {
  expect(judge('The bakery opens at six.', 'The bakery never opens at six.').opposed).toBe(1)
  expect(judge('Our bread is old.', 'Our bread is new.').opposed).toBe(1)
  expect(judge('The recipe is clear.', 'This recipe is unclear.').opposed).toBe(1)
})

test('sentences that agree, or are about different things, are not opposed', () => {
  expect(judge('The bakery opens at six.', 'The bakery opens early.').opposed).toBe(0)
  expect(judge('The bakery opens at six.', 'I never drink coffee.').opposed).toBe(0)
  expect(judge('I do not like cold bread.', 'Cold bread is not good.').opposed).toBe(0)
})

test('three denials contradict a text, one does not', () => {
  const rest = ['My sister bakes every Friday.', 'We buy flour in the village.']
  const one = ['The oven is hot.', 'The oven is cold.']
  const two = ['Customers love our cakes.', 'No customers love these cakes.']
  const three = ['The dough rests for an hour.', 'The dough never rests.']
  expect(judge(...one, ...rest).contradicts).toBe(false)
  expect(judge(...one, ...two, ...three, ...rest).contradicts).toBe(true)
})
