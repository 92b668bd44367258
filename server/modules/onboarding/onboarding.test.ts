import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  candidateForm,
  companyForm,
  confirmed,
  onboarded,
  resumeText,
  signUp,
  upload,
} from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const chunk = (
  token: string,
  over: Partial<Record<'upload_id' | 'kind' | 'filename' | 'size' | 'offset', string>>,
  bytes: Buffer,
) =>
  server.client('uploadFileChunk', {
    token,
    form: {
      upload_id: randomUUID(),
      kind: 'resume',
      filename: 'resume.txt',
      size: String(bytes.length),
      offset: '0',
      ...over,
      chunk: { bytes, filename: 'chunk' },
    },
  })

describe('uploading', () => {
  test('a file in pieces goes on where it stopped, and a piece sent twice counts once', async () => {
    const { token } = await confirmed(server)
    const upload_id = randomUUID()
    const half = resumeText.length >> 1
    const send = (offset: number, bytes: Buffer) =>
      chunk(token, { upload_id, size: String(resumeText.length), offset: String(offset) }, bytes)
    await send(0, resumeText.subarray(0, half))
    expect((await send(0, resumeText.subarray(0, half))).body.data).toMatchObject({
      received: half,
      complete: false,
    })
    expect((await send(half + 5, resumeText.subarray(half + 5))).body.code).toBe(
      'upload_offset_mismatch',
    )
    expect(
      (await server.client('getUpload', { token, params: { upload_id } })).body.data.received,
    ).toBe(half)
    expect((await send(half, resumeText.subarray(half))).body.data.complete).toBe(true)
  })

  test('another person cannot see or go on with an upload', async () => {
    const mine = await confirmed(server)
    const other = await confirmed(server)
    const upload_id = await upload(server, mine.token, 'resume', resumeText, 'resume.txt')
    expect(
      (await server.client('getUpload', { token: other.token, params: { upload_id } })).status,
    ).toBe(404)
    expect((await chunk(other.token, { upload_id }, resumeText)).status).toBe(404)
  })

  test('a file is judged by its content, not by its name', async () => {
    const { token } = await confirmed(server)
    const program = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])
    expect((await chunk(token, { filename: 'resume.pdf' }, program)).body.code).toBe(
      'unsupported_file_type',
    )
    for (const kind of ['toString', 'constructor', '__proto__'])
      expect((await chunk(token, { kind }, program)).body).toMatchObject({
        code: 'validation_failed',
        fields: { kind: expect.any(String) },
      })
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    expect((await chunk(token, { kind: 'avatar', filename: 'me.svg' }, script)).status).toBe(415)
  })

  test('a file is called by its name alone', async () => {
    const { token } = await confirmed(server)
    const resume = await upload(
      server,
      token,
      'resume',
      resumeText,
      '..\\docs/../\u202efdp.my resume\u0007.txt',
    )
    await server.client('onboardCandidate', { token, body: candidateForm(resume) })
    expect((await server.client('getUserProfile', { token })).body.data.resume.filename).toBe(
      'fdp.my resume .txt',
    )
  })

  test.each([
    ['a resume', 'resume', 30.1],
    ['a file of a job', 'job', 30.1],
    ['a picture', 'avatar', 2.1],
    ['a logo', 'company_avatar', 2.1],
  ])('%s (%s) of %s MB is refused at its first piece', async (_, kind, megabytes) => {
    const { token } = await confirmed(server)
    const { status, body } = await chunk(
      token,
      { kind, size: String(Math.round(megabytes * 1024 * 1024)) },
      resumeText,
    )
    expect(status).toBe(413)
    expect(body.code).toBe('file_too_large')
  })
})

describe('becoming a candidate', () => {
  test('keeps lines as they read, and refuses a name that cannot be seen', async () => {
    const { token } = await confirmed(server)
    const form = candidateForm(await upload(server, token, 'resume', resumeText, 'resume.txt'))
    const refused = await server.client('onboardCandidate', {
      token,
      body: {
        ...form,
        full_name: '\u200b\u200e',
        address: '\u2066\u2069',
        mobile_number: '-971501234567',
      },
    })
    expect(refused.body.fields).toEqual({
      full_name: 'Field cannot be empty',
      address: 'Field cannot be empty',
      mobile_number: 'Invalid mobile number',
    })
    const { body } = await server.client('onboardCandidate', {
      token,
      body: { ...form, full_name: ' علی\u200cرضا \u202bالكتبي\u202c' },
    })
    expect(body.data.user).toMatchObject({ first_name: 'علی\u200cرضا', last_name: 'الكتبي' })
  })

  test('takes the form, reads the resume, and waits for approval', async () => {
    const { token } = await confirmed(server)
    const { status, body } = await server.client('onboardCandidate', {
      token,
      body: candidateForm(await upload(server, token, 'resume', resumeText, 'resume.txt')),
    })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      role: 'individual',
      standing: 'PENDING_VERIFICATION',
      approval: { status: 'REGISTERED', reason: null },
    })
    await server.runJobs()
    const profile = await server.client('getUserProfile', { token })
    expect(profile.body.data).toMatchObject({
      status: 'completed',
      resume: { filename: 'resume.txt', status: 'completed', progress: 100 },
    })
    expect(profile.body.data.upload_response.profile.emails).toEqual(['khalid@example.ae'])
  })

  test('needs to know when the candidate has time', async () => {
    const { token } = await confirmed(server)
    const form = candidateForm(await upload(server, token, 'resume', resumeText, 'resume.txt'))
    expect(
      (
        await server.client('onboardCandidate', {
          token,
          body: { ...form, candidate_availability: [] },
        })
      ).body.fields,
    ).toEqual({ candidate_availability: 'Please select when you are available' })
  })

  test('an Emirati needs an Emirates ID of 15 digits; the form says so beside the field', async () => {
    const { token } = await confirmed(server)
    const form = candidateForm(await upload(server, token, 'resume', resumeText, 'resume.txt'))
    const missing = await server.client('onboardCandidate', {
      token,
      body: { ...form, emirates_id: null },
    })
    const short = await server.client('onboardCandidate', {
      token,
      body: { ...form, emirates_id: '784-1999-12345' },
    })
    const mistyped = await server.client('onboardCandidate', {
      token,
      body: { ...form, emirates_id: '784-1999-1234567-1' },
    })
    expect(mistyped).toMatchObject({
      status: 422,
      body: { fields: { emirates_id: expect.stringContaining('as on the card') } },
    })
    expect(missing.body).toMatchObject({
      code: 'validation_failed',
      fields: { emirates_id: 'Field cannot be empty' },
    })
    expect(short.body.fields.emirates_id).toContain('15 digits')
  })

  test('refuses somebody else’s upload, a link that is no profile, and a second onboarding', async () => {
    const { token } = await confirmed(server)
    const foreign = await upload(
      server,
      (await confirmed(server)).token,
      'resume',
      resumeText,
      'resume.txt',
    )
    expect(
      (await server.client('onboardCandidate', { token, body: candidateForm(foreign) })).body.fields
        .candidate_resume,
    ).toBeDefined()
    const form = candidateForm(await upload(server, token, 'resume', resumeText, 'resume.txt'))
    const linked = await server.client('onboardCandidate', {
      token,
      body: { ...form, candidate_social_links: ['https://example.com/me'] },
    })
    expect(linked.body.fields.candidate_social_links).toBe(
      'Use a link to a Facebook, Instagram, Twitter or LinkedIn profile',
    )
    const ofNetwork = async (link: string, lang: 'en' | 'ar' = 'en') =>
      (
        await server.client('onboardCandidate', {
          token,
          lang,
          body: { ...form, candidate_social_links: ['https://x.com/mariam', link] },
        })
      ).body.fields.candidate_social_links
    expect(
      await Promise.all(
        [
          'https://facebook.com/',
          'https://instagram.com/a b',
          'https://twitter.com/',
          'https://www.linkedin.com/feed',
        ].map((link) => ofNetwork(link)),
      ),
    ).toEqual([
      expect.stringMatching(/^Invalid Facebook link/),
      expect.stringMatching(/^Invalid Instagram link/),
      expect.stringMatching(/^Invalid Twitter link/),
      expect.stringMatching(/^Invalid LinkedIn link/),
    ])
    expect(await ofNetwork('https://www.linkedin.com/feed', 'ar')).toMatch(/^رابط لينكدإن غير صالح/)
    expect((await server.client('onboardCandidate', { token, body: form })).status).toBe(200)
    expect((await server.client('onboardCandidate', { token, body: form })).body.code).toBe(
      'onboarding_already_done',
    )
    expect(
      (await server.client('onboardRecruiter', { token, body: companyForm() })).body.code,
    ).toBe('onboarding_already_done')
  })

  test('comes after the e-mail is confirmed', async () => {
    const { token } = await signUp(server)
    expect(
      (await server.client('onboardRecruiter', { token, body: companyForm() })).body.code,
    ).toBe('email_unconfirmed')
  })

  test('an empty resume is stored, flagged, and invents nothing; a better one can take its place', async () => {
    const { token } = await confirmed(server)
    await server.client('onboardCandidate', {
      token,
      body: candidateForm(
        await upload(server, token, 'resume', Buffer.from('   \n \n'), 'resume.txt'),
      ),
    })
    await server.runJobs()
    expect((await server.client('getUserProfile', { token })).body.data).toMatchObject({
      status: 'in_progress',
      resume: { status: 'failed', failure: 'resume_no_text' },
      upload_response: null,
    })
    await server.client('replaceResume', {
      token,
      body: { upload_id: await upload(server, token, 'resume', resumeText, 'better.txt') },
    })
    await server.runJobs()
    expect((await server.client('getUserProfile', { token })).body.data).toMatchObject({
      status: 'completed',
      resume: { filename: 'better.txt' },
    })
  })

  test('a resume that cannot be read leaves the earlier profile in place', async () => {
    const { token } = await onboarded(server)
    await server.client('replaceResume', {
      token,
      body: { upload_id: await upload(server, token, 'resume', Buffer.from('  \n'), 'empty.txt') },
    })
    await server.runJobs()
    const { body } = await server.client('getUserProfile', { token })
    expect(body.data).toMatchObject({
      status: 'completed',
      resume: { status: 'failed', failure: 'resume_no_text' },
    })
    expect(body.data.upload_response.profile.emails).toEqual(['khalid@example.ae'])
  })
})

describe('becoming a recruiter', () => {
  test('makes the company and waits for an admin', async () => {
    const { token } = await confirmed(server)
    const { body } = await server.client('onboardRecruiter', { token, body: companyForm() })
    expect(body.data.user).toMatchObject({
      role: 'recruiter',
      standing: 'PENDING_VERIFICATION',
      companyDetail: { company_name: 'Noor Data' },
    })
  })

  test('names each field of the company that is not fit', async () => {
    const { token } = await confirmed(server)
    const { body } = await server.client('onboardRecruiter', {
      token,
      body: {
        ...companyForm(),
        company_size: 0,
        company_industry: '',
        company_website: 'noor',
        company_description: 'Too short.',
      },
    })
    expect(body.fields).toMatchObject({ company_industry: 'Please select industry' })
    expect(Object.keys(body.fields).sort()).toEqual([
      'company_description',
      'company_industry',
      'company_size',
      'company_website',
    ])
  })
})

test('one’s own account and profile are one’s own; another’s answer 404', async () => {
  const [one, other] = [await onboarded(server), await confirmed(server)]
  expect((await server.client('getUser', { token: one.token })).body.data.id).toBe(one.id)
  expect(
    (await server.client('getUser', { token: one.token, query: { id: other.id } })).status,
  ).toBe(404)
  expect(
    (await server.client('getUserProfile', { token: other.token, query: { id: one.id } })).status,
  ).toBe(404)
})
