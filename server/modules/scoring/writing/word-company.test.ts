import { expect, test } from 'vitest'
import { readText } from './reading'
import { measureCompany } from './word-company'

const subject = ['bread', 'bakery', 'oven', 'customer', 'morning']
const surplusOf = (text: string) => measureCompany(readText(text), subject, () => false).surplus

test('words that make sense together have more in common than the same grammar without sense', () => {
  const sense =
    'We bake fresh bread in the morning. The customers wait in front of the shop. My brother sells small cakes.'
  const nonsense =
    'We marry square bread in the umbrella. The customers evaporate in front of the vowel. My brother peels thirsty bridges.'
  expect(surplusOf(sense)).toBeGreaterThan(surplusOf(nonsense) + 0.1)
})

test('rare words in good company go together better than common ones without sense', () => {
  const rare =
    'The physician prescribed antibiotics and advised the feverish patient to convalesce.'
  const nonsense = 'The soup promised a small door and asked the angry water to sing on Monday.'
  expect(surplusOf(rare)).toBeGreaterThan(surplusOf(nonsense))
})

test('a text without known words is not measured', () => {
  expect(measureCompany(readText('Zzxq.'), subject, () => false).unlikely).toBe(0)
})
