import { beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../../testing/built-server'
import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import type { CriterionScore } from '../evidence'
import { answerToTask, collapsed, seeded, texts, withErrors } from '../fixtures/texts'
import { proofread } from './proofread'
import { plainText } from '../annotation/plain-text.rules'
import { embeddedWriting, lengthFactor, writingCriteria } from './writing'

const evaluator = embeddedWriting(proofread)
const question = getQuestionnaire('english_v3')?.[0]?.questions[0]
const prompt = `${question?.prompt.en}\n${plainText(question?.body ?? '')}`

const topic = getAnswerKey('english_v3')?.writing_topics['english_v3-writing-1'] ?? {}

/** A text by itself: the texts here are about many subjects. */
const alone = (text: string) => evaluator.evaluate({ question_id: 'w1', text, asked: null })
/** A text as the answer to the task of English, version 3. */
const evaluate = (text: string) =>
  evaluator.evaluate({
    question_id: 'w1',
    text,
    asked: { prompt, topic, min_words: 100, max_words: 150 },
  })
const scores = (criteria: CriterionScore[]) =>
  Object.fromEntries(criteria.map(({ key, score }) => [key, score ?? -1]))
const scored = async (text: string) => scores(await alone(text))

const original = new Map<string, Record<string, number>>()
// The worker loads a dictionary of 400 MB first.
beforeAll(async () => {
  await ensureBuiltServer()
  for (const { name, sentences } of texts) original.set(name, await scored(sentences.join(' ')))
}, patient(120_000))

const of = (name: string, key: string) => original.get(name)?.[key] ?? -1

test.each(texts)('planted errors lower the grammar of $name', async ({ name, sentences }) => {
  const random = seeded(7)
  const once = withErrors(sentences.join(' '), random)
  const twice = withErrors(once, random)
  const grammar = (await scored(once))['grammar'] ?? -1
  expect(grammar).toBeLessThan(of(name, 'grammar'))
  expect((await scored(twice))['grammar']).toBeLessThan(grammar)
})

test('one common word for several varied ones lowers the vocabulary of a text', async () => {
  const losses: number[] = []
  for (const text of texts) {
    expect(collapsed(text)).not.toBe(text.sentences.join(' '))
    losses.push(
      of(text.name, 'lexical_resource') -
        ((await scored(collapsed(text)))['lexical_resource'] ?? Number.NaN),
    )
  }
  // A single text may gain a little where the common word replaces words that nobody counts as rare.
  expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeGreaterThan(2)
  expect(Math.min(...losses)).toBeGreaterThan(-3)
})

test.each(texts)('saying $name twice raises nothing', async ({ name, sentences }) => {
  const text = sentences.join(' ')
  for (const doubled of [
    `${text} ${text}`,
    `${text}\n\n${text}`,
    `${text}${text}`,
    sentences.flatMap((sentence) => [sentence, sentence]).join(' '),
  ]) {
    const after = await scored(doubled)
    for (const key of writingCriteria) expect(after[key]).toBeLessThanOrEqual(of(name, key))
  }
})

test('half a text said twice to reach the length raises nothing', async () => {
  for (const { sentences } of texts) {
    const half = sentences.slice(0, Math.floor(sentences.length / 2)).join(' ')
    const [before, after] = [await scored(half), await scored(`${half} ${half}`)]
    for (const key of writingCriteria) expect(after[key]).toBeLessThanOrEqual(before[key] ?? -1)
  }
})

test('levels rise from A2 to B2 in every criterion', () => {
  const mean = (level: string, key: string) => {
    const values = texts.filter((text) => text.level === level).map(({ name }) => of(name, key))
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  for (const key of writingCriteria) {
    expect(mean('B1', key)).toBeGreaterThan(mean('A2', key) + 5)
    expect(mean('B2', key)).toBeGreaterThan(mean('B1', key) + 5)
  }
})

const words = (count: number, from: readonly string[], seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join(' ')
}
const honest = answerToTask

describe.each([
  ['an empty answer', 'empty', ''],
  ['blanks', 'empty', ' \n  \n'],
  ['punctuation', 'empty', '... !!! ???'],
  ['the prompt copied', 'copied_prompt', prompt],
  [
    'the prompt copied with its sentences turned round',
    'copied_prompt',
    prompt
      .split(/(?<=\.)\s+/)
      .reverse()
      .join(' '),
  ],
  [
    'the prompt with a few words of one’s own',
    'copied_prompt',
    `${prompt} I think the dialect is better for me and my friends at work because it is easy.`,
  ],
  ['keys hit at random', 'gibberish', 'asdf jkl qwerty lkjh poiu zxcv mnbv asdfg hjkl '.repeat(3)],
  [
    'letters at random',
    'gibberish',
    Array.from(
      { length: 120 },
      (_, at) =>
        ['glorp', 'zantib', 'wexil', 'frundle', 'shmek', 'blatz', 'ponk'][at % 7] +
        String.fromCharCode(97 + (at % 26)),
    ).join(' '),
  ],
  [
    'a list of nouns',
    'gibberish',
    words(
      120,
      [
        'apple',
        'river',
        'computer',
        'seven',
        'blue',
        'table',
        'running',
        'quickly',
        'garden',
        'music',
        'letter',
        'office',
        'morning',
        'yellow',
        'window',
      ],
      3,
    ),
  ],
  [
    'an honest text with its words in random order',
    'gibberish',
    words(
      130,
      honest
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .split(' '),
      5,
    ),
  ],
  [
    'Arabic',
    'wrong_language',
    'أعتقد أن اللهجة أفضل للمشروع لأن الناس يتكلمون بها كل يوم في البيت وفي السوق. لذلك أقترح أن نكتب الكلمات كما قيلت.',
  ],
  [
    'French',
    'wrong_language',
    'Je pense que nous devons écrire les mots comme ils sont dits parce que la machine doit comprendre les gens dans la vie de tous les jours. Mais il y a un problème avec cette méthode, car les mots ne sont pas toujours écrits de la même façon.',
  ],
  [
    'Arabic in Latin letters',
    'wrong_language',
    'ana shayef inno el lahja a7san lil computer 3shan kel el nas yehkou fiha kel yom w ma fi mushkila bas lazem ne3mal list sghireh la kel el kalimat wallah',
  ],
  [
    'one sentence said over and over',
    'repeated_text',
    'I think that the dialect is the best choice for our team and for the computer. '.repeat(9),
  ],
  [
    'three sentences in turn',
    'repeated_text',
    'I like my job very much. It is a good job for me. My team is very nice. '.repeat(7),
  ],
  ['one word', 'repeated_text', 'good '.repeat(120)],
  ['a handful of words', 'too_short', 'I prefer the dialect because it is easy.'],
])('%s', (_, code, text) => {
  test(`stays under 30 in every criterion, because of ${code}`, async () => {
    const criteria = await evaluate(text)
    expect(criteria.map(({ key }) => key)).toEqual(writingCriteria)
    for (const { score, evidence } of criteria) {
      expect(score).toBeLessThan(30)
      expect(evidence.filter(({ kind }) => kind === 'reason').map((each) => each.code)).toEqual([
        code,
      ])
    }
  })
})

test('findings point at the very characters of the answer', async () => {
  const text =
    'My freind have a idea. 🙂 He go to the the office and he want more informations about it.'
  const grammar = (await alone(text)).find(({ key }) => key === 'grammar')
  const found = grammar?.evidence.filter(({ kind }) => kind === 'finding') ?? []
  expect(found.length).toBeGreaterThan(3)
  for (const { span, values } of found)
    expect(text.slice(span?.start, span?.end)).toBe(values['text'])
})

test('the names of places and people of the Emirates are no errors', async () => {
  const criteria = await alone(
    'My grandmother lives in Al Ain, near the house of Fatima Al Zaabi and Hamad bin Rashid. I grew up in Ras Al Khaimah and study in Umm Al Quwain.',
  )
  const found = criteria
    .flatMap(({ evidence }) => evidence)
    .filter(
      ({ kind, code }) => kind === 'finding' && (code === 'capitalization' || code === 'spelling'),
    )
  expect(found).toEqual([])
})

test('length outside 100 to 150 words is taken gently, and said', async () => {
  expect(lengthFactor(100, 100, 100, 150)).toBe(1)
  expect(lengthFactor(150, 150, 100, 150)).toBe(1)
  expect(lengthFactor(90, 90, 100, 150)).toBeCloseTo(0.97)
  expect(lengthFactor(165, 165, 100, 150)).toBeCloseTo(0.98)
  expect(lengthFactor(900, 900, 100, 150)).toBeCloseTo(0.9)
  const short = await evaluate(answerToTask.split('. ').slice(0, 4).join('. '))
  expect(short[0]?.evidence.map(({ code }) => code)).toContain('under_length')
  const long = await evaluate([answerToTask, ...(texts[15]?.sentences ?? [])].join(' '))
  expect(long[0]?.evidence.map(({ code }) => code)).toContain('over_length')
})
