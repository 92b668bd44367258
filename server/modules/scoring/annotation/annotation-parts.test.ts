import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeRanking, writeReview } from '../../../../machines/shared/answer-values'
import { annotationFixture } from '../../attempts/fixtures/annotation'
import { scoreCorrections } from './correction'
import type { CriterionScore } from '../evidence'
import { scoreMcqs } from './mcqs'
import { scoreChecks } from './ocr-check'
import { toMean } from './part-score'
import { scoreRankings } from './ranking'
import { scoreTranscripts } from './transcription'
import { scoreReviews } from './translation-review'

const { questions, key, rightValues } = annotationFixture
type Values = Record<string, string | undefined>

const parts: [string, (values: Values) => CriterionScore, readonly { id: string }[]][] = [
  ['choices', (values) => scoreMcqs('part1', questions.part1, key.mcqs, values), questions.part1],
  [
    'reviews',
    (values) => scoreReviews('part3', questions.part3, key.reviews, values),
    questions.part3,
  ],
  [
    'rankings',
    (values) => scoreRankings('part4', questions.part4, key.rankings, values),
    questions.part4,
  ],
  [
    'transcripts',
    (values) => scoreTranscripts('part5', questions.part5, key.transcripts, values),
    questions.part5,
  ],
  [
    'corrections',
    (values) => scoreCorrections('part6', questions.part6, key.corrections, values),
    questions.part6,
  ],
  ['checks', (values) => scoreChecks('part7', questions.part7, key.ocr, values), questions.part7],
]

/** The scores of single questions, as the evidence tells them. */
const getQuestionScores = ({ evidence }: CriterionScore) =>
  evidence.filter(({ code }) => code === 'question_score').map(({ values }) => values['score'])
const getCodes = ({ evidence }: CriterionScore) => evidence.map(({ code }) => code)

describe.each(parts)('%s', (_, score, asked) => {
  test('the key itself scores 100', () => expect(score(rightValues).score).toBe(100))

  test('nothing answered scores 0 and says so', () => {
    const { score: none, evidence } = score({})
    expect(none).toBe(0)
    expect(
      evidence.filter(({ code }) => code === 'answer_missing' || code === 'mcq_unanswered'),
    ).toHaveLength(asked.length)
    expect(score(Object.fromEntries(asked.map(({ id }) => [id, '']))).score).toBe(0)
  })

  test('whatever is written scores between 0 and 100, and names each question', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.json(),
            fc.constantFrom('a', 'b', 'ا', '{"option":"a","text":""}', '{"a":1}'),
          ),
          { minLength: asked.length, maxLength: asked.length },
        ),
        (written) => {
          const { score: total, evidence } = score(
            Object.fromEntries(asked.map(({ id }, at) => [id, written[at]])),
          )
          expect(total).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(100)
          expect(new Set(evidence.flatMap(({ values }) => values['question'] ?? []))).toEqual(
            new Set(asked.map(({ id }) => id)),
          )
          for (const { values } of evidence)
            for (const value of Object.values(values))
              expect(value === '' || Number.isFinite(value) || typeof value === 'string').toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('one answer taken away lowers the score', () => {
    for (const { id } of asked)
      expect(score({ ...rightValues, [id]: undefined }).score).toBeLessThan(100)
  })
})

/**
 * A text with `count` of its characters replaced by one that stands nowhere in it: each is an error
 * more.
 */
const spoilt = (text: string, count: number) =>
  [...text]
    .map((char, at) => (at % 3 === 1 && at < 3 * count && /\p{L}/u.test(char) ? 'ж' : char))
    .join('')

test.each([
  [
    'transcripts',
    'part5',
    (id: string) => key.transcripts[id] ?? '',
    (values: Values) => scoreTranscripts('part5', questions.part5, key.transcripts, values),
  ],
  [
    'corrections',
    'part6',
    (id: string) => key.corrections[id]?.accepted[0] ?? '',
    (values: Values) => scoreCorrections('part6', questions.part6, key.corrections, values),
  ],
  [
    'checks',
    'part7',
    (id: string) => key.ocr[id] ?? '',
    (values: Values) => scoreChecks('part7', questions.part7, key.ocr, values),
  ],
] as const)('an error more never raises the score of %s', (_, part, right, score) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: questions[part].length - 1 }),
      fc.nat(30),
      fc.nat(30),
      (at, one, more) => {
        const id = questions[part][at]?.id ?? ''
        const [fewer, further] = [one, one + more].map(
          (count) => score({ ...rightValues, [id]: spoilt(right(id), count) }).score,
        )
        expect(further).toBeLessThanOrEqual(fewer ?? -1)
      },
    ),
  )
})

test('an error more never raises the score of a review', () => {
  const score = (values: Values) =>
    scoreReviews('part3', questions.part3, key.reviews, values).score ?? -1
  for (const { id } of questions.part3) {
    const { option, accepted } = key.reviews[id] ?? { option: '', accepted: [] }
    const steps = [
      writeReview({ option, text: accepted[0] ?? '' }),
      ...[1, 2, 3, 9].map((count) =>
        writeReview({ option, text: spoilt(accepted[0] ?? '', count) }),
      ),
      writeReview({ option: 'zz', text: 'жж' }),
    ]
    const scores = steps.map((value) => score({ ...rightValues, [id]: value }))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  }
})

test('a pair more in the wrong order never raises the score of a ranking', () => {
  const [question] = questions.part4
  const orders = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4, maxLength: 4 })
  const scored = (ranks: readonly number[]) =>
    scoreRankings(
      'part4',
      questions.part4.slice(0, 1),
      { [question.id]: { a: 1, b: 2, c: 3, d: 4 } },
      {
        [question.id]: writeRanking(
          Object.fromEntries(['a', 'b', 'c', 'd'].map((id, at) => [id, ranks[at] ?? 0])),
        ),
      },
    ).score ?? -1
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 2 }), (ranks, at) => {
      const [first = 0, second = 0] = [ranks[at], ranks[at + 1]]
      const turned = ranks.with(at, second).with(at + 1, first)
      expect(scored(turned) < scored(ranks)).toBe(first < second)
    }),
  )
})

describe('a review', () => {
  const score = (id: string, option: string | null, text: string) =>
    getQuestionScores(
      scoreReviews('part3', questions.part3, key.reviews, { [id]: writeReview({ option, text }) }),
    )[questions.part3.findIndex((question) => question.id === id)]
  test('is worth 60 for the option and 40 for the replacement', () => {
    expect(score('r1', 'b', '')).toBe(60)
    expect(score('r1', 'a', 'Thursday')).toBe(40)
    expect(score('r1', 'b', ' THURSDAY. ')).toBe(100)
    expect(score('r1', null, 'Thursday')).toBe(40)
  })
  test('gives a slip of the hand half its share and another word nothing', () => {
    expect(score('r1', 'b', 'Thursdy')).toBe(80)
    expect(score('r1', 'b', 'Tuesday')).toBe(60)
  })
  test('is the option alone where nothing is to be replaced', () => {
    expect(score('r2', 'd', '')).toBe(100)
    expect(score('r2', 'd', 'anything')).toBe(100)
    expect(score('r2', 'a', '')).toBe(0)
  })
})

describe('a transcript', () => {
  const score = (id: string, text: string) =>
    scoreTranscripts(
      'part5',
      questions.part5.filter((question) => question.id === id),
      key.transcripts,
      { [id]: text },
    )
  test('scores 100 % minus its word errors', () => {
    expect(score('t1', 'Please send the report before noon on Sunday').score).toBe(100)
    expect(score('t1', 'please send the report before noon on monday').score).toBe(88)
    expect(score('t2', 'الاجتماع الساعه ٣ فى المبنى الجديد').score).toBe(100)
  })
  test.each([
    [
      'another language',
      't1',
      'الاجتماع الساعة الثالثة في المبنى الجديد',
      'transcript_other_language',
    ],
    ['another script', 't2', 'al ijtima3 fil mabna el jadeed', 'transcript_other_language'],
    ['keys hit at random', 't1', 'asdf jkl qwerty lkjh poiu zxcv mnbv', 'transcript_unrelated'],
    [
      'words of another text',
      't1',
      'yesterday my brother bought three very small fish',
      'transcript_unrelated',
    ],
    ['nothing but signs', 't1', ' … !?', 'answer_missing'],
  ])('%s is 0 and says why', (_, id, text, code) => {
    const scored = score(id, text)
    expect(scored.score).toBe(0)
    expect(getCodes(scored)).toContain(code)
  })
})

describe('a correction', () => {
  const score = (id: string, text: string) =>
    getQuestionScores(scoreCorrections('part6', questions.part6, key.corrections, { [id]: text }))[
      questions.part6.findIndex((question) => question.id === id)
    ]
  test.each([
    ['c1', 'receives', 100],
    ['c1', ' “Receives”. ', 100],
    ['c1', 'recieves', 0],
    ['c2', 'أن', 100],
    ['c2', 'أَنَّ', 100],
    ['c2', 'ان', 0],
    ['c3', 'المدرسة', 100],
    ['c3', 'المدرسه', 0],
    ['c4', 'English', 100],
    ['c4', 'english', 0],
    ['c5', 'went', 100],
    ['c5', 'gone', 0],
    ['c7', 'immediatly', 32],
    ['c7', 'immediate', 14],
    ['c6', 'الى', 100],
  ])('%s: “%s” is worth %i', (id, text, worth) => expect(score(id, text)).toBe(worth))
})

describe('a page that a machine read', () => {
  const score = (text: string) =>
    scoreChecks('part7', questions.part7.slice(0, 1), key.ocr, { o1: text })
  test('is worth the share of the machine’s errors that are gone', () => {
    expect(score('The 1ibrary 0pens at 9:00, every day.').score).toBe(0)
    expect(getCodes(score('The 1ibrary 0pens at 9:00, every day.'))).toContain('ocr_untouched')
    expect(score('The library 0pens at 9:00, every day.').score).toBe(50)
    expect(score('The library\nopens at 9:00, every day. ').score).toBe(100)
  })
  test('is worth nothing once more is wrong than the machine left', () =>
    expect(score('A library is open.').score).toBe(0))
})

test('a part is the mean of its questions', () => {
  const half = Object.fromEntries(
    questions.part7.slice(0, 1).map(({ id }) => [id, rightValues[id]]),
  )
  const scored = scoreChecks('part7', questions.part7, key.ocr, half)
  expect(scored.score).toBe(Math.round(toMean(getQuestionScores(scored).map(Number))))
})
