import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { accessLog } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let candidate: Person
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  candidate = await addPerson(server, 'candidate')
  recruiter = await addPerson(server, 'recruiter')
})
afterAll(() => server.close())

const add = (text: string, who = recruiter) =>
  server.client('addCandidateNote', {
    token: who.token,
    params: { user_id: candidate.id },
    body: { text },
  })
const read = async (who = recruiter) =>
  (
    await server.client('listCandidateNotes', {
      token: who.token,
      params: { user_id: candidate.id },
    })
  ).body.data
const remove = (id: string, who = recruiter) =>
  server.client('deleteCandidateNote', { token: who.token, params: { user_id: candidate.id, id } })

async function colleague(): Promise<Person> {
  const [own] = await server.deps.db.select().from(users).where(eq(users.id, recruiter.id))
  const person = await addPerson(server, 'recruiter', { firstName: 'Salem' })
  await server.deps.db
    .update(users)
    .set({ companyId: own?.companyId ?? null })
    .where(eq(users.id, person.id))
  return person
}

test('a company’s notes are read by its own people alone, and deleted by who wrote them', async () => {
  const first = (await add('Speaks clearly.\nCall again in May.')).body.data
  const other = await colleague()
  const second = (await add('Wants to work on site.', other)).body.data
  expect((await read()).results).toMatchObject([
    { id: second.id, own: false, author: 'Salem Al Suwaidi' },
    { id: first.id, own: true, text: 'Speaks clearly.\nCall again in May.' },
  ])
  expect((await read(await addPerson(server, 'recruiter'))).results).toEqual([])
  expect((await remove(second.id)).status).toBe(404)
  expect((await remove(first.id)).body.message).toBe('Removed.')
  expect((await read()).results).toMatchObject([{ id: second.id }])
  expect(
    await server.deps.db.select().from(accessLog).where(eq(accessLog.action, 'note.deleted')),
  ).toMatchObject([{ userId: recruiter.id, subjectId: candidate.id }])
})

test('an empty note, one about an unknown person, and one without a company are refused', async () => {
  expect((await add(' \u200b\n ')).body.fields).toEqual({ text: 'Field cannot be empty' })
  expect(
    (
      await server.client('listCandidateNotes', {
        token: recruiter.token,
        params: { user_id: randomUUID() },
      })
    ).body.code,
  ).toBe('user_not_found')
  expect((await add('x', await addPerson(server, 'admin'))).body.code).toBe('company_missing')
})
