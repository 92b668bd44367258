import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { patient } from '../../scripts/lib/patience.mjs'
import { newId } from '../db/id'
import { attempts } from '../modules/attempts/attempts.table'
import { recordings, screenshots, takes } from '../modules/media/media.table'
import { users } from '../modules/auth/auth.table'
import { employments } from '../modules/employees/employments.table'
import { interviewJobs, interviews } from '../modules/interviews/interviews.table'
import { candidateJobs } from '../modules/jobs/jobs.table'
import { principlesRuns } from '../modules/personality/personality.table'
import { candidates, files, profileMedia, profiles } from '../modules/users/users.table'
import type { OperationId } from '../http/contract/handler'
import { addAttempt } from '../modules/attempts/attempt-step.store'
import { prompts } from '../modules/attempts/fixtures/takers'
import { start } from '../modules/attempts/lifecycle.rules'
import { storeEvaluation } from '../modules/results/result.store'
import { openSession } from '../modules/auth/session.store'
import { addJob, asked, showSkills } from '../modules/matching/fixtures/matching'
import type { CallOptions } from '../testing/client'
import { contractOperations, getExample, getParameters } from '../testing/fuzz/examples'
import { getFile } from '../testing/list-file'
import { addPerson, type Person } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// Who may see a candidate's contact details, resume and recordings (decision 0031). The test makes
// every call that recruiters may make, and searches the answers for details that are not open to
// them.

type Account = typeof users.$inferInsert
type ApprovalStatus = Account['approvalStatus']

/** The candidates there are, by their standing and by whose job they applied to. */
const kinds = {
  approved: { standing: 'APPROVED' },
  registered: { standing: 'REGISTERED' },
  pending: { standing: 'PENDING' },
  declined: { standing: 'DECLINED' },
  appliedhere: { standing: 'PENDING', job: 'a', status: 'applied' },
  declinedhere: { standing: 'DECLINED', job: 'a', status: 'applied' },
  withdrawnhere: { standing: 'PENDING', job: 'a', status: 'withdrawn' },
  pokedhere: { standing: 'PENDING', job: 'a', status: null },
  appliedthere: { standing: 'PENDING', job: 'b', status: 'applied' },
} as const satisfies Record<
  string,
  { standing: ApprovalStatus; job?: 'a' | 'b'; status?: 'applied' | 'withdrawn' | null }
>
type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds) as Kind[]

const open = {
  'a recruiter of company A': ['approved', 'appliedhere', 'declinedhere'],
  'a recruiter of company B': ['approved', 'appliedthere'],
  'an admin': allKinds,
} as const satisfies Record<string, readonly Kind[]>
type Viewer = keyof typeof open
const viewers = Object.keys(open) as Viewer[]
const isOpen = (viewer: Viewer, kind: Kind) => open[viewer].some((one) => one === kind)

interface Added {
  id: string
  attempt: string
  /** By the word of a ticket. */
  files: Record<'resume' | 'recording' | 'screenshot' | 'take' | 'interview_recording', string>
  secrets: Record<string, string>
}

let server: TestServer
const people = new Map<Viewer, Person>()
const added = new Map<Kind, Added>()
const jobIds: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.deps
  const getJob: Record<string, { job: string; company: string }> = {}
  for (const [name, viewer] of [
    ['a', 'a recruiter of company A'],
    ['b', 'a recruiter of company B'],
  ] as const) {
    const person = await addPerson(server, 'recruiter')
    people.set(viewer, person)
    const [account] = await db.select().from(users).where(eq(users.id, person.id))
    const company = account?.companyId ?? ''
    const job = await addJob(server, { companyId: company, skills: [asked('translation')] })
    await db
      .insert(interviewJobs)
      .values({ jobId: job, id: `IV-${name}`, companyId: company, title: 'Work' })
    getJob[name] = { job, company }
    jobIds.push(job)
  }
  people.set('an admin', await addPerson(server, 'admin'))
  for (const [number, kind] of allKinds.entries())
    added.set(kind, await addCandidate(kind, number + 1, getJob))
  await server.deps.matching.followCandidates()
}, patient(60_000))
afterAll(() => server.close())

/** A candidate with something of everything, each with words that nobody else has. */
async function addCandidate(
  kind: Kind,
  number: number,
  getJob: Record<string, { job: string; company: string }>,
): Promise<Added> {
  const { db, clock } = server.deps
  const now = clock.now()
  const {
    standing,
    ...about
  }: { standing: ApprovalStatus; job?: string; status?: 'applied' | 'withdrawn' | null } =
    kinds[kind]
  const secret = `${kind}-secret`
  const person = await addPerson(server, 'candidate', {
    firstName: 'Samira',
    lastName: 'Hidden',
    approvalStatus: standing,
    email: `${secret}@example.ae`,
    mobileNumber: `+97150777000${number}`,
  })
  const addFile = async (of: string) => {
    const id = newId()
    await db.insert(files).values({
      id,
      ownerId: person.id,
      kind: of,
      storageKey: `files/${id}`,
      mime: 'application/pdf',
      filename: `${secret}-${of}.pdf`,
      bytes: 10,
      createdAt: now,
    })
    return id
  }
  const resume = await addFile('resume')
  await db
    .update(candidates)
    .set({ socialLinks: [`https://www.linkedin.com/in/${secret}`] })
    .where(eq(candidates.userId, person.id))
  await showSkills(server, person, ['translation'], {
    emails: [`${secret}@profile.ae`],
    phones: [`+97142000${number}`],
    links: [`https://${secret}.example`],
    awards: [
      { id: newId(), title: 'Prize', issuer: null, date: null, evidence: `Prize of ${secret}` },
    ],
  })
  await db.insert(profileMedia).values({
    id: newId(),
    userId: person.id,
    title: 'Film',
    url: `https://film.example/${secret}`,
    createdAt: now,
  })
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, person.id))
  await db
    .update(profiles)
    .set({
      resumeFileId: resume,
      parsed:
        row?.parsed == null
          ? null
          : {
              ...row.parsed,
              skills: row.parsed.skills.map((skill) => ({
                ...skill,
                evidence: `Line of ${secret}`,
              })),
            },
    })
    .where(eq(profiles.userId, person.id))
  const attempt = await addTaken(person.id)
  const [recording, screenshot, take] = [newId(), newId(), newId()]
  await db.insert(recordings).values({
    id: recording,
    attemptId: attempt,
    kind: 'camera',
    sessionId: randomUUID(),
    offsetMs: 0,
    durationMs: 1000,
    bytes: 10,
    mime: 'video/webm',
    pieces: 1,
    lastIndex: 0,
    state: 'ready',
    fileId: await addFile('recording'),
    lastReceivedAt: now,
  })
  await db.insert(screenshots).values({
    id: screenshot,
    attemptId: attempt,
    sessionId: randomUUID(),
    index: 0,
    offsetMs: 0,
    fileId: await addFile('screenshot'),
    receivedAt: now,
  })
  await db.insert(takes).values({
    id: take,
    attemptId: attempt,
    questionId: 'english_v3-speaking-1',
    take: 1,
    epoch: 1,
    durationMs: 1000,
    transcript: `Words of ${secret}`,
    fileId: await addFile('take'),
    counted: true,
    receivedAt: now,
  })
  await db.insert(principlesRuns).values({ userId: person.id, startedAt: now })
  if (about.job !== undefined)
    await db.insert(candidateJobs).values({
      userId: person.id,
      jobId: getJob[about.job]?.job ?? '',
      status: about.status ?? null,
      statusAt: now,
      pokedAt: now,
    })
  const interviewFile = await addFile('interview_recording')
  // Each was once interviewed by either company, and works for it.
  for (const [at, { job, company }] of Object.values(getJob).entries()) {
    await db.insert(interviews).values({
      id: newId(),
      jobId: job,
      recruiterId: people.get('a recruiter of company A')?.id ?? '',
      candidateId: person.id,
      status: 'finished',
      scheduledAt: now,
      durationMinutes: 30,
      timeZone: 'Asia/Dubai',
      finishedAt: now,
      recordingFileId: at === 0 ? interviewFile : null,
      createdAt: now,
    })
    await db.insert(employments).values({
      id: newId(),
      companyId: company,
      userId: person.id,
      since: '2026-01-05',
      addedAt: now,
    })
  }
  return {
    id: person.id,
    attempt,
    files: { resume, recording, screenshot, take, interview_recording: interviewFile },
    secrets: {
      'e-mail': `${secret}@example.ae`,
      number: `+97150777000${number}`,
      'e-mail of the resume': `${secret}@profile.ae`,
      'number of the resume': `+97142000${number}`,
      link: `linkedin.com/in/${secret}`,
      'link of the resume': `https://${secret}.example`,
      'link to work': `film.example/${secret}`,
      'line of the resume': `Line of ${secret}`,
      resume,
      'name of the resume': `${secret}-resume.pdf`,
      recording,
      screenshot,
      'spoken answer': take,
    },
  }
}

async function addTaken(userId: string): Promise<string> {
  const { db, clock } = server.deps
  const now = clock.now()
  const of = { userId, assessmentId: 'english_v3', kind: 'english', now } as const
  const attempt = await addAttempt(db, of, start('english', now, 0), { actor: 'candidate' })
  if (attempt === null) throw new Error('There is an attempt already')
  await db
    .update(attempts)
    .set({
      status: 'COMPLETED',
      finishedAt: now,
      witnessed: true,
      state: { ...attempt.state, status: 'COMPLETED', finished_at: now.toISOString() },
    })
    .where(eq(attempts.id, attempt.id))
  await storeEvaluation(db, {
    attemptId: attempt.id,
    overall: 70,
    provisional: false,
    criteria: [],
    madeAt: now,
  })
  return attempt.id
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The same with this id in the place of every other. */
function naming(value: unknown, id: string): unknown {
  if (typeof value === 'string') return uuid.test(value) ? id : value
  if (Array.isArray(value)) return value.map((one) => naming(one, id))
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, naming(one, id)]))
    : value
}

const getToken = async (viewer: Viewer): Promise<string> =>
  (await openSession(server.deps, people.get(viewer)?.id ?? '', 'test')).token

/** These end the session or the account of who calls. */
const endings: readonly OperationId[] = ['logoutUser', 'deleteAccount']

/** Queries that return everybody. */
const lists: readonly { id: OperationId; asked: CallOptions; isFile: boolean }[] = [
  { id: 'searchCandidates', asked: { body: { status: 'ALL', limit: 100 } }, isFile: true },
  { id: 'searchEmployees', asked: { body: { status: 'ALL', limit: 100 } }, isFile: true },
  {
    id: 'listResults',
    asked: { params: { assessment_id: 'english_v3' }, query: { limit: '100' } },
    isFile: true,
  },
  { id: 'listPrinciplesResults', asked: { query: { limit: '100' } }, isFile: true },
  { id: 'listInterviews', asked: { query: { limit: '100' } }, isFile: true },
  { id: 'findUsersByName', asked: { query: { name: 'Samira Hidden' } }, isFile: false },
  { id: 'autocompleteName', asked: { query: { input: 'Sam' } }, isFile: false },
]

const textsIn = (bytes: Buffer): string =>
  Object.values(unzipSync(bytes))
    .map((file) => strFromU8(file))
    .join('\n')

/** A list as it is answered, and as either file. */
async function listed(token: string, { id, asked: options, isFile }: (typeof lists)[number]) {
  const answers = [(await server.client(id, { ...options, token })).raw.toString()]
  for (const format of isFile ? (['csv', 'xlsx'] as const) : []) {
    const more = { download_report: format }
    const { body } = await server.client(id, {
      ...options,
      token,
      ...(options.body === undefined
        ? { query: { ...options.query, ...more } }
        : { body: { ...options.body, ...more } }),
    })
    const bytes = await getFile(server, body.data)
    answers.push(format === 'csv' ? bytes.toString() : textsIn(bytes))
  }
  return answers
}

/** The contract's example about a candidate, or about the attempt where the call names one. */
function toAsked(
  operation: (typeof contractOperations)[number],
  { id, attempt }: Added,
): CallOptions {
  const isAbout = operations[operation.operationId].path.includes('/report/') ? attempt : id
  const { params = {}, query = {}, ...rest } = naming(getExample(operation), isAbout) as CallOptions
  const named = getParameters(operation)
    .filter(
      (parameter) => parameter.in === 'query' && /^(user_|candidate_)?id$/.test(parameter.name),
    )
    .map(({ name }) => [name, isAbout])
  return {
    ...rest,
    params:
      params.assessment_id === undefined ? params : { ...params, assessment_id: 'english_v3' },
    query: { ...query, ...Object.fromEntries(named) },
  }
}

/** Everything that a viewer is answered, each with what was called. */
async function everyAnswer(viewer: Viewer): Promise<{ id: string; text: string }[]> {
  const answers: { id: string; text: string }[] = []
  let token = await getToken(viewer)
  const matching = jobIds.map((job) => ({
    id: 'listCandidatesForJobs' as const,
    asked: { body: { job_ids: [job], limit: 100 } },
    isFile: true,
  }))
  for (const list of lists)
    answers.push(...(await listed(token, list)).map((text) => ({ id: list.id, text })))
  for (const list of matching) {
    // A list for another company's job is refused.
    const { status } = await server.client(list.id, { ...list.asked, token })
    if (status === 200)
      answers.push(...(await listed(token, list)).map((text) => ({ id: list.id, text })))
  }
  const calls = contractOperations.filter(({ operationId: id }) => {
    const { access, method } = operations[id]
    return (
      ['recruiter', 'user'].includes(access) &&
      ['GET', 'POST'].includes(method) &&
      !endings.includes(id)
    )
  })
  expect(calls.length).toBeGreaterThan(60)
  const called = new Set<string>()
  for (const operation of calls) {
    const id = operation.operationId
    for (const one of added.values()) {
      const asked = toAsked(operation, one)
      // A call without ids is the same for every candidate, so it is made once.
      const call = `${id} ${JSON.stringify(asked)}`
      if (called.has(call)) continue
      called.add(call)
      const { raw, status } = await server.client(id, { ...asked, token })
      if (status === 401) token = await getToken(viewer)
      answers.push({ id, text: raw.toString() })
    }
  }
  return answers
}

describe.each(viewers)('to %s', (viewer) => {
  test(
    'no answer, and no file, tells of a candidate what is not open, and each tells what is',
    { timeout: patient(300_000) },
    async () => {
      const answers = await everyAnswer(viewer)
      const told = (secret: string) => [
        ...new Set(answers.filter(({ text }) => text.includes(secret)).map(({ id }) => id)),
      ]
      const wrong: string[] = []
      for (const [kind, { secrets }] of added)
        for (const [what, secret] of Object.entries(secrets)) {
          const by = told(secret)
          if (!isOpen(viewer, kind) && by.length > 0)
            wrong.push(`${what} of ${kind} by ${by.join(', ')}`)
          if (isOpen(viewer, kind) && by.length === 0) wrong.push(`no ${what} of ${kind}`)
        }
      expect(wrong).toEqual([])
      // Names stay, or nobody could be chosen and asked to apply.
      for (const { id } of added.values()) expect(told(id)).toContain('searchCandidates')
    },
  )

  test('a ticket is issued exactly for the files of those who are open', async () => {
    const token = await getToken(viewer)
    const issued: string[] = []
    for (const [kind, { files: owned }] of added)
      for (const [what, id] of Object.entries(owned)) {
        const { status } = await server.client('issueTicket', {
          token,
          body: { file: { kind: what, id } },
        })
        if (status === 200) issued.push(`${what} of ${kind}`)
        else expect(status).toBe(404)
      }
    // A company's recording of an interview is its own.
    const own = (what: string) =>
      what !== 'interview_recording' || viewer !== 'a recruiter of company B'
    expect(issued).toEqual(
      [...added].flatMap(([kind, { files: owned }]) =>
        isOpen(viewer, kind)
          ? Object.keys(owned)
              .filter(own)
              .map((what) => `${what} of ${kind}`)
          : [],
      ),
    )
  })

  test('the report is a file, and is judged, exactly of those who are open', async () => {
    const token = await getToken(viewer)
    for (const [kind, { attempt }] of added) {
      const params = { assessment_id: 'english_v3', id: attempt }
      const answers = [
        await server.client('downloadReport', { token, params }),
        await server.client('acceptEvidence', {
          token,
          params,
          body: { note: 'Both recordings show one person at work.' },
        }),
        await server.client('reviewScores', {
          token,
          params,
          body: {
            speaking: { scores: Object.fromEntries(prompts.map((prompt) => [prompt, 70])) },
            note: null,
          },
        }),
      ]
      // Nothing is missing of these, so there is nothing to judge.
      expect([kind, answers.map(({ status }) => status)]).toEqual([
        kind,
        isOpen(viewer, kind) ? [202, 409, 409] : [404, 404, 404],
      ])
    }
  })

  test('nobody is found by an email address that the reader may not see', async () => {
    const token = await getToken(viewer)
    for (const [kind, { id }] of added) {
      const typed = `${kind}-sec`
      const answers = [
        await server.client('autocompleteName', { token, query: { input: typed } }),
        await server.client('searchCandidates', { token, body: { status: 'ALL', query: typed } }),
        await server.client('searchEmployees', { token, body: { status: 'ALL', query: typed } }),
        await server.client('listResults', {
          token,
          params: { assessment_id: 'english_v3' },
          query: { name: typed },
        }),
      ]
      expect(answers.map(({ raw }) => [kind, raw.toString().includes(id)])).toEqual(
        answers.map(() => [kind, isOpen(viewer, kind)]),
      )
    }
  })
})
