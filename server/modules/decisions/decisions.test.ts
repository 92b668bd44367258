import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { foldAttempt } from '../../../machines/attempt/attempt-fold'
import { readAttemptEvent } from '../../../machines/attempt/attempt-row'
import { eq } from 'drizzle-orm'
import { attempts } from '../attempts/attempts.table'
import { settings } from '../users/users.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { evaluateAttempt } from '../scoring/evaluate-attempt.job'
import { english, prompts, questions, signedIn, Taker } from '../attempts/fixtures/takers'
import { getEvents } from '../results/result.store'

let server: TestServer
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
})
// Attempts take longer than an access token lasts.
beforeEach(async () => {
  admin.token = await admin.renew()
})
afterAll(() => server.close())

type Said = Record<string, unknown>

const toId = (taker: Taker) => taker.attemptId ?? ''
const decide = {
  redo: (taker: Taker, said: Said = {}, token = admin.token) =>
    server.client('decideRedo', {
      params: { id: toId(taker) },
      token,
      body: { decision: 'granted', key: randomUUID(), ...said },
    }),
  reset: (taker: Taker, said: Said = {}, token = admin.token) =>
    server.client('resetAssessment', {
      params: english,
      token,
      body: { user_id: taker.userId, key: randomUUID(), note: 'A trial run.', ...said },
    }),
  disqualify: (taker: Taker, said: Said = {}, token = admin.token) =>
    server.client('disqualifyAttempt', {
      params: { ...english, id: toId(taker) },
      token,
      body: {
        key: randomUUID(),
        reason: 'phone',
        evidence: { kind: 'observation' },
        note: 'A phone lies on the keyboard.',
        ...said,
      },
    }),
  evaluate: (taker: Taker, said: Said = {}, token = admin.token) =>
    server.client('evaluateAgain', {
      params: { ...english, id: toId(taker) },
      token,
      body: { key: randomUUID(), ...said },
    }),
}
const report = async (taker: Taker, token?: string) =>
  (
    await server.client('getReport', {
      params: { ...english, id: toId(taker) },
      token: token ?? (await admin.renew()),
    })
  ).body.data
const card = async (taker: Taker) => {
  await taker.signInAgain()
  const { body } = await server.client('listAttempts', { token: taker.token })
  return body.data.results.find((one: { kind: string }) => one.kind === 'english')
}

const exited = async () => {
  const taker = await Taker.begin(server)
  await taker.send('attempt.exited', { reason: 'exited' })
  return taker
}
/** Handed in and not scored: somebody has to listen. */
const handedIn = async () => {
  const taker = await Taker.begin(server)
  await taker.finish({ [questions.mcq]: 'c' })
  await server.runJobs()
  admin.token = await admin.renew()
  return taker
}
const completed = async () => {
  const taker = await handedIn()
  await server.client('reviewScores', {
    params: { ...english, id: toId(taker) },
    token: admin.token,
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
  admin.token = await admin.renew()
  return taker
}

describe('which decisions an attempt allows', () => {
  test.each([
    ['under way', () => Taker.begin(server), 'IN_PROGRESS', ['reset']],
    ['that waits for a review', handedIn, 'RESULT_PROCESSING', ['disqualify', 'reset']],
    ['with a result', completed, 'COMPLETED', ['redo', 'disqualify', 'reset']],
    ['whose evaluation failed', failed, 'FAILED', ['redo', 'evaluate', 'disqualify', 'reset']],
    ['that was left', exited, 'CANCELLED', ['redo', 'reset']],
  ] as const)('one %s', async (_, prepare, status, allowed) => {
    const taker = await prepare()
    const before = await report(taker)
    expect(before).toMatchObject({
      decisions: allowed,
      archived: false,
      result: { attempt: { status } },
    })
    for (const decision of ['redo', 'evaluate', 'disqualify', 'reset'] as const) {
      if (allowed.some((one) => one === decision)) continue
      const refused = await decide[decision](taker)
      expect([refused.status, refused.body.code]).toEqual([
        409,
        decision === 'redo' ? 'redo_not_possible' : 'decision_not_possible',
      ])
    }
    expect((await report(taker)).events).toHaveLength(before.events.length)
  })

  test('a recruiter who is not an admin is offered no decision and may make none', async () => {
    const taker = await exited()
    const recruiter = await signedIn(server, 'recruiter')
    expect((await report(taker, recruiter.token)).decisions).toEqual([])
    for (const make of Object.values(decide))
      expect((await make(taker, {}, recruiter.token)).status).toBe(403)
  })
})

describe('a redo', () => {
  test('keeps the attempt as history, with who granted it and why, and lets the candidate begin again', async () => {
    const taker = await exited()
    const granted = await decide.redo(taker, { note: ' The power went out. ' })
    expect(granted).toMatchObject({
      status: 200,
      body: { data: { status: 'REDO', cancel_reason: 'exited' }, message: 'A redo was granted.' },
    })
    const { events, history } = await report(taker)
    expect(events.at(-1)).toMatchObject({
      type: 'redo.granted',
      actor: 'reviewer',
      actor_name: 'Noura Hassan',
      note: 'The power went out.',
    })
    expect(events[0]).toMatchObject({ actor_name: null, note: null })
    expect(history).toEqual([])
    expect(await card(taker)).toMatchObject({
      assessment_id: 'english_v3',
      available: true,
      attempt: { id: taker.attemptId, status: 'REDO' },
    })

    const first = taker.attemptId
    const again = await taker.send('attempt.started', { attempt_id: null })
    expect(again.body.data).toMatchObject({ status: 'IN_PROGRESS', assessment_id: 'english_v3' })
    expect(again.body.data.id).not.toBe(first)
    taker.attemptId = again.body.data.id
    expect((await report(taker)).history).toMatchObject([
      { attempt_id: first, status: 'REDO', archived: false },
    ])
  })

  test('gives another active version where there is one unseen', async () => {
    const taker = await exited()
    await server.deps.db
      .insert(settings)
      .values({ key: 'active_assessments', value: ['english_v3', 'english_v2'] })
    await decide.redo(taker)
    expect(await card(taker)).toMatchObject({ assessment_id: 'english_v2' })
    await server.deps.db.delete(settings).where(eq(settings.key, 'active_assessments'))
  })

  test('is declined only where the candidate asked for one', async () => {
    const taker = await exited()
    expect((await decide.redo(taker, { decision: 'declined' })).body.code).toBe(
      'no_pending_request',
    )
  })

  test('of an attempt that does not exist is not found', async () => {
    expect(
      (
        await server.client('decideRedo', {
          params: { id: randomUUID() },
          token: admin.token,
          body: { decision: 'granted' },
        })
      ).body.code,
    ).toBe('attempt_not_found')
  })
})

describe('a reset', () => {
  test('takes the attempt out of the candidate’s sight and out of the lists, and keeps it in the history', async () => {
    const taker = await completed()
    const archived = toId(taker)
    expect((await decide.reset(taker, { note: 'Requested for by the school.' })).body).toEqual({
      data: { changed: 1 },
      message: 'Assessment reset successfully.',
    })
    expect(await report(taker)).toMatchObject({
      archived: true,
      decisions: [],
      result: { attempt: { status: 'COMPLETED' } },
    })
    expect(await card(taker)).toMatchObject({ available: true, attempt: null })
    expect(
      (
        await server.client('getResult', {
          params: english,
          token: taker.token,
          query: { attempt_id: archived },
        })
      ).body.code,
    ).toBe('attempt_not_found')
    const listed = await server.client('listResults', {
      params: english,
      token: admin.token,
      query: { user_ids: taker.userId },
    })
    expect(listed.body.data.total).toBe(0)

    const again = await taker.send('attempt.started', { attempt_id: null })
    expect(again.status).toBe(200)
    taker.attemptId = again.body.data.id
    expect((await report(taker)).history).toMatchObject([{ attempt_id: archived, archived: true }])
  })

  test('leaves nothing to score, so a reviewed attempt cannot be reviewed again', async () => {
    const taker = await completed()
    await decide.reset(taker)
    const again = await server.client('reviewScores', {
      params: { ...english, id: toId(taker) },
      token: admin.token,
      body: { speaking: { scores: Object.fromEntries(prompts.map((id) => [id, 10])) } },
    })
    expect([again.status, again.body.code]).toEqual([409, 'review_not_needed'])
  })

  test('of an attempt under way ends it for the browser that is at it, whose words are still kept', async () => {
    const taker = await Taker.begin(server)
    await taker.send('part.begun', { part: 'writing' })
    await decide.reset(taker)
    expect((await taker.send('heartbeat')).body.code).toBe('attempt_over')
    expect((await taker.send('part.submitted', { part: 'writing' })).body.code).toBe('attempt_over')
    expect(
      (await taker.save(questions.writing, 'Written while it was reset')).body.data.saved[0].state,
    ).toBe('kept')
    expect((await taker.send('recordings.drained')).status).toBe(200)
    expect((await report(taker)).answers[0]).toMatchObject({
      value: null,
      late_edits: [{ counted: false }],
    })
  })

  test('reaches the attempt that is named, and else the last one, and each only once', async () => {
    const taker = await exited()
    const first = toId(taker)
    await decide.redo(taker)
    taker.attemptId = (await taker.send('attempt.started', { attempt_id: null })).body.data.id
    expect((await decide.reset(taker, { attempt_id: first })).status).toBe(200)
    expect(await card(taker)).toMatchObject({
      attempt: { id: taker.attemptId, status: 'IN_PROGRESS' },
    })
    expect((await decide.reset(taker)).status).toBe(200)
    expect((await decide.reset(taker)).body.code).toBe('decision_not_possible')
    expect((await decide.reset(taker, { user_id: admin.id })).body.code).toBe('attempt_not_found')
  })

  test('says why', async () => {
    const taker = await exited()
    const refused = await decide.reset(taker, { note: ' \n' })
    expect([refused.status, refused.body.fields]).toEqual([422, { note: expect.any(String) }])
    expect((await report(taker)).archived).toBe(false)
    await decide.reset(taker, { note: 'The room was not quiet.' })
    expect((await report(taker)).events.at(-1)).toMatchObject({ note: 'The room was not quiet.' })
  })
})

describe('a disqualification', () => {
  test.each([
    ['while the result is made', handedIn],
    ['after the result', completed],
    ['after a failed evaluation', failed],
  ])('%s cancels the attempt with its reason', async (_, prepare) => {
    const taker = await prepare()
    const { body } = await decide.disqualify(taker, {
      note: 'At 12:30 a phone lies on the keyboard.',
    })
    expect(body.data).toMatchObject({ status: 'CANCELLED', cancel_reason: 'phone' })
    await server.runJobs()
    const shown = await report(taker)
    expect(shown.result.attempt.status).toBe('CANCELLED')
    expect(shown.events.at(-1)).toMatchObject({
      type: 'attempt.disqualified',
      reason: 'phone',
      actor_name: 'Noura Hassan',
      note: 'At 12:30 a phone lies on the keyboard.',
    })
    expect(await card(taker)).toMatchObject({
      attempt: { status: 'CANCELLED', cancel_reason: 'phone' },
    })
  })

  test('is found only at the address of its assessment', async () => {
    const taker = await handedIn()
    expect(
      (
        await server.client('disqualifyAttempt', {
          params: { assessment_id: 'english_v2', id: toId(taker) },
          token: admin.token,
          body: { key: randomUUID(), reason: 'phone', evidence: { kind: 'observation' } },
        })
      ).status,
    ).toBe(404)
  })
})

test('an evaluation that failed is run again and comes to a result', async () => {
  const taker = await failed()
  expect((await decide.evaluate(taker)).body.data.status).toBe('RESULT_PROCESSING')
  await server.runJobs()
  expect((await report(taker)).result).toMatchObject({
    provisional: true,
    attempt: { status: 'RESULT_PROCESSING' },
  })
})

test.each([
  ['redo', exited],
  ['reset', exited],
  ['disqualify', handedIn],
  ['evaluate', failed],
] as const)(
  'a double click on %s decides once, also at the same moment',
  async (decision, prepare) => {
    const taker = await prepare()
    const before = (await report(taker)).events.length
    const key = randomUUID()
    const answers = await Promise.all([
      decide[decision](taker, { key }),
      decide[decision](taker, { key }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await decide[decision](taker, { key })).status).toBe(200)
    expect((await report(taker)).events).toHaveLength(before + 1)
  },
)

test('the list of an attempt that was decided about replays to what is stored', async () => {
  const taker = await failed()
  await decide.evaluate(taker)
  await server.runJobs()
  await decide.disqualify(taker)
  await decide.redo(taker, { note: 'It was the sister’s phone, in another room.' })
  await decide.reset(taker)
  const rows = (await getEvents(server.deps.db, toId(taker)))
    .map(({ event }) => event)
    .toSorted((a, b) => a.position - b.position)
  const list = rows.flatMap((row) => readAttemptEvent({ ...row, at: row.at.toISOString() }) ?? [])
  const [stored] = await server.deps.db
    .select()
    .from(attempts)
    .where(eq(attempts.id, toId(taker)))
  expect(foldAttempt(list)).toEqual(stored?.state)
  expect(stored).toMatchObject({ status: 'REDO', archived: true })
})
