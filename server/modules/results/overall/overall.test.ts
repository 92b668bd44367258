import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts } from '../../attempts/attempts.table'
import { users } from '../../auth/auth.table'
import { getFile } from '../../../testing/list-file'
import { startTestServer, type TestServer } from '../../../testing/server'
import { addAttempt } from '../../attempts/attempt-step.store'
import { signedIn, Taker } from '../../attempts/fixtures/takers'
import { type Kind, start } from '../../attempts/lifecycle.rules'
import { storeEvaluation } from '../result.store'

let server: TestServer
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
})
afterAll(() => server.close())

interface Taken {
  overall: number | null
  version?: 'v1' | 'v2' | 'v3'
  status?: (typeof attempts.$inferSelect)['status']
  provisional?: boolean
  daysAgo?: number
}

/** A candidate with attempts that stand so, the earlier first. */
async function candidate(name: string, taken: Partial<Record<Kind, Taken[]>>) {
  const person = await signedIn(server, 'individual', name)
  for (const kind of ['english', 'annotation'] as const) {
    for (const {
      overall,
      version = 'v3',
      status = 'COMPLETED',
      provisional = false,
      daysAgo = 1,
    } of taken[kind] ?? []) {
      const at = new Date(server.deps.clock.now().getTime() - daysAgo * 86_400_000)
      const added = await addAttempt(
        server.deps.db,
        { userId: person.id, assessmentId: `${kind}_${version}`, kind, now: at },
        start(kind, at, 0),
        { actor: 'candidate' },
      )
      if (added === null) throw new Error('There is an attempt already')
      await server.deps.db
        .update(attempts)
        .set({ status, finishedAt: at, witnessed: true })
        .where(eq(attempts.id, added.id))
      if (overall !== null)
        await storeEvaluation(server.deps.db, {
          attemptId: added.id,
          overall,
          provisional,
          criteria: [],
          madeAt: at,
        })
    }
  }
  return person
}

type Query = Record<string, string | string[]>
const list = async (query: Query = {}) =>
  (await server.client('listOverallResults', { token: admin.token, query })).body.data
const namesIn = async (query: Query) =>
  (await list(query)).results.map(({ full_name: name }: { full_name: string }) => name).toSorted()

describe('candidates with both results', () => {
  let all: { id: string }[]
  const own = () => ({ user_ids: all.map(({ id }) => id) })
  beforeAll(async () => {
    all = [
      await candidate('Both Good', {
        english: [{ overall: 80 }],
        annotation: [{ overall: 60, version: 'v2', daysAgo: 3 }],
      }),
      await candidate('One Low', { english: [{ overall: 40, daysAgo: 5 }] }),
      await candidate('Redone', {
        english: [
          { overall: 20, status: 'REDO', daysAgo: 9 },
          { overall: 90, daysAgo: 8 },
        ],
      }),
      await candidate('Waiting', {
        english: [{ overall: 70, status: 'RESULT_PROCESSING', provisional: true }],
        annotation: [{ overall: 55 }],
      }),
    ]
  })

  test('show the last attempt at each and the mean of the scores there are', async () => {
    const { results, total } = await list(own())
    const of = (name: string) =>
      results.find((row: { full_name: string }) => row.full_name === name)
    expect(total).toBe(4)
    expect(of('Both Good')).toMatchObject({
      average: 70,
      english: { overall: 80, status: 'COMPLETED' },
      annotation: { overall: 60, assessment_id: 'annotation_v2' },
    })
    expect(of('One Low')).toMatchObject({ average: 40, annotation: null })
    expect(of('Redone')).toMatchObject({ average: 90, english: { overall: 90 } })
    // What waits for a reviewer is no score yet.
    expect(of('Waiting')).toMatchObject({
      average: 55,
      english: { overall: null, status: 'RESULT_PROCESSING' },
    })
  })

  test.each<[string, Query, string[]]>([
    ['those who passed', { passed: 'true' }, ['Both Good', 'Redone', 'Waiting']],
    ['those who failed', { failed: 'true' }, ['One Low']],
    [
      'both flags',
      { passed: 'true', failed: 'true' },
      ['Both Good', 'One Low', 'Redone', 'Waiting'],
    ],
    ['an average', { average_score_min: '60', average_score_max: '80' }, ['Both Good']],
    [
      'an English score that is next to nothing',
      { english_assessment_min: '1e-143' },
      ['Both Good', 'One Low', 'Redone'],
    ],
    ['an English score', { english_assessment_min: '85' }, ['Redone']],
    ['an English score at most', { english_assessment_max: '80' }, ['Both Good', 'One Low']],
    ['an annotation score', { annotation_assessment_max: '59' }, ['Waiting']],
    ['an annotation score at least', { annotation_assessment_min: '58' }, ['Both Good']],
    ['a version', { assessment_versions: ['annotation_v2'] }, ['Both Good']],
  ])('are found by %s', async (_name, query, names) => {
    expect(await namesIn({ ...own(), ...query })).toEqual(names)
  })

  test('are found by the day of the last attempt', async () => {
    const day = (daysAgo: number) =>
      new Date(server.deps.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    expect(await namesIn({ ...own(), from_date: day(6), to_date: day(4) })).toEqual(['One Low'])
  })

  test('come in pages, and who took one last comes first', async () => {
    const first = await list({ ...own(), limit: '3' })
    const second = await list({ ...own(), limit: '3', page: '2' })
    expect([first.results.length, second.results.length, second.page, second.total]).toEqual([
      3, 1, 2, 4,
    ])
    expect(second.results[0].full_name).toBe('Redone')
  })

  test.each<[string, string[]]>([
    ['-average', ['Redone', 'Both Good', 'Waiting', 'One Low']],
    ['average', ['One Low', 'Waiting', 'Both Good', 'Redone']],
    // Candidates without a score come last in both directions.
    ['-annotation_assessment', ['Both Good', 'Waiting', 'Redone', 'One Low']],
    ['full_name', ['Both Good', 'One Low', 'Redone', 'Waiting']],
    ['last_started_at', ['Redone', 'One Low', 'Both Good', 'Waiting']],
  ])('are sorted by %s', async (sort, names) => {
    expect(
      (await list({ ...own(), sort })).results.map(
        ({ full_name: name }: { full_name: string }) => name,
      ),
    ).toEqual(names)
  })

  test('go into a file in the order of the list, in which a name is never a formula', async () => {
    await server.deps.db
      .update(users)
      .set({ firstName: '=1+1', lastName: 'Both' })
      .where(eq(users.id, all[0]?.id ?? ''))
    const file = async (format: 'csv' | 'xlsx') =>
      getFile(server, await list({ ...own(), sort: '-average', download_report: format }))
    const rows: string[][] = parse((await file('csv')).toString('utf8'), { bom: true })
    expect(rows.map(([name, , average]) => [name, average])).toEqual([
      ['Name', 'Average'],
      ['Redone', '90'],
      [`'=1+1 Both`, '70'],
      ['Waiting', '55'],
      ['One Low', '40'],
    ])
    // A candidate without an attempt has a status, too.
    expect(rows.find(([name]) => name === 'One Low')).toContain('N/A')
    const sheet = strFromU8(
      unzipSync(new Uint8Array(await file('xlsx')))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    expect(sheet).toContain('=1+1 Both')
    expect(sheet).not.toContain('<f>')
  })

  test('follow every step of an attempt by themselves', async () => {
    const person = await candidate('Followed', { english: [{ overall: 60, daysAgo: 2 }] })
    const now = async () =>
      (await list({ user_ids: [person.id] })).results.map(
        (row: { average: number | null; english: { overall: number | null } | null }) => [
          row.average,
          row.english?.overall,
        ],
      )
    expect(await now()).toEqual([[60, 60]])
    const [english] = await server.deps.db
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.userId, person.id))
    const set = (change: Partial<typeof attempts.$inferInsert>) =>
      server.deps.db
        .update(attempts)
        .set(change)
        .where(eq(attempts.id, english?.id ?? ''))
    await set({ status: 'RESULT_PROCESSING' })
    expect(await now()).toEqual([[null, null]])
    await set({ status: 'COMPLETED' })
    await storeEvaluation(server.deps.db, {
      attemptId: english?.id ?? '',
      overall: 75,
      provisional: false,
      criteria: [],
      madeAt: new Date(),
    })
    expect(await now()).toEqual([[75, 75]])
    await set({ archived: true })
    expect(await now()).toEqual([])
  })
})

test('all of one candidate’s attempts come together, reset and redone ones too, with what counts', async () => {
  const person = await candidate('Everything Taken', {
    english: [
      { overall: 20, status: 'REDO', daysAgo: 9 },
      { overall: 90, daysAgo: 8, version: 'v2' },
    ],
    annotation: [{ overall: 55, daysAgo: 2 }],
  })
  await server.deps.db
    .update(attempts)
    .set({ archived: true })
    .where(and(eq(attempts.userId, person.id), eq(attempts.status, 'REDO')))
  const of = async (id: string) =>
    server.client('getOverallResult', { params: { user_id: id }, token: await admin.renew() })
  const { body } = await of(person.id)
  expect(body.data).toMatchObject({ candidate: { full_name: 'Everything Taken' }, average: 72.5 })
  expect(
    body.data.attempts.map(
      ({
        row,
        archived,
        counts,
      }: {
        row: { assessment_id: string; overall: number }
        archived: boolean
        counts: boolean
      }) => [row.assessment_id, row.overall, archived, counts],
    ),
  ).toEqual([
    ['annotation_v3', 55, false, true],
    ['english_v2', 90, false, true],
    ['english_v3', 20, true, false],
  ])
  const newcomer = await signedIn(server, 'individual', 'Nothing Yet')
  expect((await of(newcomer.id)).body.data).toMatchObject({ average: null, attempts: [] })
  expect((await of(admin.id)).body.code).toBe('user_not_found')
})

test('the average time of each part counts the time worked, and is null where nobody took the part', async () => {
  const taker = await Taker.begin(server)
  await taker.finish()
  const times = async (id: string) =>
    (
      await server.client('getAverageTimes', {
        token: await (await signedIn(server)).renew(),
        body: { assessment_id: id },
      })
    ).body.data
  const { overall_seconds: overall, parts } = await times('english_v3')
  expect(parts.map(({ part }: { part: string }) => part)).toEqual(['writing', 'mcqs', 'speaking'])
  // The server's clock runs on in earnest beside the half minute that each part is given.
  for (const { seconds } of parts) expect([seconds >= 30, seconds < 60]).toEqual([true, true])
  // The candidates above took theirs in no time.
  expect(overall).toBeGreaterThan(0)
  expect(await times('annotation_v1')).toMatchObject({
    overall_seconds: null,
    parts: expect.arrayContaining([{ part: 'part8', seconds: null }]),
  })
})
