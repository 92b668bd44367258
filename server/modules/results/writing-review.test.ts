import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { startTestServer, type TestServer } from '../../testing/server'
import {
  english,
  prompts,
  questions,
  signedIn,
  takenDoubted,
  type Taker,
} from '../attempts/fixtures/takers'

type Schemas = components['schemas']

const given = { coherence: 60, lexical_resource: 55, grammar: 48 }
const writing = { scores: { [questions.writing]: given } }
const speaking = { scores: Object.fromEntries(prompts.map((id) => [id, 70])) }

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
/** The attempt has no spoken answer, so only its text waits for a review. */
let doubted: Taker
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  doubted = await takenDoubted(server, { speaks: false })
})
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
})
afterAll(() => server.close())

const toParams = (taker: Taker) => ({ ...english, id: taker.attemptId ?? '' })
const review = (taker: Taker, body: Schemas['ReviewRequest']) =>
  server.client('reviewScores', { params: toParams(taker), token: recruiter.token, body })

async function fetchReport(taker: Taker): Promise<Schemas['Report']> {
  const { body } = await server.client('getReport', {
    params: toParams(taker),
    token: recruiter.token,
  })
  return body.data
}
const writtenIn = ({ answers }: Schemas['Report']) => answers.find(({ part }) => part === 'writing')
const grammarIn = ({ criteria }: Schemas['Result']) => criteria.find(({ key }) => key === 'grammar')

/** Its status, and the criteria that still wait. */
const waitingIn = ({ attempt, criteria }: Schemas['Result']) => [
  attempt.status,
  ...criteria.filter(({ provisional }) => provisional).map(({ key }) => key),
]

describe('a review of a doubted text', () => {
  test('has to hold its three criteria, and no answer that is not written', async () => {
    const report = await fetchReport(doubted)
    expect(waitingIn(report.result)).toEqual([
      'RESULT_PROCESSING',
      'coherence',
      'lexical_resource',
      'grammar',
    ])
    expect(writtenIn(report)).toMatchObject({ awaits_review: true, review_criteria: null })
    for (const body of [
      {},
      { speaking },
      { writing: { scores: {} } },
      { writing: { scores: { ...writing.scores, [questions.mcq]: given } } },
    ]) {
      const refused = await review(doubted, body)
      expect(refused.status).toBe(422)
      expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual([
        'validation_failed',
        ['writing'],
      ])
    }
  })

  test('completes the result with its scores, beside those of the machine', async () => {
    const machine = grammarIn((await fetchReport(doubted)).result)?.score
    const { status, body } = await review(doubted, { writing, note: 'Off the task.' })
    expect(status).toBe(200)
    expect(waitingIn(body.data)).toEqual(['COMPLETED'])
    const report = await fetchReport(doubted)
    expect(grammarIn(report.result)).toMatchObject({ score: 48, provisional: false })
    expect(grammarIn(report.result)?.evidence).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'reviewer_criterion',
          values: { score: 48, criterion: 'grammar' },
        }),
        expect.objectContaining({
          code: 'machine_score',
          values: { score: machine, criterion: 'grammar' },
        }),
      ]),
    )
    expect(writtenIn(report)).toMatchObject({
      awaits_review: false,
      review_criteria: given,
      review_score: 54,
    })
    expect(report.reviews).toMatchObject([{ note: 'Off the task.' }])
  })
})

test('where speaking waits, too, one request holds both', async () => {
  const taker = await takenDoubted(server, { speaks: true })
  for (const [body, field] of [
    [{ writing }, 'speaking'],
    [{ speaking }, 'writing'],
  ] as const) {
    const refused = await review(taker, body)
    expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      'validation_failed',
      [field],
    ])
  }
  const { body } = await review(taker, { speaking, writing })
  expect(waitingIn(body.data)).toEqual(['COMPLETED'])
})
