import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '../auth/auth.table'
import { accessLog, files } from '../users/users.table'
import { upload } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
})
afterAll(() => server.close())

const change = (body: object, { token }: Person = recruiter) =>
  server.client('updateCompanySettings', { token, body })
const getCompany = async ({ token }: Person) =>
  (await server.client('getUser', { token })).body.data.companyDetail
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#006C8E"/></svg>',
)

test('a recruiter changes some of the company, the rest stays, a colleague sees it, and the log says who', async () => {
  const [own] = await server.deps.db.select().from(users).where(eq(users.id, recruiter.id))
  const colleague = await addPerson(server, 'recruiter')
  await server.deps.db
    .update(users)
    .set({ companyId: own?.companyId ?? null })
    .where(eq(users.id, colleague.id))
  const { body } = await change({
    company_location: ' Al  Ain ',
    company_website: 'https://falaj.ae',
  })
  expect(body).toMatchObject({
    message: 'The company is saved.',
    data: {
      company_name: 'Falaj Data',
      company_location: 'Al Ain',
      company_website: 'https://falaj.ae',
    },
  })
  expect(await getCompany(colleague)).toEqual(body.data)
  expect(
    await server.deps.db.select().from(accessLog).where(eq(accessLog.action, 'company.changed')),
  ).toMatchObject([
    {
      userId: recruiter.id,
      subjectId: body.data.id,
      detail: { fields: 'company_location company_website' },
    },
  ])
  expect(
    (await server.client('updateCompany', { token: recruiter.token, body: { company_size: 41 } }))
      .body.data.company_size,
  ).toBe(41)
})

test('another company is left as it is', async () => {
  const other = await addPerson(server, 'recruiter')
  await change({ company_name: 'Falaj Language Data' })
  expect((await getCompany(other)).company_name).toBe('Falaj Data')
})

test.each([
  [{ company_size: 0 }, 'company_size'],
  [{ company_description: 'Too short.' }, 'company_description'],
  [{ company_website: 'javascript:alert(1)' }, 'company_website'],
  [{ company_name: ' ' }, 'company_name'],
  [{ company_name: 'Prizes at evil.example' }, 'company_name'],
])('%j is refused beside its field', async (body, field) => {
  expect(Object.keys((await change(body)).body.fields)).toEqual([field])
})

test('a logo replaces the one before, of which nothing stays; null takes it away', async () => {
  const put = async () =>
    change({
      company_avatar: await upload(server, recruiter.token, 'company_avatar', logo, 'logo.svg'),
    })
  expect((await put()).body.data.company_avatar).toEqual(expect.any(String))
  await put()
  expect(await server.deps.db.$count(files, eq(files.kind, 'company_avatar'))).toBe(1)
  expect((await change({ company_avatar: null })).body.data.company_avatar).toBeNull()
  expect(await server.deps.db.$count(files, eq(files.kind, 'company_avatar'))).toBe(0)
  expect((await change({ company_avatar: recruiter.id })).status).toBe(422)
})

test('an admin without a company has none to change', async () => {
  expect((await change({ company_size: 3 }, await addPerson(server, 'admin'))).status).toBe(404)
})
