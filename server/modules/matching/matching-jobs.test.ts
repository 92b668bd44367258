import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { candidateJobs, jobs } from '../jobs/jobs.table'
import { candidates, profiles } from '../users/users.table'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { sectorId } from '../users/user.rules'
import { addCandidate, addCompany, addCourse, addJob, asked, showSkills } from './fixtures/matching'

let server: TestServer
let companyId: string
let annotator: string
let translator: string
let mixed: string
beforeAll(async () => {
  server = await startTestServer()
  companyId = await addCompany(server)
  annotator = await addJob(server, {
    companyId,
    title: 'Data Annotator',
    industry: 'data_labelling',
    externalJobId: 'posting-7',
    skills: [asked('data_annotation'), asked('transcription'), asked('excel', 'preferred')],
  })
  translator = await addJob(server, {
    companyId,
    title: 'Legal Translator',
    city: 'dubai',
    jobType: 'part_time',
    sector: sectorId('legal'),
    experience: 4,
    skills: [asked('translation'), asked('arabic'), asked('~falconry', 'preferred')],
  })
  mixed = await addJob(server, {
    companyId,
    title: 'Work 100%',
    skills: [asked('excel', 'required', 90), asked('data_entry')],
  })
  await addJob(server, {
    companyId,
    title: 'Data Annotator',
    status: 'draft',
    skills: [asked('data_annotation')],
  })
  await addJob(server, {
    companyId,
    title: 'Data Annotator',
    status: 'closed',
    skills: [asked('data_annotation')],
  })
  await addJob(server, {
    companyId,
    title: 'Data Annotator',
    closesOn: '2020-01-01',
    skills: [asked('data_annotation')],
  })
  await server.deps.matching.followJobs()
})
afterAll(() => server.close())

type Query = Record<string, string>
interface Listed {
  jid: string
  matching_score: number
  norm_score: number
  words_contribution: number
  words_in_common: string[]
  title_contribution: number
  experience_contribution: number
  job_match: {
    ref_skill: string | null
    name: string
    contribution: number
    relation: string
    level: number
    required_level: number
    evidence: string | null
  }[]
  job_gap: { ref_skill: string | null; contribution: number; relation: string }[]
}
const list = async (person: Person, query: Query = {}) =>
  (await server.client('listMatchingJobs', { token: person.token, query })).body.data as {
    results: Listed[]
    total: number
    page: number
    limit: number
  }
const getIds = async (person: Person, query: Query = {}) =>
  (await list(person, query)).results.map(({ jid }) => jid)

describe('the matching jobs of a candidate', () => {
  test('are the published ones above 0.2, the best first, as far as they are open', async () => {
    const person = await addCandidate(server, ['data_annotation', 'transcription', 'excel'])
    const { results, total, page, limit } = await list(person)
    expect(results.map(({ jid }) => jid)).toEqual([annotator, mixed])
    expect([total, page, limit]).toEqual([2, 1, 12])
    expect(results[0]).toMatchObject({
      matching_score: 0.88,
      norm_score: 1,
      company_name: 'Noor Data',
      city: 'abu_dhabi',
      is_favorite: false,
      application: null,
    })
    expect(results[1]?.norm_score).toBeCloseTo((results[1]?.matching_score ?? 0) / 0.88, 3)
  })

  test('are those above 0.2, and not those at it, and so are the candidates of a job', async () => {
    // One of five skills that are equally rare is a fifth of the score, one of four is more.
    const asks = async (...names: string[]) =>
      addJob(server, {
        companyId,
        title: 'Work',
        skills: names.map((name) => asked(name)),
      })
    const [at, above] = [
      await asks('welding', 'plumbing', 'baking', 'sewing', 'carpentry'),
      await asks('painting', 'vat', 'first_aid', 'photography'),
    ]
    await server.deps.matching.followJobs()
    const person = await addCandidate(server, ['welding', 'painting'])
    const { results } = await list(person)
    expect(results.map(({ jid, matching_score: score }) => [jid, score])).toEqual([[above, 0.25]])
    expect((await list(person, { job_id: at })).results[0]?.matching_score).toBe(0.2)
    await server.deps.matching.followCandidates()
    const admin = await addPerson(server, 'admin')
    const { body } = await server.client('listCandidatesForJobs', {
      token: admin.token,
      body: { job_ids: [at, above], page: 1, limit: 10 },
    })
    expect(body.data.results.map(({ total }: { total: number }) => total)).toEqual([0, 1])
    await server.deps.db.delete(jobs).where(inArray(jobs.id, [at, above]))
    await server.deps.matching.followJobs()
  })

  test('are explained by skills with their evidence that add up to the score exactly', async () => {
    const person = await addCandidate(
      server,
      ['data_annotation', 'audio_annotation', 'excel', 'translation', '~Falconry'],
      {
        work_history_detailed: [
          {
            title: 'Data Annotator',
            employer: 'Liwa',
            start: '2024-01',
            end: '2026-01',
            description: '',
          },
        ],
      },
    )
    const { results } = await list(person)
    expect(results.length).toBe(3)
    for (const job of results) {
      const contributions = [
        ...job.job_match.map(({ contribution }) => contribution),
        job.words_contribution,
        job.title_contribution,
        job.experience_contribution,
      ]
      expect(contributions.reduce((sum, points) => sum + Math.round(points * 100), 0)).toBe(
        Math.round(job.matching_score * 10_000),
      )
      expect(
        job.job_match.every(
          ({ contribution, evidence }) => contribution > 0 && evidence?.startsWith('Skills: '),
        ),
      ).toBe(true)
      expect(job.job_gap.every(({ contribution }) => contribution < 0)).toBe(true)
    }
    const [best] = results
    expect(best).toMatchObject({
      jid: annotator,
      title_contribution: 12,
      experience_contribution: 0,
    })
    expect(
      best?.job_match.map(({ ref_skill: ref, relation, evidence }) => [ref, relation, evidence]),
    ).toContainEqual(['data_annotation', 'exact', 'Skills: data_annotation'])
    const translation = results.find(({ jid }) => jid === translator)
    expect(translation?.job_match.map(({ ref_skill: ref, name }) => [ref, name])).toEqual([
      ['translation', 'Translation'],
      [null, 'falconry'],
    ])
    expect(translation?.job_gap).toMatchObject([{ ref_skill: 'arabic', relation: 'none' }])
    // Two of four years.
    expect(translation?.experience_contribution).toBe(4)
  })

  test('name skills in the language of the call', async () => {
    const person = await addCandidate(server, ['excel', 'data_entry'])
    const { body } = await server.client('listMatchingJobs', {
      token: person.token,
      query: { job_id: mixed },
      lang: 'ar',
    })
    expect(body.data.results[0].job_match[0].name).toMatch(/[\u0600-\u06FF]/)
  })

  test.each([
    [
      'en',
      'Data Annotation and AI Training',
      'Data Labelling Services',
      ['Senior Data Annotator', 'Annotation Quality Reviewer', 'AI Trainer'],
    ],
    [
      'ar',
      'توسيم البيانات وتدريب الذكاء الاصطناعي',
      'خدمات توسيم البيانات',
      ['موسّم بيانات أول', 'مراجع جودة التوسيم', 'مدرّب نماذج ذكاء اصطناعي'],
    ],
  ] as const)(
    'say in %s where their work belongs and which roles they lead to, and their number in another system',
    async (lang, sector, industry, roles) => {
      const person = await addCandidate(server, ['data_annotation'])
      const { body } = await server.client('listMatchingJobs', {
        token: person.token,
        query: { job_id: annotator },
        lang,
      })
      expect(body.data.results).toMatchObject([
        {
          jid: annotator,
          external_job_id: 'posting-7',
          job_title: 'Data Annotator',
          sector,
          industry,
          career_path: roles,
        },
      ])
    },
  )

  test('have no evidence for a skill that its owner added without any', async () => {
    const person = await addCandidate(server, ['excel', 'data_entry'])
    const { db } = server.deps
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, person.id))
    if (profile?.parsed == null) throw new Error('no profile')
    await db
      .update(profiles)
      .set({
        parsed: {
          ...profile.parsed,
          skills: profile.parsed.skills.map((skill) => ({ ...skill, evidence: '' })),
        },
      })
      .where(eq(profiles.userId, person.id))
    const [job] = (await list(person, { job_id: mixed })).results
    expect(job?.job_match.map(({ evidence }) => evidence)).toEqual([null, null])
  })

  test('show a skill that is met in part on both sides', async () => {
    const person = await addCandidate(server, ['excel', 'data_entry'])
    const [job] = (await list(person, { job_id: mixed })).results
    expect(job?.job_match.find(({ ref_skill: ref }) => ref === 'excel')).toMatchObject({
      level: 60,
      required_level: 90,
    })
    expect(job?.job_gap.map(({ ref_skill: ref }) => ref)).toEqual(['excel'])
  })

  test('are found by part of the title, sector, city and type, wildcards taken literally', async () => {
    const person = await addCandidate(server, [
      'data_annotation',
      'transcription',
      'excel',
      'translation',
      'arabic',
    ])
    expect(await getIds(person, { job_title: 'TRANSL' })).toEqual([translator])
    expect(await getIds(person, { job_title: '0%' })).toEqual([mixed])
    expect(await getIds(person, { job_title: '%' })).toEqual([mixed])
    expect(await getIds(person, { city: 'dubai' })).toEqual([translator])
    expect(await getIds(person, { job_type: 'part_time' })).toEqual([translator])
    expect(await getIds(person, { sector: sectorId('legal') })).toEqual([translator])
  })

  test('come in pages', async () => {
    const person = await addCandidate(server, [
      'data_annotation',
      'transcription',
      'excel',
      'translation',
      'arabic',
    ])
    const all = await getIds(person)
    expect(all).toHaveLength(3)
    expect([
      ...(await getIds(person, { limit: '2' })),
      ...(await getIds(person, { limit: '2', page: '2' })),
    ]).toEqual(all)
    expect((await list(person, { limit: '2', page: '9' })).total).toBe(3)
  })

  test('one that is asked for by its id is explained whatever its score', async () => {
    const person = await addCandidate(server, ['typing'])
    expect((await list(person, { job_id: translator })).results).toMatchObject([
      { jid: translator, matching_score: 0, job_match: [] },
    ])
    const missing = await server.client('listMatchingJobs', {
      token: person.token,
      query: { job_id: person.id },
    })
    expect([missing.status, missing.body.code]).toEqual([404, 'job_not_found'])
  })

  test('follow a change of the profile at once', async () => {
    const person = await addCandidate(server, ['welding'])
    expect(await getIds(person)).toEqual([])
    await showSkills(server, person, ['translation', 'arabic'])
    expect(await getIds(person)).toEqual([translator])
  })

  test('rise with a completed course', async () => {
    const person = await addCandidate(server, ['translation'])
    const before = (await list(person, { job_id: translator })).results[0]?.matching_score ?? 0
    const course = await addCourse(server, 'Arabic for all', ['arabic'])
    const act = (action: string) =>
      server.client('registerForCourse', {
        token: person.token,
        body: { course_id: course, action },
      })
    await act('register')
    expect((await list(person, { job_id: translator })).results[0]?.matching_score).toBe(before)
    await act('complete')
    const [after] = (await list(person, { job_id: translator })).results
    expect(after?.matching_score).toBeGreaterThan(before)
    expect(after?.job_match.find(({ ref_skill: ref }) => ref === 'arabic')?.evidence).toBe(
      'Arabic for all',
    )
  })

  test('are the same whatever the name, gender, nationality or place of the candidate', async () => {
    const person = await addCandidate(server, ['data_annotation', 'translation', 'excel'], {
      name: 'Mariam Al Suwaidi',
    })
    const before = await list(person)
    expect(before.results.length).toBeGreaterThan(1)
    const { db } = server.deps
    await db
      .update(users)
      .set({ firstName: 'John', lastName: 'Smith', mobileNumber: '+447700900123', lang: 'ar' })
      .where(eq(users.id, person.id))
    await db
      .update(candidates)
      .set({
        isEmirati: false,
        emiratesId: null,
        city: 'fujairah',
        address: 'elsewhere',
        educationLevel: 'phd',
        accommodationsNeeded: true,
        isStudent: true,
      })
      .where(eq(candidates.userId, person.id))
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, person.id))
    if (profile?.parsed == null) throw new Error('no profile')
    await db
      .update(profiles)
      .set({
        parsed: {
          ...profile.parsed,
          name: 'Mr John Smith',
          emails: ['john@example.com'],
          links: ['https://example.com/men'],
          languages: ['Swahili'],
          education: [
            { institution: 'Elsewhere', degree: null, field: null, start: '1970', end: '1974' },
          ],
        },
      })
      .where(eq(profiles.userId, person.id))
    expect(await list(person)).toEqual(before)
  })

  test('cannot be asked for without a profile that was read, nor of another candidate', async () => {
    const unread = await addPerson(server, 'candidate')
    await server.deps.db
      .update(profiles)
      .set({ parsed: null })
      .where(eq(profiles.userId, unread.id))
    const refused = await server.client('listMatchingJobs', { token: unread.token })
    expect([refused.status, refused.body.code]).toEqual([409, 'resume_not_ready'])
    const other = await server.client('listMatchingJobs', {
      token: unread.token,
      query: { candidate_id: (await addCandidate(server, ['excel'])).id },
    })
    expect([other.status, other.body.code]).toEqual([404, 'user_not_found'])
  })

  test('are shown to a recruiter who names the candidate, without counting as shown to them', async () => {
    const person = await addCandidate(server, ['excel', 'data_entry'])
    const recruiter = await addPerson(server, 'recruiter')
    expect((await getIds(recruiter, { candidate_id: person.id }))[0]).toBe(mixed)
    expect(
      await server.deps.db.select().from(candidateJobs).where(eq(candidateJobs.userId, person.id)),
    ).toEqual([])
    expect((await server.client('listMatchingJobs', { token: recruiter.token })).status).toBe(404)
  })

  test('do not show a recruiter what the candidate likes or applied for', async () => {
    const person = await addCandidate(server, ['excel', 'data_entry'])
    const recruiter = await addPerson(server, 'recruiter')
    await server.client('setFavorite', {
      token: person.token,
      body: { job_id: mixed, is_favorite: true },
    })
    await server.client('actOnJob', {
      params: { action: 'apply' },
      token: person.token,
      body: { job_id: mixed },
    })
    const { body } = await server.client('listMatchingJobs', {
      token: recruiter.token,
      query: { candidate_id: person.id, job_id: mixed },
    })
    expect(body.data.results).toMatchObject([{ jid: mixed, is_favorite: false, application: null }])
    expect(await getIds(recruiter, { candidate_id: person.id, is_favorite: 'true' })).toEqual([])
  })

  test('are gone from the list once a job is closed or deleted', async () => {
    const person = await addCandidate(server, ['word', 'powerpoint'])
    const [closing, going] = [
      await addJob(server, { companyId, skills: [asked('word')] }),
      await addJob(server, { companyId, skills: [asked('powerpoint')] }),
    ]
    await server.deps.matching.followJobs()
    expect((await getIds(person)).toSorted()).toEqual([closing, going].toSorted())
    await server.deps.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closing))
    await server.deps.db.delete(jobs).where(eq(jobs.id, going))
    await server.deps.matching.followJobs()
    expect(await getIds(person)).toEqual([])
  })
})
