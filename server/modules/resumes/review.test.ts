import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { onboarded, type Person, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { profiles } from '../users/users.table'
import { reviewBy, waitingForReview } from './fixtures/review'

type Schemas = components['schemas']
type Calls = ReturnType<typeof reviewBy>

let server: TestServer
let person: Pick<Person, 'id' | 'token'>
let newPerson: Awaited<ReturnType<typeof waitingForReview>>
let fetchProfile: Calls['fetchProfile']
let asRead: Calls['asRead']
let review: Calls['review']
beforeAll(async () => {
  server = await startTestServer()
  newPerson = await waitingForReview(server)
  ;({ fetchProfile, asRead, review } = reviewBy(server, () => person.token))
})
beforeEach(async () => {
  person = await newPerson()
})
afterAll(() => server.close())

const shown = async () => (await fetchProfile()).upload_response?.profile

describe('a profile that was read from a resume', () => {
  test('does not count until its owner has reviewed it', async () => {
    expect((await fetchProfile()).review).toMatchObject({
      state: 'waiting',
      counts: false,
      reviewed_at: null,
    })
    expect((await shown())?.skills.map(({ name }) => name)).toEqual([
      'Python',
      'SQL',
      'Data annotation',
    ])
    const { status, body } = await review()
    expect([status, body.data.review]).toEqual([
      200,
      expect.objectContaining({ state: 'reviewed', counts: true, reviewed_by: person.id }),
    ])
  })

  test('stays unchanged beside the corrections', async () => {
    await review({ name: 'Khalid S. Al Mansoori', languages: ['Arabic'] })
    const { review: state, upload_response } = await fetchProfile()
    expect(upload_response?.profile).toMatchObject({
      name: 'Khalid S. Al Mansoori',
      languages: ['Arabic'],
    })
    expect(state.read).toMatchObject({ name: 'Khalid Saeed Al Mansoori', languages: [] })
  })

  test('comes with the lines it was read from, which only its owner sees', async () => {
    const owner = await onboarded(server)
    const { data } = (await server.client('getResumeReading', { token: owner.token })).body
    expect(data.read_at).toBe((await fetchProfile(owner.token)).review.read_at)
    expect(data.lines).toContainEqual({ text: 'Khalid Saeed Al Mansoori', box: null })
    const other = (await server.client('getResumeReading', { token: person.token })).body
    expect(other.data).toEqual({ read_at: null, lines: [] })
  })

  test('of another resume waits, while the reviewed one counts', async () => {
    await review({ name: 'Khalid Corrected' })
    server.deps.clock.advance(5)
    await server.client('replaceResume', {
      token: person.token,
      body: {
        upload_id: await upload(
          server,
          person.token,
          'resume',
          Buffer.from('Khalid Other\nkhalid@example.ae\n\nSkills\nExcel, Translation\n'),
          'other.txt',
        ),
      },
    })
    await server.runJobs()
    const { review: state, upload_response } = await fetchProfile()
    expect(state).toMatchObject({ state: 'newer', counts: true, read: { name: 'Khalid Other' } })
    expect(upload_response?.profile.name).toBe('Khalid Corrected')
  })
})

describe('a review', () => {
  test('of a page that is older than the last reading is refused, and nothing of it is kept', async () => {
    const old = await asRead()
    server.deps.clock.advance(5)
    await server.client('replaceResume', {
      token: person.token,
      body: {
        upload_id: await upload(
          server,
          person.token,
          'resume',
          Buffer.from('Khalid Other\nkhalid@example.ae\n\nSkills\nExcel, Translation\n'),
          'other.txt',
        ),
      },
    })
    await server.runJobs()
    const { status, body } = await server.client('reviewProfile', {
      token: person.token,
      body: { ...old, name: 'Khalid Old' },
    })
    expect([status, body.code]).toEqual([409, 'newer_reading'])
    expect((await fetchProfile()).review).toMatchObject({ state: 'waiting', counts: false })
    expect((await review()).status).toBe(200)
  })

  test('of an instant that is none is refused, too', async () => {
    expect((await review({ read_at: '2016-12-31T23:59:60Z' })).body.code).toBe('newer_reading')
  })

  test('can be sent sixty times an hour', async () => {
    const body = await asRead()
    for (let sent = 0; sent < 60; sent += 1)
      await server.client('reviewProfile', {
        token: person.token,
        body: { ...body, emails: ['nobody'] },
      })
    expect((await server.client('reviewProfile', { token: person.token, body })).body.code).toBe(
      'rate_limited',
    )
  })
})

describe('a profile that nobody has reviewed', () => {
  const seenBy = async (persona: 'recruiter' | 'admin'): Promise<Schemas['UserProfile']> =>
    (
      await server.client('getUserProfile', {
        token: (await addPerson(server, persona)).token,
        query: { id: person.id },
      })
    ).body.data

  test('is open only to its owner', async () => {
    for (const persona of ['recruiter', 'admin'] as const)
      expect(await seenBy(persona)).toMatchObject({
        upload_response: null,
        review: { state: 'none', counts: false, read: null },
      })
  })

  test('stays so beside a profile that was reviewed', async () => {
    await review({ name: 'Khalid Corrected', phones: [] })
    for (const persona of ['recruiter', 'admin'] as const) {
      const profile = await seenBy(persona)
      expect(profile).toMatchObject({
        upload_response: { profile: { name: 'Khalid Corrected', phones: [] } },
        review: { state: 'reviewed', counts: true, read: null },
      })
      expect(JSON.stringify(profile)).not.toContain('501234567')
    }
  })
})

describe('skills', () => {
  test('keep the words they were read from, and an added one has none, whatever the request says', async () => {
    const { skills } = await asRead()
    await review({
      skills: [
        ...skills.slice(0, 1),
        { id: null, name: 'Falconry', ref_skill: null },
        { id: 'made-up', name: 'Patience', ref_skill: null },
      ],
    })
    expect((await shown())?.skills).toEqual([
      expect.objectContaining({
        name: 'Python',
        ref_skill: 'python',
        evidence: expect.stringContaining('Python'),
      }),
      expect.objectContaining({ name: 'Falconry', ref_skill: null, evidence: '' }),
      expect.objectContaining({ name: 'Patience', evidence: '' }),
    ])
  })

  test('take no words of another person under the id of one that was read', async () => {
    const { skills } = await asRead()
    const [read] = skills
    await review({
      skills: [...skills, { id: read?.id ?? null, name: 'Brain surgery', ref_skill: null }],
    })
    expect((await shown())?.skills.find(({ name }) => name === 'Brain surgery')?.evidence).toBe('')
  })

  test('keep their evidence through a second review, and are there once', async () => {
    await review()
    const { skills } = await asRead()
    await review({ skills: [...skills, { id: null, name: 'python', ref_skill: 'python' }] })
    const after = (await shown())?.skills ?? []
    expect(after.filter(({ ref_skill: ref }) => ref === 'python')).toHaveLength(1)
    expect(after[0]?.evidence).toContain('Python')
  })

  test('of the taxonomy are ones that it has', async () => {
    const { body } = await review({ skills: [{ id: null, name: 'X', ref_skill: 'no-such-skill' }] })
    expect(body).toMatchObject({
      code: 'validation_failed',
      fields: { 'skills.0': expect.any(String) },
    })
  })
})

describe('an entry that cannot be saved', () => {
  const work = {
    title: 'Annotator',
    employer: 'Noor',
    start: '2020',
    end: 'present',
    description: '',
  }

  test('is named by its place', async () => {
    const { body } = await review({
      emails: ['khalid@example.ae', 'nobody'],
      phones: ['call me'],
      links: ['linkedin.com/in/khalid', 'not a link'],
      work_history_detailed: [
        work,
        { ...work, title: null, employer: ' ' },
        { ...work, start: '2020-13' },
        { ...work, start: '2021-05', end: '2021-03' },
      ],
      education: [{ institution: null, degree: null, field: null, start: null, end: null }],
    })
    expect(Object.keys(body.fields)).toEqual([
      'emails.1',
      'phones.0',
      'links.1',
      'work_history_detailed.1.title',
      'work_history_detailed.2.start',
      'work_history_detailed.3.end',
      'education.0.institution',
    ])
  })

  test('a year alone ends no earlier than a month of it begins', async () => {
    expect(
      (await review({ work_history_detailed: [{ ...work, start: '2021-05', end: '2021' }] }))
        .status,
    ).toBe(200)
    expect((await fetchProfile()).upload_response?.profile.career_path).toEqual(['Annotator'])
  })

  test('while the first resume is being read there is nothing to review', async () => {
    const { id, token } = await addPerson(server, 'profilePending')
    await setResume(id, 'in_progress')
    expect((await server.client('reviewProfile', { token, body: typed })).body.code).toBe(
      'resume_not_ready',
    )
  })
})

describe('a profile that is typed', () => {
  test('counts where no resume could be read, and lets its owner on', async () => {
    const { id, token } = await addPerson(server, 'profilePending')
    await setResume(id, 'failed')
    const { status, body } = await server.client('reviewProfile', { token, body: typed })
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        status: 'completed',
        review: expect.objectContaining({ state: 'reviewed', counts: true, read_at: null }),
      }),
    ])
    expect(body.data.upload_response?.profile).toMatchObject({
      name: 'Hind Al Ali',
      skills: [{ name: 'Payroll', ref_skill: 'payroll', evidence: '' }],
      career_path: ['Accountant'],
    })
    const session = await server.client('getUser', { token })
    expect(session.body.data.standing).toBe('CANDIDATE')
  })

  test('is corrected as one that was read is', async () => {
    const { id, token } = await addPerson(server, 'profilePending')
    await setResume(id, 'failed')
    await server.client('reviewProfile', { token, body: typed })
    const again = await server.client('reviewProfile', {
      token,
      body: { ...typed, languages: ['Arabic'] },
    })
    expect(again.body.data.upload_response?.profile.languages).toEqual(['Arabic'])
  })

  test('is refused once a resume was read after all', async () => {
    expect(
      (await server.client('reviewProfile', { token: person.token, body: typed })).body.code,
    ).toBe('newer_reading')
  })
})

const typed: Schemas['ProfileReview'] = {
  read_at: null,
  name: 'Hind Al Ali',
  emails: ['hind@example.ae'],
  phones: [],
  links: [],
  skills: [{ id: null, name: 'Payroll', ref_skill: null }],
  work_history_detailed: [
    { title: 'Accountant', employer: 'Al Noor', start: '2019', end: 'present', description: '' },
  ],
  education: [],
  languages: [],
  awards: [],
  media: [],
}

const setResume = (userId: string, resumeStatus: 'in_progress' | 'failed') =>
  server.deps.db.update(profiles).set({ resumeStatus }).where(eq(profiles.userId, userId))
