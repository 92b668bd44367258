import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { activeFault, newestFirst } from './active.rules'
import { signedIn } from './fixtures/takers'

describe('which versions may be the active ones', () => {
  const written = ['english_v2', 'english_v3'] as const
  test.each([
    ['one of the kind that is written', ['english_v2', 'annotation_v3'], null],
    ['none of the kind that is written', ['annotation_v3'], 'required'],
    [
      'of that kind only one that nobody wrote, active before',
      ['english_v1', 'annotation_v3'],
      'required',
    ],
    ['one that nobody wrote and that was not active', ['english_v3', 'annotation_v2'], 'invalid'],
  ] as const)('%s', (_name, wanted, fault) => {
    expect(
      activeFault({ wanted, written, before: ['english_v1', 'english_v3', 'annotation_v3'] }),
    ).toBe(fault)
  })

  test('candidates get the newest first, in whatever order they were chosen', () => {
    expect(newestFirst(['annotation_v3', 'english_v2', 'english_v3'])).toEqual([
      'annotation_v3',
      'english_v3',
      'english_v2',
    ])
  })
})

describe('choosing them', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    server = await startTestServer()
    admin = await signedIn(server, 'recruiter admin')
  })
  afterAll(() => server.close())

  const choose = (active: readonly string[], token = admin.token) =>
    server.client('setActiveAssessments', { token, body: { active } })
  const activeNow = async () =>
    (await server.client('getRecruiterAssessments', { token: admin.token })).body.data.results
      .filter((one: { active: boolean }) => one.active)
      .map((one: { assessment_id: string }) => one.assessment_id)
  const offered = async () => {
    const { token } = await signedIn(server)
    return (await server.client('listAttempts', { token })).body.data.results.find(
      (card: { kind: string }) => card.kind === 'english',
    )
  }

  test('candidates are given the chosen version from then on', async () => {
    expect(await offered()).toMatchObject({ assessment_id: 'english_v3', available: true })
    expect(await choose(['english_v3', 'annotation_v3'])).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    })
    expect(await activeNow()).toEqual(['english_v3', 'annotation_v3'])
    expect(await offered()).toMatchObject({ assessment_id: 'english_v3', available: true })
  })

  test('each is named by who looks at it: candidates or admins', async () => {
    const { body } = await server.client('getRecruiterAssessments', { token: admin.token })
    const getTypes = (results: { assessment_type: string }[]) => [
      ...new Set(results.map((one) => one.assessment_type)),
    ]
    expect(getTypes(body.data.results)).toEqual(['admin_english', 'admin_annotation'])
    const { token } = await signedIn(server)
    const own = await server.client('listAttempts', { token })
    expect(getTypes(own.body.data.results)).toEqual(['candidates_english', 'candidates_annotation'])
  })

  test('an assessment that is written is never left without a version', async () => {
    const before = await activeNow()
    expect(await choose(['annotation_v3'])).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', fields: { active: expect.any(String) } },
    })
    expect(await activeNow()).toEqual(before)
  })

  test('a recruiter chooses as an admin does, and a candidate does not', async () => {
    const recruiter = await signedIn(server, 'recruiter')
    expect((await choose(['english_v2', 'annotation_v3'], recruiter.token)).status).toBe(200)
    expect(await activeNow()).toEqual(['english_v2', 'annotation_v3'])
    const candidate = await signedIn(server)
    expect((await choose(['english_v3', 'annotation_v3'], candidate.token)).status).toBe(403)
    expect(await activeNow()).toEqual(['english_v2', 'annotation_v3'])
  })
})
