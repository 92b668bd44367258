import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addEndedAttempt } from './fixtures/ended-attempt'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
})
afterAll(() => server.close())

interface Month {
  month: string
}
const monthsNow = async (): Promise<Month[]> =>
  (await server.client('getInceptionStats', { token: recruiter.token })).body.data.months

test('each of the last twelve months in the Emirates is listed, even an empty one', async () => {
  const months = (await monthsNow()).map(({ month }) => month)
  expect(months).toHaveLength(12)
  expect(months).toEqual(months.toSorted())
  const now = server.deps.clock.now()
  const gulf = new Date(now.getTime() + 4 * 3600_000).toISOString().slice(0, 7)
  expect(months.at(-1)).toBe(gulf)
})

test('the median is the one in the middle, and what ended before it began is no time at all', async () => {
  const { db } = server.deps
  // The last hours of August elsewhere are September in the Emirates.
  const createdAt = new Date('2026-08-31T20:30:00Z')
  for (const [hours, minutes, overall] of [
    [1, 10, 80],
    [2, 20, 40],
    [99, 60, 90],
    [2, -30, 60],
  ] as const) {
    const { id: userId } = await addPerson(server, 'candidate', { createdAt })
    const at = new Date(createdAt.getTime() + hours * 3600_000).toISOString()
    await addEndedAttempt(
      db,
      { userId, kind: 'english', at },
      { status: 'COMPLETED', overall, minutes },
    )
  }
  const september = (await monthsNow()).find(({ month }) => month === '2026-09')
  expect(september).toEqual({
    month: '2026-09',
    registered: 4,
    submitted: 3,
    passed: 3,
    failed: 1,
    signup_to_assessment_median: 2 * 3600,
    english_median: 1200,
    annotation_median: null,
  })
  const { average_times: times } = (
    await server.client('getDashboardStats', {
      token: recruiter.token,
      query: { from_date: '2026-09-01', to_date: '2026-09-30' },
    })
  ).body.data
  expect(times.english).toMatchObject({ overall: 1800, writing: 1800 })
})
