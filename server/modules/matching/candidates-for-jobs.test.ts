import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAttempt } from '../attempts/attempt-step.store'
import { attempts } from '../attempts/attempts.table'
import { start } from '../attempts/lifecycle.rules'
import { users } from '../auth/auth.table'
import { candidateIndex } from '../jobs/jobs.table'
import { storeEvaluation } from '../results/result.store'
import { getFile } from '../../testing/list-file'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate, addJob, asked, getChange, showSkills } from './fixtures/matching'

let server: TestServer
let recruiter: Person
let companyId = ''
let job = ''
let best: Person
let second: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
  companyId =
    (await server.deps.db.select().from(users).where(eq(users.id, recruiter.id)))[0]?.companyId ??
    ''
  job = await addJob(server, {
    companyId,
    title: 'Translator',
    experience: 2,
    skills: [asked('translation'), asked('arabic'), asked('excel', 'preferred')],
  })
  best = await addCandidate(server, ['translation', 'arabic', 'excel'], {
    work_history_detailed: [
      {
        title: 'Translator',
        employer: null,
        start: '2020-01',
        end: 'present',
        description: 'Arabic letters',
      },
    ],
  })
  second = await addCandidate(server, ['translation'])
  await addCandidate(server, ['typing'])
})
afterAll(() => server.close())

type AttemptStatus = (typeof attempts.$inferSelect)['status']

interface Candidate {
  user_id: string
  score: number
  months_worked: number
  title_contribution: number
  experience_contribution: number
  job_match: { name: string; contribution: number }[]
  job_gap: { name: string; contribution: number }[]
  applied_at: string | null
}
const listed = async (body: object = {}, who = recruiter) => {
  const answer = await server.client('listCandidatesForJobs', {
    token: who.token,
    body: { job_ids: [job], ...body },
  })
  return answer.body.data.results[0] as {
    jid: string
    candidates_loading: boolean
    total: number
    candidates: Candidate[]
  }
}
/** The rows of the file, its heads first. */
async function inFile(body: object = {}): Promise<string[][]> {
  const { body: answered } = await server.client('listCandidatesForJobs', {
    token: recruiter.token,
    body: { job_ids: [job], download_report: 'csv', ...body },
  })
  return parse((await getFile(server, answered.data)).toString('utf8'), { bom: true })
}
const follow = () => server.deps.matching.followCandidates()
const getIds = async (body: object = {}) =>
  (await listed(body)).candidates.map(({ user_id: id }) => id)

test('before the candidates are read for the first time the list says so, and is not empty without a word', async () => {
  expect(await listed()).toEqual({ jid: job, candidates_loading: true, total: 0, candidates: [] })
  expect(
    (
      await server.client('checkMatchingCandidates', {
        token: recruiter.token,
        params: { id: job },
      })
    ).body.data,
  ).toEqual({ exists: false, matching_candidates: 0, candidates_loading: true })
  // A file waits for them instead.
  expect(await inFile()).toHaveLength(3)
})

describe('the candidates of a job', () => {
  beforeAll(follow)

  test('are those above 0.2, the best first, explained exactly', async () => {
    const { candidates, total, candidates_loading: loading } = await listed()
    expect([loading, total, candidates.map(({ user_id: id }) => id)]).toEqual([
      false,
      2,
      [best.id, second.id],
    ])
    expect(candidates[0]).toMatchObject({
      score: 1,
      title_contribution: 12,
      experience_contribution: 8,
      full_name: 'Mariam Al Suwaidi',
      current_title: 'Translator',
      city: 'abu_dhabi',
      job_gap: [],
      english_assessment: null,
      applied_at: null,
      poked_at: null,
    })
    for (const {
      score,
      job_match: match,
      title_contribution: title,
      experience_contribution: experience,
    } of candidates) {
      expect(
        [...match.map(({ contribution }) => contribution), title, experience].reduce(
          (sum, points) => sum + Math.round(points * 100),
          0,
        ),
      ).toBe(Math.round(score * 10_000))
    }
    expect(
      (
        await server.client('checkMatchingCandidates', {
          token: recruiter.token,
          params: { id: job },
        })
      ).body.data,
    ).toEqual({ exists: true, matching_candidates: 2, candidates_loading: false })
  })

  test('come with their years of each skill, their years in all, and their availability', async () => {
    const [first, other] = (await listed()).candidates
    expect(first).toMatchObject({
      availability_mode: 'online',
      availability_40_hours: true,
      months_worked: server.deps.matching.month() - 2020 * 12,
      english_outcome: 'not_taken',
      annotation_outcome: 'not_taken',
    })
    expect(first?.job_match).toMatchObject([
      { name: 'Translation', years: null },
      { name: 'Arabic', years: Math.floor((server.deps.matching.month() - 2020 * 12) / 12) },
      { name: 'Microsoft Excel', years: null },
    ])
    expect(other?.months_worked).toBe(0)
  })

  test.each<[outcome: string, status: AttemptStatus, scored: [number, boolean] | null]>([
    ['in_progress', 'IN_PROGRESS', null],
    ['cancelled', 'CANCELLED', null],
    ['redo', 'REDO', [70, false]],
    ['provisional', 'RESULT_PROCESSING', null],
    ['provisional', 'FAILED', null],
    ['provisional', 'COMPLETED', [70, true]],
    ['passed', 'COMPLETED', [50, false]],
    ['failed', 'COMPLETED', [49, false]],
  ])(
    'say that their last attempt is %s when it is %s, scored %j',
    async (outcome, status, scored) => {
      const person = await addCandidate(server, ['translation', 'arabic'])
      const { db, clock } = server.deps
      const added = await addAttempt(
        db,
        { userId: person.id, assessmentId: 'english_v3', kind: 'english', now: clock.now() },
        start('english', clock.now(), 0),
        { actor: 'candidate' },
      )
      const id = added?.id ?? ''
      await db.update(attempts).set({ status, witnessed: true }).where(eq(attempts.id, id))
      if (scored !== null)
        await storeEvaluation(db, {
          attemptId: id,
          overall: scored[0],
          provisional: scored[1],
          criteria: [],
          madeAt: clock.now(),
        })
      await follow()
      const { candidates } = await listed({ user_ids: [person.id] })
      expect(candidates).toMatchObject([
        { english_outcome: outcome, annotation_outcome: 'not_taken' },
      ])
      await db.delete(users).where(eq(users.id, person.id))
      await follow()
    },
  )

  test('are narrowed to a page, a score, a name, certain people, or those who applied', async () => {
    expect(await getIds({ limit: 1, page: 2 })).toEqual([second.id])
    expect(await getIds({ score_min: 0.9 })).toEqual([best.id])
    expect(await getIds({ user_ids: [second.id] })).toEqual([second.id])
    expect(await getIds({ name: 'nobody' })).toEqual([])
    expect(await getIds({ name: 'mariam' })).toHaveLength(2)
    expect(await getIds({ applied: true })).toEqual([])
    await server.client('actOnJob', {
      token: second.token,
      params: { action: 'apply' },
      body: { job_id: job },
    })
    const { candidates } = await listed({ applied: true })
    expect(candidates).toMatchObject([{ user_id: second.id, applied_at: expect.any(String) }])
  })

  test('are sorted by other columns, those without a value last and equal ones by their id', async () => {
    expect(await getIds({ sort: 'score' })).toEqual([second.id, best.id])
    expect(await getIds({ sort: '-score', limit: 1 })).toEqual([best.id])
    // Both have one name.
    expect(await getIds({ sort: 'full_name' })).toEqual([best.id, second.id].toSorted())
    expect(await getIds({ sort: '-full_name' })).toEqual([best.id, second.id].toSorted())
    expect(await getIds({ sort: 'applied_at' })).toEqual([second.id, best.id])
    expect(await getIds({ sort: '-applied_at' })).toEqual([second.id, best.id])
    expect(await getIds({ sort: '-english_assessment', page: 2, limit: 1 })).toEqual([second.id])
  })

  test('are a file with the score and every skill that adds to it or lacks, in the order of the list', async () => {
    const [heads = [], ...rows] = await inFile({ sort: 'score' })
    const { candidates } = await listed({ sort: 'score' })
    expect(heads.slice(0, 11)).toEqual([
      'Name',
      'Email',
      'Job',
      'Match, of 100',
      'Current title',
      'City',
      'Skills that match',
      'Gaps',
      'Points for words in common',
      'Words in common',
      'Points for the role',
    ])
    expect(rows.map((row) => Number(row[3]))).toEqual(
      candidates.map(({ score }) => Math.round(score * 10_000) / 100),
    )
    expect(rows.map((row) => row[1])).toEqual([second.email, best.email])
    expect(rows.map((row) => row[6])).toEqual(
      candidates.map(({ job_match: match }) =>
        match.map(({ name, contribution }) => `${name} +${contribution}`).join('; '),
      ),
    )
    expect(rows.map((row) => row[7])).toEqual(
      candidates.map(({ job_gap: gap }) =>
        gap.map(({ name, contribution }) => `${name} \u2212${-contribution}`).join('; '),
      ),
    )
    expect(rows[0]?.[7]).not.toBe('')
  })

  test('are a company’s own to see, and an admin’s', async () => {
    const other = await addPerson(server, 'recruiter')
    for (const ids of [[job], [randomUUID()]]) {
      const refused = await server.client('listCandidatesForJobs', {
        token: other.token,
        body: { job_ids: ids },
      })
      expect([refused.status, refused.body.code]).toEqual([404, 'job_not_found'])
    }
    expect((await listed({}, await addPerson(server, 'admin'))).total).toBe(2)
  })

  test('follow profiles, approvals and deleted accounts', async () => {
    const person = await addCandidate(server, ['typing'])
    await follow()
    expect(await getIds()).not.toContain(person.id)
    await showSkills(server, person, ['translation', 'arabic'])
    expect(await getChange(server, person)).toBeNull()
    await follow()
    expect(await getIds()).toContain(person.id)
    await server.deps.db
      .update(users)
      .set({ approvalStatus: 'DECLINED' })
      .where(eq(users.id, person.id))
    await follow()
    expect(await getIds()).not.toContain(person.id)
    await server.deps.db
      .update(users)
      .set({ approvalStatus: 'APPROVED' })
      .where(eq(users.id, person.id))
    await follow()
    expect(await getIds()).toContain(person.id)
    await server.deps.db.delete(users).where(eq(users.id, person.id))
    await follow()
    expect(await getIds()).not.toContain(person.id)
    // The row that marks the deletion contains none of the person's data.
    expect(
      await server.deps.db
        .select()
        .from(candidateIndex)
        .where(eq(candidateIndex.userId, person.id)),
    ).toMatchObject([{ listed: false, skills: [], held: [], currentTitle: null }])
  })

  test('are not matched again after a change that matching does not read', async () => {
    const before = await getChange(server, best)
    await server.deps.db
      .update(users)
      .set({ firstName: 'Another', avatarFileId: null })
      .where(eq(users.id, best.id))
    expect(await getChange(server, best)).toBe(before)
    expect(before).not.toBeNull()
  })
})
