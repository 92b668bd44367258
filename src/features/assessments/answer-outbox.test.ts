import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsentWork, runningAttempt } from './local-attempt-store'
import { deviceWithAttempt, userId } from './testing/open-device'
import { pass, stopTime } from './testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

test('an answer reaches the server with its epoch and sequence', async () => {
  const { server, attempt } = await deviceWithAttempt()
  await attempt.outbox.change('writing-1', 'long_text', 'My town')
  expect(await attempt.outbox.flush()).toEqual({ pending: false })
  expect(server.answers.get('writing-1')).toMatchObject({ value: 'My town', epoch: 1, sequence: 1 })
})

test('no answer is lost over no connection and a reload in the middle of it', async () => {
  const { server, db, attempt, reload } = await deviceWithAttempt()
  server.silence = 'before'
  await attempt.outbox.change('writing-1', 'long_text', 'Before')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  const again = await reload()
  await again.outbox.change('mcqs-1', 'text', 'b')
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(true)
  expect((await runningAttempt(userId, Promise.resolve(db)))?.attemptId).toBe(
    again.local.record.attemptId,
  )

  server.silence = 'none'
  await again.outbox.flush()
  expect([...server.answers.values()].map((answer) => [answer.question_id, answer.value])).toEqual([
    ['mcqs-1', 'b'],
    ['writing-1', 'Before'],
  ])
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
  expect([...(await again.outbox.readAll())]).toContainEqual(['writing-1', 'Before'])
})

test('an edit of an outage tells when it was made, counted from the last answer before it', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.silence = 'before'
  await pass(10_000)
  await attempt.outbox.change('writing-1', 'long_text', 'Offline')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  await pass(60_000)
  server.silence = 'none'
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')).toMatchObject({
    elapsed_ms: 10_000,
    late: { since: '2026-11-20T08:00:00.000Z', part: 'writing' },
  })
})

test('what came late is acknowledged, and known as not counting where the server only keeps it', async () => {
  const { server, db, attempt, reload } = await deviceWithAttempt()
  const shown = new Map([['writing-1', 'Offline']])
  server.silence = 'before'
  await attempt.outbox.change('writing-1', 'long_text', 'Offline')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  expect(attempt.outbox.arrivalOf('writing-1', 'Offline')).toBe('missing')
  server.silence = 'none'
  server.late = 'kept'
  expect(await attempt.outbox.flush()).toEqual({ pending: false })
  expect(attempt.outbox.holds(shown)).toBe(true)
  expect(attempt.outbox.keepsApart(shown)).toBe(true)
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
  const sent = server.calls.length
  await attempt.outbox.flush()
  expect(server.calls).toHaveLength(sent)

  const again = await reload()
  await again.outbox.readAll()
  expect(again.outbox.keepsApart(shown)).toBe(true)
  server.late = 'late'
  await again.outbox.sendAgain('writing')
  expect(again.outbox.keepsApart(shown)).toBe(false)
  await again.outbox.change('writing-1', 'long_text', 'Online')
  await again.outbox.flush()
  expect(again.outbox.arrivalOf('writing-1', 'Online')).toBe('held')
})

test('an answer whose acknowledgement was lost is sent again and stands once', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.silence = 'after'
  await attempt.outbox.change('writing-1', 'long_text', 'Twice')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  server.silence = 'none'
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')).toMatchObject({ value: 'Twice', sequence: 1 })
})

test('an edit made while another is on its way is still unsent afterwards', async () => {
  const { server, attempt } = await deviceWithAttempt()
  await attempt.outbox.change('writing-1', 'long_text', 'One')
  const save = server.saveAnswers
  vi.spyOn(server, 'saveAnswers').mockImplementationOnce(async (id, request) => {
    await attempt.outbox.change('writing-1', 'long_text', 'Two')
    return save(id, request)
  })
  expect(await attempt.outbox.flush()).toEqual({ pending: true })
  expect(await attempt.outbox.flush()).toEqual({ pending: false })
  expect(server.answers.get('writing-1')?.value).toBe('Two')
})

test('a stale tab cannot overwrite an answer, and learns that it is stale', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.append({ type: 'writer.taken' })
  server.answers.set('writing-1', {
    question_id: 'writing-1',
    sequence: 1,
    type: 'long_text',
    value: 'New',
    elapsed_ms: 0,
    epoch: 2,
  })
  const notified: string[] = []
  attempt.local.signals.on(({ type }) => notified.push(type))
  await attempt.outbox.change('writing-1', 'long_text', 'Old')
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')?.value).toBe('New')
  expect(notified).toEqual(['writer.taken'])
})

test('a device clock that is hours wrong changes nothing about when an edit was made', async () => {
  const { server, attempt } = await deviceWithAttempt(() => Date.now() - 7 * 3_600_000)
  await pass(4_000)
  await attempt.outbox.change('writing-1', 'long_text', 'On time')
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')).toMatchObject({ elapsed_ms: 4_000 })
  expect(server.answers.get('writing-1')?.late).toBeUndefined()
})

test('someone who types faster than the device writes leaves the last words on it in two writes', async () => {
  const { db, attempt } = await deviceWithAttempt()
  const write = vi.spyOn(db, 'transaction')
  const letters = 'the very last words'.split('')
  await Promise.all(
    letters.map((_, at) =>
      attempt.outbox.change('writing-1', 'long_text', letters.slice(0, at + 1).join('')),
    ),
  )
  expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  expect(await attempt.outbox.readAll()).toEqual(new Map([['writing-1', 'the very last words']]))
})
