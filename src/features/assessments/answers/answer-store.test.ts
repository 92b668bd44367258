import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsentWork, runningAttempt } from '../attempt/local-attempt-store'
import { openAttempt, toRecord } from '../attempt/open-attempt'
import { restoreFromServer } from './restore-from-server'
import { questionnaire } from '../testing/in-memory-server'
import { deviceWithAttempt, userId } from '../testing/open-device'
import { pass, stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

test('an answer reaches the server with its epoch and sequence', async () => {
  const { server, attempt } = await deviceWithAttempt()
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'My town')
  expect(await attempt.outbox.flush()).toEqual({ pending: false })
  expect(server.answers.get('writing-1')).toMatchObject({ value: 'My town', epoch: 1, sequence: 1 })
})

test('no answer is lost over no connection and a reload in the middle of it', async () => {
  const { server, db, attempt, reload } = await deviceWithAttempt()
  server.silence = 'before'
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Before')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  const again = await reload()
  await again.answers.set({ id: 'mcqs-1', type: 'text' }, 'b')
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
  expect([...(await again.answers.read())]).toContainEqual(['writing-1', 'Before'])
})

test('an edit of an outage tells when it was made, counted from the last answer before it', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.silence = 'before'
  await pass(10_000)
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Offline')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  await pass(60_000)
  server.silence = 'none'
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')).toMatchObject({
    elapsed_ms: 10_000,
    late: { since: '2026-11-20T08:00:00.000Z', part: 'writing' },
  })
})

test('a late answer is acknowledged, and known not to count while the server only stores it', async () => {
  const { server, db, attempt, reload } = await deviceWithAttempt()
  server.silence = 'before'
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Offline')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  expect(attempt.answers.getArrival('writing-1')).toBe('missing')
  server.silence = 'none'
  server.late = 'kept'
  expect(await attempt.outbox.flush()).toEqual({ pending: false })
  expect(attempt.answers.status).toBe('kept')
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
  const sent = server.calls.length
  await attempt.outbox.flush()
  expect(server.calls).toHaveLength(sent)

  const again = await reload()
  await again.answers.read()
  expect(again.answers.status).toBe('kept')
  server.late = 'late'
  await again.outbox.sendAgain('writing')
  expect(again.answers.status).toBe('saved')
  await again.answers.set({ id: 'writing-1', type: 'long_text' }, 'Online')
  await again.outbox.flush()
  expect(again.answers.getArrival('writing-1')).toBe('held')
})

test('an answer whose acknowledgement was lost is sent again and counts once', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.silence = 'after'
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Twice')
  await expect(attempt.outbox.flush()).rejects.toMatchObject({ code: 'offline' })
  server.silence = 'none'
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')).toMatchObject({ value: 'Twice', sequence: 1 })
})

test('an edit made while another is on its way is still unsent afterwards', async () => {
  const { server, attempt } = await deviceWithAttempt()
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'One')
  const save = server.saveAnswers
  vi.spyOn(server, 'saveAnswers').mockImplementationOnce(async (id, request) => {
    await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Two')
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
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Old')
  await attempt.outbox.flush()
  expect(server.answers.get('writing-1')?.value).toBe('New')
  expect(notified).toEqual(['writer.taken'])
})

test('a device clock that is hours wrong changes nothing about when an edit was made', async () => {
  const { server, attempt } = await deviceWithAttempt(() => Date.now() - 7 * 3_600_000)
  await pass(4_000)
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'On time')
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
      attempt.answers.set(
        { id: 'writing-1', type: 'long_text' },
        letters.slice(0, at + 1).join(''),
      ),
    ),
  )
  expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  expect(await attempt.answers.read()).toEqual(new Map([['writing-1', 'the very last words']]))
})

const essay = { id: 'writing-1', type: 'long_text' } as const
const choice = { id: 'mcqs-1', type: 'text' } as const
const saved = (
  question: { id: string; type: 'long_text' | 'text' },
  value: string,
  sequence: number,
) => ({
  answers: [{ question_id: question.id, type: question.type, value, epoch: 1, sequence }],
  takes: [],
})

test('an answer is shown and announced before it is on the device', async () => {
  const { db, attempt } = await deviceWithAttempt()
  const told: string[] = []
  attempt.answers.subscribe(() => told.push(attempt.answers.get(essay.id)))
  const isWritten = attempt.answers.set(essay, 'My town')
  expect(told).toEqual(['My town'])
  expect(await db.getAll('answers')).toEqual([])
  await isWritten
  expect(await db.getAll('answers')).toMatchObject([{ value: 'My town', unsent: true }])
})

test('an answer is called saved when the server has it as it is shown, even an earlier text again', async () => {
  const { attempt } = await deviceWithAttempt()
  expect(attempt.answers.status).toBe('saved')
  await attempt.answers.set(essay, 'One')
  expect(attempt.answers.status).toBe('unsaved')
  await attempt.outbox.flush()
  expect(attempt.answers.status).toBe('saved')
  void attempt.answers.set(essay, 'One two')
  expect(attempt.answers.status).toBe('unsaved')
  void attempt.answers.set(essay, 'One')
  expect(attempt.answers.status).toBe('saved')
})

test('reading from the device does not replace shown answers', async () => {
  const { attempt, reload } = await deviceWithAttempt()
  await attempt.answers.set(essay, 'On the device')
  await attempt.answers.set(choice, 'b')
  const again = await reload()
  void again.answers.set(essay, 'On the page')
  expect([...(await again.answers.read())]).toEqual([
    [essay.id, 'On the page'],
    [choice.id, 'b'],
  ])
})

test('an own edit that the disk lost is shown once the server has sent it', async () => {
  const { server, attempt, reload } = await deviceWithAttempt()
  await attempt.answers.set(essay, 'As far as the disk')
  await attempt.outbox.flush()
  const again = await reload()
  await again.answers.read()
  await restoreFromServer(again, questionnaire, saved(essay, 'As far as the server', 9))
  expect(again.answers.get(essay.id)).toBe('As far as the server')
  await again.outbox.flush()
  expect(server.calls.filter((call) => call === 'saveAnswers')).toHaveLength(1)
})

test('text that is typed while the server’s answers load stays, and is sent', async () => {
  const { server, attempt } = await deviceWithAttempt()
  const restored = restoreFromServer(attempt, questionnaire, saved(essay, 'Theirs', 0))
  const isWritten = attempt.answers.set(essay, 'Mine')
  await Promise.all([restored, isWritten])
  expect(attempt.answers.get(essay.id)).toBe('Mine')
  await attempt.outbox.flush()
  expect(server.answers.get(essay.id)?.value).toBe('Mine')
})

test('a refused answer of an earlier writer is not shown any more once it was set aside', async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  server.append({ type: 'writer.taken' })
  await attempt.answers.set(choice, 'b')
  await attempt.outbox.flush()
  const { clock } = attempt.local
  const again = openAttempt(
    server,
    db,
    clock,
    toRecord(userId, server.view(), questionnaire, clock),
  )
  await again.answers.read()
  expect(again.answers.get(choice.id)).toBe('b')
  await restoreFromServer(again, questionnaire, { answers: [], takes: [] })
  expect(again.answers.values).toEqual(new Map())
})
