import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '../auth/auth.table'
import { files } from './users.table'
import { upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const jpeg = readFileSync(new URL('../attempts/fixtures/recorder/screenshot.jpg', import.meta.url))
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
)
const patch = (token: string, body: object) => server.client('updateUser', { token, body })
const patchDetails = (token: string, body: object) =>
  server.client('updateUserDetails', { token, body })
const whole = async (token: string, id?: string) =>
  server.client('getUserProfileDetails', { token, query: id === undefined ? {} : { id } })

describe('one’s own name, number, language and picture', () => {
  test('change alone, and the rest stays', async () => {
    const { token } = await addPerson(server, 'candidate')
    const { status, body } = await patch(token, {
      first_name: '  Maryam ',
      mobile_number: '+971 50 765 4321',
    })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      first_name: 'Maryam',
      last_name: 'Al Suwaidi',
      mobile_number: '+971507654321',
    })
  })

  test('a name is letters, and a number is one', async () => {
    const { token } = await addPerson(server, 'recruiter')
    expect(
      (await patch(token, { first_name: ' ', last_name: '7', mobile_number: 'none' })).body.fields,
    ).toEqual({
      first_name: expect.any(String),
      last_name: expect.any(String),
      mobile_number: expect.any(String),
    })
    expect((await patch(token, { last_name: '' })).status).toBe(200)
  })

  test('the language is that of one’s mails', async () => {
    const { id, token } = await addPerson(server, 'candidate')
    await patch(token, { lang: 'ar' })
    expect(
      await server.deps.db.select({ lang: users.lang }).from(users).where(eq(users.id, id)),
    ).toEqual([{ lang: 'ar' }])
  })

  test('a picture takes the place of the one before, which is deleted', async () => {
    const { id, token } = await addPerson(server, 'admin')
    const pictures = () => server.deps.db.select().from(files).where(eq(files.ownerId, id))
    await patch(token, { avatar: await upload(server, token, 'avatar', png, 'one.png') })
    const [first] = await pictures()
    const { body } = await patch(token, {
      avatar: await upload(server, token, 'avatar', png, 'two.png'),
    })
    expect(body.data.user.avatar_url).not.toBeNull()
    expect((await pictures()).map(({ filename }) => filename)).toEqual(['two.png'])
    expect(await server.deps.storage.size(first?.storageKey ?? '')).toBeNull()
    expect((await patch(token, { avatar: null })).body.data.user.avatar_url).toBeNull()
    expect(await pictures()).toEqual([])
  })

  test.each([
    ['me.png', png, 'image/png'],
    ['me.jpg', jpeg, 'image/jpeg'],
    ['me.jpeg', jpeg, 'image/jpeg'],
    ['me.svg', svg, 'image/svg+xml'],
  ])('a picture is taken as %s', async (name, bytes, mime) => {
    const { id, token } = await addPerson(server, 'candidate')
    await patch(token, { avatar: await upload(server, token, 'avatar', bytes, name) })
    expect(
      await server.deps.db
        .select({ mime: files.mime, filename: files.filename })
        .from(files)
        .where(eq(files.ownerId, id)),
    ).toEqual([{ mime, filename: name }])
  })

  test('another’s upload is no picture of mine', async () => {
    const stranger = await addPerson(server, 'candidate')
    const { token } = await addPerson(server, 'candidate')
    expect(
      (
        await patch(token, {
          avatar: await upload(server, stranger.token, 'avatar', png, 'me.png'),
        })
      ).body.fields,
    ).toHaveProperty('avatar')
  })
})

describe('a candidate’s answers at onboarding', () => {
  test('change in part, under the rules of the whole', async () => {
    const { token } = await addPerson(server, 'candidate')
    expect((await patchDetails(token, { city: 'al_ain', is_student: true })).body.fields).toEqual({
      university_name: expect.any(String),
    })
    expect(
      (await patchDetails(token, { city: 'al_ain', is_student: true, university_name: 'UAEU' }))
        .status,
    ).toBe(200)
    expect((await whole(token)).body.data.details).toMatchObject({
      city: 'al_ain',
      is_student: true,
      university_name: 'UAEU',
      address: 'Al Reem Island',
    })
  })

  test('an Emirati cannot take the number off', async () => {
    const { token } = await addPerson(server, 'candidate')
    expect((await patchDetails(token, { emirates_id: null })).body.fields).toEqual({
      emirates_id: expect.any(String),
    })
  })

  test('do not exist for a recruiter', async () => {
    const { token } = await addPerson(server, 'recruiter')
    expect((await patchDetails(token, { city: 'al_ain' })).body.code).toBe(
      'candidate_profile_not_found',
    )
    expect((await whole(token)).body.data).toMatchObject({ details: null, profile: null })
  })

  test('are shown to recruiters in part, to admins in whole, and to no other candidate', async () => {
    const [candidate, stranger, recruiter, admin] = [
      await addPerson(server, 'candidate'),
      await addPerson(server, 'candidate'),
      await addPerson(server, 'recruiter'),
      await addPerson(server, 'admin'),
    ]
    await patchDetails(candidate.token, {
      accommodations_needed: true,
      accommodations_detail: 'A screen reader.',
    })
    expect((await whole(stranger.token, candidate.id)).status).toBe(404)
    const { data } = (await whole(recruiter.token, candidate.id)).body
    expect(data).toMatchObject({
      user: { id: candidate.id },
      candidate: { city: 'abu_dhabi', is_emirati: true },
      details: null,
      profile: { status: 'completed' },
    })
    expect(JSON.stringify(data)).not.toMatch(/7841990|screen reader|accommodations|Al Reem Island/)
    expect((await whole(admin.token, candidate.id)).body.data.details).toMatchObject({
      emirates_id: expect.stringMatching(/^7841990/),
      accommodations_detail: 'A screen reader.',
    })
  })
})

describe('the record of another', () => {
  const seen = async (token: string, id: string) =>
    (await server.client('getUser', { token, query: { id } })).status

  test('of a recruiter or an admin is nothing for recruiters, and that of an admin nothing for another', async () => {
    const [recruiter, other, admin, second] = [
      await addPerson(server, 'recruiter'),
      await addPerson(server, 'recruiter'),
      await addPerson(server, 'admin'),
      await addPerson(server, 'admin'),
    ]
    expect([await seen(recruiter.token, other.id), await seen(recruiter.token, admin.id)]).toEqual([
      404, 404,
    ])
    expect([await seen(admin.token, recruiter.id), await seen(admin.token, second.id)]).toEqual([
      200, 404,
    ])
  })

  test('says why somebody was declined to admins alone', async () => {
    const [declined, recruiter, admin] = [
      await addPerson(server, 'declined'),
      await addPerson(server, 'recruiter'),
      await addPerson(server, 'admin'),
    ]
    const reason = async (token: string) =>
      (await server.client('getUser', { token, query: { id: declined.id } })).body.data.approval
    expect(await reason(recruiter.token)).toEqual({ status: 'DECLINED', reason: null })
    expect(await reason(admin.token)).toEqual({ status: 'DECLINED', reason: 'No laptop.' })
  })

  test('is closed once its person has deleted the account', async () => {
    const [gone, admin] = [
      await addPerson(server, 'recruiter', { deletedAt: server.deps.clock.now() }),
      await addPerson(server, 'admin'),
    ]
    expect(await seen(admin.token, gone.id)).toBe(404)
  })
})
