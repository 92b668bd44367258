import { expect, test } from 'vitest'
import { coherenceOf } from './coherence'
import { developmentTexts, seeded, shuffled, texts } from './fixtures/texts'
import { ownWordsOf } from './own-words'
import { readText } from './reading'

const nothing = readText('')
const coherence = (sentences: readonly string[]) =>
  coherenceOf(ownWordsOf(readText(sentences.join(' ')), nothing).reading, 'q').score

const random = seeded(2026)
const compare =
  (shuffles: number) =>
  ({ name, sentences }: { name: string; sentences: string[] }) => ({
    name,
    written: coherence(sentences),
    others: Array.from({ length: shuffles }, () => coherence(shuffled(sentences, random))),
  })
const compared = texts.map(compare(30))
const mean = (scores: readonly number[]) =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length

test('there are thirty texts, from A2 to C1', () => {
  expect(texts).toHaveLength(30)
  expect(new Set(texts.map(({ level }) => level))).toEqual(new Set(['A2', 'B1', 'B2', 'C1']))
})

test.each(compared)(
  'shuffling the sentences of $name lowers coherence on average',
  ({ written, others }) => {
    expect(mean(others)).toBeLessThan(written)
  },
)

test('at least 95 % of the shuffles score no higher than the order as written', () => {
  const all = compared.flatMap(({ written, others }) => others.map((score) => score - written))
  expect(all.filter((difference) => difference <= 1e-9).length / all.length).toBeGreaterThanOrEqual(
    0.95,
  )
  // Ties are few: most shuffles are told apart.
  expect(all.filter((difference) => difference < -1e-9).length / all.length).toBeGreaterThanOrEqual(
    0.85,
  )
})

test('on the texts it was developed on, shuffling lowers coherence on average', () => {
  const higher = developmentTexts
    .map(compare(10))
    .filter(({ written, others }) => mean(others) >= written)
  expect(higher.map(({ name }) => name)).toEqual([])
})

test('a pronoun before its noun, a late greeting and an early ending are found where they stand', () => {
  const text =
    'She gave us the plan. Dear team, we thank you. In conclusion, it works. My manager likes it. Her name is Huda. The work is done.'
  const { evidence } = coherenceOf(readText(text), 'q')
  const at = (code: string) =>
    evidence
      .filter((each) => each.code === code)
      .map(({ span }) => text.slice(span?.start, span?.end))
  expect(at('greeting_late')).toEqual(['Dear team, we thank you'])
  expect(at('ending_early')).toEqual(['In conclusion, it works'])
  expect(at('opening_presupposes')).toEqual(['She gave us the plan'])
})

const findings = (text: string) =>
  coherenceOf(readText(text), 'q')
    .evidence.filter(({ kind }) => kind === 'finding')
    .map(({ code, span }) => `${code}: ${text.slice(span?.start, span?.end)}`)

test('the empty “it”, an unknown name and a company called “they” let nobody down', () => {
  expect(
    findings(
      'It was nearly four, and our team had to deliver a file to a bank. My hands shook, and Tariq asked me why I looked anxious. When I told him, I felt better. I called the company about my order. They said that it is tempting to wait.',
    ),
  ).toEqual([])
})

test('a pronoun of another gender, or far from its noun, is found', () => {
  expect(
    findings('My uncle has a shop in Amman. She sells bread in my street. I like the bread.'),
  ).toContain('no_antecedent: She')
  expect(
    findings(
      'My uncle has a shop in Amman. I buy bread and milk there. Apples are cheap in May. He is kind to me.',
    ),
  ).toContain('far_antecedent: He')
})

test('a text that goes to and fro between past and present loses more than one that changes once', () => {
  const [began, worked, lives, likes] = [
    'I came to Sharjah in 2019.',
    'I worked in a bank for a year.',
    'I am a translator at a clinic.',
    'I like my work and my team.',
  ]
  const changes = (sentences: (string | undefined)[]) =>
    coherenceOf(readText(sentences.join(' ')), 'q').evidence.find(
      ({ code }) => code === 'tense_changes',
    )?.values
  expect(changes([began, worked, lives, likes])).toEqual({ changes: 1, needed: 1 })
  expect(changes([began, lives, worked, likes])).toEqual({ changes: 3, needed: 1 })
})

test('a thing is new before it is known', () => {
  expect(findings('We keep a list of names. The list is on my desk. I like it.')).toEqual([])
  expect(findings('I have seen the list on my desk. We keep a list of names. I like it.')).toEqual([
    'known_before_named: I have seen the list on my desk',
  ])
})

test('one sentence has no order and stays at 35 or below', () => {
  expect(
    coherence([
      'I like this work because it is quiet and it lets me think about language all day long.',
    ]),
  ).toBeLessThanOrEqual(35)
})
