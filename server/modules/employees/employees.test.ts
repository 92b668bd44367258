import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { employments } from './employments.table'
import { accessLog, companies } from '../users/users.table'
import { goodPassword, onboarded } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { gulfDay } from '../candidates/candidate.rules'

let server: TestServer
let noor: Person
let falaj: Person
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  noor = await addRecruiter('Noor Data')
  falaj = await addRecruiter('Falaj')
  admin = await addPerson(server, 'admin', { firstName: 'Noura', lastName: 'Hassan' })
})
afterAll(() => server.close())

async function addRecruiter(name: string): Promise<Person> {
  const person = await addPerson(server, 'recruiter', { firstName: 'Omar', lastName: 'Haddad' })
  await server.deps.db
    .update(companies)
    .set({ name })
    .where(eq(companies.id, await getCompany(person)))
  return person
}
const getCompany = async ({ id }: Person) =>
  (await server.deps.db.select().from(users).where(eq(users.id, id)))[0]?.companyId ?? ''
const candidate = (firstName: string, lastName: string) =>
  addPerson(server, 'candidate', { firstName, lastName })
const add = (who: Person, by = noor, since = '2026-01-05') =>
  server.client('addEmployee', { token: by.token, body: { user_id: who.id, since } })
const end = (id: string, by = noor, endedOn = '2026-03-31') =>
  server.client('endEmployment', { token: by.token, params: { id }, body: { ended_on: endedOn } })
const search = async (body: object = {}, by = noor) =>
  (await server.client('searchEmployees', { token: by.token, body })).body.data
const names = async (body: object = {}, by = noor) =>
  ((await search(body, by)).results as { full_name: string }[]).map(({ full_name: name }) => name)
const notified = async (who: Person, lang: 'en' | 'ar' = 'en') =>
  (await server.client('listNotifications', { token: who.token, lang })).body.data.results as {
    kind: string
    text: string
  }[]
const logged = (who: Person) =>
  server.deps.db
    .select()
    .from(accessLog)
    .where(eq(accessLog.subjectId, who.id))
    .orderBy(accessLog.at, accessLog.id)

describe('somebody who is registered', () => {
  test('is in the register with the person who added them, is notified in both languages, and is logged', async () => {
    const mariam = await candidate('Mariam', 'Al Ketbi')
    const { status, body } = await add(mariam)
    expect([status, body.message]).toEqual([
      200,
      'Registered as an employee. We have notified the candidate.',
    ])
    expect(body.data).toMatchObject({
      user_id: mariam.id,
      full_name: 'Mariam Al Ketbi',
      company_name: 'Noor Data',
      city: 'abu_dhabi',
      is_emirati: true,
      since: '2026-01-05',
      ended_on: null,
      added_by: 'Omar Haddad',
      ended_by: null,
    })
    expect((await search({ user_id: mariam.id })).results).toEqual([body.data])
    expect(await notified(mariam)).toMatchObject([
      {
        kind: 'employed',
        text: '\u2068Noor Data\u2069 registered that you work there. Your data copy shows what is kept.',
      },
    ])
    expect((await notified(mariam, 'ar'))[0]?.text).toContain(
      'سجّلت \u2068Noor Data\u2069 أنك تعمل لديها',
    )
    expect(await logged(mariam)).toMatchObject([
      {
        action: 'employee.added',
        userId: noor.id,
        detail: { company_id: await getCompany(noor), to: '2026-01-05' },
      },
    ])
  })

  test('is no other company’s business, and every admin’s', async () => {
    const hamad = await candidate('Hamad', 'Al Shamsi')
    const { id } = (await add(hamad)).body.data
    expect(await names({ user_id: hamad.id, status: 'ALL' }, falaj)).toEqual([])
    // Naming the other company does not open its register.
    expect(await names({ user_id: hamad.id, company_id: await getCompany(noor) }, falaj)).toEqual(
      [],
    )
    expect((await end(id, falaj)).status).toBe(404)
    expect((await search({ user_id: hamad.id }, admin)).results).toMatchObject([
      { company_name: 'Noor Data' },
    ])
    expect((await end(id, admin)).body.data).toMatchObject({
      ended_on: '2026-03-31',
      ended_by: 'Noura Hassan',
    })
  })

  test('may work for two companies, and not twice for one', async () => {
    const person = await candidate('Saif', 'Al Ali')
    expect((await add(person)).status).toBe(200)
    expect((await add(person, falaj)).status).toBe(200)
    expect((await add(person)).body).toMatchObject({
      code: 'already_employed',
      message: 'This candidate is already registered as an employee of your company.',
    })
    expect((await search({ user_id: person.id }, admin)).total).toBe(2)
  })

  test('is registered once by two who do it at the same time', async () => {
    const person = await candidate('Reem', 'Al Ali')
    const answers = await Promise.all([add(person), add(person), add(person)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(
      await server.deps.db.select().from(employments).where(eq(employments.userId, person.id)),
    ).toHaveLength(1)
  })
})

describe('registering is refused', () => {
  test('for people who are not approved, for recruiters, and for unknown people', async () => {
    expect((await add(await addPerson(server, 'pendingCandidate'))).body.code).toBe(
      'candidate_not_approved',
    )
    expect((await add(await addPerson(server, 'recruiter'))).body.code).toBe('user_not_found')
    expect((await add({ ...noor, id: randomUUID() })).body.code).toBe('user_not_found')
  })

  test('from a day that is still to come in the Emirates, and for an admin of no company', async () => {
    const person = await candidate('Alia', 'Nasser')
    const today = gulfDay(server.deps.clock.now())
    const tomorrow = gulfDay(new Date(server.deps.clock.now().getTime() + 24 * 3600_000))
    expect((await add(person, noor, tomorrow)).body.fields).toEqual({
      since: 'This day is in the future',
    })
    expect((await add(person, admin)).body.code).toBe('company_missing')
    expect((await add(person, noor, today)).status).toBe(200)
  })
})

describe('an employment that ends', () => {
  test('leaves the list of current employees for the ended ones, and is announced and logged', async () => {
    const person = await candidate('Huda', 'Al Ali')
    const { id } = (await add(person)).body.data
    expect((await end(id, noor, '2026-01-04')).body.fields).toEqual({
      ended_on: 'The end is before the start',
    })
    expect((await end(id)).body).toMatchObject({
      message: 'The employment has ended. We have notified the candidate.',
      data: { ended_on: '2026-03-31', ended_by: 'Omar Haddad' },
    })
    expect((await end(id)).body.code).toBe('employment_over')
    expect(await names({ user_id: person.id })).toEqual([])
    expect(await names({ user_id: person.id, status: 'ended' })).toEqual(['Huda Al Ali'])
    expect((await notified(person)).map(({ kind }) => kind).toSorted()).toEqual([
      'employed',
      'employment_ended',
    ])
    expect((await logged(person)).map(({ action }) => action)).toEqual([
      'employee.added',
      'employee.ended',
    ])
  })

  test('can be followed by another, from a later day on', async () => {
    const person = await candidate('Khalid', 'Saeed')
    await end((await add(person)).body.data.id)
    expect((await add(person, noor, '2026-03-31')).body.fields).toEqual({
      since: 'They still worked for your company on that day. Select a later day.',
    })
    expect((await add(person, noor, '2026-04-01')).status).toBe(200)
    expect(
      (await search({ user_id: person.id, status: 'ALL', sort: 'since' })).results,
    ).toMatchObject([
      { since: '2026-01-05', ended_on: '2026-03-31' },
      { since: '2026-04-01', ended_on: null },
    ])
  })
})

describe('the register', () => {
  let firm: Person
  beforeAll(async () => {
    firm = await addRecruiter('Abjad')
    for (const [first, last, since] of [
      ['Zayed', 'Omar', '2026-02-01'],
      ['Amna', 'Salem', '2026-03-01'],
      ['=1+1', 'Yousef', '2026-01-01'],
    ] as const)
      await add(await candidate(first, last), firm, since)
  })

  test.each([
    ['as usual, who came last first', {}, ['Amna Salem', 'Zayed Omar', '=1+1 Yousef']],
    ['by name', { sort: 'full_name' }, ['=1+1 Yousef', 'Amna Salem', 'Zayed Omar']],
    ['by name, the other way', { sort: '-full_name' }, ['Zayed Omar', 'Amna Salem', '=1+1 Yousef']],
    ['a page', { sort: 'since', page: 2, limit: 2 }, ['Amna Salem']],
    ['a part of the name', { query: 'saLE' }, ['Amna Salem']],
    ['since some days', { from_date: '2026-01-15', to_date: '2026-02-15' }, ['Zayed Omar']],
    ['since one day', { from_date: '2026-02-01', to_date: '2026-02-01' }, ['Zayed Omar']],
    ['who left', { status: 'ended' }, []],
  ])('is shown %s', async (_how, body, expected) => {
    expect(await names(body, firm)).toEqual(expected)
  })

  test('is narrowed by an admin to a company, of which they are given the names', async () => {
    const { companies: offered } = await search({}, admin)
    expect(offered.map(({ company_name: name }: { company_name: string }) => name)).toEqual([
      'Abjad',
      'Falaj',
      'Noor Data',
    ])
    expect(await names({ company_id: await getCompany(firm), sort: 'since' }, admin)).toEqual([
      '=1+1 Yousef',
      'Zayed Omar',
      'Amna Salem',
    ])
    expect((await search({ sort: 'company', limit: 1 }, admin)).results).toMatchObject([
      { company_name: 'Abjad' },
    ])
    expect((await search({}, firm)).companies).toEqual([])
  })

  test('goes out as a file of one’s own company alone, in which nothing runs as a formula', async () => {
    const { body } = await server.client('searchEmployees', {
      token: firm.token,
      body: { sort: 'since', company_id: await getCompany(noor), download_report: 'csv' },
    })
    const { raw } = await server.client('serveFile', {
      params: { ticket: String(body.data.url).split('/').at(-1) ?? '' },
    })
    const rows: string[][] = parse(raw.toString('utf8'), { bom: true })
    expect(rows[0]).toEqual([
      'Name',
      'Email',
      'Mobile',
      'Company',
      'Current title',
      'City',
      'Emirati',
      'Employed since',
      'Employed until',
      'Registered by',
    ])
    expect(rows.slice(1).map(([name, , , company, , , , since]) => [name, company, since])).toEqual(
      [
        ["'=1+1 Yousef", 'Abjad', '2026-01-01'],
        ['Zayed Omar', 'Abjad', '2026-02-01'],
        ['Amna Salem', 'Abjad', '2026-03-01'],
      ],
    )
  })

  test('is no candidate’s to read', async () => {
    expect(
      (
        await server.client('searchEmployees', {
          token: (await candidate('Mona', 'Ali')).token,
          body: {},
        })
      ).status,
    ).toBe(403)
  })
})

test('the copy of somebody’s data says for whom they work, and their deletion takes it out of the register', async () => {
  const person = await onboarded(server, 'Latifa Al Mazrouei')
  await server.deps.db
    .update(users)
    .set({ approvalStatus: 'APPROVED' })
    .where(eq(users.id, person.id))
  expect((await add({ ...noor, id: person.id })).status).toBe(200)
  await server.client('getOwnData', { token: person.token })
  await server.runJobs()
  const { body } = await server.client('getOwnData', { token: person.token })
  const { raw } = await server.client('serveFile', {
    params: { ticket: String(body.data.url).split('/').at(-1) ?? '' },
  })
  const files = unzipSync(raw)
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())).employments).toMatchObject([
    { company: 'Noor Data', since: '2026-01-05', ended_on: null },
  ])
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Employment')
  expect(
    (
      await server.client('deleteAccount', {
        token: person.token,
        body: { password: goodPassword },
      })
    ).status,
  ).toBe(200)
  expect(
    await server.deps.db.select().from(employments).where(eq(employments.userId, person.id)),
  ).toEqual([])
})

test('an employee stays registered when the person who added them leaves', async () => {
  const colleague = await addPerson(server, 'recruiter')
  await server.deps.db
    .update(users)
    .set({ companyId: await getCompany(noor) })
    .where(eq(users.id, colleague.id))
  const person = await candidate('Shamma', 'Rashid')
  await add(person, { ...colleague })
  await server.deps.db.delete(users).where(eq(users.id, colleague.id))
  expect((await search({ user_id: person.id })).results).toMatchObject([
    { full_name: 'Shamma Rashid', added_by: null },
  ])
})
