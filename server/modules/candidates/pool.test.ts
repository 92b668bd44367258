import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { accessLog, candidates } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate } from '../matching/fixtures/matching'

let server: TestServer
let recruiter: Person
let mariam: Person
let hamad: Person
let newcomer: Person
const named = (person: Person, firstName: string, lastName: string) =>
  server.deps.db.update(users).set({ firstName, lastName }).where(eq(users.id, person.id))
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  mariam = await addCandidate(server, ['translation', 'arabic'], {
    work_history_detailed: [
      { title: 'Translator', employer: null, start: '2020-01', end: 'present', description: '' },
    ],
  })
  hamad = await addCandidate(server, ['typing'])
  newcomer = await addPerson(server, 'pendingCandidate')
  await named(mariam, 'Mariam', 'Al Ketbi')
  await named(hamad, '=HYPERLINK("http://example.ae")', 'Al Shamsi')
  await named(newcomer, 'Noor', 'Nasser')
  await server.deps.db
    .update(candidates)
    .set({ city: 'dubai' })
    .where(eq(candidates.userId, hamad.id))
  await server.deps.matching.followCandidates()
})
afterAll(() => server.close())

const ask = async (body: object, who = recruiter) =>
  server.client('searchCandidates', { token: who.token, body })
const found = async (body: object) =>
  ((await ask(body)).body.data.results as { user_id: string }[]).map(({ user_id: id }) => id)

describe('the pool of candidates', () => {
  test('begins with who has registered and nobody has looked at', async () => {
    await server.deps.db
      .update(users)
      .set({ approvalStatus: 'REGISTERED' })
      .where(eq(users.id, newcomer.id))
    expect(await found({})).toEqual([newcomer.id])
    expect((await ask({})).body.data).toMatchObject({ page: 1, limit: 10, total: 1 })
  })

  test('shows what recruiters choose by, and nothing of identity, address or needs', async () => {
    const [row] = (await ask({ status: 'APPROVED', user_ids: [mariam.id] })).body.data.results
    expect(row).toMatchObject({
      full_name: 'Mariam Al Ketbi',
      current_title: 'Translator',
      city: 'abu_dhabi',
      status: 'APPROVED',
      english_assessment: null,
      poked_at: null,
    })
    expect(
      row.skills.map(({ ref_skill: skill }: { ref_skill: string }) => skill).toSorted(),
    ).toEqual(['arabic', 'translation'])
    expect(Object.keys(row).filter((key) => /emirates_id|address|accommodation/.test(key))).toEqual(
      [],
    )
  })

  test.each([
    ['a part of the name', () => ({ query: 'ketb' }), () => [mariam.id]],
    ['a part of the title', () => ({ query: 'translat' }), () => [mariam.id]],
    ['skills, all of them', () => ({ skills: ['translation', 'arabic'] }), () => [mariam.id]],
    ['skills that nobody has together', () => ({ skills: ['translation', 'typing'] }), () => []],
    ['cities', () => ({ cities: ['dubai'] }), () => [hamad.id]],
    [
      'a score next to nothing, which nobody has yet either',
      () => ({ english_assessment: { min: 1e-143, max: 1e-143 } }),
      () => [],
    ],
    ['a score that nobody has yet', () => ({ english_assessment: { min: 50 } }), () => []],
  ])('is narrowed by %s', async (_what, body, ids) => {
    expect(await found({ status: 'APPROVED', ...body() })).toEqual(ids())
  })

  test('is in the order that was asked for, page by page', async () => {
    expect(await found({ status: 'ALL', sort: 'full_name', limit: 2 })).toEqual([
      hamad.id,
      mariam.id,
    ])
    expect(await found({ status: 'ALL', sort: 'full_name', limit: 2, page: 2 })).toEqual([
      newcomer.id,
    ])
    expect(await found({ status: 'ALL', sort: '-full_name' })).toEqual([
      newcomer.id,
      mariam.id,
      hamad.id,
    ])
  })
})

describe('the pool as a file', () => {
  const file = async (format: 'csv' | 'xlsx', lang: 'en' | 'ar' = 'en') => {
    const { body } = await server.client('searchCandidates', {
      token: recruiter.token,
      lang,
      body: { status: 'ALL', sort: 'full_name', download_report: format },
    })
    const ticket = String(body.data.url).split('/').at(-1) ?? ''
    return server.client('serveFile', { params: { ticket } })
  }

  test('as text has everybody who fits in their order, and nothing in it runs as a formula', async () => {
    const { raw, headers } = await file('csv')
    const rows: string[][] = parse(raw.toString('utf8'), { bom: true })
    expect(rows.map(([name]) => name)).toEqual([
      'Name',
      `'=HYPERLINK("http://example.ae") Al Shamsi`,
      'Mariam Al Ketbi',
      'Noor Nasser',
    ])
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="masar-candidates-\d{4}-\d{2}-\d{2}\.csv"/,
    )
  })

  test('as a spreadsheet holds texts only, and runs from the right in Arabic', async () => {
    const sheet = strFromU8(
      unzipSync(new Uint8Array((await file('xlsx', 'ar')).raw))['xl/worksheets/sheet1.xml'] ??
        new Uint8Array(),
    )
    expect(sheet).toContain('rightToLeft="1"')
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://example.ae") Al Shamsi</t>')
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(4)
  })

  test('is on record: who asked, and for which list', async () => {
    const entries = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.action, 'list.exported'))
    expect(entries[0]).toMatchObject({
      userId: recruiter.id,
      subjectKind: 'list',
      subjectId: 'candidates',
      detail: { format: 'csv' },
    })
  })
})

test('people are found by their full name, whatever its letters', async () => {
  const named = async (name: string) =>
    (
      await server.client('findUsersByName', { token: recruiter.token, query: { name } })
    ).body.data.map(({ id }: { id: string }) => id)
  expect(await named('  mariam  al KETBI ')).toEqual([mariam.id])
  expect(await named('Mariam')).toEqual([])
  const { id } = await addPerson(server, 'candidate', { firstName: 'موزة', lastName: 'الكعبي' })
  expect(await named('موزه الكعبى')).toEqual([id])
})
