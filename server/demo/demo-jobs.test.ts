import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, loadDemoData } from './demo'
import { startTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await loadDemoData(server.deps)
  await server.deps.matching.followJobs()
  await server.deps.matching.followCandidates()
})
afterAll(() => server.close())

const signIn = async (email: string) => {
  const { body } = await server.client('loginUser', {
    body: { email, password: demoAccounts.password },
  })
  return { token: body.data.token as string, id: body.data.user.id as string }
}

test('the demo has at least 80 published jobs for anybody to see', async () => {
  const { body } = await server.client('searchPublicJobs', { body: { limit: 1 } })
  expect(body.data.total).toBeGreaterThanOrEqual(80)
})

test('the demo candidate has more than a page of matching jobs, courses that close gaps, and a way ahead', async () => {
  const { token, id } = await signIn(demoAccounts.emails[0])
  const jobs = await server.client('listMatchingJobs', { token })
  expect(jobs.body.data.results).toHaveLength(12)
  expect(jobs.body.data.results[0].matching_score).toBeGreaterThan(0.5)
  expect(jobs.body.data.results[0].career_path.length).toBeGreaterThan(0)
  const courses = await server.client('listUpskillCourses', { token, body: {} })
  expect(courses.body.data.upskill_nf.length).toBeGreaterThan(5)
  expect(courses.body.data.upskill_nf[0].total_score).toBeGreaterThan(0)
  const gaps = await server.client('listSkillGaps', { token, body: {} })
  expect(gaps.body.data[0]).toMatchObject({
    gap: expect.any(Number),
    course_id: expect.any(String),
  })
  const path = await server.client('getCareerPath', { token, body: { uid: id, n: 3 } })
  expect(path.body.data.steps).toHaveLength(3)
})

test('the demo recruiter has jobs with candidates', async () => {
  const { token } = await signIn(demoAccounts.emails[1])
  const all = (await server.client('searchPublicJobs', { body: { limit: 100 } })).body.data
    .results as { id: string; company_name: string }[]
  const own = all.filter(({ company_name: name }) => name === 'Masar Language Data')
  expect(own.length).toBeGreaterThan(0)
  const { body } = await server.client('listCandidatesForJobs', {
    token,
    body: { job_ids: own.slice(0, 20).map(({ id }) => id) },
  })
  expect(body.data.total).toBeGreaterThan(0)
})
