import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { principles } from '../../content/principles/principles'
import { startTestServer, type TestServer } from '../../testing/server'
import { signedIn } from '../attempts/fixtures/takers'
import { keyedAnswer, leastForReliability } from './principles.rules'

type Person = Awaited<ReturnType<typeof signedIn>>
type Choose = (number: number) => number

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Salem Al Ketbi')
})
afterAll(() => server.close())

const neither: Choose = () => 3
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
const save = (
  { token }: Person,
  [first, last]: readonly [number, number],
  choose: Choose = neither,
) =>
  server.client('savePrinciplesAnswers', {
    token,
    body: {
      answers: span(first, last).map((number) => ({
        questionNumber: number,
        answerNumber: choose(number),
      })),
    },
  })
const finished = async (name?: string, choose?: Choose) => {
  const person = await signedIn(server, 'individual', name)
  await save(person, [1, 100], choose)
  return person
}

describe('answering', () => {
  test('begins with nothing, goes on where it was left, and is over with the last statement', async () => {
    const person = await signedIn(server)
    const state = async () =>
      (await server.client('getPrinciplesState', { token: person.token })).body.data
    expect(await state()).toEqual({
      exist: false,
      assessmentProgress: {
        shortscaleComplete: false,
        assessmentComplete: false,
        fractionComplete: 0,
      },
    })
    expect(await server.client('getPrinciplesAnswers', { token: person.token })).toMatchObject({
      status: 404,
      body: { code: 'no_user_response' },
    })

    expect((await save(person, [1, 49])).body.data.assessmentProgress).toMatchObject({
      shortscaleComplete: false,
      fractionComplete: 0.49,
    })
    expect((await save(person, [51, 60])).body.data.assessmentProgress).toMatchObject({
      shortscaleComplete: false,
    })
    expect((await save(person, [50, 50])).body.data.assessmentProgress).toMatchObject({
      shortscaleComplete: true,
      assessmentComplete: false,
      fractionComplete: 0.6,
    })
    expect(await state()).toMatchObject({
      exist: true,
      assessmentProgress: { fractionComplete: 0.6 },
    })
    expect(await server.client('getPrinciplesSummary', { token: person.token })).toMatchObject({
      status: 409,
      body: { code: 'assessment_not_done' },
    })

    expect((await save(person, [61, 100])).body.data.assessmentProgress).toEqual({
      shortscaleComplete: true,
      assessmentComplete: true,
      fractionComplete: 1,
    })
    expect(await save(person, [1, 1])).toMatchObject({
      status: 409,
      body: { code: 'attempt_already_completed' },
    })
  })

  test('an answer may be changed, and the last one counts, in one call too', async () => {
    const person = await signedIn(server)
    await save(person, [1, 2])
    await server.client('savePrinciplesAnswers', {
      token: person.token,
      body: { answers: [5, 1].map((answerNumber) => ({ questionNumber: 2, answerNumber })) },
    })
    const { body } = await server.client('getPrinciplesAnswers', {
      token: person.token,
      lang: 'ar',
    })
    expect(body.data.answers).toEqual([
      { questionNumber: 1, question: principles.statements[0]?.ar, answerNumber: 3 },
      { questionNumber: 2, question: principles.statements[1]?.ar, answerNumber: 1 },
    ])
  })

  test('the statements and the scale come in the language that is asked for, and without the key', async () => {
    const { token } = await signedIn(server)
    const { body } = await server.client('listPrinciplesQuestions', { token, lang: 'ar' })
    expect(body.data).toMatchObject({
      total_questions: 100,
      scale: principles.scale.map(({ number, ar }) => ({ answerNumber: number, label: ar })),
    })
    expect(body.data.questions).toEqual(
      principles.statements.map(({ number, ar }) => ({ number, text: ar })),
    )
  })

  test('two devices that answer at once lose nothing', async () => {
    const person = await signedIn(server)
    await Promise.all(span(0, 9).map((ten) => save(person, [ten * 10 + 1, ten * 10 + 10])))
    expect(
      (await server.client('getPrinciplesState', { token: person.token })).body.data
        .assessmentProgress,
    ).toMatchObject({ assessmentComplete: true })
    expect(await server.client('getPrinciplesSummary', { token: person.token })).toMatchObject({
      status: 200,
    })
  })
})

describe('access to the profile', () => {
  test('is for the candidate’s own profile, and for a recruiter who names the candidate', async () => {
    const [mine, other] = [await finished('Maryam Al Suwaidi'), await finished('Hamad Al Kaabi')]
    const notBegun = await signedIn(server)
    for (const operation of [
      'getPrinciplesSummary',
      'getPrinciplesPdf',
      'getPrinciplesAnswers',
    ] as const) {
      const ask = async ({ token }: Person, user_id?: string) =>
        (
          await server.client(operation, {
            token,
            ...(user_id === undefined ? {} : { query: { user_id } }),
          })
        ).status
      expect([
        operation,
        (await ask(mine)) < 300,
        (await ask(mine, mine.id)) < 300,
        (await ask(recruiter, mine.id)) < 300,
      ]).toEqual([operation, true, true, true])
      expect([
        operation,
        await ask(mine, other.id),
        await ask(recruiter),
        await ask(recruiter, recruiter.id),
        await ask(mine, notBegun.id),
      ]).toEqual([operation, 404, 404, 404, 404])
      expect([operation, await ask(notBegun)]).toEqual([
        operation,
        operation === 'getPrinciplesAnswers' ? 404 : 409,
      ])
    }
  })
})

describe('the profile', () => {
  test('has the score, band and text of each trait in the language that is asked for', async () => {
    const person = await finished('Maryam Al Suwaidi', (number) => {
      const entry = principles.key[number - 1]
      if (entry?.trait === 'openness') return keyedAnswer(entry, 5)
      return entry?.trait === 'agreeableness' ? keyedAnswer(entry, 2) : 3
    })
    const { body } = await server.client('getPrinciplesSummary', {
      token: person.token,
      lang: 'ar',
    })
    expect(body.data).toMatchObject({ user_id: person.id, full_name: 'Maryam Al Suwaidi' })
    const brief = body.data.traits.map(
      ({ trait, score, band, statements }: Record<string, unknown>) => [
        trait,
        score,
        band,
        statements,
      ],
    )
    expect(brief).toEqual([
      ['openness', 100, 'high', 20],
      ['conscientiousness', 50, 'middle', 20],
      ['extraversion', 50, 'middle', 20],
      ['agreeableness', 25, 'low', 20],
      ['emotional_stability', 50, 'middle', 20],
    ])
    const openness = principles.traits.find(({ trait }) => trait === 'openness')
    expect(body.data.traits[0]).toMatchObject({
      name: openness?.name.ar,
      about: openness?.about.ar,
      text: openness?.bands.high.ar,
    })
  })

  test.each(['en', 'ar'] as const)('is made as a PDF in %s once asked for', async (lang) => {
    const { token } = await finished('Maryam Al Suwaidi')
    const pdf = () => server.client('getPrinciplesPdf', { token, lang })
    expect((await pdf()).status).toBe(202)
    await server.runJobs()
    const { status, body } = await pdf()
    expect(status).toBe(200)
    const file = await server.client('serveFile', {
      params: { ticket: body.data.url.split('/').at(-1) },
    })
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="masar-personality-maryam-al-suwaidi\.pdf"/,
    )
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.raw)), {
      mergePages: true,
    })
    expect(text).toContain('Maryam Al Suwaidi')
    if (lang === 'en')
      for (const { name, bands } of principles.traits)
        for (const words of [name.en, bands.middle.en.slice(0, 30)])
          expect(text.replace(/\s+/g, ' ')).toContain(words)
    else expect(text.normalize('NFKC')).toMatch(/\p{Script=Arabic}{3}/u)
  })
})

describe("the recruiters' list", () => {
  const list = async (query: Record<string, string | string[]> = {}) =>
    (
      await server.client('listPrinciplesResults', {
        token: recruiter.token,
        query: { limit: '100', ...query },
      })
    ).body.data

  test('has the latest first, a page at a time, and no score of what is not finished', async () => {
    const done = await finished('Latifa Al Shamsi')
    server.deps.clock.advance(60)
    const underWay = await signedIn(server, 'individual', 'Saif Al Marri')
    await save(underWay, [1, 50])
    const { results, total } = await list()
    expect(total).toBe(results.length)
    expect(
      results
        .slice(0, 2)
        .map(({ full_name, traits, finished_at }: Record<string, unknown>) => [
          full_name,
          Array.isArray(traits) ? traits.length : null,
          finished_at === null,
        ]),
    ).toEqual([
      ['Saif Al Marri', 0, true],
      ['Latifa Al Shamsi', 5, false],
    ])
    expect(await list({ page: '2', limit: '1' })).toMatchObject({
      page: 2,
      limit: 1,
      total,
      results: [{ user_id: done.id }],
    })
  })

  test('is narrowed to days as people in the Emirates mean them, and to people', async () => {
    const person = await finished()
    const day = (at: number) => new Date(at + 4 * 3600_000).toISOString().slice(0, 10)
    const today = server.deps.clock.now().getTime()
    const found = async (query: Record<string, string | string[]>) =>
      (await list({ users: [person.id], ...query })).total
    expect(await found({})).toBe(1)
    expect(await found({ dates: [day(today), day(today)] })).toBe(1)
    for (const other of [today - 86_400_000, today + 86_400_000])
      expect(await found({ dates: [day(other), day(other)] })).toBe(0)
    expect((await list({ users: [recruiter.id] })).total).toBe(0)
  })

  test('says how reliable the key is once enough have finished', async () => {
    const own = await startTestServer()
    try {
      const reader = await signedIn(own, 'recruiter')
      const reliability = async () =>
        (
          await own.client('listPrinciplesResults', { token: reader.token })
        ).body.data.results[0].traits.map(
          (trait: { reliability: number | null }) => trait.reliability,
        )
      // Everybody leans to one side of every trait and errs in two statements of it, another two
      // each.
      const getAnswers = (person: number) =>
        principles.key.map((entry) => ({
          questionNumber: entry.number,
          answerNumber: keyedAnswer(
            entry,
            entry.number % 10 === person % 10 ? 3 : 1 + (person % 5),
          ),
        }))
      for (let person = 1; person <= leastForReliability; person += 1) {
        if (person === leastForReliability)
          expect(await reliability()).toEqual([null, null, null, null, null])
        const { token } = await signedIn(own)
        await own.client('savePrinciplesAnswers', { token, body: { answers: getAnswers(person) } })
      }
      const people = span(1, leastForReliability).map(getAnswers)
      expect(await reliability()).toEqual(
        principles.traits.map(({ trait }) =>
          alphaByHand(
            people.map((given) =>
              principles.key
                .filter((entry) => entry.trait === trait)
                .map((entry) => keyedAnswer(entry, given[entry.number - 1]?.answerNumber ?? 0)),
            ),
          ),
        ),
      )
    } finally {
      await own.close()
    }
  })
})

/**
 * Cronbach's alpha by the mean covariance: k·c̄ / (v̄ + (k − 1)·c̄), another way to the same number
 * than the server's.
 */
function alphaByHand(people: number[][]): number {
  const k = people[0]?.length ?? 0
  const column = (at: number) => people.map((answers) => answers[at] ?? 0)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const covariance = (a: number[], b: number[]) =>
    a.reduce((sum, value, at) => sum + (value - mean(a)) * ((b[at] ?? 0) - mean(b)), 0) /
    (a.length - 1)
  const pairs = span(0, k - 1).flatMap((a) =>
    span(0, k - 1)
      .filter((b) => b !== a)
      .map((b) => covariance(column(a), column(b))),
  )
  const variances = span(0, k - 1).map((at) => covariance(column(at), column(at)))
  return Math.round(((k * mean(pairs)) / (mean(variances) + (k - 1) * mean(pairs))) * 100) / 100
}
