import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import { newId } from '../../db/id'
import { selections } from '../approvals/approvals.table'
import { users } from '../auth/auth.table'
import { accessLog, candidates, mails } from '../users/users.table'
import { newEmiratesId } from '../../testing/emirates-ids'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { workOnSelections } from './selections.job'

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

/** People waiting who share a name that nobody else has. */
async function addCrowd(name: string, size: number): Promise<string[]> {
  const now = server.deps.clock.now()
  const crowd = Array.from({ length: size }, (_, at) => ({
    id: newId(),
    email: `${name}${at}@example.ae`,
    emailKey: `${name}${at}@example.ae`,
    firstName: name,
    lastName: String(at).padStart(4, '0'),
    roleName: 'individual' as const,
    isEmailConfirmed: true,
    createdAt: now,
  }))
  await server.deps.db.insert(users).values(crowd)
  return crowd.map(({ id }) => id)
}
const hold = async (body: object, token = admin.token) =>
  server.client('selectRegistrations', { token, body: { status: 'REGISTERED', ...body } })
const confirm = (id: string, body: object = { action: 'approved' }, token = admin.token) =>
  server.client('decideSelection', { token, params: { id }, body })
const look = async (id: string) =>
  (await server.client('getSelection', { token: admin.token, params: { id } })).body.data
const undo = (id: string) => server.client('undoSelection', { token: admin.token, params: { id } })
const statuses = async (ids: string[]) =>
  [
    ...new Set(
      (
        await server.deps.db
          .select({ status: users.approvalStatus })
          .from(users)
          .where(inArray(users.id, ids))
      ).map(({ status }) => status),
    ),
  ].sort()
const mailsAbout = (ids: string[]) =>
  server.deps.db
    .select()
    .from(mails)
    .where(and(inArray(mails.about, ids), isNull(mails.cancelledAt)))

describe('everybody whom a list shows', () => {
  test('is counted and named before the confirmation, and exactly these are approved, with one mail each and an entry in the log', async () => {
    const ids = await addCrowd('Shown', 250)
    const held = (await hold({ query: 'shown' })).body.data
    expect(held).toMatchObject({
      total: 250,
      names: ['Shown 0000', 'Shown 0001', 'Shown 0002', 'Shown 0003'],
      state: 'held',
      action: null,
      done: 0,
    })
    const [late] = await addCrowd('ShownLater', 1)
    expect((await confirm(held.selection_id)).body.data).toMatchObject({
      state: 'deciding',
      action: 'approved',
    })
    await server.runJobs()
    expect(await look(held.selection_id)).toMatchObject({
      state: 'decided',
      done: 250,
      changed: 250,
      undoable_until: expect.any(String),
    })
    expect(await statuses(ids)).toEqual(['APPROVED'])
    expect(await statuses([late ?? ''])).toEqual(['REGISTERED'])
    const sent = await mailsAbout(ids)
    expect([sent.length, new Set(sent.map(({ about }) => about)).size]).toEqual([250, 250])
    const log = await server.deps.db
      .select()
      .from(accessLog)
      .where(and(eq(accessLog.action, 'approval.approved'), inArray(accessLog.subjectId, ids)))
    expect([log.length, new Set(log.map(({ userId }) => userId))]).toEqual([
      250,
      new Set([admin.id]),
    ])
  })

  test('is not approved with all others where another account has the same Emirates ID', async () => {
    const change = { firstName: 'Twinned' }
    const [one, other, single] = [
      await addPerson(server, 'pendingCandidate', change),
      await addPerson(server, 'candidate'),
      await addPerson(server, 'pendingCandidate', change),
    ]
    const same = inArray(candidates.userId, [one.id, other.id])
    await server.deps.db.update(candidates).set({ emiratesId: newEmiratesId() }).where(same)
    const { selection_id: id } = (await hold({ query: 'twinned' })).body.data
    await confirm(id)
    await server.runJobs()
    expect(await look(id)).toMatchObject({ state: 'decided', done: 2, changed: 1 })
    expect([await statuses([one.id]), await statuses([single.id])]).toEqual([
      ['REGISTERED'],
      ['APPROVED'],
    ])
    const { status } = await server.client('adminActionCandidate', {
      token: admin.token,
      body: { user_ids: [one.id], action: 'approved' },
    })
    expect([status, await statuses([one.id])]).toEqual([200, ['APPROVED']])
  })

  test('is decided about once, however often it is confirmed and gone on with', async () => {
    const ids = await addCrowd('Once', 120)
    const { selection_id: id } = (await hold({ query: 'once' })).body.data
    await Promise.all([confirm(id), confirm(id)])
    await Promise.all([workOnSelections(server.deps), workOnSelections(server.deps)])
    expect(
      (await confirm(id, { action: 'declined', reason: 'Too late.' })).body.data,
    ).toMatchObject({ action: 'approved', state: 'decided', changed: 120 })
    await server.runJobs()
    expect(await mailsAbout(ids)).toHaveLength(120)
  })

  test('leaves out people about whom somebody else decided first', async () => {
    const ids = await addCrowd('Meanwhile', 3)
    const { selection_id: id } = (await hold({ query: 'meanwhile' })).body.data
    await server.client('adminActionCandidate', {
      token: admin.token,
      body: { user_ids: [ids[0]], action: 'declined', reason: 'No laptop.' },
    })
    await confirm(id)
    await server.runJobs()
    expect(await look(id)).toMatchObject({ done: 3, changed: 2 })
    expect(await statuses([ids[0] ?? ''])).toEqual(['DECLINED'])
  })

  test('is declined only with a reason, which each of them learns', async () => {
    const ids = await addCrowd('Reasoned', 2)
    const { selection_id: id } = (await hold({ query: 'reasoned' })).body.data
    expect((await confirm(id, { action: 'declined', reason: '  ' })).body.fields).toHaveProperty(
      'reason',
    )
    await confirm(id, { action: 'declined', reason: 'The course is full.' })
    await server.runJobs()
    expect((await mailsAbout(ids)).map(({ text }) => text.includes('The course is full.'))).toEqual(
      [true, true],
    )
  })

  test('has to be looked at again after 15 minutes', async () => {
    await addCrowd('Old', 1)
    const { selection_id: id } = (await hold({ query: 'old' })).body.data
    await server.deps.db
      .update(selections)
      .set({ heldAt: plusSeconds(server.deps.clock.now(), -15 * 60 - 1) })
      .where(eq(selections.id, id))
    expect(await confirm(id)).toMatchObject({ status: 409, body: { code: 'selection_expired' } })
  })

  test('is nobody where the filter shows nobody, and is for the admin who saw it', async () => {
    expect(await hold({ query: 'nobody is called so' })).toMatchObject({
      status: 409,
      body: { code: 'no_pending_request', message: 'No pending request found.' },
    })
    await addCrowd('Mine', 1)
    const { selection_id: id } = (await hold({ query: 'mine' })).body.data
    const other = await addPerson(server, 'admin')
    expect((await confirm(id, { action: 'approved' }, other.token)).status).toBe(404)
  })
})

describe('undoing', () => {
  test('within a minute takes back the whole of it, and no mail goes out', async () => {
    const ids = await addCrowd('Back', 130)
    const { selection_id: id } = (await hold({ query: 'back' })).body.data
    await confirm(id)
    await server.runJobs()
    server.deps.clock.advance(50)
    expect((await undo(id)).body.data.state).toBe('undoing')
    // The minute counts to when it was asked for.
    server.deps.clock.advance(30)
    await server.runJobs()
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 130, undoable_until: null })
    expect([await statuses(ids), await mailsAbout(ids)]).toEqual([['REGISTERED'], []])
  })

  test('stops the decisions that are still under way', async () => {
    const ids = await addCrowd('Stopped', 30)
    const { selection_id: id } = (await hold({ query: 'stopped' })).body.data
    await confirm(id)
    expect((await undo(id)).status).toBe(200)
    await server.runJobs()
    expect(await look(id)).toMatchObject({ state: 'undone', done: 30, changed: 0 })
    expect(await statuses(ids)).toEqual(['REGISTERED'])
  })

  test('leaves a decision that was made after it, and is too late after a minute', async () => {
    const [first = '', second = ''] = await addCrowd('Later', 2)
    const { selection_id: id } = (await hold({ query: 'later' })).body.data
    await confirm(id)
    await server.runJobs()
    server.deps.clock.advance(5)
    await server.client('adminActionCandidate', {
      token: admin.token,
      body: { user_ids: [first], action: 'declined', reason: 'No laptop.' },
    })
    await undo(id)
    await server.runJobs()
    expect([await statuses([first]), await statuses([second])]).toEqual([
      ['DECLINED'],
      ['REGISTERED'],
    ])
    expect((await mailsAbout([first])).map(({ kind }) => kind)).toEqual(['declined'])
    await addCrowd('TooLate', 1)
    const { selection_id: other } = (await hold({ query: 'toolate' })).body.data
    await confirm(other)
    await server.runJobs()
    server.deps.clock.advance(61)
    expect((await undo(other)).body.code).toBe('undo_expired')
  })
})

test('a decision with a key is made once, and sent again it is answered the same', async () => {
  const ids = (await addCrowd('Keyed', 2)).sort()
  const body = { user_ids: ids, action: 'approved', key: newId() }
  const answers = await Promise.all([
    server.client('adminActionCandidate', { token: admin.token, body }),
    server.client('adminActionCandidate', { token: admin.token, body }),
  ])
  expect(answers.map(({ status, body: { data } }) => [status, data])).toEqual([
    [200, { changed: 2, user_ids: ids }],
    [200, { changed: 2, user_ids: ids }],
  ])
  expect(await mailsAbout(ids)).toHaveLength(2)
})
