import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../openapi/generated/api'
import { type Person, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
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

describe('awards and works that a resume names', () => {
  const resume =
    'Khalid Saeed\nkhalid@example.ae\nPortfolio: www.khalid.example/work\n\nSkills\nPython\n\nAwards\nBest Annotator, Noor Data Services, 2023\nStar of the month, May 2022\n'
  /** The awards of a reading that waits beside the profile that counts. */
  const readAgain = async () => ({
    awards: ((await fetchProfile()).review.read?.awards ?? []).map(
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
    const before = await fetchProfile()
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
      (await fetchProfile()).awards.map(({ title, date, evidence }) => [title, date, evidence]),
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

  test('appear once after several reviews, beside added ones, and a removed one stays away', async () => {
    person = await addPerson(server, 'candidate')
    await handIn(resume)
    await review(await readAgain())
    await server.client('addAward', { token: person.token, body: { title: 'First prize' } })
    await review()
    const [, star] = (await fetchProfile()).awards.filter(({ from_resume }) => from_resume)
    await server.client('removeAward', {
      token: person.token,
      query: { reward_id: star?.reward_id ?? '', uid: person.id },
    })
    await review()
    expect((await fetchProfile()).awards.map(({ title }) => title).toSorted()).toEqual([
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
    const there = await fetchProfile(token)
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
    const after = await fetchProfile(token)
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
    const { awards, upload_response } = await fetchProfile(token)
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
