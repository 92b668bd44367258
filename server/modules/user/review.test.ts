import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { onboarded, type Person, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

type Schemas = components['schemas']

let server: TestServer
let person: Pick<Person, 'id' | 'token'>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  person = await onboarded(server)
})
afterAll(() => server.close())

const profileOf = async (token = person.token): Promise<Schemas['UserProfile']> =>
  (await server.client('getUserProfile', { token })).body.data
const shown = async () => (await profileOf()).upload_response?.profile
const asRead = async (): Promise<Schemas['ProfileReview']> => {
  const { upload_response, review: state } = await profileOf()
  const profile = upload_response?.profile
  if (profile === undefined) throw new Error('Nothing was read.')
  const {
    name,
    emails,
    phones,
    links,
    skills,
    work_history_detailed,
    education,
    languages,
    awards,
    media,
  } = profile
  return {
    read_at: state.read_at,
    name,
    emails,
    phones,
    links,
    skills: skills.map(({ evidence: _words, ...skill }) => skill),
    work_history_detailed,
    education,
    languages,
    awards: awards.map(({ evidence: _words, ...award }) => award),
    media: media.filter(({ from_resume }) => from_resume).map(({ title, url }) => ({ title, url })),
  }
}
const review = async (change: Partial<Schemas['ProfileReview']> = {}) =>
  server.client('reviewProfile', { token: person.token, body: { ...(await asRead()), ...change } })

describe('what was read from a resume', () => {
  test('does not count until its owner has reviewed it', async () => {
    expect((await profileOf()).review).toMatchObject({
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

  test('stays as it was beside what is corrected', async () => {
    await review({ name: 'Khalid S. Al Mansoori', languages: ['Arabic'] })
    const { review: state, upload_response } = await profileOf()
    expect(upload_response?.profile).toMatchObject({
      name: 'Khalid S. Al Mansoori',
      languages: ['Arabic'],
    })
    expect(state.read).toMatchObject({ name: 'Khalid Saeed Al Mansoori', languages: [] })
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
    const { review: state, upload_response } = await profileOf()
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
    expect((await profileOf()).review).toMatchObject({ state: 'waiting', counts: false })
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

describe('what nobody has reviewed', () => {
  const seenBy = async (persona: 'recruiter' | 'admin'): Promise<Schemas['UserProfile']> =>
    (
      await server.client('getUserProfile', {
        token: (await addPerson(server, persona)).token,
        query: { id: person.id },
      })
    ).body.data

  test('is its owner’s alone', async () => {
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
  test('keep the words they were read from; one that is added has none, whatever is said', async () => {
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

  test('take nobody else’s words under the id of one that was read', async () => {
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

describe('what cannot be kept', () => {
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
    expect((await profileOf()).upload_response?.profile.career_path).toEqual(['Annotator'])
  })

  test('before anything was read there is nothing to review', async () => {
    const { token } = await addPerson(server, 'profilePending')
    const body = {
      read_at: null,
      name: null,
      emails: [],
      phones: [],
      links: [],
      skills: [],
      work_history_detailed: [],
      education: [],
      languages: [],
      awards: [],
      media: [],
    }
    expect((await server.client('reviewProfile', { token, body })).body.code).toBe(
      'resume_not_ready',
    )
  })
})

describe('awards and works that a resume names', () => {
  const resume =
    'Khalid Saeed\nkhalid@example.ae\nPortfolio: www.khalid.example/work\n\nSkills\nPython\n\nAwards\nBest Annotator, Noor Data Services, 2023\nStar of the month, May 2022\n'
  /** The awards of a reading that waits beside the profile that counts. */
  const readAgain = async () => ({
    awards: ((await profileOf()).review.read?.awards ?? []).map(
      ({ evidence: _words, ...award }) => award,
    ),
  })
  const handIn = async (text: string) => {
    await server.client('replaceResume', {
      token: person.token,
      body: {
        upload_id: await upload(server, person.token, 'resume', Buffer.from(text), 'cv.txt'),
      },
    })
    await server.runJobs()
  }

  test('are read with their words, and are awards and media once they are reviewed', async () => {
    await handIn(resume)
    const before = await profileOf()
    expect(before.review.read?.awards).toEqual([
      {
        id: 'award-1',
        title: 'Best Annotator',
        issuer: 'Noor Data Services',
        date: '2023',
        evidence: 'Best Annotator, Noor Data Services, 2023',
      },
      {
        id: 'award-2',
        title: 'Star of the month',
        issuer: null,
        date: '2022-05',
        evidence: 'Star of the month, May 2022',
      },
    ])
    expect([before.awards, before.upload_response?.profile.media]).toEqual([
      [],
      [
        expect.objectContaining({
          title: 'Portfolio',
          url: 'www.khalid.example/work',
          from_resume: true,
        }),
      ],
    ])
    const { body } = await review()
    expect(body.data.awards).toEqual([
      expect.objectContaining({
        uid: person.id,
        title: 'Best Annotator',
        issuer: 'Noor Data Services',
        date: '2023',
        evidence: 'Best Annotator, Noor Data Services, 2023',
        from_resume: true,
      }),
      expect.objectContaining({ title: 'Star of the month' }),
    ])
    expect(body.data.upload_response.profile.media).toEqual([
      expect.objectContaining({ url: 'https://www.khalid.example/work', from_resume: true }),
    ])
  })

  test('are corrected, and keep the words only where those say them', async () => {
    await handIn(resume)
    const [first, second] = (await asRead()).awards
    await review({
      awards: [
        { ...first, date: '2024' },
        { ...second, title: 'Nobel prize' },
        { id: null, title: 'Unheard of', issuer: null, date: null },
      ] as Schemas['ReviewedAward'][],
    })
    expect(
      (await profileOf()).awards.map(({ title, date, evidence }) => [title, date, evidence]),
    ).toEqual([
      ['Best Annotator', '2024', 'Best Annotator, Noor Data Services, 2023'],
      ['Nobel prize', '2022-05', ''],
      ['Unheard of', null, ''],
    ])
    expect(
      (
        await review({
          awards: [{ id: null, title: ' ', issuer: null, date: '2022-13' }],
          media: [{ title: 'Film', url: 'javascript:alert(1)' }],
        })
      ).body.fields,
    ).toEqual({
      'awards.0.title': expect.any(String),
      'awards.0.date': expect.any(String),
      'media.0.url': expect.any(String),
    })
  })

  test('stand once however often they are reviewed, beside those that were added, and one that was removed stays away', async () => {
    person = await addPerson(server, 'candidate')
    await handIn(resume)
    await review(await readAgain())
    await server.client('addAward', { token: person.token, body: { title: 'First prize' } })
    await review()
    const [, star] = (await profileOf()).awards.filter(({ from_resume }) => from_resume)
    await server.client('removeAward', {
      token: person.token,
      query: { reward_id: star?.reward_id ?? '', uid: person.id },
    })
    await review()
    expect((await profileOf()).awards.map(({ title }) => title).toSorted()).toEqual([
      'Best Annotator',
      'First prize',
    ])
  })
})

describe('awards and media', () => {
  test('are added to the profile and taken off it', async () => {
    const { id, token } = await addPerson(server, 'candidate')
    const award = (
      await server.client('addAward', {
        token,
        body: { title: ' Best annotator ', issuer: 'Noor Data', date: '2024-05' },
      })
    ).body.data
    const media = (
      await server.client('addMedia', {
        token,
        body: { title: 'Portfolio', url: 'https://example.com/me' },
      })
    ).body.data
    expect(award).toEqual({
      reward_id: expect.any(String),
      uid: id,
      title: 'Best annotator',
      issuer: 'Noor Data',
      date: '2024-05',
      evidence: '',
      from_resume: false,
    })
    const there = await profileOf(token)
    expect([there.awards, there.upload_response?.profile.media]).toEqual([[award], [media]])
    expect(
      (
        await server.client('removeAward', {
          token,
          query: { reward_id: award.reward_id, uid: id },
        })
      ).body.message,
    ).toBe('Removed.')
    expect((await server.client('removeMedia', { token, params: { id: media.id } })).status).toBe(
      200,
    )
    const after = await profileOf(token)
    expect([after.awards, after.upload_response?.profile.media]).toEqual([[], []])
  })

  test('are fifty at most, also of calls that come at once', async () => {
    const { token } = await addPerson(server, 'candidate')
    const add = (at: number) => server.client('addAward', { token, body: { title: `Award ${at}` } })
    const link = (at: number) =>
      server.client('addMedia', {
        token,
        body: { title: `Link ${at}`, url: 'https://falaj.example' },
      })
    await Promise.all(Array.from({ length: 60 }, (_, at) => Promise.all([add(at), link(at)])))
    const { awards, upload_response } = await profileOf(token)
    expect([awards.length, upload_response?.profile.media.length]).toEqual([50, 50])
    expect((await add(61)).body.fields).toEqual({ title: expect.any(String) })
  })

  test('of another are not there', async () => {
    const [mine, theirs] = [
      await addPerson(server, 'candidate'),
      await addPerson(server, 'candidate'),
    ]
    const award = (
      await server.client('addAward', { token: theirs.token, body: { title: 'First prize' } })
    ).body.data
    const media = (
      await server.client('addMedia', {
        token: theirs.token,
        body: { title: 'Film', url: 'https://example.com/film' },
      })
    ).body.data
    expect(
      (
        await server.client('removeAward', {
          token: mine.token,
          query: { reward_id: award.reward_id, uid: mine.id },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await server.client('removeAward', {
          token: mine.token,
          query: { reward_id: award.reward_id, uid: theirs.id },
        })
      ).status,
    ).toBe(404)
    expect(
      (await server.client('removeMedia', { token: mine.token, params: { id: media.id } })).status,
    ).toBe(404)
  })

  test('are words, and a link that leads somewhere', async () => {
    const { token } = await addPerson(server, 'candidate')
    expect((await server.client('addAward', { token, body: { title: '  ' } })).status).toBe(422)
    expect(
      (await server.client('addAward', { token, body: { title: 'Star', date: 'May' } })).body
        .fields,
    ).toEqual({ date: expect.any(String) })
    expect(
      (
        await server.client('addMedia', {
          token,
          body: { title: 'Film', url: 'javascript:alert(1)' },
        })
      ).body.fields,
    ).toEqual({ url: expect.any(String) })
  })
})
