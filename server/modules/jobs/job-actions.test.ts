import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from './jobs.table'
import type { Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate, addCompany, addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let companyId: string
let person: Person
const jobIds: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  companyId = await addCompany(server)
  for (const skill of ['excel', 'word', 'powerpoint', 'outlook'])
    jobIds.push(await addJob(server, { companyId, skills: [asked(skill)] }))
  await server.deps.matching.followJobs()
})
afterAll(() => server.close())

const act = async (jobId: string, action: string) =>
  server.client('actOnJob', { token: person.token, params: { action }, body: { job_id: jobId } })
const own = async (list: string, page = 1) =>
  (await server.client('listOwnJobs', { token: person.token, body: { list, page, limit: 2 } })).body
    .data
const ids = async (list: string) => (await own(list)).results.map(({ jid }: { jid: string }) => jid)
const matching = async (query = {}) =>
  (await server.client('listMatchingJobs', { token: person.token, query })).body.data.results as {
    jid: string
    application: unknown
    is_favorite: boolean
  }[]

describe('a candidate', () => {
  beforeAll(async () => {
    person = await addCandidate(server, ['excel', 'word', 'powerpoint', 'outlook'])
  })

  test('applies, once, and takes the application back', async () => {
    const [job = ''] = jobIds
    const first = await act(job, 'apply')
    expect(first.body.data).toMatchObject({ job_id: job, application: { status: 'applied' } })
    server.deps.clock.advance(60)
    expect((await act(job, 'apply')).body.data).toEqual(first.body.data)
    expect(await ids('applied')).toEqual([job])
    expect((await matching({ job_id: job }))[0]?.application).toMatchObject({ status: 'applied' })
    expect((await act(job, 'withdraw')).body.data.application.status).toBe('withdrawn')
    expect(await ids('applied')).toEqual([])
  })

  test('cannot withdraw an application that was never sent', async () => {
    const refused = await act(jobIds[1] ?? '', 'withdraw')
    expect([refused.status, refused.body.code]).toEqual([409, 'application_not_found'])
  })

  test('sees a dismissed job only in the list of dismissed jobs', async () => {
    const job = jobIds[1] ?? ''
    await act(job, 'dismiss')
    expect((await matching()).map(({ jid }) => jid)).not.toContain(job)
    expect(await ids('dismissed')).toEqual([job])
    expect(await matching({ job_id: job })).toHaveLength(1)
  })

  test('can bring a dismissed job back, whether it is open or closed', async () => {
    const job = jobIds[1] ?? ''
    expect((await act(job, 'withdraw')).body.data).toEqual({ job_id: job, application: null })
    expect([await ids('dismissed'), (await matching()).some(({ jid }) => jid === job)]).toEqual([
      [],
      true,
    ])
    expect((await act(job, 'withdraw')).body.code).toBe('application_not_found')
    await act(job, 'dismiss')
  })

  test('cannot apply for a job that is closed, unpublished or missing', async () => {
    const late = await addJob(server, { companyId, skills: [], closesOn: '2020-01-01' })
    const closed = await addJob(server, { companyId, skills: [], status: 'closed' })
    const draft = await addJob(server, { companyId, skills: [], status: 'draft' })
    const codes = []
    for (const id of [late, closed, draft, randomUUID()])
      codes.push((await act(id, 'apply')).body.code)
    expect(codes).toEqual(['job_closed', 'job_closed', 'job_not_found', 'job_not_found'])
  })

  test('still finds an application whose job was closed', async () => {
    const job = await addJob(server, { companyId, skills: [asked('excel')] })
    await act(job, 'apply')
    await server.deps.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job))
    expect(await ids('applied')).toEqual([job])
    expect((await act(job, 'withdraw')).body.data.application.status).toBe('withdrawn')
  })
})

describe('favourites', () => {
  beforeAll(async () => {
    person = await addCandidate(server, ['excel'])
  })
  const like = (jobId: string, isFavorite = true) =>
    server.client('setFavorite', {
      token: person.token,
      body: { job_id: jobId, is_favorite: isFavorite },
    })
  const states = async (asking: string[]) =>
    (
      await server.client('listFavoriteStates', { token: person.token, body: { job_ids: asking } })
    ).body.data.map((one: { job_id: string; is_favorite: boolean }) => [
      one.job_id,
      one.is_favorite,
    ])

  test('are answered for the jobs that exist, in the order asked', async () => {
    const [a = '', b = '', c = ''] = jobIds
    expect((await like(b)).body.data).toEqual({ job_id: b, user_id: person.id, is_favorite: true })
    expect(await states([c, randomUUID(), b, a])).toEqual([
      [c, false],
      [b, true],
      [a, false],
    ])
    expect(
      (await server.client('getFavorite', { token: person.token, params: { id: b } })).body.data
        .is_favorite,
    ).toBe(true)
    await like(b, false)
    expect(await states([b])).toEqual([[b, false]])
  })

  test('can be listed alone, also those that match no more', async () => {
    const [a = '', , , d = ''] = jobIds
    await like(a)
    await like(d)
    expect(
      (await matching({ is_favorite: 'true' })).map(({ jid, is_favorite: liked }) => [jid, liked]),
    ).toEqual([
      [a, true],
      [d, true],
    ])
    await like(d, false)
    expect(await matching({ is_favorite: 'true' })).toHaveLength(1)
  })

  test('are of jobs that there are', async () => {
    expect((await like(randomUUID())).body.code).toBe('job_not_found')
    expect(
      (await server.client('getFavorite', { token: person.token, params: { id: randomUUID() } }))
        .body.code,
    ).toBe('job_not_found')
  })
})

test('a job that was shown in a list stays recommended until it is decided about', async () => {
  person = await addCandidate(server, ['excel', 'word', 'outlook'])
  expect(await own('recommended')).toMatchObject({ results: [], total: 0 })
  const seen = (await matching()).map(({ jid }) => jid)
  expect(seen).toHaveLength(3)
  const recommended = [
    ...(await ids('recommended')),
    ...(await own('recommended', 2)).results.map(({ jid }: { jid: string }) => jid),
  ] as string[]
  expect(recommended.toSorted()).toEqual(seen.toSorted())
  await act(seen[0] ?? '', 'apply')
  expect((await own('recommended')).total).toBe(2)
})
