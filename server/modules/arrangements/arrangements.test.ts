import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server'
import { english, questions, signedIn, Taker } from '../attempts/fixtures/takers'

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

const usual = {
  time_factor: 1,
  break_minutes: 0,
  waived: [],
  replaced: [],
  assistive_input: false,
  reason: 'A letter of the doctor.',
}
const invigilator = { source: 'camera', reason: 'An invigilator in the room.' }
const arrange = (userId: string, said: Record<string, unknown>, token = admin.token) =>
  server.client('setArrangement', { params: { id: userId }, token, body: { ...usual, ...said } })
const arranged = async (said: Record<string, unknown>) => {
  const taker = await Taker.arrive(server)
  expect(await arrange(taker.userId, said)).toMatchObject({ status: 200 })
  await taker.consentAndStart()
  return taker
}
const heard = async (taker: Taker) => (await taker.send('heartbeat')).body.data
const report = async (taker: Taker) =>
  (
    await server.client('getReport', {
      params: { ...english, id: taker.attemptId ?? '' },
      token: await admin.renew(),
    })
  ).body.data
const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

test('an arrangement is stored with its author and reason, above the earlier ones', async () => {
  const { userId } = await Taker.arrive(server, 'Hessa Al Falasi')
  const before = await server.client('getArrangement', {
    params: { id: userId },
    token: admin.token,
  })
  expect(before.body.data).toMatchObject({
    full_name: 'Hessa Al Falasi',
    accommodations_needed: false,
    current: null,
    earlier: [],
  })
  await arrange(userId, { time_factor: 1.1 })
  server.deps.clock.advance(1)
  const { body } = await arrange(userId, {
    time_factor: 1.5,
    break_minutes: 5,
    waived: [{ part: 'speaking', reason: 'Does not speak.' }],
    replaced: [{ source: 'camera', reason: '  An invigilator in the room. ' }],
    assistive_input: true,
  })
  expect(body.data).toMatchObject({
    current: {
      time_factor: 1.5,
      break_minutes: 5,
      waived: [{ part: 'speaking', reason: 'Does not speak.' }],
      replaced: [invigilator],
      assistive_input: true,
      reason: 'A letter of the doctor.',
      set_by: 'Noura Hassan',
    },
    earlier: [{ time_factor: 1.1, break_minutes: 0, replaced: [], assistive_input: false }],
  })
})

test.each([
  ['no reason', { reason: ' ' }, 'reason'],
  ['a part without its reason', { waived: [{ part: 'part5', reason: ' ' }] }, 'waived'],
  ['a recording without its reason', { replaced: [{ ...invigilator, reason: ' ' }] }, 'replaced'],
  ['a recording twice', { replaced: [invigilator, invigilator] }, 'replaced'],
  ['a part twice', { waived: [1, 2].map(() => ({ part: 'part5', reason: 'Deaf.' })) }, 'waived'],
  [
    'nothing left of an assessment',
    { waived: ['writing', 'mcqs', 'speaking'].map((part) => ({ part, reason: 'All.' })) },
    'waived',
  ],
])('%s is refused at its field', async (_name, said, field) => {
  const { status, body } = await arrange((await Taker.arrive(server)).userId, said)
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

test('only an admin arranges, and only for a candidate', async () => {
  const taker = await Taker.arrive(server)
  for (const person of [await signedIn(server, 'recruiter'), taker])
    expect((await arrange(taker.userId, {}, person.token)).status).toBe(403)
  expect((await arrange(admin.id, {})).body.code).toBe('user_not_found')
})

test('the card shows the arrangement for the next attempt, and later the one the attempt began with', async () => {
  const taker = await Taker.arrive(server)
  const plan = async () =>
    (await server.client('listAttempts', { token: taker.token })).body.data.results[0].plan
  expect((await plan()).arranged).toBe(false)
  await arrange(taker.userId, {
    time_factor: 1.5,
    break_minutes: 5,
    waived: [{ part: 'mcqs', reason: 'A magnifier.' }],
  })
  const own = {
    arranged: true,
    parts: [
      { id: 'writing', budget_seconds: 1800, break_seconds: 0 },
      { id: 'mcqs', budget_seconds: 0, break_seconds: 0 },
      { id: 'speaking', budget_seconds: 900, break_seconds: 300 },
    ],
  }
  expect(await plan()).toEqual(own)
  await taker.consentAndStart()
  server.deps.clock.advance(1)
  await arrange(taker.userId, {})
  await server.client('grantTime', {
    token: admin.token,
    body: { key: randomUUID(), attempt_id: taker.attemptId, minutes: 5, reason: 'A fire drill.' },
  })
  expect(await plan()).toEqual(own)
})

test('the card tells which recordings are replaced in the next attempt, and then in the one that runs', async () => {
  const taker = await Taker.arrive(server)
  const replaced = async () =>
    (await server.client('listAttempts', { token: taker.token })).body.data.results.map(
      (card: { replaced?: string[] }) => card.replaced,
    )
  expect(await replaced()).toEqual([undefined, undefined])
  await arrange(taker.userId, { replaced: [invigilator] })
  expect(await replaced()).toEqual([['camera'], ['camera']])
  await taker.consentAndStart()
  server.deps.clock.advance(1)
  await arrange(taker.userId, { replaced: [{ source: 'screen', reason: 'A magnifier.' }] })
  expect(await replaced()).toEqual([['camera'], ['screen']])
})

describe('an attempt that begins under it', () => {
  test('has the factor in every part, once', async () => {
    const taker = await arranged({ time_factor: 1.25 })
    expect(
      (await heard(taker)).parts.map(
        ({ budget_seconds: budget }: { budget_seconds: number }) => budget,
      ),
    ).toEqual([1500, 750, 750])
    const [part] = (await taker.send('part.begun', { part: 'writing' })).body.data.parts
    expect(seconds(part.started_at, part.deadline)).toBe(1500)
    // A reload asks again, and nothing is added.
    expect((await taker.send('attempt.reentered')).body.data.parts[0].deadline).toBe(part.deadline)
    expect((await report(taker)).arrangement).toMatchObject({
      time_factor: 1.25,
      set_by: 'Noura Hassan',
    })
  })

  test('has a break before every part but the first', async () => {
    const taker = await arranged({ break_minutes: 5 })
    const first = await heard(taker)
    expect(seconds(first.started_at, first.parts[0].briefing_ends_at)).toBe(120)
    await taker.send('part.begun', { part: 'writing' })
    // The device learns of the break in advance, in case it is offline by then.
    expect(first.parts.map(({ break_seconds: rest }: { break_seconds: number }) => rest)).toEqual([
      0, 300, 300,
    ])
    const [writing, mcqs] = (await taker.send('part.submitted', { part: 'writing' })).body.data
      .parts
    expect(seconds(writing.submitted_at, mcqs.briefing_ends_at)).toBe(420)
    expect(mcqs.break_seconds).toBe(300)
  })

  test('has breaks only between the parts that are taken', async () => {
    const taker = await arranged({
      break_minutes: 5,
      waived: [{ part: 'writing', reason: 'Cannot type.' }],
    })
    expect(
      (await heard(taker)).parts.map(({ break_seconds: rest }: { break_seconds: number }) => rest),
    ).toEqual([0, 0, 300])
  })

  test('gives an omitted part no time and no questions, and leaves it out of the result', async () => {
    const taker = await arranged({ waived: [{ part: 'speaking', reason: 'Does not speak.' }] })
    const { parts } = (
      await server.client('getQuestionnaire', { params: english, token: taker.token })
    ).body.data
    expect(parts[2]).toEqual({
      id: 'speaking',
      kind: 'speaking',
      budget_seconds: 0,
      waived: true,
      questions: [],
    })
    for (const part of ['writing', 'mcqs']) {
      await taker.send('part.begun', { part })
      if (part === 'mcqs') await taker.save(questions.mcq, 'c')
      await taker.send('part.submitted', { part })
    }
    await taker.send('part.begun', { part: 'speaking' })
    server.deps.clock.advance(3)
    await taker.send('heartbeat')
    await server.runJobs()
    const { result, arrangement } = await report(taker)
    expect(result.attempt.status).toBe('COMPLETED')
    expect(result.criteria.find(({ key }: { key: string }) => key === 'speaking')).toMatchObject({
      score: null,
      provisional: false,
      evidence: [{ code: 'part_waived' }],
    })
    expect(arrangement.waived).toEqual([{ part: 'speaking', reason: 'Does not speak.' }])
  })

  test.each([
    ['nothing of either', {}, ['camera_share', 'insertion']],
    ['a recording that is replaced', { replaced: [invigilator] }, ['insertion']],
    ['an aid to write with', { assistive_input: true }, ['camera_share']],
    ['both', { replaced: [invigilator], assistive_input: true }, []],
  ])('is judged by the arrangement at its beginning: %s', async (_name, said, lacking) => {
    const taker = await arranged({
      waived: [{ part: 'speaking', reason: 'Does not speak.' }],
      ...said,
    })
    // What is arranged afterwards holds for attempts that begin then.
    server.deps.clock.advance(1)
    await arrange(taker.userId, {})
    await taker.recorded(['screen'])
    await taker.send('part.begun', { part: 'writing' })
    const words = Array.from({ length: 110 }, (__, at) => `word${at}`).join(' ')
    await taker.save(questions.writing, words, { type: 'long_text' })
    await taker.send('part.submitted', { part: 'writing' })
    await taker.send('part.begun', { part: 'mcqs' })
    await taker.send('part.submitted', { part: 'mcqs' })
    await taker.send('part.begun', { part: 'speaking' })
    server.deps.clock.advance(3)
    await taker.send('heartbeat')
    await server.runJobs()
    const { result, arrangement } = await report(taker)
    expect(arrangement).toMatchObject(said)
    expect(result.lacks.map(({ code }: { code: string }) => code)).toEqual(lacking)
  })

  test('keeps the arrangement that was current when it began', async () => {
    const taker = await arranged({ time_factor: 1.5 })
    server.deps.clock.advance(1)
    await arrange(taker.userId, { time_factor: 2 })
    expect((await heard(taker)).parts[0].budget_seconds).toBe(1800)
    expect((await report(taker)).arrangement.time_factor).toBe(1.5)
  })
})
