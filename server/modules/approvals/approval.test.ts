import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { startAttempt } from '../../../machines/attempt/attempt-fold'
import { plusSeconds } from '../../runtime/clock'
import { newId } from '../../db/id'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { accessLog, mails } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
// The clock moves on, and with it the admin's session comes to its end.
beforeEach(async () => {
  admin = await addPerson(server, 'admin')
})

const act = async (action: string, people: Person[], reason?: string, expected?: string) => {
  const { status, body } = await server.client('adminActionCandidate', {
    token: admin.token,
    body: {
      user_ids: people.map(({ id }) => id),
      action,
      ...(reason === undefined ? {} : { reason }),
      ...(expected === undefined ? {} : { expected_status: expected }),
    },
  })
  return {
    status,
    body,
    code: body.code as string | undefined,
    changed: body.data?.user_ids as string[] | undefined,
  }
}
const search = async (body: object) =>
  (
    await server.client('adminSearchCandidates', {
      token: admin.token,
      body: { page: 1, limit: 10, ...body },
    })
  ).body.data
const getStatus = async ({ id, token }: Person) => {
  const [account] = await server.deps.db.select().from(users).where(eq(users.id, id))
  const { body } = await server.client('getUser', { token })
  return {
    status: account?.approvalStatus,
    accountStatus: body.data.standing as string,
    reason: body.data.approval.reason as string | null,
  }
}
const mailsAbout = ({ id }: Person) =>
  server.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.about, id), isNull(mails.cancelledAt)))

async function addAttempt(
  { id: userId }: Person,
  status: 'IN_PROGRESS' | 'COMPLETED',
): Promise<void> {
  const startedAt = server.deps.clock.now()
  const state = startAttempt({
    type: 'attempt.started',
    at: startedAt.toISOString(),
    epoch: 1,
    sequence: 1,
    detail: { parts: [{ id: 'writing', budget_seconds: 1200 }], factor: 1 },
  })
  await server.deps.db.insert(attempts).values({
    id: newId(),
    userId,
    assessmentId: 'english_v3',
    kind: 'english',
    status,
    state,
    eventCount: 1,
    lastSeenAt: startedAt,
    startedAt,
  })
}

describe('deciding', () => {
  test('an approval opens the account, with one mail that waits out the undo', async () => {
    const person = await addPerson(server, 'pendingCandidate', { lang: 'ar' })
    const { status, body, changed } = await act('approved', [person])
    expect([status, changed, body.message]).toEqual([200, [person.id], '1 registration updated.'])
    expect(await getStatus(person)).toMatchObject({
      status: 'APPROVED',
      accountStatus: 'CANDIDATE_PROFILE_PENDING',
    })
    const [mail, ...more] = await mailsAbout(person)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'approved', to: person.email })
    expect(mail?.text).toMatch(/[\u0600-\u06ff]/)
    const [account] = await server.deps.db.select().from(users).where(eq(users.id, person.id))
    expect(mail?.sendAfter).toEqual(plusSeconds(account?.approvalDecidedAt ?? new Date(0), 60))
    await server.runJobs()
    expect((await mailsAbout(person))[0]?.sentAt).toBeNull()
  })

  test('a recruiter is approved by the same list', async () => {
    const person = await addPerson(server, 'pendingRecruiter')
    await act('approved', [person])
    expect((await getStatus(person)).accountStatus).toBe('RECRUITER')
  })

  test('a decline needs a reason and tells it to the person, on the screen and by mail', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    const refused = await act('declined', [person], '  ')
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['reason']])
    await act('declined', [person], 'No laptop.')
    expect(await getStatus(person)).toEqual({
      status: 'DECLINED',
      accountStatus: 'PENDING_VERIFICATION',
      reason: 'No laptop.',
    })
    expect((await mailsAbout(person))[0]?.text).toContain('No laptop.')
  })

  test('starting to review makes a registration pending, without a mail', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('start_review', [person])
    expect((await getStatus(person)).status).toBe('PENDING')
    expect(await mailsAbout(person)).toEqual([])
  })

  test('the same decision again changes nothing and sends nothing', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', [person])
    expect(await act('approved', [person])).toMatchObject({
      status: 409,
      code: 'no_pending_request',
    })
    expect(await mailsAbout(person)).toHaveLength(1)
  })

  test('of several, those that can be changed are, and the answer says which', async () => {
    const [open, done] = [
      await addPerson(server, 'pendingCandidate'),
      await addPerson(server, 'candidate'),
    ]
    expect((await act('approved', [open, done])).changed).toEqual([open.id])
  })

  test('a decision made from another status than was shown is refused, and says who decided what', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', [person], undefined, 'REGISTERED')
    const refused = await act('declined', [person], 'No laptop.', 'REGISTERED')
    expect(refused).toMatchObject({ status: 409, code: 'decided_meanwhile' })
    expect(refused.body.message).toBe(
      '\u2068Mariam Al Suwaidi\u2069 approved this registration. Look at it again.',
    )
    expect((await getStatus(person)).status).toBe('APPROVED')
    expect((await mailsAbout(person)).map(({ kind }) => kind)).toEqual(['approved'])
    await act('declined', [person], 'No laptop.', 'APPROVED')
    expect((await getStatus(person)).status).toBe('DECLINED')
    // An undo takes back only the decision that the admin was shown, not a later one by somebody
    // else.
    expect(await act('undo', [person], undefined, 'APPROVED')).toMatchObject({
      code: 'decided_meanwhile',
    })
    const other = await addPerson(server, 'pendingCandidate')
    expect((await act('approved', [person, other], undefined, 'REGISTERED')).changed).toEqual([
      other.id,
    ])
    expect((await act('approved', [person, other], undefined, 'REGISTERED')).body.message).toBe(
      'The selected registrations have changed. Look at them again.',
    )
  })

  test('an admin and somebody who has not chosen a role are not decided about', async () => {
    const others = [
      await addPerson(server, 'admin', { approvalStatus: 'REGISTERED' }),
      await addPerson(server, 'noRole'),
      { id: newId(), email: '', token: '' },
    ]
    expect(await act('approved', others)).toMatchObject({ status: 409, code: 'no_pending_request' })
  })

  test('a candidate cannot be declined while an assessment of theirs runs', async () => {
    const person = await addPerson(server, 'candidate')
    await addAttempt(person, 'IN_PROGRESS')
    expect(await act('declined', [person], 'No laptop.')).toMatchObject({
      status: 409,
      code: 'attempt_running',
    })
    expect((await getStatus(person)).status).toBe('APPROVED')
  })

  test('each decision is in the access log, with its author', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('declined', [person], 'No laptop.')
    await act('undo', [person])
    const entries = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.subjectId, person.id))
      .orderBy(accessLog.id)
    expect(entries).toMatchObject([
      {
        userId: admin.id,
        action: 'approval.declined',
        subjectKind: 'user',
        detail: { from: 'REGISTERED', to: 'DECLINED' },
      },
      { userId: admin.id, action: 'approval.undo', detail: { from: 'DECLINED', to: 'REGISTERED' } },
    ])
  })
})

describe('undoing', () => {
  test('within a minute restores the earlier status, and the mail is never sent', async () => {
    const person = await addPerson(server, 'pendingCandidate', { approvalStatus: 'PENDING' })
    await act('approved', [person])
    server.deps.clock.advance(59)
    expect((await act('undo', [person])).status).toBe(200)
    expect((await getStatus(person)).status).toBe('PENDING')
    expect(await mailsAbout(person)).toEqual([])
    expect(await act('undo', [person])).toMatchObject({ status: 409, code: 'no_pending_request' })
  })

  test('the mail goes out when its minute is over, except after a decision that was undone', async () => {
    const [stays, undone] = [
      await addPerson(server, 'pendingCandidate'),
      await addPerson(server, 'pendingCandidate'),
    ]
    await act('approved', [stays, undone])
    await act('undo', [undone])
    // The queue goes by the database's own clock, which a test cannot move.
    await server.deps.db.execute(
      sql`update job_queue.job set start_after = now() where name = 'mail.send'`,
    )
    await server.runJobs()
    const sentTo = async ({ email }: Person) =>
      (await server.deps.db.select().from(mails).where(eq(mails.to, email))).map(
        ({ sentAt }) => sentAt !== null,
      )
    expect([await sentTo(stays), await sentTo(undone)]).toEqual([[true], [false]])
  })

  test('an approval of somebody declined is undone to the decline, with its reason', async () => {
    const person = await addPerson(server, 'declined')
    await act('approved', [person])
    expect((await getStatus(person)).reason).toBeNull()
    await act('undo', [person])
    expect(await getStatus(person)).toMatchObject({ status: 'DECLINED', reason: 'No laptop.' })
  })

  test('after a minute it is too late', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', [person])
    server.deps.clock.advance(61)
    expect(await act('undo', [person])).toMatchObject({ status: 409, code: 'undo_expired' })
    expect(await mailsAbout(person)).toHaveLength(1)
  })

  test('it is too late once an assessment was started', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', [person])
    await addAttempt(person, 'COMPLETED')
    expect(await act('undo', [person])).toMatchObject({ status: 409, code: 'undo_expired' })
  })

  test('a decision replaced within the minute sends one mail, about the last', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await act('approved', [person])
    await act('declined', [person], 'No laptop.')
    expect((await mailsAbout(person)).map(({ kind }) => kind)).toEqual(['declined'])
  })
})

describe('the list', () => {
  beforeAll(async () => {
    for (const [firstName, lastName] of [
      ['zayed', 'Collated'],
      ['Émile', 'Collated'],
      ['Ahmed', 'Collated'],
      ['eman', 'Collated'],
      ['أمل', 'Collated'],
    ] as const) {
      await addPerson(server, 'pendingCandidate', { firstName, lastName })
    }
    await addPerson(server, 'pendingRecruiter', { firstName: 'Basma', lastName: 'Collated' })
    await addPerson(server, 'declined', { firstName: 'Dana', lastName: 'Collated' })
  })

  test('shows those nobody has looked at, by name as people sort names, in pages, with the counts of all', async () => {
    const first = await search({ query: 'COLLATED', limit: 3 })
    expect(first).toMatchObject({
      page: 1,
      limit: 3,
      total: 5,
      counts: { REGISTERED: 5, PENDING: 1, APPROVED: 0, DECLINED: 1 },
    })
    const second = await search({ query: 'collated', limit: 3, page: 2 })
    const names = [...first.results, ...second.results].map(
      (row: { full_name: string }) => row.full_name.split(' ')[0],
    )
    expect(names).toEqual(['Ahmed', 'eman', 'Émile', 'zayed', 'أمل'])
  })

  test('is filtered by status and role, and finds by part of the e-mail', async () => {
    const recruiters = await search({ query: 'collated', status: 'PENDING', role: 'recruiter' })
    expect(recruiters.results).toMatchObject([
      {
        full_name: 'Basma Collated',
        role: 'recruiter',
        company_name: 'Falaj Data',
        city: null,
        emirates_id: null,
      },
    ])
    const declined = await search({ query: 'declined.', status: 'DECLINED' })
    expect(declined.results).toContainEqual(
      expect.objectContaining({
        full_name: 'Dana Collated',
        reason: 'No laptop.',
        city: 'abu_dhabi',
        resume_status: 'in_progress',
      }),
    )
  })

  test('takes wildcards of the database literally', async () => {
    expect((await search({ query: '%' })).total).toBe(0)
    expect((await search({ query: '_ollated' })).total).toBe(0)
  })
})
