import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { atsDeliveries } from './ats.table'
import { users } from '../auth/auth.table'
import { jobs } from '../jobs/jobs.table'
import { accessLog } from '../users/users.table'
import { type AtsAnswer, type LocalAts, startLocalAts } from '../../testing/services/local-ats'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { addCandidate } from '../matching/fixtures/matching'
import { sectorId } from '../users/user.rules'
import { sendDueToAts } from './send-to-ats.job'

let ats: LocalAts
let server: TestServer
let admin: Person
let recruiter: Person
let companyId = ''
let jobId = ''

const allow = (allowed: boolean, company = companyId) =>
  server.client('setAtsPermission', {
    token: admin.token,
    params: { company_id: company },
    body: { allowed },
  })
const job = {
  title: 'Translator',
  industry: 'Language Technology',
  sector: sectorId('data_annotation'),
  job_type: 'full_time',
  availability_mode: 'on_site',
  city: 'abu_dhabi',
  experience: 2,
  skills: [{ ref_skill: 'translation', name: 'Translation', importance: 'required' }],
  description: 'Translate what our readers ask about.',
}
const newJob = async (who = recruiter, publish = true): Promise<string> =>
  (await server.client('postJob', { token: who.token, body: { source: 'form', job, publish } }))
    .body.data.jid
const post = (id = jobId, who = recruiter, lang: 'en' | 'ar' = 'en') =>
  server.client('postJobToAts', { token: who.token, body: { job_id: id }, lang })
const sync = (candidate: string, who = recruiter, id = jobId, lang: 'en' | 'ar' = 'en') =>
  server.client('syncCandidateToAts', { token: who.token, params: { a: candidate, b: id }, lang })
const status = async (query: Record<string, string>, who = recruiter) =>
  (await server.client('getAtsStatus', { token: who.token, query })).body.data
const stands = async () => (await status({ job_id: jobId })).deliveries[0]
const listed = async (query: Record<string, string> = {}) =>
  (await server.client('listAtsDeliveries', { token: admin.token, query })).body.data
const acts = async (id: string) =>
  (await server.deps.db.select().from(accessLog).where(eq(accessLog.subjectId, id))).map(
    ({ action, userId }) => [action, userId],
  )

async function addRecruiter() {
  const person = await addPerson(server, 'recruiter')
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, person.id))
  return { person, company: row?.companyId ?? '' }
}

beforeAll(async () => {
  ats = await startLocalAts()
  server = await startTestServer({
    ATS_URL: ats.url,
    ATS_TOKEN: 'key-1',
    // Some answers never end, and are waited for as long.
    ATS_TIMEOUT_MS: String(Math.min(patient(1000), 30_000)),
  })
})
afterAll(async () => {
  await server.close()
  await ats.close()
})
beforeEach(async () => {
  // Sessions end while a test moves the clock.
  admin = await addPerson(server, 'admin')
  const added = await addRecruiter()
  recruiter = added.person
  companyId = added.company
  await allow(true)
  jobId = await newJob()
  ats.calls.splice(0)
})
afterEach(() => {
  ats.answers = []
})

describe('a job', () => {
  test('goes at once, with the key of the deployment, and has its id there from then on', async () => {
    const { status: code, body } = await post()
    expect([code, body.message]).toEqual([200, 'The job is in the applicant tracking system.'])
    expect(body.data).toMatchObject({
      job_id: jobId,
      state: 'sent',
      external_job_id: `posting-${jobId.slice(-4)}`,
    })
    expect(ats.calls).toMatchObject([
      {
        method: 'PUT',
        path: `/jobs/${jobId}`,
        authorization: 'Bearer key-1',
        body: { title: 'Translator', company: 'Falaj Data', skills: [{ name: 'Translation' }] },
      },
    ])
    const [row] = await server.deps.db.select().from(jobs).where(eq(jobs.id, jobId))
    expect(row?.externalJobId).toBe(body.data.external_job_id)
    expect(await acts(jobId)).toContainEqual(['job.sent_to_ats', recruiter.id])
  })

  test('that is sent again replaces what is there', async () => {
    await post()
    expect((await post()).body.data.state).toBe('sent')
    expect(ats.calls.map(({ path }) => path)).toEqual([`/jobs/${jobId}`, `/jobs/${jobId}`])
    expect((await status({ job_id: jobId })).deliveries).toHaveLength(1)
  })

  test.each<[string, AtsAnswer, string, number | null]>([
    ['is down', { status: 503 }, 'unavailable', 503],
    ['has too much to do', { status: 429 }, 'unavailable', 429],
    ['does not answer in time', 'silence', 'no_answer', null],
    ['stops in the middle of its answer', 'half', 'no_answer', 200],
    ['answers something else', 'nonsense', 'unreadable', 200],
    ['answers without end', 'endless', 'unreadable', 200],
  ])(
    'waits while the system %s, and goes when it is well again',
    async (_, how, failure, failureStatus) => {
      ats.answers = [how]
      const { status: code, body } = await post()
      expect([code, body.data.state, body.data.external_job_id]).toEqual([200, 'queued', null])
      expect(body.message).toBe(
        'The applicant tracking system is not available right now. We will try again automatically.',
      )
      expect(await stands()).toMatchObject({
        state: 'queued',
        tries: 1,
        failure,
        failure_status: failureStatus,
      })
      ats.answers = []
      await sendDueToAts(server.deps)
      expect(ats.calls).toHaveLength(1)
      server.deps.clock.advance(10)
      await sendDueToAts(server.deps)
      expect(await stands()).toMatchObject({
        state: 'sent',
        tries: 2,
        failure: null,
        next_try_at: null,
      })
    },
  )

  test('is tried later and later, and given up after half a day', async () => {
    ats.answers = [{ status: 500 }]
    await post()
    const row = async () => {
      const [found] = await server.deps.db
        .select()
        .from(atsDeliveries)
        .where(eq(atsDeliveries.jobId, jobId))
      if (found === undefined) throw new Error('Nothing is to be sent.')
      return found
    }
    const waits: number[] = []
    for (let now = await row(); now.state === 'waiting'; now = await row()) {
      const wait = Math.round((now.nextTryAt.getTime() - server.deps.clock.now().getTime()) / 1000)
      waits.push(wait)
      server.deps.clock.advance(wait - 5)
      await sendDueToAts(server.deps)
      expect((await row()).tries).toBe(waits.length)
      server.deps.clock.advance(5)
      await sendDueToAts(server.deps)
    }
    expect(waits).toEqual([10, 30, 120, 600, 3600, 10_800, 21_600])
    expect(await row()).toMatchObject({
      state: 'failed',
      tries: 8,
      failure: 'unavailable',
      failureStatus: 500,
    })
  })

  test('waits as long as the system asks', async () => {
    ats.answers = [{ status: 503, retryAfter: '120' }]
    await post()
    const wait = Date.parse((await stands()).next_try_at) - server.deps.clock.now().getTime()
    expect(wait).toBeGreaterThan(100_000)
  })

  test('that was being sent when the server was killed is sent by the next one', async () => {
    ats.answers = [{ status: 503 }]
    await post()
    ats.answers = []
    const { db, clock } = server.deps
    // The state that a server leaves if it dies between taking a delivery and finishing it.
    await db
      .update(atsDeliveries)
      .set({ busyUntil: new Date(clock.now().getTime() + 60_000) })
      .where(eq(atsDeliveries.jobId, jobId))
    clock.advance(30)
    await sendDueToAts(server.deps)
    expect((await stands()).state).toBe('queued')
    clock.advance(31)
    await sendDueToAts(server.deps)
    expect((await stands()).state).toBe('sent')
  })

  test.each([
    ['en', 'Failed to post the job to the external job-posting service.'],
    ['ar', 'تعذّر نشر الوظيفة في خدمة النشر الخارجية.'],
  ] as const)('that is refused is given up, with a message in %s', async (lang, sentence) => {
    ats.answers = [{ status: 422 }]
    const { status: code, body } = await post(jobId, recruiter, lang)
    expect([code, body.code, body.message]).toEqual([502, 'ats_post_failed', sentence])
    expect(await stands()).toMatchObject({
      state: 'failed',
      failure: 'refused',
      failure_status: 422,
    })
  })

  test('does not follow the system elsewhere with the key', async () => {
    ats.answers = [{ status: 307, location: `${ats.url}/elsewhere` }]
    expect((await post()).body.code).toBe('ats_post_failed')
    expect(ats.calls).toHaveLength(1)
  })

  test('that is a draft, or another company’s, is not sent', async () => {
    expect((await post(await newJob(recruiter, false))).body.code).toBe('job_not_published')
    expect((await post(jobId, (await addRecruiter()).person)).body.code).toBe('job_not_found')
    expect(ats.calls).toEqual([])
  })
})

describe('a candidate', () => {
  test('goes to the posting of the job, with what recruiters see and nothing more', async () => {
    const candidate = await addCandidate(server, ['translation'])
    expect((await sync(candidate.id)).body.code).toBe('ats_job_not_posted')
    await post()
    const { body } = await sync(candidate.id)
    expect(body.data).toMatchObject({ candidate_id: candidate.id, job_id: jobId, state: 'sent' })
    const sent = ats.calls.at(-1)
    expect(sent).toMatchObject({
      method: 'PUT',
      path: `/jobs/posting-${jobId.slice(-4)}/candidates/${candidate.id}`,
    })
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual([
      'availability_40_hours',
      'availability_mode',
      'city',
      'education',
      'education_level',
      'email',
      'id',
      'languages',
      'mobile_number',
      'name',
      'skills',
      'social_links',
      'university_name',
      'work_history',
    ])
    expect(await acts(candidate.id)).toContainEqual(['candidate.sent_to_ats', recruiter.id])
    expect((await status({ candidate_id: candidate.id })).postings).toEqual([
      { job_id: jobId, title: 'Translator', company_name: 'Falaj Data' },
    ])
  })

  test('whom recruiters cannot find is not sent, and one who is declined while waiting is given up', async () => {
    await post()
    expect((await sync((await addPerson(server, 'pendingCandidate')).id)).body.code).toBe(
      'candidate_profile_not_found',
    )
    const candidate = await addCandidate(server, ['translation'])
    ats.answers = [{ status: 500 }]
    expect((await sync(candidate.id)).body.data.state).toBe('queued')
    ats.answers = []
    const calls = ats.calls.length
    await server.deps.db
      .update(users)
      .set({ approvalStatus: 'DECLINED' })
      .where(eq(users.id, candidate.id))
    server.deps.clock.advance(10)
    await sendDueToAts(server.deps)
    expect((await status({ candidate_id: candidate.id })).deliveries).toMatchObject([
      { state: 'failed', failure: 'gone' },
    ])
    expect(ats.calls).toHaveLength(calls)
  })

  test('that the system refuses gives an error message', async () => {
    await post()
    ats.answers = [{ status: 400 }]
    const { status: code, body } = await sync((await addCandidate(server, ['translation'])).id)
    expect([code, body.message]).toEqual([
      502,
      'Failed to send the candidate to the applicant tracking system.',
    ])
  })
})

describe('the permission', () => {
  test.each([
    ['en', 'ATS Permission Not Allowed.'],
    ['ar', 'لا تملك شركتك صلاحية استخدام نظام تتبّع المتقدمين.'],
  ] as const)(
    'is the company’s, and without it nothing goes: said in %s',
    async (lang, sentence) => {
      await post()
      expect((await allow(false)).body).toMatchObject({
        data: { company_id: companyId, allowed: false },
      })
      const candidate = await addCandidate(server, ['translation'])
      ats.calls.splice(0)
      const answers = [
        await post(jobId, recruiter, lang),
        await sync(candidate.id, recruiter, jobId, lang),
        await server.client('getAtsSignIn', { token: recruiter.token, lang }),
      ]
      expect(answers.map(({ status: code, body }) => [code, body.code, body.message])).toEqual(
        answers.map(() => [403, 'ats_permission_not_allowed', sentence]),
      )
      // An admin sends for the company, whose permission it is.
      expect((await post(jobId, admin)).body.code).toBe('ats_permission_not_allowed')
      expect(ats.calls).toEqual([])
      expect((await status({ job_id: jobId })).allowed).toBe(false)
      expect(await acts(companyId)).toEqual([
        ['company.ats_permission', admin.id],
        ['company.ats_permission', admin.id],
      ])
    },
  )

  test('is given by admins alone', async () => {
    expect(
      (
        await server.client('setAtsPermission', {
          token: recruiter.token,
          params: { company_id: companyId },
          body: { allowed: true },
        })
      ).status,
    ).toBe(403)
  })
})

describe('the sign-in', () => {
  test('is a link of the system for the person who asks', async () => {
    const { body } = await server.client('getAtsSignIn', { token: recruiter.token })
    expect(body.data).toEqual({
      url: `${ats.url}/signed-in?token=once`,
      expires_at: '2030-01-01T00:00:00.000Z',
    })
    expect(ats.calls).toMatchObject([
      {
        method: 'POST',
        path: '/sso',
        body: { email: recruiter.email, name: 'Mariam Al Suwaidi', company: 'Falaj Data' },
      },
    ])
  })

  test.each([
    ['en', 'Failed to get SSO token.'],
    ['ar', 'تعذّر الحصول على رمز الدخول الموحّد.'],
  ] as const)('that fails gives a message in %s', async (lang, sentence) => {
    for (const how of [
      { status: 500 },
      { status: 403 },
      'nonsense',
      'silence',
    ] satisfies AtsAnswer[]) {
      ats.answers = [how]
      const { status: code, body } = await server.client('getAtsSignIn', {
        token: recruiter.token,
        lang,
      })
      expect([code, body.code, body.message]).toEqual([502, 'sso_failed', sentence])
    }
  })
})

describe('a delivery that was given up', () => {
  test('is listed for admins, and is delivered when one of them sends it again', async () => {
    ats.answers = [{ status: 401 }]
    await post()
    const { results, configured } = await listed()
    expect(configured).toBe(true)
    const mine = results.find(({ job_id }: { job_id: string }) => job_id === jobId)
    expect(mine).toMatchObject({
      kind: 'job',
      job_title: 'Translator',
      company_name: 'Falaj Data',
      state: 'failed',
      failure: 'refused',
      failure_status: 401,
    })
    const again = () =>
      server.client('sendToAtsAgain', { token: admin.token, params: { id: mine.id } })
    expect((await again()).body).toMatchObject({
      message: 'The system refused it again.',
      data: { state: 'failed', tries: 1 },
    })
    ats.answers = []
    expect((await again()).body).toMatchObject({ message: 'Sent.', data: { state: 'sent' } })
    const calls = ats.calls.length
    await again()
    expect(ats.calls).toHaveLength(calls)
    expect((await acts(jobId)).filter(([act]) => act === 'ats.sent_again')).toEqual([
      ['ats.sent_again', admin.id],
      ['ats.sent_again', admin.id],
    ])
    expect(
      (await listed({ state: 'sent', limit: '100' })).results.some(
        ({ id }: { id: string }) => id === mine.id,
      ),
    ).toBe(true)
  })
})

test('a deployment without a system says so', async () => {
  const plain = await startTestServer()
  try {
    const { token } = await addPerson(plain, 'recruiter')
    const { body } = await plain.client('getAtsSignIn', { token, lang: 'en' })
    expect([body.code, body.message]).toEqual([
      'ats_not_configured',
      'No applicant tracking system is set up here. Your Masar provider can connect one.',
    ])
    expect((await plain.client('postJobToAts', { token, body: { job_id: jobId } })).body.code).toBe(
      'ats_not_configured',
    )
    expect((await plain.client('getAtsStatus', { token })).body.data).toEqual({
      configured: false,
      allowed: false,
      deliveries: [],
      postings: [],
    })
  } finally {
    await plain.close()
  }
})
