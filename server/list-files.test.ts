import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './db/id'
import { attempts } from './modules/attempts/attempts.table'
import { atsDeliveries } from './modules/ats/ats.table'
import { users } from './modules/auth/auth.table'
import { interviewJobs, interviews } from './modules/interviews/interviews.table'
import { candidateJobs, jobs } from './modules/jobs/jobs.table'
import { appeals } from './modules/attempts/outcomes.table'
import { principlesRuns } from './modules/personality/personality.table'
import { addAttempt } from './modules/attempts/attempt-step.store'
import { start } from './modules/attempts/lifecycle.rules'
import { storeEvaluation } from './modules/results/result.store'
import {
  addCompany,
  addJob,
  asked as wantedSkill,
  showSkills,
} from './modules/matching/fixtures/matching'
import { getFile } from './testing/list-file'
import { addPerson, type Person } from './testing/personas'
import { startTestServer, type TestServer } from './testing/server'

type Operation = Parameters<TestServer['client']>[0]
type Asked = NonNullable<Parameters<TestServer['client']>[1]>

const formula = '=HYPERLINK("http://example.ae") Haddad'
let server: TestServer
let admin: Person

const people = [
  ['Mariam', 'Al Ketbi'],
  ['=HYPERLINK("http://example.ae")', 'Haddad'],
] as const
/** The job whose candidates are asked for. */
const matching = { body: { job_ids: [] as string[] } }

/**
 * Two candidates, one of whom is named like a formula, each with the same of everything a day
 * apart; and two of these names who may be found.
 */
beforeAll(async () => {
  server = await startTestServer()
  admin = await addPerson(server, 'admin')
  for (const [at, [firstName, lastName]] of people.entries()) {
    const { id: userId } = await addPerson(server, 'candidate', {
      firstName,
      lastName,
      approvalStatus: 'PENDING',
      createdAt: day(at),
    })
    await taken(userId, 'english', at, { status: 'COMPLETED', overall: 80 - at * 30 })
    await taken(userId, 'annotation', at, { status: 'COMPLETED', overall: 60 + at * 30 })
    await taken(userId, 'english', at, { status: 'CANCELLED', version: 'v2' })
    await server.deps.db.insert(principlesRuns).values({ userId, startedAt: day(at) })
  }
  const companyId = await addCompany(server)
  const jobId = await addJob(server, {
    companyId,
    skills: [wantedSkill('translation'), wantedSkill('arabic')],
    title: 'Translator',
    createdAt: day(0),
  })
  const otherId = await addJob(server, { companyId, skills: [], title: '=1+1', createdAt: day(1) })
  matching.body.job_ids.push(jobId)
  for (const [at, [firstName, lastName]] of people.entries()) {
    const person = await addPerson(server, 'candidate', { firstName, lastName })
    await showSkills(server, person, at === 0 ? ['translation', 'arabic'] : ['translation'])
    await wanted(person.id, at, { companyId, jobId, inJob: at === 0 ? otherId : jobId })
  }
  await server.deps.matching.followCandidates()
})
afterAll(() => server.close())

const day = (at: number) => new Date(`2026-08-0${at + 1}T08:00:00Z`)

/**
 * Applied for a job, sent to the system for it, and invited for one whose title comes the later the
 * later the day.
 */
async function wanted(
  userId: string,
  at: number,
  { companyId, jobId, inJob }: { companyId: string; jobId: string; inJob: string },
) {
  const { db } = server.deps
  await db
    .insert(candidateJobs)
    .values({ userId, jobId, status: 'applied', statusAt: day(at), pokedAt: day(at) })
  await db.insert(atsDeliveries).values({
    id: newId(),
    companyId,
    jobId,
    userId,
    state: 'failed',
    tries: at + 1,
    nextTryAt: day(at),
    failure: 'refused',
    failureStatus: 422,
    createdAt: day(at),
    settledAt: day(at),
  })
  await db.insert(interviewJobs).values({
    jobId: inJob,
    id: `IV-${at}`,
    companyId,
    title: at === 0 ? 'Annotator' : 'Translator',
  })
  await db.insert(interviews).values({
    id: newId(),
    jobId: inJob,
    recruiterId: admin.id,
    candidateId: userId,
    status: 'invite_sent',
    scheduledAt: day(at),
    durationMinutes: 45,
    timeZone: 'Asia/Dubai',
    createdAt: day(0),
  })
}

async function taken(
  userId: string,
  kind: 'english' | 'annotation',
  at: number,
  {
    status,
    overall,
    version = 'v3',
  }: { status: 'COMPLETED' | 'CANCELLED'; overall?: number; version?: 'v2' | 'v3' },
) {
  const { db } = server.deps
  // The cancelled one is the later, so that it is known which of them was the last.
  const begun = new Date(day(at).getTime() + (status === 'CANCELLED' ? 3600_000 : 0))
  const added = await addAttempt(
    db,
    { userId, assessmentId: `${kind}_${version}`, kind, now: begun },
    start(kind, begun, 0),
    { actor: 'candidate' },
  )
  if (added === null) throw new Error('There is an attempt already')
  // One that was redone makes room for the next of its kind.
  await db
    .update(attempts)
    .set({
      status: 'REDO',
      witnessed: true,
      finishedAt: day(at),
      ...(status === 'CANCELLED'
        ? { status, state: { ...added.state, cancel_reason: 'exited' } }
        : {}),
    })
    .where(eq(attempts.id, added.id))
  if (overall !== undefined)
    await storeEvaluation(db, {
      attemptId: added.id,
      overall,
      provisional: false,
      criteria: [
        {
          key: kind === 'english' ? 'grammar' : 'part1',
          score: overall,
          provisional: false,
          evidence: [],
        },
      ],
      madeAt: day(at),
    })
  if (status === 'CANCELLED')
    await db.insert(appeals).values({
      id: newId(),
      attemptId: added.id,
      statement: '=2+2 The power went out.',
      madeAt: day(at),
    })
}

const ask = async (operation: Operation, asked: Asked, more: Record<string, string>) => {
  const given =
    asked.body === undefined
      ? { query: { ...asked.query, ...more } }
      : { body: { ...(asked.body as object), ...more } }
  const { status, body } = await server.client(operation, {
    token: admin.token,
    ...asked,
    ...given,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

const [english, annotation] = [
  { params: { assessment_id: 'english_v3' } },
  { params: { assessment_id: 'annotation_v3' } },
]
interface Row {
  full_name: string
  candidate_name: string
  candidates: { full_name: string }[]
  interviews: { candidate_name: string }[]
}
interface Listed {
  up: string
  down: string
  heads: readonly string[]
  /** Where the page has the names; in most lists each row has one. */
  names?: (data: { results: Row[] }) => string[]
  /** Something else than people, which knows no order by name. */
  unnamed?: true
}
const toName = ({ full_name: name }: { full_name: string }) => name
const ofCandidate = ({ candidate_name: name }: { candidate_name: string }) => name
const ofMatching: Pick<Listed, 'names'> = {
  names: ({ results }) => results.flatMap(({ candidates }) => candidates.map(toName)),
}
const ofInterviews: Pick<Listed, 'names'> = {
  names: ({ results }) => results.flatMap(({ interviews: under }) => under.map(ofCandidate)),
}
const lists: [string, Operation, Asked, Listed][] = [
  [
    'English reports',
    'listResults',
    english,
    { up: 'started_at', down: '-started_at', heads: ['Overall score', 'Result', 'Grammar'] },
  ],
  [
    'English reports by score',
    'listResults',
    english,
    { up: '-overall', down: 'overall', heads: ['Overall score'] },
  ],
  [
    'annotation reports',
    'listResults',
    annotation,
    { up: 'overall', down: '-overall', heads: ['Overall score', 'Guideline comprehension'] },
  ],
  [
    'overall results',
    'listOverallResults',
    {},
    {
      up: 'average',
      down: '-annotation_assessment',
      heads: ['Average', 'English taken on (UAE time)'],
    },
  ],
  [
    'cancelled assessments',
    'listCancelledAssessments',
    {},
    { up: 'finished_at', down: '-finished_at', heads: ['Reason'] },
  ],
  [
    'redos',
    'listRedoAssessments',
    { query: { assessment_version: 'english_v2' } },
    { up: 'asked_at', down: '-asked_at', heads: ['What the candidate wrote', 'Decision'] },
  ],
  [
    'personality results',
    'listPrinciplesResults',
    {},
    { up: 'started_at', down: '-started_at', heads: ['Openness'] },
  ],
  [
    'approvals',
    'adminSearchCandidates',
    { body: { page: 1, limit: 10, status: 'PENDING' } },
    {
      up: 'registered_at',
      down: '-registered_at',
      heads: ['Emirates ID', 'Registered on (UAE time)'],
    },
  ],
  [
    'candidates',
    'searchCandidates',
    { body: { status: 'PENDING' } },
    { up: 'registered_at', down: '-registered_at', heads: ['Skills'] },
  ],
  [
    'matching candidates',
    'listCandidatesForJobs',
    matching,
    {
      up: '-score',
      down: 'score',
      heads: ['Match, of 100', 'Skills that match', 'Gaps'],
      ...ofMatching,
    },
  ],
  [
    'matching candidates by day',
    'listCandidatesForJobs',
    matching,
    {
      up: 'applied_at',
      down: '-poked_at',
      heads: ['Applied on (UAE time)', 'Invited to apply on (UAE time)'],
      ...ofMatching,
    },
  ],
  [
    'interviews',
    'listInterviews',
    {},
    {
      up: 'scheduled_at',
      down: '-scheduled_at',
      heads: ['When (UAE time)', 'Time zone'],
      ...ofInterviews,
    },
  ],
  [
    'interviews by job',
    'listInterviews',
    {},
    { up: 'job', down: '-job', heads: ['Job number in the interview system'], ...ofInterviews },
  ],
  [
    'deliveries to the tracking system',
    'listAtsDeliveries',
    {},
    {
      up: 'created_at',
      down: '-tries',
      heads: ['Reason', 'Answer of the system'],
      names: ({ results }) => results.map(ofCandidate),
      unnamed: true,
    },
  ],
]

test.each(lists)(
  '%s are a page and a file in the same order, either way, and by name',
  async (
    _name,
    operation,
    asked,
    { up, down, heads, names: getNames = ({ results }) => results.map(toName), unnamed },
  ) => {
    const inFile = async (sort: string): Promise<string[][]> =>
      parse(
        (
          await getFile(server, await ask(operation, asked, { sort, download_report: 'csv' }))
        ).toString('utf8'),
        { bom: true },
      )
    const byName =
      unnamed === true
        ? []
        : ([
            ['full_name', [formula, 'Mariam Al Ketbi']],
            ['-full_name', ['Mariam Al Ketbi', formula]],
          ] as const)
    for (const [sort, names] of [
      [up, ['Mariam Al Ketbi', formula]],
      [down, [formula, 'Mariam Al Ketbi']],
      ...byName,
    ] as const) {
      expect(getNames(await ask(operation, asked, { sort })), sort).toEqual(names)
      const [head = [], ...rows] = await inFile(sort)
      // What begins like a formula is text in the file.
      expect(
        rows.map((row) => row[head.indexOf('Name')]),
        sort,
      ).toEqual(names.map((name) => (name === formula ? `'${formula}` : name)))
      expect(head).toEqual(expect.arrayContaining([...heads]))
      expect(rows.every((row) => row.length === head.length)).toBe(true)
    }
  },
)

const withNames = (operation: Operation): NonNullable<Listed['names']> =>
  lists.find(([, one, , { names }]) => one === operation && names !== undefined)?.[3].names ??
  (({ results }) => results.map(toName))

test.each<[Operation, Asked, narrowing: Record<string, string>, left: string[]]>([
  ['listResults', english, { score_max: '60' }, [formula]],
  ['listResults', english, { from_date: '2026-08-02' }, [formula]],
  ['listOverallResults', {}, { annotation_assessment_max: '70' }, ['Mariam Al Ketbi']],
  ['listCancelledAssessments', {}, { assessment_version: 'english_v3' }, []],
  ['listRedoAssessments', {}, { assessment_version: 'annotation_v2' }, []],
  ['listPrinciplesResults', { query: { dates: ['2026-08-02', '2026-08-02'] } }, {}, [formula]],
  [
    'adminSearchCandidates',
    { body: { page: 1, limit: 10, status: 'PENDING' } },
    { query: 'Mariam' },
    ['Mariam Al Ketbi'],
  ],
  ['searchCandidates', { body: { status: 'PENDING' } }, { query: 'Mariam' }, ['Mariam Al Ketbi']],
  ['listCandidatesForJobs', matching, { name: 'Mariam' }, ['Mariam Al Ketbi']],
  ['listInterviews', {}, { status: 'finished' }, []],
  ['listAtsDeliveries', {}, { state: 'sent' }, []],
])('%s asked for less, by %o and %o, is that much in the file, too', async (...given) => {
  const [operation, asked, narrowing, left] = given
  expect(withNames(operation)(await ask(operation, asked, narrowing))).toEqual(left)
  const file = await ask(operation, asked, { ...narrowing, download_report: 'csv' })
  const [head = [], ...rows]: string[][] = parse((await getFile(server, file)).toString('utf8'), {
    bom: true,
  })
  expect(rows.map((row) => row[head.indexOf('Name')]?.replace("'", ''))).toEqual(left)
})

test.each(lists)(
  '%s are a spreadsheet of texts, from the right in Arabic',
  async (_name, operation, asked) => {
    const bytes = await getFile(
      server,
      await ask(operation, { ...asked, lang: 'ar' }, { download_report: 'xlsx' }),
    )
    const sheet = strFromU8(
      unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
    )
    expect(sheet).toContain('rightToLeft="1"')
    expect(sheet).toContain(`<t xml:space="preserve">${formula}</t>`)
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(3)
  },
)

/** The local time at 08:00 UTC; an unknown zone falls back to the Emirates. */
const clocks = [
  ['Asia/Kathmandu', '2026-08-01 13:45:00'],
  ['Pacific/Kiritimati', '2026-08-01 22:00:00'],
  ['Etc/Nowhere', '2026-08-01 12:00:00'],
  ['+03:00', '2026-08-01 12:00:00'],
] as const

test.each(clocks)('a reader in %s reads %s, and whose time it is', async (zone, shown) => {
  const inFile = async (operation: Operation, asked: Asked): Promise<string[][]> =>
    parse(
      (
        await getFile(
          server,
          await ask(
            operation,
            { ...asked, headers: { 'time-zone': zone } },
            { download_report: 'csv' },
          ),
        )
      ).toString('utf8'),
      { bom: true },
    )
  const named = zone.includes('/') && !zone.startsWith('Etc') ? zone : 'UAE time'
  for (const [operation, asked, column] of [
    ['listResults', english, 'Started on'],
    ['listInterviews', {}, 'When'],
    ['listAtsDeliveries', {}, 'Requested on'],
    ['adminSearchCandidates', { body: { page: 1, limit: 10, status: 'PENDING' } }, 'Registered on'],
    ['listCandidatesForJobs', matching, 'Applied on'],
    ['listPrinciplesResults', {}, 'Started on'],
  ] as const) {
    const [head = [], ...rows] = await inFile(operation, asked)
    const at = head.indexOf(`${column} (${named})`)
    expect(
      rows.map((row) => row[at]),
      operation,
    ).toContain(shown)
  }
  // A job closes at the end of a day of the Emirates, wherever it is read.
  const [jobsHead] = await inFile('listPostedJobs', { body: {} })
  expect(jobsHead).toEqual(
    expect.arrayContaining([`Created on (${named})`, 'Closes on (UAE time)']),
  )
})

test('jobs are a file of one’s own company, and of all for an admin', async () => {
  const inFile = async (who: Person) => {
    const { body } = await server.client('listPostedJobs', {
      token: who.token,
      body: { sort: 'created_at', download_report: 'csv' },
    })
    const rows: string[][] = parse((await getFile(server, body.data)).toString('utf8'), {
      bom: true,
    })
    return rows.map(([title]) => title)
  }
  expect(await inFile(admin)).toEqual(['Job', 'Translator', `'=1+1`])
  const recruiter = await addPerson(server, 'recruiter')
  expect(await inFile(recruiter)).toEqual(['Job'])
  const [account] = await server.deps.db
    .select({ companyId: users.companyId })
    .from(users)
    .where(eq(users.id, recruiter.id))
  await server.deps.db
    .update(jobs)
    .set({ companyId: account?.companyId ?? '' })
    .where(eq(jobs.title, 'Translator'))
  expect(await inFile(recruiter)).toEqual(['Job', 'Translator'])
})
