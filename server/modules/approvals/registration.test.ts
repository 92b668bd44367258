import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newEmiratesId } from '../../testing/emirates-ids'
import { candidateForm, confirmed, resumeText, upload } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { accessLog, candidates, profiles } from '../users/users.table'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await addPerson(server, 'admin')
})

const read = (id: string) =>
  server.client('getRegistration', { token: admin.token, params: { id } })

/** Somebody who registers now, by the form, and whose resume is read. */
async function register(differs: object = {}): Promise<{ id: string; token: string }> {
  const { token, id } = await confirmed(server)
  const resume = await upload(server, token, 'resume', resumeText, 'resume.txt')
  const { status } = await server.client('onboardCandidate', {
    token,
    body: { ...candidateForm(resume), emirates_id: newEmiratesId(), ...differs },
  })
  expect(status).toBe(200)
  await server.runJobs()
  return { id, token }
}

test('an admin reads what a resume says before its owner has confirmed it, and opens the file, which is logged', async () => {
  const { id } = await register({ address: 'Al Bateen, villa 4' })
  const { profile, details } = (await read(id)).body.data
  expect(details.address).toBe('Al Bateen, villa 4')
  expect(profile.review).toMatchObject({ state: 'waiting', counts: false })
  expect(profile.upload_response.profile.skills.length).toBeGreaterThan(0)
  // Everywhere else it stays its owner's alone.
  const elsewhere = await server.client('getUserProfile', { token: admin.token, query: { id } })
  expect(elsewhere.body.data.upload_response).toBeNull()

  const ticket = await server.client('issueTicket', {
    token: admin.token,
    body: { file: { kind: 'resume', id: profile.resume.id } },
  })
  expect(ticket.status).toBe(200)
  const logged = await server.deps.db.select().from(accessLog).where(eq(accessLog.personId, id))
  expect(logged).toMatchObject([{ action: 'file.opened', userId: admin.id }])
})

test('a profile that its owner has reviewed is shown as it counts', async () => {
  const { id } = await register()
  const [{ read: said } = { read: null }] = await server.deps.db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, id))
  if (said === null) throw new Error('The resume was not read')
  await server.deps.db
    .update(profiles)
    .set({ parsed: { ...said, name: 'As reviewed' }, reviewedAt: server.deps.clock.now() })
    .where(eq(profiles.userId, id))
  const { profile } = (await read(id)).body.data
  expect(profile.review.state).toBe('reviewed')
  expect(profile.upload_response.profile.name).toBe('As reviewed')
})

test('the criteria are counted by those that are asked, met or not', async () => {
  await server.client('setApprovalCriteria', {
    token: admin.token,
    body: {
      auto_approval: false,
      laptop: true,
      wifi: true,
      full_time: false,
      locations: ['al_ain'],
    },
  })
  const { id } = await addPerson(server, 'pendingCandidate')
  await server.deps.db
    .update(candidates)
    .set({ wifiAvailable: false, availability40Hours: false, city: 'dubai' })
    .where(eq(candidates.userId, id))
  expect((await read(id)).body.data.criteria).toEqual({
    results: [
      { key: 'laptop', asked: true, met: true },
      { key: 'wifi', asked: true, met: false },
      { key: 'full_time', asked: false, met: true },
      { key: 'location', asked: true, met: false },
    ],
    locations: ['al_ain'],
    met: 1,
    asked: 3,
  })
})

test('another account with the same Emirates ID is shown with its answers', async () => {
  const number = newEmiratesId()
  const [first, second] = [
    await register({ emirates_id: number, city: 'al_ain' }),
    await register({ emirates_id: number }),
  ]
  expect((await read(second.id)).body.data.same_identity).toMatchObject([
    { user_id: first.id, city: 'al_ain', resume_status: 'completed' },
  ])
})

test('a recruiter is shown with the company, and has nothing of a candidate', async () => {
  const { id } = await addPerson(server, 'pendingRecruiter')
  const { user, details, profile, criteria } = (await read(id)).body.data
  expect(user.companyDetail).toMatchObject({ company_name: 'Falaj Data', company_size: 40 })
  expect([details, profile, criteria]).toEqual([null, null, null])
})

test.each(['admin', 'noRole'] as const)('there is no registration of a %s', async (persona) => {
  const { id } = await addPerson(server, persona)
  expect((await read(id)).status).toBe(404)
})
