import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { consentTextVersion } from '../../../machines/shared/consent-text'
import { newId } from '../../db/id'
import { serverDowntimes } from '../attempts/attempts.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, questions, signedIn, Taker } from '../attempts/fixtures/takers'

let server: TestServer
let recruiter: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await signedIn(server, 'recruiter')
})
beforeEach(async () => {
  recruiter.token = await recruiter.renew()
})
afterAll(() => server.close())

const fetchLedger = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: recruiter.token,
    })
  ).body.data.ledger
const checked = { camera: true, microphone: true, screen: true, voice: false }

describe('the ledger of an attempt', () => {
  test('has the consent that was current when it began, and the result of the device check', async () => {
    const taker = await Taker.arrive(server)
    const agreed = await server.client('giveConsent', {
      params: english,
      token: taker.token,
      body: { text_version: consentTextVersion, lang: 'ar' },
    })
    const started = await taker.send('attempt.started', { attempt_id: null, device_check: checked })
    taker.attemptId = started.body.data.id
    await taker.send('part.begun', {
      part: 'writing',
      device_check: { ...checked, camera: false },
    })
    expect(await fetchLedger(taker)).toEqual({
      consent: agreed.body.data,
      device_check: checked,
      screenshots: 0,
      heard_share: 1,
    })
  })

  test('tells of a text how it came about, and of a choice nothing', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await taker.save(questions.writing, 'Dear Huda', { type: 'long_text' })
    await taker.send('part.submitted', { part: 'writing' })
    await taker.send('part.begun', { part: 'mcqs' })
    await taker.save(questions.mcq, 'c')
    const { body } = await server.client('getReport', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: recruiter.token,
    })
    const made = body.data.answers.flatMap(
      ({ question, made: how }: { question: { id: string }; made: unknown }) =>
        how === null ? [] : [question.id],
    )
    expect(made).toEqual([questions.writing])
  })

  test('says that nothing is known of a device check that the browser did not report', async () => {
    const taker = await Taker.begin(server)
    expect(await fetchLedger(taker)).toMatchObject({
      consent: { text_version: consentTextVersion },
      device_check: null,
    })
  })

  test('counts the time in which the browser was connected, and leaves out time without a server', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    const { clock, db } = server.deps
    const begun = clock.now()
    // Five minutes heard, five of silence, and five heard again.
    await taker.stayFor(300)
    clock.advance(300)
    await taker.signInAgain()
    await taker.stayFor(300)
    recruiter.token = await recruiter.renew()
    expect((await fetchLedger(taker)).heard_share).toBeCloseTo(2 / 3, 1)
    await db.insert(serverDowntimes).values({
      id: newId(),
      from: new Date(begun.getTime() + 300_000),
      to: new Date(begun.getTime() + 600_000),
    })
    expect((await fetchLedger(taker)).heard_share).toBeCloseTo(1, 1)
  })
})
