import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { startTestServer, type TestServer } from '../../testing/server'
import { prompts, questions, signedIn, takenDoubted, type Taker } from '../attempts/fixtures/takers'
import { users } from '../auth/auth.table'

type ReviewList = components['schemas']['ReviewList']['data']

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
let admin: Awaited<ReturnType<typeof signedIn>>
/** Of the first the text alone waits, of the second what was spoken, too. */
let written: Taker
let spoken: Taker
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter', 'Omar Haddad')
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
  written = await takenDoubted(server, { name: 'Zayed Al Ali', speaks: false })
  server.deps.clock.advance(60)
  spoken = await takenDoubted(server, { name: 'Aisha Saeed', speaks: true })
})
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
  admin.token = await admin.renew()
})
afterAll(() => server.close())

async function listed(
  query: Record<string, string | string[]> = {},
  by = recruiter,
): Promise<ReviewList> {
  const { body, status } = await server.client('listReviews', { query, token: by.token })
  expect(status).toBe(200)
  return body.data
}
const namesOf = ({ results }: ReviewList) =>
  results.map(({ full_name: name, question_id: id }) => `${name}: ${id}`)

const text = (name: string) => `${name}: ${questions.writing}`
const takes = (name: string) => prompts.map((id) => `${name}: ${id}`)

describe('the list of what waits for a reviewer', () => {
  test('has spoken and written answers, what has waited longest first', async () => {
    const list = await listed()
    expect(namesOf(list)).toEqual([
      text('Zayed Al Ali'),
      ...takes('Aisha Saeed'),
      text('Aisha Saeed'),
    ])
    expect(list).toMatchObject({ page: 1, limit: 10, total: 6 })
    const [first] = list.results
    expect(first).toMatchObject({
      attempt_id: written.attemptId,
      user_id: written.userId,
      assessment_id: 'english_v3',
      kind: 'writing',
      part: 'writing',
      number: 1,
    })
    expect(first?.question).toMatch(/^\w[^<]{40,}$/)
    expect(first?.reasons.map(({ code }) => code)).toContain('addresses_nobody')
    expect(first?.reasons.every(({ kind }) => kind === 'reason')).toBe(true)
    expect(list.results[1]).toMatchObject({ kind: 'speaking', part: 'speaking', number: 1 })
    expect(list.results[1]?.reasons.map(({ code }) => code)).toEqual(['awaiting_reviewer'])
  })

  test('is narrowed, sorted and cut into pages', async () => {
    expect(namesOf(await listed({ kind: 'writing' }))).toEqual([
      text('Zayed Al Ali'),
      text('Aisha Saeed'),
    ])
    expect((await listed({ kind: 'speaking' })).total).toBe(4)
    expect((await listed({ assessment_version: 'english_v2' })).total).toBe(0)
    expect((await listed({ user_ids: [written.userId] })).total).toBe(1)
    expect(namesOf(await listed({ sort: '-full_name', kind: 'writing' }))).toEqual([
      text('Zayed Al Ali'),
      text('Aisha Saeed'),
    ])
    expect(namesOf(await listed({ sort: '-since', kind: 'writing' }))).toEqual([
      text('Aisha Saeed'),
      text('Zayed Al Ali'),
    ])
    const second = await listed({ page: '2', limit: '4' })
    expect(namesOf(second)).toEqual([...takes('Aisha Saeed').slice(3), text('Aisha Saeed')])
    expect(second).toMatchObject({ page: 2, limit: 4, total: 6 })
  })

  test('has nobody whose recordings are closed to the reader', async () => {
    const standing = (approvalStatus: 'DECLINED' | 'APPROVED') =>
      server.deps.db.update(users).set({ approvalStatus }).where(eq(users.id, spoken.userId))
    await standing('DECLINED')
    expect(namesOf(await listed())).toEqual([text('Zayed Al Ali')])
    expect((await listed({}, admin)).total).toBe(6)
    await standing('APPROVED')
  })

  test('loses what a reviewer scored', async () => {
    await server.client('reviewScores', {
      params: { assessment_id: 'english_v3', id: written.attemptId ?? '' },
      token: recruiter.token,
      body: {
        writing: {
          scores: { [questions.writing]: { coherence: 60, lexical_resource: 55, grammar: 48 } },
        },
      },
    })
    expect(namesOf(await listed({ kind: 'writing' }))).toEqual([text('Aisha Saeed')])
    expect((await listed()).total).toBe(5)
  })
})
