import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '../auth/auth.table'
import { accessLog, candidates, mails } from '../users/users.table'
import { newEmiratesId } from '../../testing/emirates-ids'
import { candidateForm, confirmed, resumeText, upload } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await addPerson(server, 'admin', { firstName: 'Noura', lastName: 'Hassan' })
})

const all = {
  auto_approval: true,
  laptop: true,
  wifi: true,
  full_time: true,
  locations: ['abu_dhabi', 'al_ain'],
}
const set = async (criteria: object, token = admin.token) =>
  (await server.client('setApprovalCriteria', { token, body: { ...all, ...criteria } })).body
const read = async (token = admin.token) =>
  (await server.client('getApprovalCriteria', { token })).body.data
const account = async (id: string) =>
  (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]

/** Somebody waiting, whose registration differs from one that meets everything. */
async function addWaiting(
  firstName: string,
  differs: Partial<typeof candidates.$inferInsert> = {},
  change: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  server.deps.clock.advance(1)
  const person = await addPerson(server, 'pendingCandidate', {
    firstName,
    lastName: 'Tried',
    ...change,
  })
  if (Object.keys(differs).length > 0)
    await server.deps.db.update(candidates).set(differs).where(eq(candidates.userId, person.id))
  return person
}

/** Somebody who registers now, by the form. */
async function register(differs: object): Promise<string> {
  const { token, id } = await confirmed(server)
  const resume = await upload(server, token, 'resume', resumeText, 'resume.txt')
  const { status } = await server.client('onboardCandidate', {
    token,
    body: { ...candidateForm(resume), emirates_id: newEmiratesId(), ...differs },
  })
  expect(status).toBe(200)
  return id
}

describe('trying criteria', () => {
  test('names the waiting people who would pass and what others lack, newest first, and sets nothing', async () => {
    await addWaiting('Passes')
    await addWaiting('Far', { city: 'dubai', laptopAvailable: false })
    await addWaiting(
      'Part',
      { availability40Hours: false, wifiAvailable: false },
      { approvalStatus: 'PENDING' },
    )
    await addWaiting('Decided', {}, { approvalStatus: 'DECLINED' })
    await addPerson(server, 'pendingRecruiter')
    const before = await read()
    const { data, message } = await set({ dry_run: true })
    expect(message).toBeUndefined()
    expect(data).toMatchObject({
      dry_run: true,
      would_pass: 1,
      would_wait: 2,
      criteria: { locations: ['abu_dhabi', 'al_ain'] },
    })
    expect(
      data.sample.map(
        ({
          full_name,
          passes,
          missing,
        }: {
          full_name: string
          passes: boolean
          missing: string[]
        }) => [full_name, passes, missing],
      ),
    ).toEqual([
      ['Part Tried', false, ['wifi', 'full_time']],
      ['Far Tried', false, ['laptop', 'location']],
      ['Passes Tried', true, []],
    ])
    expect(await read()).toEqual(before)
  })

  test('a criterion that is not set excludes nobody, and an empty list of locations allows any', async () => {
    expect(
      (await set({ laptop: false, wifi: false, full_time: false, locations: [], dry_run: true }))
        .data,
    ).toMatchObject({ would_pass: 3, would_wait: 0 })
  })
})

describe('setting criteria', () => {
  test('nobody is approved by criteria until an admin turns them on', async () => {
    expect(await read()).toMatchObject({ auto_approval: false, updated_at: null, updated_by: null })
    const id = await register({})
    expect(await account(id)).toMatchObject({ approvalStatus: 'REGISTERED' })
  })

  test('is an admin’s, is read by recruiters with who did it, and leaves decisions and those who wait as they are', async () => {
    const [waiting, declined] = [await addWaiting('Waiting'), await addPerson(server, 'declined')]
    const recruiter = await addPerson(server, 'recruiter')
    expect(
      (await server.client('setApprovalCriteria', { token: recruiter.token, body: all })).status,
    ).toBe(403)
    expect((await set({})).message).toBe('Approval criteria set.')
    expect(await read(recruiter.token)).toMatchObject({
      ...all,
      updated_by: 'Noura Hassan',
      updated_at: expect.any(String),
    })
    expect([
      (await account(waiting.id))?.approvalStatus,
      (await account(declined.id))?.approvalStatus,
    ]).toEqual(['REGISTERED', 'DECLINED'])
    const log = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.action, 'approval_criteria.set'))
    expect(log).toMatchObject([
      {
        userId: admin.id,
        subjectId: 'approval_criteria',
        detail: {
          from: 'laptop wifi full_time',
          to: 'auto_approval laptop wifi full_time abu_dhabi al_ain',
        },
      },
    ])
  })

  test('a registration with a used Emirates ID is not approved by criteria, and admins see both accounts', async () => {
    await set({})
    const emirates_id = newEmiratesId()
    const first = await register({ emirates_id })
    const second = await register({ emirates_id })
    expect([
      (await account(first))?.approvalStatus,
      (await account(second))?.approvalStatus,
    ]).toEqual(['APPROVED', 'PENDING'])
    expect(await server.deps.db.select().from(mails).where(eq(mails.about, second))).toEqual([])
    const shown = async (status: string, id: string) =>
      (
        await server.client('adminSearchCandidates', {
          token: admin.token,
          body: { page: 1, limit: 100, status },
        })
      ).body.data.results.find(({ user_id }: { user_id: string }) => user_id === id)
    expect((await shown('PENDING', second)).same_identity).toMatchObject([
      { user_id: first, status: 'APPROVED' },
    ])
    expect((await shown('APPROVED', first)).same_identity).toMatchObject([{ user_id: second }])
  })

  test('a new registration that meets the criteria is approved at once with one mail, and others wait', async () => {
    await set({})
    const passes = await register({
      city: 'al_ain',
      laptop_available: true,
      wifi_available: true,
      availability_40_hours: true,
    })
    const waits = await register({
      city: 'al_ain',
      laptop_available: false,
      wifi_available: true,
      availability_40_hours: true,
    })
    expect(await account(passes)).toMatchObject({
      approvalStatus: 'APPROVED',
      approvalPrevious: 'REGISTERED',
      approvalDecidedBy: null,
    })
    expect(await account(waits)).toMatchObject({ approvalStatus: 'PENDING' })
    expect(
      (await server.deps.db.select().from(mails).where(eq(mails.about, passes))).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['approved'])
    expect(await server.deps.db.select().from(mails).where(eq(mails.about, waits))).toEqual([])
    const [entry] = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.subjectId, passes))
    expect(entry).toMatchObject({ userId: admin.id, action: 'approval.automatic_approved' })
  })

  test('a decision by the criteria can be undone like any other', async () => {
    const id = await register({
      city: 'al_ain',
      laptop_available: true,
      wifi_available: true,
      availability_40_hours: true,
    })
    expect(
      (
        await server.client('adminActionCandidate', {
          token: admin.token,
          body: { user_ids: [id], action: 'undo' },
        })
      ).status,
    ).toBe(200)
    expect(await account(id)).toMatchObject({ approvalStatus: 'REGISTERED' })
  })

  test('with auto-approval off again everybody waits to be looked at', async () => {
    await set({ auto_approval: false })
    expect(await account(await register({}))).toMatchObject({ approvalStatus: 'REGISTERED' })
  })
})
