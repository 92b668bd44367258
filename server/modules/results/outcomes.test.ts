import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'

let server: TestServer
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
})
beforeEach(async () => {
  admin.token = await admin.renew()
})
afterAll(() => server.close())

const toId = (taker: Taker) => taker.attemptId ?? ''
const exited = async (name?: string) => {
  const taker = await Taker.begin(server, name)
  await taker.send('attempt.exited', { reason: 'exited' })
  return taker
}
const appeal = (taker: Taker, statement = 'The power went out.') =>
  server.client('makeAppeal', {
    params: english,
    token: taker.token,
    body: { attempt_id: toId(taker), statement },
  })
const ownAppeal = async (taker: Taker) =>
  (await server.client('getAppeal', { params: english, token: taker.token })).body.data.appeal
const decideRedo = (taker: Taker, said: Record<string, unknown>) =>
  server.client('decideRedo', { params: { id: toId(taker) }, token: admin.token, body: said })
const fetchRedos = async (taker: Taker) =>
  (
    await server.client('listRedoAssessments', {
      token: admin.token,
      query: { user_ids: taker.userId },
    })
  ).body.data
const report = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: toId(taker) },
      token: admin.token,
    })
  ).body.data

describe('an appeal', () => {
  test('is made once, against an attempt that was cancelled, and waits on the list of redos', async () => {
    const taker = await exited('Hessa Al Falasi')
    expect(await ownAppeal(taker)).toBeNull()
    expect(await appeal(taker, ' \n ')).toMatchObject({
      status: 422,
      body: { fields: { statement: expect.any(String) } },
    })
    expect(await appeal(taker, '  The power went out.\nI was alone. ')).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'open',
          cancel_reason: 'exited',
          statement: 'The power went out.\nI was alone.',
          decided_at: null,
        },
      },
    })
    expect((await appeal(taker)).body.code).toBe('appeal_already_made')
    expect(await ownAppeal(taker)).toMatchObject({ status: 'open' })
    const listed = await fetchRedos(taker)
    expect(listed.total).toBe(1)
    expect(await report(taker)).toMatchObject({
      appeal: { status: 'open', statement: 'The power went out.\nI was alone.' },
    })
    expect(listed.results).toMatchObject([
      {
        attempt_id: toId(taker),
        full_name: 'Hessa Al Falasi',
        status: 'CANCELLED',
        appeal: 'The power went out.\nI was alone.',
        decided_at: null,
        decision: null,
      },
    ])
  })

  test('cannot be made while the attempt runs, nor against another’s', async () => {
    const taker = await Taker.begin(server)
    expect((await appeal(taker)).body.code).toBe('appeal_not_possible')
    const other = await exited()
    const foreign = await server.client('makeAppeal', {
      params: english,
      token: taker.token,
      body: { attempt_id: toId(other), statement: 'Mine.' },
    })
    expect(foreign.body.code).toBe('attempt_not_found')
  })

  test('that is granted gives a redo, and says so to the candidate', async () => {
    const taker = await exited()
    await appeal(taker)
    expect(
      await decideRedo(taker, { decision: 'granted', note: 'Seen in the log of the building.' }),
    ).toMatchObject({ status: 200, body: { data: { status: 'REDO' } } })
    expect(await ownAppeal(taker)).toMatchObject({
      status: 'granted',
      note: 'Seen in the log of the building.',
      decided_at: expect.any(String),
    })
    expect((await fetchRedos(taker)).results).toMatchObject([
      { status: 'REDO', decision: 'granted' },
    ])
    expect((await decideRedo(taker, { decision: 'declined', note: 'No.' })).body.code).toBe(
      'no_pending_request',
    )
  })

  test('that is declined needs a reason, changes nothing about the attempt, and cannot be made again', async () => {
    const taker = await exited()
    await appeal(taker)
    expect(await decideRedo(taker, { decision: 'declined' })).toMatchObject({
      status: 422,
      body: { fields: { note: expect.any(String) } },
    })
    expect(
      await decideRedo(taker, { decision: 'declined', note: 'You confirmed the exit.' }),
    ).toMatchObject({ status: 200, body: { data: { status: 'CANCELLED' } } })
    expect(await ownAppeal(taker)).toMatchObject({
      status: 'declined',
      note: 'You confirmed the exit.',
    })
    expect((await appeal(taker)).body.code).toBe('appeal_already_made')
    // An admin may think again.
    expect(await decideRedo(taker, { decision: 'granted' })).toMatchObject({ status: 200 })
  })
})

test('a redo without a request is on the list with its day, and waiting requests come first', async () => {
  const granted = await exited()
  await decideRedo(granted, { decision: 'granted' })
  expect((await fetchRedos(granted)).results).toMatchObject([
    { appeal: null, asked_at: null, decision: 'granted', decided_at: expect.any(String) },
  ])
  const waiting = await exited()
  await appeal(waiting)
  const { body } = await server.client('listRedoAssessments', {
    token: admin.token,
    query: { user_ids: [granted.userId, waiting.userId], assessment_version: 'english_v3' },
  })
  expect(body.data.results.map(({ attempt_id: id }: { attempt_id: string }) => id)).toEqual([
    toId(waiting),
    toId(granted),
  ])
})

test('the cancelled ones of every version are listed, the latest first', async () => {
  const [first, second] = [await exited(), await exited()]
  const list = async (more: Record<string, string> = {}) =>
    (
      await server.client('listCancelledAssessments', {
        token: admin.token,
        query: { user_ids: [first.userId, second.userId], ...more },
      })
    ).body.data
  expect(
    (await list()).results.map(({ attempt_id: id, status }: Record<string, string>) => [
      id,
      status,
    ]),
  ).toEqual([
    [toId(second), 'CANCELLED'],
    [toId(first), 'CANCELLED'],
  ])
  expect((await list({ assessment_version: 'annotation_v3' })).total).toBe(0)
  expect(await list({ page: '2', limit: '1' })).toMatchObject({
    page: 2,
    limit: 1,
    total: 2,
    results: [{ attempt_id: toId(first) }],
  })
})

describe('many at once', () => {
  const all = (body: Record<string, unknown>) =>
    server.client('resetAllAssessments', {
      token: admin.token,
      body: {
        user_ids: [],
        assessment_version: 'english_v3',
        is_reset_all: false,
        is_redo: false,
        note: 'A trial run.',
        ...body,
      },
    })

  test('those that are named are reset, each with who did it, and the others stay', async () => {
    const [first, second, other] = [await exited(), await exited(), await exited()]
    expect(await all({ user_ids: [first.userId, second.userId, randomUUID()] })).toMatchObject({
      status: 200,
      body: { data: { changed: 2 } },
    })
    for (const taker of [first, second]) {
      const { archived, events } = await report(taker)
      expect(archived).toBe(true)
      expect(events.at(-1)).toMatchObject({
        type: 'attempt.reset',
        actor: 'reviewer',
        actor_name: 'Noura Hassan',
        note: 'A trial run.',
      })
    }
    expect((await report(other)).archived).toBe(false)
    expect(await all({ user_ids: [other.userId], note: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { note: expect.any(String) } },
    })
    expect((await report(other)).archived).toBe(false)
  })

  test('a redo goes to those who may have one, and the answer says to how many', async () => {
    const [left, running] = [await exited(), await Taker.begin(server)]
    expect(
      (await all({ user_ids: [left.userId, running.userId], is_redo: true })).body.data,
    ).toEqual({ changed: 1 })
    expect((await report(left)).result.attempt.status).toBe('REDO')
    expect((await report(running)).result.attempt.status).toBe('IN_PROGRESS')
  })

  test('can be all finished attempts of a version', async () => {
    const [takers, running] = [[await exited(), await exited()], await Taker.begin(server)]
    expect((await all({ is_reset_all: true })).body.data.changed).toBeGreaterThanOrEqual(
      takers.length,
    )
    for (const taker of takers) expect((await report(taker)).archived).toBe(true)
    // A running attempt ends only if the call names it.
    expect((await report(running)).archived).toBe(false)
  })
})

describe('minutes granted to a running attempt', () => {
  const grant = (taker: Taker, said: Record<string, unknown> = {}) =>
    server.client('grantTime', {
      token: admin.token,
      body: {
        key: randomUUID(),
        attempt_id: toId(taker),
        minutes: 5,
        reason: 'A fire drill in the building.',
        ...said,
      },
    })

  test('move the deadline of the part that runs, once for a key, and reach the browser with its next word', async () => {
    const taker = await Taker.begin(server)
    const begun = (await taker.send('part.begun', { part: 'writing' })).body.data
    const deadline = Date.parse(begun.parts[0].deadline)
    const key = randomUUID()
    const first = await grant(taker, { key })
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          part: 'writing',
          minutes: 5,
          granted_seconds: 300,
          granted_by: 'Noura Hassan',
          reason: 'A fire drill in the building.',
        },
      },
    })
    expect(Date.parse(first.body.data.deadline)).toBe(deadline + 300_000)
    // The same key again is answered with what it granted, whatever is asked for under it now.
    expect(
      (await grant(taker, { key, minutes: 30, reason: 'Something else.' })).body.data,
    ).toMatchObject({
      id: first.body.data.id,
      granted_seconds: 300,
      minutes: 5,
      reason: 'A fire drill in the building.',
    })
    const heard = (await taker.send('heartbeat')).body.data
    expect([Date.parse(heard.parts[0].deadline), heard.granted_seconds]).toEqual([
      deadline + 300_000,
      300,
    ])
    expect((await report(taker)).events.at(-1)).toMatchObject({
      type: 'time.granted',
      part: 'writing',
      actor_name: 'Noura Hassan',
      note: 'A fire drill in the building.',
      granted_seconds: 300,
    })
  })

  test('given in a briefing they belong to the part that comes, and a device that is cut off reckons with them', async () => {
    const taker = await Taker.begin(server)
    expect((await grant(taker)).body.data).toMatchObject({
      part: 'writing',
      deadline: null,
      granted_seconds: 300,
    })
    expect(
      (await taker.send('heartbeat')).body.data.parts.map(
        ({ budget_seconds: seconds }: { budget_seconds: number }) => seconds,
      ),
    ).toEqual([1500, 600, 600])
    const begun = (await taker.send('part.begun', { part: 'writing' })).body.data
    expect(Date.parse(begun.parts[0].deadline) - Date.parse(begun.parts[0].started_at)).toBe(
      1500_000,
    )
  })

  test('are refused once the attempt is over, without a reason, and to anybody who is not an admin', async () => {
    const taker = await exited()
    expect((await grant(taker)).body.code).toBe('attempt_over')
    expect(await grant(await Taker.begin(server), { reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    })
    const recruiter = await signedIn(server, 'recruiter')
    const refused = await server.client('grantTime', {
      token: recruiter.token,
      body: { key: randomUUID(), attempt_id: toId(taker), minutes: 5, reason: 'Because.' },
    })
    expect(refused.status).toBe(403)
  })
})
