import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { accessLog } from '../users/users.table'
import { candidateIndex } from '../jobs/jobs.table'
import { addCandidate, addCompany, addJob, asked, getChange } from './fixtures/matching'
import { Matching } from './matching.store'
import { setIndexCurrent } from './index/candidate-index.store'
import { settings } from '../users/users.table'

let server: TestServer
let companyId: string
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  companyId = await addCompany(server)
  admin = await addPerson(server, 'admin')
})
afterAll(() => server.close())

const set = ({ token }: Person, listed_above: unknown) =>
  server.client('setMatchingSettings', { token, body: { listed_above } })
const fetchJobs = async ({ token }: Person) =>
  (await server.client('listMatchingJobs', { token })).body.data as {
    results: { jid: string; words_in_common: string[]; title_words: string[] }[]
    listed_above: number
  }
const fetchCandidates = async (id: string) => {
  const { body } = await server.client('listCandidatesForJobs', {
    token: admin.token,
    body: { job_ids: [id], page: 1, limit: 10 },
  })
  return { total: body.data.results[0].total as number, listedAbove: body.data.listed_above }
}

test('the threshold is one for all lists, is set by admins alone, and the log has who set it from what to what', async () => {
  // Half of what is asked for: a score of 0.5.
  const job = await addJob(server, { companyId, skills: [asked('welding'), asked('plumbing')] })
  const person = await addCandidate(server, ['welding'])
  await server.deps.matching.followJobs()
  await server.deps.matching.followCandidates()
  const seen = async () => ({
    jobs: (await fetchJobs(person)).results.map(({ jid }) => jid),
    candidates: await fetchCandidates(job),
  })
  expect(await seen()).toEqual({ jobs: [job], candidates: { total: 1, listedAbove: 0.2 } })

  const { status, body } = await set(admin, 0.5)
  expect([status, body.data.listed_above, body.message]).toEqual([
    200,
    0.5,
    'Matching threshold set.',
  ])
  expect(await seen()).toEqual({ jobs: [], candidates: { total: 0, listedAbove: 0.5 } })
  const checked = await server.client('checkMatchingCandidates', {
    token: admin.token,
    params: { id: job },
  })
  expect(checked.body.data).toMatchObject({ exists: false, matching_candidates: 0 })
  // Another process takes it with its next look.
  const other = new Matching(server.deps)
  await other.followJobs()
  expect(other.listedAbove).toBe(5_000)

  await set(admin, 0.49)
  expect(await seen()).toEqual({ jobs: [job], candidates: { total: 1, listedAbove: 0.49 } })
  const recruiter = await addPerson(server, 'recruiter')
  expect((await set(recruiter, 0.3)).status).toBe(403)
  expect((await set(admin, 0.01)).status).toBe(400)
  expect((await set(admin, 'half')).status).toBe(400)
  const { data } = (await server.client('getMatchingSettings', { token: recruiter.token })).body
  expect(data).toMatchObject({ listed_above: 0.49, updated_by: expect.any(String) })
  const log = await server.deps.db
    .select()
    .from(accessLog)
    .where(eq(accessLog.action, 'matching.threshold_set'))
  expect(log.map(({ userId, detail }) => [userId, detail])).toEqual([
    [admin.id, expect.objectContaining({ from: '0.2', to: '0.5' })],
    [admin.id, expect.objectContaining({ from: '0.5', to: '0.49' })],
  ])
  await set(admin, 0.2)
})

test('words of a job that is published after a resume was read are found, those of a draft too, and in either list alike', async () => {
  const person = await addCandidate(server, ['~Lure flying', '~Falcon health'], {
    work_history_detailed: [
      {
        title: 'Falconer',
        employer: null,
        start: '2020-01',
        end: 'present',
        description: 'Trained falcons for races.',
      },
    ],
  })
  await server.deps.matching.followCandidates()
  const wanted = {
    companyId,
    title: 'Falconry Trainer',
    description: 'Train falcons for races.',
    skills: [asked('~Falcon handling'), asked('~Lure training')],
  }
  const job = await addJob(server, wanted)
  const draft = await addJob(server, { ...wanted, title: 'Lure Trainer', status: 'draft' })
  await server.deps.matching.followJobs()
  await server.deps.matching.followCandidates()
  const { results } = await fetchJobs(person)
  expect(results.map(({ jid }) => jid)).toEqual([job])
  expect(results[0]?.words_in_common).toEqual(
    expect.arrayContaining(['Falconry', 'Trainer', 'Lure', 'races']),
  )
  expect(results[0]?.title_words).toEqual(['Falconry'])
  expect([(await fetchCandidates(job)).total, (await fetchCandidates(draft)).total]).toEqual([1, 1])
})

test('candidates who were indexed by older rules are indexed again once, in batches', async () => {
  const { db } = server.deps
  const person = await addCandidate(server, ['welding'])
  await server.deps.matching.followCandidates()
  const before = await getChange(server, person)
  await new Matching(server.deps).followCandidates()
  expect(await getChange(server, person)).toBe(before)

  await db.update(candidateIndex).set({ skills: [] }).where(eq(candidateIndex.userId, person.id))
  await db.delete(settings).where(eq(settings.key, 'candidate_index_form'))
  await new Matching(server.deps).followCandidates()
  const [row] = await db
    .select({ skills: candidateIndex.skills })
    .from(candidateIndex)
    .where(eq(candidateIndex.userId, person.id))
  expect(row?.skills).toContain('welding')
  const after = await getChange(server, person)
  expect(after).not.toBe(before)

  await setIndexCurrent(db)
  await new Matching(server.deps).followCandidates()
  expect(await getChange(server, person)).toBe(after)
})
