import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import english from '../../../locales/en/report.json'
import { writeRanking, writeReview } from '../../../machines/shared/answer-values'
import { answerKeySchema } from '../../content/assessment-schema'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import { startTestServer, type TestServer } from '../../testing/server'
import { signedIn, Taker } from './fixtures/takers'

const annotation = { assessment_id: 'annotation_v3' } as const
const key = answerKeySchema.parse(getAnswerKey('annotation_v3'))
const content = getQuestionnaire('annotation_v3') ?? []
const getIds = (part: string) =>
  (content.find(({ id }) => id === part)?.questions ?? []).map(({ id }) => id)

const responses = [
  'Thank you for your message. I understand that waiting is difficult, and I would suggest two simple steps. First, write to the office this morning and give them the number of your request. Then, if nobody has replied before Thursday, visit the branch near your home and ask for the manager. Please keep a copy of every letter, because it proves what you have already sent.',
  [
    'I understand that you are worried, with a small baby at home. I read the notice from a',
    'photograph, and a machine can mistake one number for another where the picture is unclear, so',
    'I do not want to guess. Please ask your building manager or the guard today, or show the',
    'notice to a second neighbour. To be safe, fill some bottles before one o’clock and keep enough',
    'clean water for milk until seven.',
  ].join(' '),
]
const rightValues: Record<string, string> = {
  ...key.mcqs,
  ...Object.fromEntries(
    Object.entries(key.reviews).map(([id, { option, accepted }]) => [
      id,
      writeReview({ option, text: accepted[0] ?? '' }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(key.rankings).map(([id, ranks]) => [id, writeRanking(ranks)]),
  ),
  ...key.transcripts,
  ...Object.fromEntries(
    Object.entries(key.corrections).map(([id, { accepted }]) => [id, accepted[0] ?? '']),
  ),
  ...key.ocr,
  ...Object.fromEntries(getIds('part8').map((id, at) => [id, responses[at] ?? ''])),
}

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
let best: Taker
let worst: Taker
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  best = await Taker.begin(server, 'Hind Al Shamsi', annotation)
  await best.recorded()
  await best.finish(rightValues)
  worst = await Taker.begin(server, 'Saif Al Kaabi', annotation)
  await worst.recorded()
  await worst.finish()
  await server.runJobs()
  // The test saves each text as a whole, which would otherwise count as missing evidence.
  await server.client('acceptEvidence', {
    params: { ...annotation, id: best.attemptId ?? '' },
    token: await recruiter.renew(),
    body: { note: 'The texts of this attempt are written by a test.' },
  })
}, patient(240_000))
afterAll(() => server.close())

const getResult = async (taker: Taker) => {
  await taker.signInAgain()
  return (await server.client('getResult', { params: annotation, token: taker.token })).body.data
}
const getReport = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...annotation, id: taker.attemptId ?? '' },
      token: await recruiter.renew(),
    })
  ).body.data
const getScores = (result: { criteria: { key: string; score: number | null }[] }) =>
  Object.fromEntries(result.criteria.map((one) => [one.key, one.score]))
interface Answer {
  question: { id: string }
  part: string
  score: number | null
  [field: string]: unknown
}

describe('a result of annotation', () => {
  test('has a score for each of its eight parts, and all that a key decides is 100 where it is answered by the key', async () => {
    const result = await getResult(best)
    expect(result).toMatchObject({
      provisional: false,
      passed: true,
      attempt: { status: 'COMPLETED', kind: 'annotation' },
    })
    const { part8, ...keyed } = getScores(result)
    expect(keyed).toEqual({
      part1: 100,
      part2: 100,
      part3: 100,
      part4: 100,
      part5: 100,
      part6: 100,
      part7: 100,
    })
    expect(part8).toBeGreaterThan(50)
    expect(result.overall).toBe(Math.round((700 + Number(part8)) / 8))
  })

  test('is 0 where nothing was answered, and complete without a reviewer', async () => {
    const result = await getResult(worst)
    expect(result).toMatchObject({
      overall: 0,
      passed: false,
      provisional: false,
      attempt: { status: 'COMPLETED' },
    })
    expect(Object.values(getScores(result))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('tells a candidate no question that a key decides, and nothing of the key', async () => {
    const { criteria } = await getResult(best)
    for (const part of ['part1', 'part2', 'part3', 'part4', 'part6']) {
      const { evidence } = criteria.find((one: { key: string }) => one.key === part)
      expect(evidence).toHaveLength(1)
      expect(evidence[0].values.question).toBeUndefined()
    }
    expect(JSON.stringify(criteria)).not.toMatch(/right_text|right_option|right_ranking/)
  })
})

describe('a report of annotation', () => {
  test('shows every answer with its score beside the right answer', async () => {
    const { answers } = await getReport(best)
    expect(answers).toHaveLength(60)
    const of = (part: string): Answer => answers.find((one: Answer) => one.part === part)
    const [first, review, order, heard, corrected, page] = [
      'part1',
      'part3',
      'part4',
      'part5',
      'part6',
      'part7',
    ].map(of)
    expect(first).toMatchObject({
      right_option: key.mcqs[first?.question.id ?? ''],
      correct: true,
      score: 100,
      right_text: null,
      right_ranking: null,
    })
    expect(review).toMatchObject({
      right_option: key.reviews[review?.question.id ?? '']?.option,
      correct: true,
      score: 100,
    })
    expect(order).toMatchObject({
      right_ranking: key.rankings[order?.question.id ?? ''],
      right_option: null,
      correct: null,
      score: 100,
    })
    expect(heard).toMatchObject({
      right_text: key.transcripts[heard?.question.id ?? ''],
      score: 100,
      words: expect.any(Number),
      question: { media: { kind: 'audio' } },
    })
    expect(corrected).toMatchObject({
      right_text: key.corrections[corrected?.question.id ?? '']?.accepted.join('\n'),
      score: 100,
    })
    expect(page).toMatchObject({
      right_text: key.ocr[page?.question.id ?? ''],
      score: 100,
      question: { given: expect.any(String) },
    })
    expect(of('part8').score).toBeGreaterThan(50)
    expect((await getReport(worst)).answers.map((one: Answer) => one.score)).toEqual(
      Array.from({ length: 60 }, () => 0),
    )
  })

  test('has nothing for a reviewer to score', async () => {
    const review = async (scores: Record<string, number>) =>
      (
        await server.client('reviewScores', {
          params: { ...annotation, id: best.attemptId ?? '' },
          token: await recruiter.renew(),
          body: { speaking: { scores } },
        })
      ).body.code
    expect(await review({})).toBe('review_not_needed')
    expect(await review({ [getIds('part8')[0] ?? '']: 90 })).toBe('validation_failed')
  })
})

test('the listing of annotation has its own attempts, by score too', async () => {
  const names = async (query: Record<string, string> = {}) =>
    (
      await server.client('listResults', {
        params: annotation,
        token: await recruiter.renew(),
        query,
      })
    ).body.data.results.map((row: { full_name: string }) => row.full_name)
  expect(await names({ sort: 'overall' })).toEqual(['Saif Al Kaabi', 'Hind Al Shamsi'])
  expect(await names({ score_min: '50' })).toEqual(['Hind Al Shamsi'])
  expect(await names({ failed: 'true' })).toEqual(['Saif Al Kaabi'])
  const [row] = (
    await server.client('listResults', {
      params: annotation,
      token: await recruiter.renew(),
      query: { passed: 'true' },
    })
  ).body.data.results
  expect(row.criteria.map((one: { key: string }) => one.key)).toEqual([
    'part1',
    'part2',
    'part3',
    'part4',
    'part5',
    'part6',
    'part7',
    'part8',
  ])
})

test.each(['en', 'ar'] as const)(
  'the PDF in %s has all eight parts',
  async (lang) => {
    await best.signInAgain()
    const pdf = () => server.client('getResultPdf', { params: annotation, token: best.token, lang })
    expect((await pdf()).status).toBe(202)
    await server.runJobs()
    const { raw } = await server.client('serveFile', {
      params: { ticket: (await pdf()).body.data.url.split('/').at(-1) },
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), {
      mergePages: true,
    })
    if (lang === 'en')
      for (const name of Object.values(english.criteria).slice(-8)) expect(text).toContain(name)
    // Arabic comes out of a PDF by the shapes of its letters and in the order of the page, so the
    // seven hundreds are looked for.
    else expect(text.normalize('NFKC')).toMatch(/\p{Script=Arabic}{3}/u)
    expect(text.match(/100/g)?.length).toBeGreaterThanOrEqual(7)
  },
  patient(120_000),
)

describe('saving', () => {
  test('takes an answer of every form, and refuses what its form cannot be', async () => {
    const taker = await Taker.begin(server, 'Reem Saeed', annotation)
    await taker.send('part.begun', { part: 'part1' })
    const save = async (part: string, value: string) =>
      (await taker.save(getIds(part)[0] ?? '', value)).status
    expect(await save('part1', 'b')).toBe(200)
    expect(await save('part1', 'z')).toBe(422)
    expect(await save('part3', writeReview({ option: 'a', text: '' }))).toBe(200)
    expect(await save('part3', 'a')).toBe(422)
    expect(await save('part4', writeRanking({ a: 1 }))).toBe(200)
    expect(await save('part4', '["a"]')).toBe(422)
    expect(await save('part4', '')).toBe(200)
    expect(await save('part5', 'نص')).toBe(200)
  })
})
