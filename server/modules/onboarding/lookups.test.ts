import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the roles are the three, and the id of one is the one that its people have', async () => {
  const { token } = await addPerson(server, 'recruiter')
  const { data } = (await server.client('getRoles', { token })).body as {
    data: { id: string; role_name: string }[]
  }
  expect(data.map(({ role_name }) => role_name)).toEqual([
    'individual',
    'recruiter',
    'recruiter admin',
  ])
  expect((await server.client('getUser', { token })).body.data.role_id).toBe(data[1]?.id)
})

test('the sectors have their names in the language that is asked for', async () => {
  const { token } = await addPerson(server, 'noRole')
  const sectors = async (lang: 'en' | 'ar') =>
    (await server.client('getSectors', { token, lang })).body.data as { id: string; name: string }[]
  const [english, arabic] = [await sectors('en'), await sectors('ar')]
  expect(english.length).toBeGreaterThan(5)
  expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(
    english.every(({ name }) => /^[A-Z]/.test(name)) &&
      arabic.every(({ name }) => /^[\u0600-\u06ff]/.test(name)),
  ).toBe(true)
})
