import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/id'
import { getFile } from '../../testing/list-file'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addQuestion, submitAnswers } from './survey.store'
import { surveyQuestions } from './survey.table'

let server: TestServer
let recruiter: Person
const ids = { stars: '', calm: '', trouble: '', more: '' }

/** The last minute of October in the Emirates, the first of November, and a day later. */
const days = ['2026-10-31T19:59:00Z', '2026-10-31T20:01:00Z', '2026-11-02T08:00:00Z']
const given = [
  ['5', 'yes', 'camera', 'Keep it up.'],
  ['4', 'no', 'none', '=1+1 Too long.'],
  ['4', 'yes', 'camera', 'Fine.'],
] as const

beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  const add = async (
    question: string,
    type: 'rating' | 'yes_no' | 'choice' | 'text',
    options: { value: string; label: string; label_ar: string }[] = [],
  ) => (await addQuestion(server.deps, { question, questionAr: `ع ${question}`, type, options })).id
  ids.stars = await add('How clear was it?', 'rating')
  ids.calm = await add('Was it quiet?', 'yes_no')
  ids.trouble = await add('What troubled you?', 'choice', [
    { value: 'none', label: 'Nothing', label_ar: 'لا شيء' },
    { value: 'camera', label: 'The camera', label_ar: 'الكاميرا' },
  ])
  ids.more = await add('Anything else?', 'text')
  for (const [at, [stars, calm, trouble, more]] of given.entries()) {
    const { id } = await addPerson(server, 'candidate', { firstName: `Taker${at}` })
    await submitAnswers(
      server.deps.db,
      id,
      [
        { questionId: ids.stars, answer: stars },
        { questionId: ids.calm, answer: calm },
        { questionId: ids.trouble, answer: trouble },
        { questionId: ids.more, answer: more },
      ],
      new Date(days[at] ?? ''),
    )
  }
})
afterAll(() => server.close())

const ask = async (query: Record<string, string> = {}, lang?: 'ar') =>
  (
    await server.client('listSurveyAnswers', {
      token: recruiter.token,
      query,
      ...(lang === undefined ? {} : { lang }),
    })
  ).body.data
const texts = (id: string, query: Record<string, string> = {}) =>
  server.client('listSurveyTexts', { token: recruiter.token, params: { id }, query })

test('each question counts each of its answers, even those that nobody gave', async () => {
  const { submitted, results } = await ask()
  expect(submitted).toBe(3)
  expect(
    results.map((one: { counts: { value: string; count: number }[] }) =>
      one.counts.map(({ value, count }) => `${value} ${count}`),
    ),
  ).toEqual([['1 0', '2 0', '3 0', '4 2', '5 1'], ['yes 2', 'no 1'], ['none 1', 'camera 2'], []])
  expect(results[0]).toMatchObject({ answered: 3, average: 13 / 3, asked: true, type: 'rating' })
  expect(results[3]).toMatchObject({ id: ids.more, answered: 3, average: null })
})

test('days are those of the Emirates, and a question that nobody answered then is none answered', async () => {
  const november = await ask({ from_date: '2026-11-01', to_date: '2026-11-01' })
  expect(november.submitted).toBe(1)
  expect(november.results[1]).toMatchObject({
    answered: 1,
    counts: [{ count: 0 }, { count: 1 }],
  })
  const before = await ask({ to_date: '2026-01-01' })
  expect(before.submitted).toBe(0)
  expect(before.results[0]).toMatchObject({ answered: 0, average: null })
})

test('written answers come newest first, in pages, without their authors', async () => {
  const { body } = await texts(ids.more, { limit: '2' })
  expect(body.data).toEqual({
    results: [
      { answer: 'Fine.', submitted_at: '2026-11-02T08:00:00.000Z' },
      { answer: '=1+1 Too long.', submitted_at: '2026-10-31T20:01:00.000Z' },
    ],
    page: 1,
    limit: 2,
    total: 3,
  })
  const second = await texts(ids.more, { limit: '2', page: '2' })
  expect(second.body.data.results).toMatchObject([{ answer: 'Keep it up.' }])
  const october = await texts(ids.more, { to_date: '2026-10-31' })
  expect(october.body.data.total).toBe(1)
  expect((await texts(newId())).body.code).toBe('question_not_found')
})

test('the file has one answer on each line, in words, without formulas and names', async () => {
  const csv = async (query: Record<string, string>, lang?: 'ar'): Promise<string[][]> =>
    parse(
      (await getFile(server, await ask({ ...query, download_report: 'csv' }, lang))).toString(
        'utf8',
      ),
      { bom: true },
    )
  const [head, ...rows] = await csv({})
  expect(head).toEqual(['Submitted on (UAE time)', 'Question', 'Answer'])
  expect(rows.slice(0, 4)).toEqual([
    ['2026-11-02', 'How clear was it?', '4'],
    ['2026-11-02', 'Was it quiet?', 'Yes'],
    ['2026-11-02', 'What troubled you?', 'The camera'],
    ['2026-11-02', 'Anything else?', 'Fine.'],
  ])
  expect(rows).toHaveLength(12)
  expect(rows.flat()).toContain("'=1+1 Too long.")
  expect(rows.flat().join(' ')).not.toContain('Taker')
  const [, , , choice] = await csv({ from_date: '2026-11-02' }, 'ar')
  expect(choice).toEqual(['2026-11-02', 'ع What troubled you?', 'الكاميرا'])
})

test('a question that was reworded is shown with its earlier wording after the others', async () => {
  await server.client('updateSurveyQuestion', {
    token: recruiter.token,
    params: { id: ids.stars },
    body: { question: 'How clear were the instructions?' },
  })
  const { results } = await ask()
  expect(results[0]).toMatchObject({
    question: 'How clear were the instructions?',
    asked: true,
    answered: 0,
  })
  expect(results.at(-1)).toMatchObject({ id: ids.stars, asked: false, answered: 3 })
  expect((await ask({ to_date: '2026-01-01' })).results).toHaveLength(4)
  const [kept] = await server.deps.db
    .select({ deletedAt: surveyQuestions.deletedAt })
    .from(surveyQuestions)
    .where(eq(surveyQuestions.id, ids.stars))
  expect(kept?.deletedAt).not.toBeNull()
})
