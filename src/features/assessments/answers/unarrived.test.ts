// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { at, begin, grantDevices } from '../testing/candidate-device'
import { pass, settle, until } from '../testing/waiting'
import { visits } from '../testing/visits'

const essay = { id: 'writing-1', type: 'long_text' } as const
const prompt = { id: 'speaking-1', max_seconds: 90 }
const minute = 60_000

const openDevice = visits()
async function visit() {
  const device = await openDevice()
  const page = device.openPage()
  await begin(page)
  return { ...device, page, ...page }
}

test('the answers missing when a part ended offline are known after a reload and after they arrive', async () => {
  const { run, server, locks, openPage } = await visit()
  await pass(10 * minute)
  server.silence = 'before'
  run.answer(essay, 'Offline')
  await pass(9 * minute)
  expect(run.view.unarrived).toEqual({})
  await pass(minute + 1_000)
  expect(run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(run.view.unarrived).toEqual({ writing: 1 })

  run.dispose()
  locks.forget()
  const again = openPage()
  await at(again, 'permissions')
  await grantDevices(again)
  await at(again, 'running')
  await pass(2_000)
  expect(again.run.view.unarrived).toEqual({ writing: 1 })
  server.silence = 'none'
  await pass(minute)
  expect(server.answers.get(essay.id)?.value).toBe('Offline')
  expect(again.run.view.saving).toBe('saved')
  expect(again.run.view.unarrived).toEqual({ writing: 1 })
})

test('an answer that the server only stored is called saved once it counts', async () => {
  const { run, server } = await visit()
  await pass(19 * minute)
  server.silence = 'before'
  run.answer(essay, 'Offline')
  await pass(minute + 1_000)
  server.silence = 'none'
  server.late = 'kept'
  await pass(minute)
  expect(run.view.saving).toBe('kept')
  const asked = () => server.calls.filter((call) => call === 'saveAnswers').length
  const sent = asked()
  await pass(minute)
  expect(asked()).toBe(sent)

  server.late = 'late'
  server.answersRevision += 1
  await pass(16_000)
  expect(run.view.saving).toBe('saved')
  expect(asked()).toBe(sent + 1)
  expect(run.view.unarrived).toEqual({ writing: 1 })
  await pass(minute)
  expect(asked()).toBe(sent + 1)
})

test('an answer that the server only stores is not called saved', async () => {
  const { run, server } = await visit()
  await pass(19 * minute)
  server.silence = 'before'
  run.answer(essay, 'Offline')
  await pass(minute + 1_000)
  server.silence = 'none'
  server.late = 'kept'
  await pass(minute)
  expect(run.view.saving).toBe('kept')
  run.answer({ id: 'mcqs-1', type: 'text' }, 'b')
  await pass(3_000)
  expect(run.view.saving).toBe('kept')
})

test('an answer that is being sent when the time ends has arrived in time', async () => {
  const { run, server } = await visit()
  server.inFlightMs = 2_000
  const seen: unknown[] = []
  run.subscribe(() => seen.push(run.view.unarrived))
  await pass(20 * minute - 400)
  run.answer(essay, 'At the last moment')
  await pass(2 * minute)
  expect(server.answers.get(essay.id)?.value).toBe('At the last moment')
  expect(run.view.position?.part).toBe('mcqs')
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set(['{}']))
})

test('a call that hangs over the end of a part counts as not arrived', async () => {
  const { run, server } = await visit()
  await pass(19 * minute)
  const { saveAnswers } = server
  server.saveAnswers = () => new Promise(() => undefined)
  run.answer(essay, 'Hanging')
  await pass(minute + 1_000)
  expect(run.view.unarrived).toEqual({})
  await pass(5_000)
  expect(run.view.unarrived).toEqual({ writing: 1 })
  server.saveAnswers = saveAnswers
})

test('a spoken answer that was not sent counts as missing while the server does not answer', async () => {
  const { run, server, waited } = await visit()
  for (const type of ['part.submitted', 'part.begun', 'part.submitted', 'part.begun'] as const)
    run.send({ type })
  await until(() => server.view().part === 'speaking' && server.view().phase === 'answering')
  server.silence = 'before'
  await run.startTake(prompt)
  waited.more += 5_000
  await run.stopTake()
  await pass(11 * minute)
  expect(run.view.snapshot.value).toEqual({ submitting: 'waiting' })
  expect(run.view.unarrived).toEqual({ speaking: 1 })
})

test('a spoken answer that came late is told as one, and is not called saved while it is only kept', async () => {
  const { run, server, waited } = await visit()
  for (const type of ['part.submitted', 'part.begun', 'part.submitted', 'part.begun'] as const)
    run.send({ type })
  await until(() => server.view().part === 'speaking' && server.view().phase === 'answering')
  const spoken = server.saveTake
  const nobody = () => Promise.reject(Object.assign(new Error('offline'), { code: 'offline' }))
  server.saveTake = nobody
  // With a recording still on its way the attempt stays on the device.
  server.savePiece = nobody
  const { attempt } = run.engine
  if (attempt === null) throw new Error('There is no attempt.')
  const { userId, attemptId, assessmentId } = attempt.local.record
  await attempt.uploader.storePiece({
    userId,
    attemptId,
    assessmentId,
    kind: 'camera',
    sessionId: 'one',
    index: 0,
    offset_ms: 0,
    duration_ms: 5_000,
    last: true,
    file: new Blob(['film']),
  })
  await run.startTake(prompt)
  waited.more += 5_000
  await run.stopTake()
  await pass(11 * minute)
  server.late = 'kept'
  server.saveTake = spoken
  await pass(minute)
  expect(server.takes).toMatchObject([{ isLate: true, elapsed_ms: expect.any(Number) }])
  expect(run.view.saving).toBe('kept')
  expect(run.view.unarrived).toEqual({ speaking: 1 })
})

test('nothing is reported for a part that was submitted by hand', async () => {
  const { run, server } = await visit()
  server.silence = 'before'
  run.answer(essay, 'Offline')
  await settle()
  run.send({ type: 'part.submitted' })
  await pass(10_000)
  expect(run.view.position?.part).toBe('mcqs')
  expect(run.view.unarrived).toEqual({})
})
