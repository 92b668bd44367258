import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../auth/auth.table'
import { accessLog, mails } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { evaluateAttempt } from '../scoring/evaluate-attempt.job'
import { english, prompts, questions, signedIn, Taker } from '../attempts/fixtures/takers'

let server: TestServer
let noura: Awaited<ReturnType<typeof signedIn>>
let salem: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  noura = await signedIn(server, 'recruiter admin', 'Noura Hassan')
  salem = await signedIn(server, 'recruiter admin', 'Salem Al Nuaimi')
})
// Attempts take longer than an access token lasts.
beforeEach(renewed)
afterAll(() => server.close())

async function renewed() {
  noura.token = await noura.renew()
  salem.token = await salem.renew()
}

type Said = Record<string, unknown>

const toId = (taker: Taker) => taker.attemptId ?? ''
const observed = {
  reason: 'phone',
  evidence: { kind: 'observation' },
  note: 'A phone lies on the keyboard.',
}
const disqualify = (taker: Taker, said: Said = observed, by = noura) =>
  server.client('disqualifyAttempt', {
    params: { ...english, id: toId(taker) },
    token: by.token,
    body: { key: randomUUID(), ...said },
  })
const reportTo = async (reader: { token: string }, taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: toId(taker) },
      token: reader.token,
    })
  ).body.data
const appeal = async (taker: Taker) => {
  await taker.signInAgain()
  return server.client('makeAppeal', {
    params: english,
    token: taker.token,
    body: { attempt_id: toId(taker), statement: 'It was a calculator.' },
  })
}
const ownAppeal = async (taker: Taker) => {
  await taker.signInAgain()
  return (await server.client('getAppeal', { params: english, token: taker.token })).body.data
}
const answer = (taker: Taker, by: { token: string }, said: Said = { decision: 'granted' }) =>
  server.client('decideRedo', {
    params: { id: toId(taker) },
    token: by.token,
    body: { key: randomUUID(), ...said },
  })
const readLog = async (taker: Taker) =>
  (
    await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.subjectId, toId(taker)))
  ).map(({ action, userId, detail }) => ({ action, userId, detail }))

const handedIn = async () => {
  const taker = await Taker.begin(server)
  await taker.finish({ [questions.mcq]: 'c' })
  await server.runJobs()
  await renewed()
  return taker
}
const completed = async () => {
  const taker = await handedIn()
  // Both have scored it, so that its scores are kept from neither.
  for (const { token } of [noura, salem])
    await server.client('reviewScores', {
      params: { ...english, id: toId(taker) },
      token,
      body: { speaking: { scores: Object.fromEntries(prompts.map((id) => [id, 70])) } },
    })
  return taker
}
/** The evaluation went wrong three times. */
const failed = async () => {
  const taker = await Taker.begin(server)
  await taker.finish()
  const broken = {
    ...server.deps,
    storage: { ...server.deps.storage, read: () => Promise.reject(new Error('The store is away')) },
  }
  for (const _ of [1, 2, 3])
    await Promise.allSettled([evaluateAttempt(broken, { attempt_id: toId(taker) })])
  await renewed()
  return taker
}

describe('a disqualification rests on evidence', () => {
  let taker: Taker
  let foreign: Taker
  const fetchEpisode = async (of: Taker) =>
    (await reportTo(noura, of)).events.find(
      ({ type }: { type: string }) => type === 'episode.recorded',
    ).id
  beforeAll(async () => {
    ;[taker, foreign] = [await Taker.begin(server), await Taker.begin(server)]
    for (const each of [taker, foreign]) {
      await each.send('episode.recorded', { detail: { cause: 'tab_hidden', length_ms: 4000 } })
      await each.finish()
    }
  })

  test.each<[string, Said | ((own: string, other: string) => Said), string[]]>([
    ['words too few to be an observation', { ...observed, note: 'A phone.' }, ['note']],
    ['an observation without words', { ...observed, note: ' ' }, ['note']],
    [
      'a moment after its end',
      { evidence: { kind: 'moment', offset_ms: 86_400_000 } },
      ['evidence'],
    ],
    ['no moment', { evidence: { kind: 'moment' } }, ['evidence']],
    [
      'an episode of another attempt',
      (_, other) => ({ evidence: { kind: 'episode', event_id: other } }),
      ['evidence'],
    ],
    [
      'another reason than a phone that is not told',
      (own) => ({ reason: 'disqualified', evidence: { kind: 'episode', event_id: own } }),
      ['note'],
    ],
  ])('and is refused at the field with %s', async (_, said, fields) => {
    const body =
      typeof said === 'function'
        ? said(await fetchEpisode(taker), await fetchEpisode(foreign))
        : said
    const refused = await disqualify(taker, { reason: 'phone', ...body })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, fields])
    expect((await reportTo(noura, taker)).result.attempt.status).not.toBe('CANCELLED')
  })

  test('and none at all is no request', async () => {
    expect((await disqualify(taker, { reason: 'phone' })).status).toBeGreaterThanOrEqual(400)
  })

  test.each<[string, (own: string) => Said, (own: string) => Said]>([
    [
      'a moment',
      () => ({ evidence: { kind: 'moment', offset_ms: 60_000 } }),
      () => ({ kind: 'moment', offset_ms: 60_000 }),
    ],
    [
      'an episode, with its moment',
      (own) => ({ evidence: { kind: 'episode', event_id: own } }),
      (own) => ({ kind: 'episode', event_id: own, offset_ms: expect.any(Number) }),
    ],
    ['an observation', () => observed, () => ({ kind: 'observation' })],
  ])('such as %s, which is in the report', async (_, said, stored) => {
    const one = await Taker.begin(server)
    await one.send('episode.recorded', { detail: { cause: 'tab_hidden', length_ms: 4000 } })
    await one.finish()
    await renewed()
    const own = await fetchEpisode(one)
    expect((await disqualify(one, { reason: 'phone', ...said(own) })).status).toBe(200)
    expect((await reportTo(noura, one)).events.at(-1)).toMatchObject({
      type: 'attempt.disqualified',
      reason: 'phone',
      actor_name: 'Noura Hassan',
      evidence: stored(own),
    })
  })
})

describe('the candidate', () => {
  test.each([
    ['en', /a phone was used.*01:00.*A phone lies on the keyboard\./s, /English assessment/],
    ['ar', /استُخدم هاتف.*01:00.*A phone lies on the keyboard\./s, /اختبار اللغة الإنجليزية/],
  ] as const)(
    'reads in %s the reason, its evidence, and the last day to ask for a review',
    async (lang, why, subject) => {
      const taker = await handedIn()
      await server.deps.db.update(users).set({ lang }).where(eq(users.id, taker.userId))
      await disqualify(taker, { ...observed, evidence: { kind: 'moment', offset_ms: 60_000 } })
      const { cancellation } = await ownAppeal(taker)
      expect(cancellation).toMatchObject({
        attempt_id: toId(taker),
        reason: 'phone',
        note: 'A phone lies on the keyboard.',
        offset_ms: 60_000,
      })
      const days = (Date.parse(cancellation.last_day) - Date.parse(cancellation.at)) / 86_400_000
      expect(Math.round(Math.abs(days - 14))).toBeLessThanOrEqual(1)

      const [person] = await server.deps.db.select().from(users).where(eq(users.id, taker.userId))
      const letters = await server.deps.db
        .select()
        .from(mails)
        .where(eq(mails.to, person?.email ?? ''))
      expect(letters).toMatchObject([
        { kind: 'disqualified', subject: expect.stringMatching(subject) },
      ])
      expect(letters[0]?.text).toMatch(why)
      // The reviewer's words are theirs, and cannot pass for ours.
      expect(letters[0]?.text).toMatch(/^> \u2068?A phone lies on the keyboard\.\u2069?$/m)
      const lastDay = new Intl.DateTimeFormat(
        lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB',
        {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        },
      ).format(new Date(cancellation.last_day))
      expect(letters[0]?.text).toContain(lastDay)
      expect(letters[0]?.text).toContain('/candidate/assessments/english')
      const told = await server.client('listNotifications', { token: taker.token, query: {}, lang })
      expect(told.body.data.results).toMatchObject([
        { kind: 'disqualified', attempt_id: toId(taker), text: expect.stringContaining(lastDay) },
      ])
      // Nobody is named to them.
      expect(JSON.stringify([letters, told.body, cancellation])).not.toContain('Noura')
    },
  )

  test('may ask until the end of the last day and not after it', async () => {
    const [early, late] = [await handedIn(), await handedIn()]
    await renewed()
    await disqualify(early)
    await disqualify(late)
    const { cancellation } = await ownAppeal(late)
    const end = Date.parse(`${cancellation.last_day}T23:59:59+04:00`)
    server.deps.clock.advance((end - server.deps.clock.now().getTime()) / 1000)
    expect((await appeal(early)).status).toBe(200)
    server.deps.clock.advance(2)
    const refused = await appeal(late)
    expect([refused.status, refused.body.code]).toEqual([409, 'appeal_too_late'])
  })
})

describe('the appeal against it', () => {
  test('is answered by another admin than the one who disqualified', async () => {
    const taker = await completed()
    await disqualify(taker)
    await appeal(taker)
    await renewed()
    expect((await reportTo(noura, taker)).appeal_by_other).toBe(true)
    expect((await reportTo(salem, taker)).appeal_by_other).toBe(false)
    const listed = async (reader: { token: string }) =>
      (
        await server.client('listRedoAssessments', {
          token: reader.token,
          query: { user_ids: taker.userId },
        })
      ).body.data.results
    expect(await listed(noura)).toMatchObject([{ by_other: true, grants: 'result' }])
    expect(await listed(salem)).toMatchObject([{ by_other: false, grants: 'result' }])
    for (const said of [{ decision: 'granted' }, { decision: 'declined', note: 'No.' }]) {
      const refused = await answer(taker, noura, said)
      expect([refused.status, refused.body.code]).toEqual([409, 'appeal_of_own_decision'])
    }
    // Nor is it answered with another attempt to many at once.
    const many = await server.client('resetAllAssessments', {
      token: noura.token,
      body: {
        user_ids: [taker.userId],
        assessment_version: 'english_v3',
        is_reset_all: false,
        is_redo: true,
      },
    })
    expect(many.body.data).toEqual({ changed: 0 })
    expect((await reportTo(noura, taker)).decisions).not.toContain('redo')
    expect((await answer(taker, salem, { decision: 'declined', note: 'It rang.' })).status).toBe(
      200,
    )
    expect((await readLog(taker)).map(({ action, userId }) => [action, userId])).toEqual(
      expect.arrayContaining([
        ['attempt.disqualify', noura.id],
        ['attempt.redo_declined', salem.id],
      ]),
    )
  })

  test('is answered by the same where there is no other, and the log says so', async () => {
    const [granted, declined] = [await completed(), await completed()]
    await disqualify(granted)
    await disqualify(declined)
    await appeal(granted)
    await appeal(declined)
    await renewed()
    const pause = (approvalStatus: 'DECLINED' | 'APPROVED') =>
      server.deps.db.update(users).set({ approvalStatus }).where(eq(users.id, salem.id))
    await pause('DECLINED')
    expect((await reportTo(noura, granted)).appeal_by_other).toBe(false)
    expect((await answer(granted, noura)).status).toBe(200)
    await answer(declined, noura, { decision: 'declined', note: 'It rang.' })
    await pause('APPROVED')
    expect((await readLog(granted)).at(-1)).toMatchObject({
      action: 'attempt.disqualification_reversed',
      detail: { from: 'CANCELLED', to: 'COMPLETED', same_admin: true },
    })
    expect((await readLog(declined)).at(-1)).toMatchObject({
      action: 'attempt.redo_declined',
      detail: { same_admin: true },
    })
    const shown = await server.client('listAuditLog', {
      token: noura.token,
      body: { act: 'attempt.disqualification_reversed', about: toId(granted) },
    })
    expect(shown.body.data.results).toMatchObject([{ same_admin: true }])
  })

  test.each([
    ['a result', completed, 'COMPLETED'],
    ['scores that wait for a reviewer', handedIn, 'RESULT_PROCESSING'],
    ['an evaluation that failed', failed, 'FAILED'],
  ] as const)('that is granted gives back %s, exactly as it was', async (_, prepare, status) => {
    const taker = await prepare()
    const look = async () => {
      await renewed()
      await taker.signInAgain()
      const { appeal: said, events, decisions, result, ...report } = await reportTo(salem, taker)
      const { server_time: now, ...attempt } = result.attempt
      const own = (await server.client('getResult', { params: english, token: taker.token })).body
      const { data: listed } = (
        await server.client('listResults', {
          params: english,
          token: salem.token,
          query: { user_ids: taker.userId },
        })
      ).body
      return {
        stored: {
          report: { ...report, result: { ...result, attempt } },
          own: { ...own, data: { ...own.data, attempt: undefined } },
          listed,
        },
        told: { said, events, decisions, now },
      }
    }
    const before = await look()
    expect(before.stored.report.result.attempt.status).toBe(status)
    await disqualify(taker)
    await server.runJobs()
    expect((await look()).stored).not.toEqual(before.stored)
    await appeal(taker)
    await renewed()
    const granted = await answer(taker, salem, { decision: 'granted', note: 'A calculator.' })
    expect(granted.body).toMatchObject({ data: { status, cancel_reason: null } })
    await server.runJobs()
    const after = await look()
    expect(after.stored).toEqual(before.stored)
    expect(after.told.events.slice(0, before.told.events.length)).toEqual(before.told.events)
    expect(after.told.events.slice(before.told.events.length)).toMatchObject([
      { type: 'attempt.disqualified', actor_name: 'Noura Hassan' },
      { type: 'disqualification.reversed', actor_name: 'Salem Al Nuaimi', note: 'A calculator.' },
    ])
    expect(after.told.said).toMatchObject({
      status: 'granted',
      cancel_reason: 'phone',
      grants: 'result',
    })
    expect(await ownAppeal(taker)).toMatchObject({
      appeal: { status: 'granted', grants: 'result', note: 'A calculator.' },
      cancellation: null,
    })
    const told = await server.client('listNotifications', { token: taker.token, query: {} })
    expect(told.body.data.results[0]).toMatchObject({ kind: 'result_restored' })
    // Its appeal was made, so it is not disqualified a second time.
    expect((await disqualify(taker)).body.code).toBe('decision_not_possible')
  })

  test('of an attempt that its candidate left gives another attempt, by any admin', async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    await appeal(taker)
    expect((await ownAppeal(taker)).appeal).toMatchObject({ grants: 'redo' })
    await renewed()
    expect((await answer(taker, noura)).body.data.status).toBe('REDO')
  })
})
