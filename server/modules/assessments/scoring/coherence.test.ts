import { expect, test } from 'vitest'
import { coherenceOf } from './coherence'
import { seeded, shuffled, texts } from './fixtures/texts'
import { ownWordsOf } from './own-words'
import { readText } from './reading'

const nothing = readText('')
const coherence = (sentences: readonly string[]) => coherenceOf(ownWordsOf(readText(sentences.join(' ')), nothing).reading, 'q').score

const shuffles = 30
const random = seeded(2026)
const compared = texts.map(({ name, sentences }) => ({ name, written: coherence(sentences), others: Array.from({ length: shuffles }, () => coherence(shuffled(sentences, random))) }))

test('there are thirty texts, from A2 to C1', () => {
  expect(texts).toHaveLength(30)
  expect(new Set(texts.map(({ level }) => level))).toEqual(new Set(['A2', 'B1', 'B2', 'C1']))
})

test.each(compared)('shuffling the sentences of $name lowers coherence on average', ({ written, others }) => {
  const mean = others.reduce((sum, score) => sum + score, 0) / others.length
  expect(mean).toBeLessThan(written)
})

test('at least 95 % of the shuffles score no higher than the order as written', () => {
  const all = compared.flatMap(({ written, others }) => others.map((score) => score - written))
  expect(all.filter((difference) => difference <= 1e-9).length / all.length).toBeGreaterThanOrEqual(0.95)
  // Ties are few: most shuffles are told apart.
  expect(all.filter((difference) => difference < -1e-9).length / all.length).toBeGreaterThanOrEqual(0.85)
})

test('a pronoun before its noun, a late greeting and an early ending are found where they stand', () => {
  const text = 'She gave us the plan. Dear team, we thank you. In conclusion, it works. My manager likes it. Her name is Huda. The work is done.'
  const { evidence } = coherenceOf(readText(text), 'q')
  const at = (code: string) => evidence.filter((each) => each.code === code).map(({ span }) => text.slice(span?.start, span?.end))
  expect(at('greeting_late')).toEqual(['Dear team, we thank you'])
  expect(at('ending_early')).toEqual(['In conclusion, it works'])
  expect(at('opening_presupposes')).toEqual(['She gave us the plan'])
})

test('one sentence has no order and stays at 35 or below', () => {
  expect(coherence(['I like this work because it is quiet and it lets me think about language all day long.'])).toBeLessThanOrEqual(35)
})
