import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter', { firstName: 'Maryam', lastName: 'Recruiting' })
  for (const [firstName, lastName] of [
    ['Zahra', 'Maktoum'],
    ['maitha', 'Al Ali'],
    ['Omar', 'Haddad'],
  ] as const)
    await addPerson(server, 'candidate', { firstName, lastName })
})
afterAll(() => server.close())

const namesFor = async ({ token }: Person, input: string) => {
  const { body } = await server.client('autocompleteName', { token, query: { input } })
  return body.data.map((found: { full_name: string }) => found.full_name)
}

test('a recruiter finds candidates by the beginning of any word of the name, in order, and no recruiters', async () => {
  expect(await namesFor(recruiter, ' MA')).toEqual(['maitha Al Ali', 'Zahra Maktoum'])
})

test('Arabic names are found however their letters are written', async () => {
  await addPerson(server, 'candidate', { firstName: 'فاطمة', lastName: 'المرتضى' })
  await addPerson(server, 'candidate', { firstName: 'أحمـد', lastName: 'ٱلكعبي' })
  for (const typed of ['فاطمة', 'فاطمه', 'المرتضى', 'المرتضي'])
    expect(await namesFor(recruiter, typed), typed).toEqual(['فاطمة المرتضى'])
  for (const typed of ['احمد', 'أحمد', 'الكعبى'])
    expect(await namesFor(recruiter, typed), typed).toEqual(['أحمـد ٱلكعبي'])
})

test('a recruiter finds a candidate by the beginning of the e-mail', async () => {
  const { email } = await addPerson(server, 'candidate', {
    email: 'Hidden.Name@example.ae',
    firstName: 'Badr',
    lastName: 'Saif',
  })
  expect(
    (
      await server.client('autocompleteName', {
        token: recruiter.token,
        query: { input: 'hidden.n' },
      })
    ).body.data,
  ).toMatchObject([{ full_name: 'Badr Saif', email }])
})

test('a wildcard of the database finds nobody, nor does blank text', async () => {
  expect(await namesFor(recruiter, '%')).toEqual([])
  expect(await namesFor(recruiter, '  ')).toEqual([])
})

test('at most ten people are shown', async () => {
  for (let i = 0; i < 12; i++) await addPerson(server, 'candidate', { firstName: `Jumana${i}` })
  expect(await namesFor(recruiter, 'jumana')).toHaveLength(10)
})

test('a candidate finds only themself', async () => {
  const candidate = await addPerson(server, 'candidate', { firstName: 'Mahra', lastName: 'Own' })
  expect(await namesFor(candidate, 'ma')).toEqual(['Mahra Own'])
  expect(await namesFor(candidate, 'zahra')).toEqual([])
})
