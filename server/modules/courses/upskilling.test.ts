import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { newId } from '../../db/id'
import { jobs } from '../jobs/jobs.table'
import { files, profiles } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate, addCompany, addCourse, addJob, asked } from '../matching/fixtures/matching'

let server: TestServer
let job: string
const courseIds: Record<'accounting' | 'both' | 'vat', string> = {
  accounting: '',
  both: '',
  vat: '',
}
beforeAll(async () => {
  server = await startTestServer()
  const companyId = await addCompany(server)
  job = await addJob(server, {
    companyId,
    title: 'Helper',
    skills: [
      asked('excel'),
      asked('accounting', 'required', 80),
      asked('vat', 'preferred'),
      asked('~falconry', 'preferred'),
    ],
  })
  await addJob(server, { companyId, title: 'Helper', skills: [asked('excel'), asked('vat')] })
  courseIds.accounting = await addCourse(server, 'Accounting for all', ['accounting'])
  courseIds.both = await addCourse(server, 'Accounting with VAT', ['accounting', 'vat'], {
    level: 'advanced',
    priceAed: 450,
    durationHours: 12.5,
    description: 'Books and returns.',
    descriptionAr: 'دفاتر وإقرارات.',
  })
  courseIds.vat = await addCourse(server, 'VAT', ['vat'], { level: 'beginner' })
  await server.deps.matching.followJobs()
})
afterAll(() => server.close())

interface Gap {
  ref_skill: string | null
  level: number
  required_level: number
  gap: number
  demand: number
  cvs: { resume_id: string; evidence: string }[]
  course_id: string | null
}
interface Group {
  ref_skill: string
  total_score: number
  courses: { id: string; score: number; title: string }[]
}
const gaps = async (person: Person, body = {}): Promise<Gap[]> =>
  (await server.client('listSkillGaps', { token: person.token, body })).body.data
const completed = async (person: Person) =>
  (await server.client('listUpskillCourses', { token: person.token, body: {} })).body.data.completed
const groups = async (person: Person, body = {}): Promise<Group[]> =>
  (await server.client('listUpskillCourses', { token: person.token, body })).body.data.upskill_nf
const register = (person: Person, courseId: string, action?: string) =>
  server.client('registerForCourse', {
    token: person.token,
    body: { course_id: courseId, ...(action === undefined ? {} : { action }) },
  })

describe('the gaps to a job', () => {
  test('come the widest first, those that are met last, each with its passage and the course that closes most', async () => {
    const person = await addCandidate(server, ['excel', 'bookkeeping'])
    const fileId = newId()
    await server.deps.db.insert(files).values({
      id: fileId,
      ownerId: person.id,
      kind: 'resume',
      storageKey: fileId,
      mime: 'text/plain',
      filename: 'cv.txt',
      bytes: 1,
      createdAt: server.deps.clock.now(),
    })
    await server.deps.db
      .update(profiles)
      .set({ resumeFileId: fileId })
      .where(eq(profiles.userId, person.id))
    const found = await gaps(person, { job_id: job })
    expect(found.map(({ ref_skill: ref }) => ref).at(-1)).toBe('excel')
    expect(found.map(({ gap }) => gap)).toEqual(
      found.map(({ gap }) => gap).toSorted((a, b) => b - a),
    )
    expect(found.find(({ ref_skill: ref }) => ref === 'excel')).toMatchObject({
      level: 60,
      required_level: 60,
      gap: 0,
      demand: 2,
      course_id: null,
      cvs: [{ resume_id: fileId, evidence: 'Skills: excel' }],
    })
    expect(found.find(({ ref_skill: ref }) => ref === 'accounting')).toMatchObject({
      required_level: 80,
      course_id: courseIds.both,
    })
    // Both close it whole: the first of equals.
    expect(found.find(({ ref_skill: ref }) => ref === 'vat')).toMatchObject({ gap: 60, demand: 2 })
    expect(found.find(({ ref_skill: ref }) => ref === null)).toMatchObject({
      gap: 60,
      course_id: null,
    })
  })

  test('are asked of a job that there is', async () => {
    const person = await addCandidate(server, ['excel'])
    const refused = await server.client('listSkillGaps', {
      token: person.token,
      body: { job_id: randomUUID() },
    })
    expect([refused.status, refused.body.code]).toEqual([404, 'job_not_found'])
  })
})

test('without a job the gaps are those to the next roles', async () => {
  const role = loadTaxonomy().occupations.find(({ id }) => id === 'data_annotator')
  const person = await addCandidate(server, ['data_annotation'], {
    work_history_detailed: [
      { title: 'Data Annotator', employer: null, start: null, end: null, description: '' },
    ],
  })
  const { body } = await server.client('getCareerPath', {
    token: person.token,
    body: { uid: person.id, n: 3 },
  })
  const essential = body.data.steps.flatMap(({ missing }: { missing: { ref_skill: string }[] }) =>
    missing.map(({ ref_skill: ref }) => ref),
  )
  expect(role?.next).toContain(body.data.steps[0].ref_role)
  expect(
    (await gaps(person, { limit: 100 }))
      .filter(({ gap }) => gap > 0)
      .map(({ ref_skill: ref }) => ref),
  ).toEqual(expect.arrayContaining(essential))
})

describe('courses', () => {
  test('of a narrow gap that the job asks for come before those of a wide one that it would like', async () => {
    const companyId = await addCompany(server)
    const job_id = await addJob(server, {
      companyId,
      title: 'Helper',
      skills: [asked('vat', 'preferred', 90), asked('accounting', 'required', 60)],
    })
    const person = await addCandidate(server, ['excel'])
    expect((await gaps(person, { job_id })).map(({ ref_skill: ref, gap }) => [ref, gap])).toEqual([
      ['vat', 90],
      ['accounting', 60],
    ])
    expect((await groups(person, { job_id })).map(({ ref_skill: ref }) => ref)).toEqual([
      'accounting',
      'vat',
    ])
    await server.deps.db.delete(jobs).where(eq(jobs.id, job_id))
  })

  test('are grouped by the gap they close, the group that adds most first, and so the courses in it', async () => {
    const person = await addCandidate(server, ['excel'])
    const found = await groups(person, { job_id: job })
    expect(found.map(({ ref_skill: ref }) => ref).toSorted()).toEqual(['accounting', 'vat'])
    expect(found.map(({ total_score: total }) => total)).toEqual(
      found.map(({ total_score: total }) => total).toSorted((a, b) => b - a),
    )
    for (const { courses, total_score: total } of found) {
      expect(courses.map(({ score }) => score)).toEqual(
        courses.map(({ score }) => score).toSorted((a, b) => b - a),
      )
      expect(Math.round(total * 100)).toBe(
        courses.reduce((sum, { score }) => sum + Math.round(score * 100), 0),
      )
    }
    const accounting = found.find(({ ref_skill: ref }) => ref === 'accounting')
    expect(accounting?.courses.map(({ id }) => id)).toEqual([courseIds.both, courseIds.accounting])
    expect(accounting?.courses[0]).toMatchObject({
      price_aed: 450,
      duration_hours: 12.5,
      description: 'Books and returns.',
      registration: null,
    })
    expect(accounting?.courses[1]).toMatchObject({
      price_aed: null,
      duration_hours: null,
      description: null,
    })
    expect(
      (await groups(person, { job_id: job, skills: ['vat'] })).map(({ ref_skill: ref }) => ref),
    ).toEqual(['vat'])
  })

  test('are worth exactly what completing them adds to the job', async () => {
    const person = await addCandidate(server, ['excel'])
    const getScore = async () =>
      (await server.client('listMatchingJobs', { token: person.token, query: { job_id: job } }))
        .body.data.results[0].matching_score as number
    const before = await getScore()
    const promised =
      (await groups(person, { job_id: job }))
        .flatMap(({ courses }) => courses)
        .find(({ id }) => id === courseIds.both)?.score ?? 0
    await register(person, courseIds.both)
    await register(person, courseIds.both, 'complete')
    expect(Math.round(((await getScore()) - before) * 10_000)).toBe(Math.round(promised * 100))
    // A completed course is no longer offered, and its gaps are closed.
    expect(await groups(person, { job_id: job })).toEqual([])
  })

  test('speak the language of the call', async () => {
    const person = await addCandidate(server, ['excel'])
    const { body } = await server.client('listUpskillCourses', {
      token: person.token,
      body: { job_id: job, skills: ['vat'] },
      lang: 'ar',
    })
    expect(
      body.data.upskill_nf[0].courses.find(({ id }: { id: string }) => id === courseIds.both),
    ).toMatchObject({
      title: 'Accounting with VAT بالعربية',
      provider: 'الأكاديمية',
      description: 'دفاتر وإقرارات.',
    })
  })
})

describe('a registration', () => {
  test('is made once, completed, and cannot be undone then', async () => {
    const person = await addCandidate(server, ['excel'])
    expect((await register(person, courseIds.vat, 'complete')).body.code).toBe('no_pending_request')
    expect((await register(person, courseIds.vat, 'cancel')).body.code).toBe('no_pending_request')
    const first = await register(person, courseIds.vat)
    expect(first.body.data).toMatchObject({
      course_id: courseIds.vat,
      registration: { status: 'registered', completed_at: null },
    })
    server.deps.clock.advance(10)
    expect((await register(person, courseIds.vat)).body.data).toEqual(first.body.data)
    expect((await register(person, courseIds.vat, 'cancel')).body.data.registration.status).toBe(
      'cancelled',
    )
    expect((await register(person, courseIds.vat, 'complete')).status).toBe(409)
    expect((await register(person, courseIds.vat)).body.data.registration.status).toBe('registered')
    expect(
      (await register(person, courseIds.vat, 'complete')).body.data.registration,
    ).toMatchObject({ status: 'completed', completed_at: expect.any(String) })
    expect(await completed(person)).toEqual([
      expect.objectContaining({
        id: courseIds.vat,
        score: 0,
        registration: expect.objectContaining({ status: 'completed' }),
      }),
    ])
    expect((await register(person, courseIds.vat, 'cancel')).body.data.registration.status).toBe(
      'completed',
    )
    expect((await register(person, randomUUID())).body.code).toBe('not_found')
  })
})

describe('the career path', () => {
  const path = (person: Person, body: object) =>
    server.client('getCareerPath', { token: person.token, body })

  test('leads from the latest role step by step, with what is missing for each', async () => {
    const person = await addCandidate(server, ['data_annotation'], {
      work_history_detailed: [
        {
          title: 'Data Annotator',
          employer: null,
          start: '2024-01',
          end: 'present',
          description: '',
        },
      ],
    })
    const { data } = (await path(person, { uid: person.id })).body
    expect(data).toMatchObject({
      uid: person.id,
      current_title: 'Data Annotator',
      confirmed_skills: 1,
    })
    expect(data.steps.length).toBeGreaterThanOrEqual(2)
    const roles = new Map(loadTaxonomy().occupations.map((role) => [role.id, role]))
    let before = 'data_annotator'
    for (const step of data.steps) {
      expect(roles.get(before)?.next).toContain(step.ref_role)
      expect(roles.get(step.ref_role)?.essential).toEqual(
        expect.arrayContaining(
          step.missing.map(({ ref_skill: ref }: { ref_skill: string }) => ref),
        ),
      )
      before = step.ref_role
    }
    expect((await path(person, { uid: person.id, n: 1 })).body.data.steps).toEqual(
      data.steps.slice(0, 1),
    )
  })

  test('says nothing to somebody of whom nothing is known', async () => {
    const person = await addCandidate(server, [])
    expect((await path(person, { uid: person.id })).body.data).toMatchObject({
      current_title: null,
      confirmed_skills: 0,
      steps: [],
    })
  })

  test('is one’s own, or a candidate’s that a recruiter names', async () => {
    const [one, other] = [
      await addCandidate(server, ['excel']),
      await addCandidate(server, ['excel']),
    ]
    expect((await path(one, { uid: other.id })).body.code).toBe('user_not_found')
    expect((await path(await addPerson(server, 'recruiter'), { uid: other.id })).status).toBe(200)
  })
})
