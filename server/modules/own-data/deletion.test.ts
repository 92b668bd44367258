import { consentTextVersion } from '../../../machines/shared/consent-text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attempts, pastAttempts } from '../attempts/attempts.table'
import { mediaHolds, screenshots } from '../media/media.table'
import { users } from '../auth/auth.table'
import { arrangements } from '../attempts/outcomes.table'
import { accessLog, candidates, companies, files, mails, profiles } from '../users/users.table'
import { addNotifications } from '../../db/notifications'
import { notifications } from '../notifications/notifications.table'
import { findPastAttempts } from '../../db/past-attempts'
import { readTies } from '../../db/ties'
import { newId } from '../../db/id'
import { goodPassword, onboarded, type Person } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { forgetPastAttempts } from '../attempts/purge-expired-attempts.job'
import { finishDeletions } from './finish-deletions.job'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (token: string) => server.client('getDeletion', { token })
const remove = (token: string, body: object = { password: goodPassword }) =>
  server.client('deleteAccount', { token, body })
const getRow = async (id: string) =>
  (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]
const getFiles = (id: string) => server.deps.db.select().from(files).where(eq(files.ownerId, id))

/** An attempt that is over, with one picture of it. */
async function getAttempt(
  userId: string,
  status: 'COMPLETED' | 'IN_PROGRESS' = 'COMPLETED',
): Promise<{ id: string; key: string }> {
  const { db, clock, storage } = server.deps
  const [id, fileId, now] = [newId(), newId(), clock.now()]
  const key = `screenshots/${fileId}`
  await storage.put(key, Buffer.from('picture'))
  await db.insert(files).values({
    id: fileId,
    ownerId: userId,
    kind: 'screenshot',
    storageKey: key,
    mime: 'image/jpeg',
    filename: 'screenshot.jpg',
    bytes: 7,
    createdAt: now,
  })
  await db.insert(attempts).values({
    id,
    userId,
    assessmentId: 'english_v1',
    kind: 'english',
    status,
    state: {} as never,
    eventCount: 0,
    lastSeenAt: now,
    startedAt: now,
    finishedAt: status === 'COMPLETED' ? now : null,
  })
  await db.insert(screenshots).values({
    id: newId(),
    attemptId: id,
    sessionId: newId(),
    index: 0,
    offsetMs: 0,
    fileId,
    receivedAt: now,
  })
  return { id, key }
}

describe('a candidate who deletes their account', () => {
  let person: Person
  beforeEach(async () => {
    person = await onboarded(server)
  })

  test('has to prove that it is they', async () => {
    expect((await remove(person.token, {})).body.fields).toEqual({ password: expect.any(String) })
    expect((await remove(person.token, { password: 'Wrong-Palm1' })).body).toMatchObject({
      code: 'password_wrong',
      fields: { password: expect.any(String) },
    })
    expect(await getRow(person.id)).toMatchObject({ email: person.email })
  })

  test('leaves nothing behind: rows, files, mails and sessions', async () => {
    const { key } = await getAttempt(person.id)
    const stored = (await getFiles(person.id)).map(({ storageKey }) => storageKey)
    expect((await remove(person.token)).status).toBe(200)
    await server.runJobs()
    const { db, storage } = server.deps
    expect(await getRow(person.id)).toBeUndefined()
    expect(await db.select().from(candidates).where(eq(candidates.userId, person.id))).toEqual([])
    expect(await db.select().from(profiles).where(eq(profiles.userId, person.id))).toEqual([])
    expect(await getFiles(person.id)).toEqual([])
    expect(await Promise.all([key, ...stored].map((one) => storage.size(one)))).toEqual(
      [key, ...stored].map(() => null),
    )
    expect((await server.client('getUser', { token: person.token })).status).toBe(401)
    expect(
      (await server.client('loginUser', { body: { email: person.email, password: goodPassword } }))
        .body.code,
    ).toBe('invalid_credentials')
    expect(
      (await db.select().from(accessLog).where(eq(accessLog.userId, person.id))).map(
        ({ action }) => action,
      ),
    ).toContain('account.deleted')
  })

  test('gets one last mail, which is deleted too once it was sent', async () => {
    await remove(person.token)
    await server.runJobs()
    const letters = () =>
      server.deps.db.select({ kind: mails.kind }).from(mails).where(eq(mails.to, person.email))
    expect(await letters()).toEqual([{ kind: 'account_deleted' }])
    await finishDeletions(server.deps)
    expect(await letters()).toEqual([])
  })

  test('can sign up again under the same address', async () => {
    await remove(person.token)
    const { status } = await server.client('registerUser', {
      body: {
        full_name: 'Khalid Al Mansoori',
        mobile_number: '+971501234567',
        email: person.email,
        password: goodPassword,
        terms_accepted: true,
      },
    })
    expect(status).toBe(200)
  })

  test('has taken what they took: under the same address or number it is done, until an admin allows it again', async () => {
    await getAttempt(person.id)
    expect((await ask(person.token)).body.data.keeps_attempts).toBe(true)
    await remove(person.token)
    const again = await addPerson(server, 'candidate', { email: person.email.toUpperCase() })
    const card = async () =>
      (await server.client('listAttempts', { token: again.token })).body.data.results.find(
        ({ kind }: { kind: string }) => kind === 'english',
      )
    const consent = () =>
      server.client('giveConsent', {
        token: again.token,
        params: { assessment_id: 'english_v3' },
        body: { text_version: consentTextVersion, lang: 'en' },
      })
    expect(await card()).toMatchObject({ available: false, taken_before: true, attempt: null })
    expect((await consent()).body.code).toBe('attempt_already_completed')

    const admin = await addPerson(server, 'admin')
    const allow = () =>
      server.client('resetAssessment', {
        token: admin.token,
        params: { assessment_id: 'english_v1' },
        body: { user_id: again.id },
      })
    expect(
      (await server.client('getArrangement', { token: admin.token, params: { id: again.id } })).body
        .data.taken_before,
    ).toEqual(['english_v1'])
    expect((await allow()).body.data).toEqual({ changed: 1 })
    expect((await allow()).status).toBe(404)
    expect(await card()).toMatchObject({ assessment_id: 'english_v3', available: true })
    expect((await consent()).status).toBe(200)
    expect(
      (await server.deps.db.select().from(accessLog).where(eq(accessLog.userId, admin.id))).map(
        ({ action }) => action,
      ),
    ).toContain('assessment.allowed_again')
  })

  test('has taken it under another address, too, where the identity number is the same, and for a year', async () => {
    await getAttempt(person.id)
    await remove(person.token)
    const again = await addPerson(server, 'candidate')
    const taken = async () =>
      (await findPastAttempts(server.deps.db, server.deps, again.id)).map(
        ({ assessmentIds, standing }) => ({
          assessmentIds,
          standing,
        }),
      )
    expect(await taken()).toEqual([])
    await server.deps.db
      .update(candidates)
      .set({ emiratesId: '784199912345677' })
      .where(eq(candidates.userId, again.id))
    expect(await taken()).toEqual([{ assessmentIds: ['english_v1'], standing: true }])
    expect(JSON.stringify(await server.deps.db.select().from(pastAttempts))).not.toMatch(
      new RegExp(`784199912345677|${person.id}|${person.email}`),
    )
    server.deps.clock.advance(366 * 86_400)
    await forgetPastAttempts(server.deps)
    expect(await taken()).toEqual([])
  })

  test('cannot while an assessment is running', async () => {
    await getAttempt(person.id, 'IN_PROGRESS')
    expect((await ask(person.token)).body.data.refused).toBe('attempt_running')
    const { status, body } = await remove(person.token)
    expect([status, body.code]).toEqual([409, 'attempt_running'])
    expect(await getRow(person.id)).toBeDefined()
  })

  test('leaves data that an admin holds, without a name, until the hold is lifted', async () => {
    const [held, free] = [
      await getAttempt(person.id),
      await server.deps.db
        .update(attempts)
        .set({ archived: true })
        .where(eq(attempts.userId, person.id))
        .then(() => getAttempt(person.id)),
    ]
    const admin = await addPerson(server, 'admin')
    const hold = newId()
    await server.deps.db.insert(mediaHolds).values({
      id: hold,
      attemptId: held.id,
      reason: 'An appeal is open.',
      setBy: admin.id,
      setAt: server.deps.clock.now(),
    })
    expect((await ask(person.token)).body.data.held_attempts).toBe(1)
    await addNotifications(
      server.deps.db,
      [admin.id],
      {
        kind: 'appeal_made',
        attempt: { id: held.id, assessmentId: 'english_v1' },
        name: 'Khalid Saeed',
      },
      server.deps.clock.now(),
    )
    const told = async () =>
      (
        await server.deps.db
          .select({ words: notifications.words })
          .from(notifications)
          .where(eq(notifications.attemptId, held.id))
      ).map(({ words }) => words)
    await remove(person.token)
    await server.runJobs()
    expect([
      await server.deps.storage.size(held.key),
      await server.deps.storage.size(free.key),
    ]).toEqual([7, null])
    expect(await getRow(person.id)).toMatchObject({
      firstName: '—',
      lastName: '',
      passwordHash: null,
      mobileNumber: null,
      roleName: null,
    })
    expect(JSON.stringify(await getRow(person.id))).not.toContain(person.email)
    expect(await told()).toEqual([{ name: '—' }])
    await finishDeletions(server.deps)
    expect(await getRow(person.id)).toBeDefined()

    await server.deps.db
      .update(mediaHolds)
      .set({ liftedAt: server.deps.clock.now(), liftedBy: admin.id, liftReason: 'Decided.' })
      .where(eq(mediaHolds.id, hold))
    await finishDeletions(server.deps)
    await server.runJobs()
    expect(await getRow(person.id)).toBeUndefined()
    expect(await server.deps.storage.size(held.key)).toBeNull()
  })
})

describe('somebody without a password', () => {
  test('deletes with a mailed code, once', async () => {
    const person = await addPerson(server, 'candidate')
    expect((await ask(person.token)).body.data.has_password).toBe(false)
    expect((await remove(person.token, {})).body.fields).toEqual({ code: expect.any(String) })
    await server.client('mailDeletionCode', { token: person.token })
    const [letter] = await server.deps.db.select().from(mails).where(eq(mails.to, person.email))
    const code = /\b\d{4}\b/.exec(letter?.subject ?? '')?.[0] ?? ''
    expect(
      (await remove(person.token, { code: String((Number(code) + 1) % 10_000).padStart(4, '0') }))
        .body.code,
    ).toBe('invalid_code')
    expect((await remove(person.token, { code })).status).toBe(200)
    expect(await getRow(person.id)).toBeUndefined()
  })

  test('is not mailed one where there is a password', async () => {
    const { token } = await onboarded(server)
    expect((await server.client('mailDeletionCode', { token })).status).toBe(409)
  })
})

describe('somebody who decided about others', () => {
  const codeFor = async (person: { token: string; email: string }) => {
    await server.client('mailDeletionCode', { token: person.token })
    const [letter] = await server.deps.db.select().from(mails).where(eq(mails.to, person.email))
    return /\b\d{4}\b/.exec(letter?.subject ?? '')?.[0] ?? ''
  }

  test('goes, and the decision stays without the name', async () => {
    const [admin, other, candidate] = [
      await addPerson(server, 'admin'),
      await addPerson(server, 'admin'),
      await addPerson(server, 'candidate'),
    ]
    await server.deps.db.insert(arrangements).values({
      id: newId(),
      userId: candidate.id,
      timeFactor: 1.25,
      breakSeconds: 0,
      waived: [],
      reason: 'Dyslexia.',
      setBy: admin.id,
      setAt: server.deps.clock.now(),
    })
    expect((await ask(admin.token)).body.data).toMatchObject({
      keeps_decisions: true,
      refused: null,
    })
    expect((await ask(other.token)).body.data.keeps_decisions).toBe(false)
    expect((await remove(admin.token, { code: await codeFor(admin) })).status).toBe(200)
    expect(await getRow(admin.id)).toMatchObject({ firstName: '—', roleName: null })
    expect(
      await server.deps.db
        .select({ setBy: arrangements.setBy })
        .from(arrangements)
        .where(eq(arrangements.userId, candidate.id)),
    ).toEqual([{ setBy: admin.id }])
  })

  test('a recruiter’s company stays', async () => {
    const recruiter = await addPerson(server, 'recruiter')
    expect((await ask(recruiter.token)).body.data.keeps_company).toBe(true)
    expect((await remove(recruiter.token, { code: await codeFor(recruiter) })).status).toBe(200)
  })

  test('a company keeps its logo as long as somebody of it is there', async () => {
    const [recruiter, other] = [
      await addPerson(server, 'recruiter'),
      await addPerson(server, 'recruiter'),
    ]
    const { db, storage, clock } = server.deps
    const [logo, key] = [newId(), `files/${newId()}`]
    await storage.put(key, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await db.insert(files).values({
      id: logo,
      ownerId: recruiter.id,
      kind: 'company_avatar',
      storageKey: key,
      mime: 'image/svg+xml',
      filename: 'logo.svg',
      bytes: 41,
      createdAt: clock.now(),
    })
    const companyId = (await getRow(recruiter.id))?.companyId ?? ''
    await db.update(companies).set({ avatarFileId: logo }).where(eq(companies.id, companyId))
    await db.update(users).set({ companyId }).where(eq(users.id, other.id))
    const getLogoId = async () =>
      (
        await db
          .select({ avatarFileId: companies.avatarFileId })
          .from(companies)
          .where(eq(companies.id, companyId))
      )[0]?.avatarFileId

    await remove(recruiter.token, { code: await codeFor(recruiter) })
    await server.runJobs()
    expect([await getLogoId(), await storage.size(key)]).toEqual([logo, 41])
    await remove(other.token, { code: await codeFor(other) })
    await server.runJobs()
    expect([await getLogoId(), await storage.size(key)]).toEqual([null, null])
  })

  test('of the last two admins who go at once one stays', async () => {
    const two = await startTestServer()
    const admins = [await addPerson(two, 'admin'), await addPerson(two, 'admin')]
    const codes = await Promise.all(
      admins.map(async ({ token, email }) => {
        await two.client('mailDeletionCode', { token })
        const [letter] = await two.deps.db.select().from(mails).where(eq(mails.to, email))
        return /\b\d{4}\b/.exec(letter?.subject ?? '')?.[0] ?? ''
      }),
    )
    const answers = await Promise.all(
      admins.map(({ token }, at) =>
        two.client('deleteAccount', { token, body: { code: codes[at] ?? '' } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await two.close()
  })

  test('the last admin cannot go', async () => {
    const lone = await startTestServer()
    const admin = await addPerson(lone, 'admin')
    expect((await lone.client('getDeletion', { token: admin.token })).body.data.refused).toBe(
      'last_admin',
    )
    await lone.client('mailDeletionCode', { token: admin.token })
    const [letter] = await lone.deps.db.select().from(mails).where(eq(mails.to, admin.email))
    const { status, body } = await lone.client('deleteAccount', {
      token: admin.token,
      body: { code: /\b\d{4}\b/.exec(letter?.subject ?? '')?.[0] },
    })
    expect([status, body.code]).toEqual([409, 'last_admin'])
    await lone.close()
  })
})

test('every table that names a person says what happens to it when they leave', async () => {
  const ties = (await readTies(server.deps.db)).filter(({ parent }) => parent === 'users')
  expect(ties.length).toBeGreaterThan(15)
  expect(
    ties
      .filter(({ whenGone }) => whenGone === 'kept')
      .map(({ table, column }) => `${table}.${column}`),
  ).toEqual(
    expect.arrayContaining([
      'appeals.decided_by',
      'arrangements.set_by',
      'media_holds.set_by',
      'reviews.reviewer_id',
    ]),
  )
})
