import { beforeAll, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../testing/built-server'
import { answerKeySchema } from '../../content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import { evaluate, toOverall } from './evaluate'
import type { AttemptAnswers } from './evaluate'
import type { CriterionKey } from './evidence'
import { answerToTask } from './fixtures/texts'
import { scoreMcqs } from './annotation/mcqs'
import { proofread } from './writing/proofread'
import { embeddedWriting } from './writing/writing'

beforeAll(ensureBuiltServer)

const parts = getQuestionnaire('english_v3') ?? []
const key = answerKeySchema.parse(getAnswerKey('english_v3'))
const writing = embeddedWriting(proofread)
const text = answerToTask
const speaking = (parts[2]?.questions ?? []).map(({ id }) => id)
const said = Object.fromEntries(
  speaking.map((id) => [id, { transcript: null, audio: null, duration_seconds: 40 }]),
)
const answers = (more: Partial<AttemptAnswers>): AttemptAnswers => ({
  values: { 'english_v3-writing-1': text, ...key.mcqs },
  takes: said,
  reviewed: {},
  reviewedWriting: {},
  waived: [],
  ...more,
})
const run = (more: Partial<AttemptAnswers> = {}) => evaluate(parts, key, writing, answers(more))

test(
  'without transcripts the overall is provisional and a reviewer is asked for',
  async () => {
    const result = await run()
    expect(result).toMatchObject({ provisional: true, needsReview: true })
    expect(result.criteria.map(({ key: criterion }) => criterion)).toEqual([
      'coherence',
      'lexical_resource',
      'grammar',
      'mcqs',
      'speaking',
    ])
    expect(result.criteria[3]).toMatchObject({ score: 100 })
    expect(result.criteria[4]).toMatchObject({ score: null, provisional: true })
    expect(result.overall).toBeGreaterThan(50)
  },
  patient(130_000),
)

test(
  'a reviewer’s scores for every take settle it',
  async () => {
    const some = await run({ reviewed: { [speaking[0] ?? '']: 80 } })
    expect(some.needsReview).toBe(true)
    const all = await run({ reviewed: Object.fromEntries(speaking.map((id) => [id, 80])) })
    expect(all).toMatchObject({ provisional: false, needsReview: false })
    expect(all.criteria[4]?.score).toBe(80)
  },
  patient(130_000),
)

test(
  'an empty attempt scores 0 and needs no reviewer',
  async () => {
    expect(await run({ values: {}, takes: {} })).toMatchObject({
      overall: 0,
      provisional: false,
      needsReview: false,
    })
  },
  patient(130_000),
)

test(
  'a waived part weighs nothing and asks for no reviewer',
  async () => {
    const result = await run({ waived: ['speaking'] })
    expect(result).toMatchObject({ provisional: false, needsReview: false })
    expect(result.criteria[4]).toMatchObject({
      score: null,
      provisional: false,
      evidence: [{ kind: 'reason', code: 'part_waived' }],
    })
  },
  patient(130_000),
)

test('overall is 40 % writing, 30 % multiple choice and 30 % speaking', () => {
  const score = (criterion: CriterionKey, value: number | null) => ({
    key: criterion,
    score: value,
    provisional: value === null,
    evidence: [],
  })
  const written = [score('coherence', 90), score('lexical_resource', 60), score('grammar', 60)]
  expect(toOverall([...written, score('mcqs', 50), score('speaking', 100)])).toEqual({
    overall: 73,
    provisional: false,
  })
  expect(toOverall([...written, score('mcqs', 50), score('speaking', null)])).toEqual({
    overall: 61,
    provisional: true,
  })
  expect(toOverall([score('speaking', null)])).toEqual({ overall: null, provisional: true })
})

test('multiple choice counts right answers and tells each question without telling the key', () => {
  const ids = Object.keys(key.mcqs)
  const [first = '', second = ''] = ids
  const wrong = key.mcqs[second] === 'a' ? 'b' : 'a'
  const result = scoreMcqs(
    'mcqs',
    ids.map((id) => ({ id })),
    key.mcqs,
    { [first]: key.mcqs[first], [second]: wrong },
  )
  expect(result.score).toBe(5)
  expect(result.evidence.slice(0, 4).map(({ code }) => code)).toEqual([
    'mcqs_total',
    'mcq_right',
    'mcq_wrong',
    'mcq_unanswered',
  ])
  expect(result.evidence[2]?.values).toEqual({ question: second, number: 2, chosen: wrong })
})
