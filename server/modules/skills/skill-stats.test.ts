import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '../auth/auth.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { sectorId } from '../users/user.rules'
import { gulfDay } from '../candidates/candidate.rules'
import { addCandidate, addCompany, addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
})
afterAll(() => server.close())

const stats = async (body: object = {}, lang: 'en' | 'ar' = 'en') =>
  (
    await server.client('listSkillStats', {
      token: recruiter.token,
      body: { sort: '-gap', page: 1, limit: 10, ...body },
      lang,
    })
  ).body.data
const told = async (body: object = {}) =>
  (await stats(body)).results.map(
    ({
      ref_skill: ref,
      demand,
      supply,
      gap,
    }: {
      ref_skill: string
      demand: number
      supply: number
      gap: number
    }) => [ref, demand, supply, gap],
  )
const follow = async () => {
  await server.deps.matching.followJobs()
  await server.deps.matching.followCandidates()
}

test('until both indexes are read nothing is counted, and it is said that this will come', async () => {
  expect(await stats()).toMatchObject({
    results: [],
    total: 0,
    candidates_loading: true,
    as_of: null,
  })
  const before = server.deps.clock.now()
  await follow()
  expect(new Date((await stats()).as_of).getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(await stats()).toMatchObject({
    results: [],
    total: 0,
    candidates_loading: false,
    jobs: 0,
    candidates: 0,
  })
})

test('a skill counts the open jobs that ask for it and the approved candidates who have it, the widest gap first', async () => {
  const companyId = await addCompany(server)
  const published = (day: string) => ({ companyId, publishedAt: new Date(`${day}T08:00:00Z`) })
  await addJob(server, {
    ...published('2026-08-02'),
    skills: [asked('python'), asked('sql'), asked('~falconry of the sea')],
  })
  await addJob(server, {
    ...published('2026-07-02'),
    skills: [asked('python')],
    sector: sectorId('information_technology'),
  })
  await addJob(server, { ...published('2026-06-30'), skills: [asked('python'), asked('python')] })
  // Nobody can apply for any of these jobs.
  await addJob(server, { ...published('2026-08-03'), skills: [asked('python')], status: 'draft' })
  await addJob(server, { ...published('2026-08-03'), skills: [asked('python')], status: 'closed' })
  await addJob(server, {
    ...published('2026-08-03'),
    skills: [asked('python')],
    closesOn: '2026-08-20',
  })
  const approved = async (skills: string[], at: string) => {
    const { id } = await addCandidate(server, skills)
    await server.deps.db
      .update(users)
      .set({ approvalDecidedAt: new Date(at) })
      .where(eq(users.id, id))
    return id
  }
  await approved(['python', 'sql'], '2026-08-05T08:00:00Z')
  await approved(['sql'], '2026-08-05T08:00:00Z')
  // In Abu Dhabi this was the first of July already.
  await approved(['translation'], '2026-06-30T21:00:00Z')
  const declined = await approved(['python'], '2026-08-05T08:00:00Z')
  await server.deps.db
    .update(users)
    .set({ approvalStatus: 'DECLINED' })
    .where(eq(users.id, declined))
  await follow()
  expect(await told()).toEqual([
    ['python', 3, 1, 2],
    ['sql', 1, 2, -1],
    ['translation', 0, 1, -1],
  ])
  expect(await stats()).toMatchObject({
    total: 3,
    jobs: 3,
    candidates: 3,
    short: 1,
    candidates_loading: false,
  })
})

test('the days asked for hold for jobs and candidates alike, and the months add up to the figures', async () => {
  expect(await told({ from_date: '2026-07-01', to_date: '2026-07-31' })).toEqual([
    ['python', 1, 0, 1],
    ['translation', 0, 1, -1],
  ])
  const { results, trend } = await stats({ from_date: '2026-06-01', to_date: '2026-08-21' })
  expect(results[0]).toMatchObject({
    ref_skill: 'python',
    demand: 3,
    supply: 1,
    trend: [
      { month: '2026-06', demand: 1, supply: 0 },
      { month: '2026-07', demand: 1, supply: 0 },
      { month: '2026-08', demand: 1, supply: 1 },
    ],
  })
  expect(trend).toEqual([
    { month: '2026-06', demand: 1, supply: 0 },
    { month: '2026-07', demand: 1, supply: 1 },
    { month: '2026-08', demand: 1, supply: 2 },
  ])
  const { trend: usual } = await stats()
  expect(usual).toHaveLength(12)
  expect(usual.at(-1).month).toBe(gulfDay(server.deps.clock.now()).slice(0, 7))
  expect((await stats({ from_date: '2020-01-01' })).trend).toHaveLength(24)
})

test('skills are found by a part of their name in either language, by id and by the sector of the jobs, in every order', async () => {
  expect(await told({ name: 'ترجم' })).toEqual([['translation', 0, 1, -1]])
  expect((await stats({ name: 'PYTH' }, 'ar')).results).toMatchObject([
    { ref_skill: 'python', group: 'تقنية المعلومات' },
  ])
  expect(await told({ skills: ['sql'] })).toEqual([['sql', 1, 2, -1]])
  expect(await told({ sector: sectorId('information_technology'), sort: '-demand' })).toEqual([
    ['python', 1, 1, 0],
    ['sql', 0, 2, -2],
    ['translation', 0, 1, -1],
  ])
  expect((await told({ sort: 'gap' })).map(([id]: unknown[]) => id)).toEqual([
    'sql',
    'translation',
    'python',
  ])
  expect((await told({ sort: '-supply' })).map(([id]: unknown[]) => id)).toEqual([
    'sql',
    'python',
    'translation',
  ])
  expect((await told({ sort: '-name' })).map(([id]: unknown[]) => id)).toEqual([
    'translation',
    'sql',
    'python',
  ])
  expect(await told({ page: 2, limit: 2 })).toEqual([['translation', 0, 1, -1]])
})

test('all that fit are served as a file, in the order asked for', async () => {
  const { url, results } = await stats({ download_report: 'csv', sort: 'name' }, 'ar')
  expect(results).toEqual([])
  const { raw, headers } = await server.client('serveFile', {
    params: { ticket: url.split('/').at(-1) },
  })
  expect(headers['content-disposition']).toMatch(/filename="masar-skills-/)
  const [head, ...rows] = raw.toString('utf8').slice(1).trim().split('\r\n')
  expect(head).toBe('المهارة,المجموعة,الوظائف التي تطلبها,المرشّحون الذين يملكونها,الفجوة')
  expect(rows).toHaveLength(3)
  // A gap below zero is a number, and no formula.
  expect(rows.some((row: string) => row.endsWith(',1,2,-1'))).toBe(true)
})
