import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { newEmiratesId } from '../../testing/emirates-ids'
import { candidateForm, confirmed, resumeText, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { users } from '../auth/auth.table'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const typed: components['schemas']['ProfileReview'] = {
  read_at: null,
  name: 'Khalid Al Mansoori',
  emails: ['khalid@example.ae'],
  phones: [],
  links: [],
  skills: [{ id: null, name: 'Payroll', ref_skill: null }],
  work_history_detailed: [],
  education: [],
  languages: ['Arabic'],
  awards: [],
  media: [],
}

/** A candidate who has onboarded without a resume. */
async function register() {
  const { token, id } = await confirmed(server)
  const { status, body } = await server.client('onboardCandidate', {
    token,
    body: { ...candidateForm(null), emirates_id: newEmiratesId() },
  })
  expect(status).toBe(200)
  return {
    id,
    token,
    message: body.message,
    approve: () =>
      server.deps.db.update(users).set({ approvalStatus: 'APPROVED' }).where(eq(users.id, id)),
    standing: async () => (await server.client('getUser', { token })).body.data.standing,
    profile: async () => (await server.client('getUserProfile', { token })).body.data,
    jobs: () => server.client('listMatchingJobs', { token }),
    type: () => server.client('reviewProfile', { token, body: typed }),
    addResume: async () => {
      const upload_id = await upload(server, token, 'resume', resumeText, 'resume.txt')
      return server.client('replaceResume', { token, body: { upload_id } })
    },
  }
}

describe('a candidate without a resume', () => {
  test('waits for approval, and is let on once a profile is typed', async () => {
    const candidate = await register()
    expect(candidate.message).toBe(
      'We have your registration. Type your profile once it is approved.',
    )
    expect(await candidate.standing()).toBe('PENDING_VERIFICATION')
    await server.runJobs()
    expect(await candidate.profile()).toMatchObject({
      status: 'in_progress',
      resume: null,
      upload_response: null,
      review: { state: 'none', counts: false },
    })

    await candidate.approve()
    expect(await candidate.standing()).toBe('CANDIDATE_PROFILE_PENDING')
    expect((await candidate.jobs()).body.code).toBe('profile_pending')
    expect((await candidate.type()).status).toBe(200)
    expect(await candidate.standing()).toBe('CANDIDATE')
    expect((await candidate.jobs()).status).toBe(200)
  })

  test('adds a resume later, and the typed profile counts until the reading is confirmed', async () => {
    const candidate = await register()
    await candidate.approve()
    await candidate.type()
    expect((await candidate.addResume()).body.data.resume).toMatchObject({
      filename: 'resume.txt',
      status: 'in_progress',
    })
    await server.runJobs()
    expect(await candidate.standing()).toBe('CANDIDATE')
    const { review, upload_response: counting } = await candidate.profile()
    expect(review.state).toBe('newer')
    expect(review.read.emails).toEqual(['khalid@example.ae'])
    expect(counting.profile.languages).toEqual(['Arabic'])
  })

  test('who adds a resume before anything is typed has it read as the first one', async () => {
    const candidate = await register()
    await candidate.addResume()
    expect((await candidate.type()).body.code).toBe('resume_not_ready')
    await server.runJobs()
    expect(await candidate.profile()).toMatchObject({
      status: 'completed',
      review: { state: 'waiting' },
    })
  })

  test('is shown to an admin as one, in the list and in the registration', async () => {
    const admin = await addPerson(server, 'admin')
    const { id } = await register()
    const { body } = await server.client('getRegistration', { token: admin.token, params: { id } })
    expect(body.data.registration).toMatchObject({ user_id: id, resume_status: null })
    expect(body.data.profile).toMatchObject({ resume: null, upload_response: null })
  })

  test('is found and opened by a recruiter once the profile is typed', async () => {
    const recruiter = await addPerson(server, 'recruiter')
    const candidate = await register()
    await candidate.approve()
    await candidate.type()
    const { body } = await server.client('getUserProfile', {
      token: recruiter.token,
      query: { id: candidate.id },
    })
    expect(body.data).toMatchObject({ status: 'completed', resume: null })
    expect(body.data.upload_response.profile.skills).toMatchObject([{ name: 'Payroll' }])
  })

  test('has a copy of all account data, in which there is no resume', async () => {
    const { token } = await register()
    const ask = () => server.client('getOwnData', { token })
    expect((await ask()).status).toBe(202)
    await server.runJobs()
    const { url } = (await ask()).body.data
    const { raw } = await server.client('serveFile', {
      params: { ticket: url.split('/').at(-1) ?? '' },
    })
    expect(Object.keys(unzipSync(raw))).toEqual(['index.html', 'data.json'])
  })
})
