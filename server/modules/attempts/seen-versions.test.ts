import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentTextVersion } from '../../../machines/shared/consent-text'
import { rememberAttempts } from '../../db/past-attempts'
import { consents } from './attempts.table'
import { users } from '../auth/auth.table'
import { newId } from '../../db/id'
import { startTestServer, type TestServer } from '../../testing/server'
import { setActive } from './attempt.store'
import { english, signedIn, Taker } from './fixtures/takers'
import { eq } from 'drizzle-orm'

let server: TestServer
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, 'recruiter admin')
})
afterAll(() => server.close())

const findCard = async ({ token }: { token: string }) =>
  (await server.client('listAttempts', { token })).body.data.results.find(
    ({ kind }: { kind: string }) => kind === 'english',
  )
const consent = ({ token }: { token: string }, text_version: string) =>
  server.client('giveConsent', { params: english, token, body: { text_version, lang: 'en' } })
const reset = async ({ userId }: Taker) =>
  expect(
    (
      await server.client('resetAssessment', {
        params: english,
        token: await admin.renew(),
        body: { user_id: userId, key: randomUUID(), note: 'It was taken by mistake.' },
      })
    ).status,
  ).toBe(200)

describe('a consent', () => {
  const agreed = (userId: string, textVersion: string) =>
    server.deps.db.insert(consents).values({
      id: newId(),
      userId,
      kind: 'english',
      assessmentId: 'english_v3',
      textVersion,
      lang: 'en',
      givenAt: server.deps.clock.now(),
    })

  test.each(['1', '3', 'whatever'])(
    'to a text that is not the current one is refused (%s)',
    async (version) => {
      const taker = await Taker.arrive(server)
      expect(await consent(taker, version)).toMatchObject({
        status: 409,
        body: { code: 'consent_outdated', message: expect.stringContaining('has changed') },
      })
      expect((await taker.send('attempt.started')).body.code).toBe('consent_missing')
      expect((await consent(taker, consentTextVersion)).body.data.text_version).toBe(
        consentTextVersion,
      )
    },
  )

  test('to an earlier text does not let an attempt begin, and the card says that one is needed', async () => {
    const taker = await Taker.arrive(server)
    await agreed(taker.userId, '2')
    expect(await findCard(taker)).toMatchObject({ consent_needed: true })
    expect((await taker.send('attempt.started')).body.code).toBe('consent_missing')
    await agreed(taker.userId, consentTextVersion)
    expect(await findCard(taker)).not.toHaveProperty('consent_needed')
    expect((await taker.send('attempt.started')).status).toBe(200)
  })
})

describe('a version that was seen', () => {
  beforeEach(() => setActive(server.deps.db, ['english_v3', 'english_v2', 'annotation_v3']))

  test('is not given again after a reset, which is otherwise as if never taken', async () => {
    const taker = await Taker.begin(server)
    await reset(taker)
    expect(await findCard(taker)).toMatchObject({
      assessment_id: 'english_v2',
      available: true,
      attempt: null,
    })
    expect((await consent(taker, consentTextVersion)).body.code).toBe('assessment_not_available')
  })

  test('is given again where every version was seen', async () => {
    const taker = await Taker.begin(server)
    await setActive(server.deps.db, ['english_v3', 'annotation_v3'])
    await reset(taker)
    expect(await findCard(taker)).toMatchObject({ assessment_id: 'english_v3', available: true })
  })

  test('before a reset under an account that was deleted was seen by the same person', async () => {
    const earlier = await Taker.begin(server)
    await reset(earlier)
    const { db, deps, clock } = { ...server.deps, deps: server.deps }
    const [found] = await db.select().from(users).where(eq(users.id, earlier.userId))
    await rememberAttempts(db, deps, earlier.userId, clock.now())
    await db.delete(users).where(eq(users.id, earlier.userId))
    const taker = await Taker.arrive(server)
    await db
      .update(users)
      .set({ emailKey: found?.emailKey ?? '' })
      .where(eq(users.id, taker.userId))
    expect(await findCard(taker)).toMatchObject({ assessment_id: 'english_v2', available: true })
  })
})
