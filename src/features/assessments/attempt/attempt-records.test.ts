import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRecords } from './attempt-records'
import { openAttemptDatabase } from './attempt-store'
import { attemptDatabase, hasUnsentWork } from './local-attempt-store'
import { openAttempt } from './open-attempt'
import { ServerClock } from './server-clock'
import { attemptId, questionnaire } from '../testing/in-memory-server'
import { deviceWithAttempt, userId } from '../testing/open-device'
import { pass, stopTime, until } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Device = Awaited<ReturnType<typeof deviceWithAttempt>>

/** Another tab of the same browser takes the attempt over. */
async function takenOver({ server, db, attempt }: Device) {
  server.append({ type: 'writer.taken' })
  const later = openAttempt(server, db, new ServerClock(), {
    ...attempt.local.record,
    view: server.view(),
    epoch: 2,
    sequence: 0,
  })
  await later.local.save()
  return later
}

const stored = async ({ db }: Device) => ({
  records: await db.getAll('attempts'),
  writers: await db.getAll('writers'),
  answers: await db.getAll('answers'),
  events: await db.getAll('events'),
})

test('a tab that was taken over writes nothing more, whatever happens in it', async () => {
  const device = await deviceWithAttempt()
  const { attempt } = device
  await attempt.local.goOn({ part: 'writing', phase: 'briefing' })
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Before')
  const later = await takenOver(device)
  await later.answers.set({ id: 'writing-1', type: 'long_text' }, 'By the later writer')
  const before = await stored(device)
  const notified: string[] = []
  attempt.local.signals.on(({ type }) => notified.push(type))

  await pass(1_200_000)
  await attempt.local.tick()
  expect(attempt.local.timer.position()).toEqual({ part: 'mcqs', phase: 'briefing' })
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'By the earlier one')
  await attempt.answers.set({ id: 'mcqs-1', type: 'text' }, 'b')
  await attempt.sender.record('part.submitted', { part: 'writing' })
  await attempt.local.end()
  expect(await stored(device)).toEqual(before)
  expect(before.records).toMatchObject([{ epoch: 2, running: true }])
  expect(notified[0]).toBe('writer.taken')
})

test('a keystroke writes the answer and the few numbers of its writer, never the attempt with its questions', async () => {
  const { attempt } = await deviceWithAttempt()
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'A')
  const written = puts.mock.calls.map(([value]) => value)
  const stores = puts.mock.contexts.map((store) =>
    store instanceof IDBObjectStore ? store.name : null,
  )
  expect(stores).toHaveLength(2)
  expect(new Set(stores)).toEqual(new Set(['answers', 'writers']))
  expect(JSON.stringify(written).length).toBeLessThan(600)
  expect(JSON.stringify(written)).not.toContain(JSON.stringify(questionnaire.parts[0]))
})

test('after a crash the numbers go on where the last keystroke left them', async () => {
  const { db, attempt, reload } = await deviceWithAttempt()
  for (const value of ['A', 'As', 'As I'])
    await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, value)
  expect(await db.get('attempts', [userId, attemptId])).toMatchObject({ sequence: 0 })
  const again = await reload()
  await again.answers.set({ id: 'writing-1', type: 'long_text' }, 'As I said')
  expect(await db.get('answers', [userId, attemptId, 'writing-1'])).toMatchObject({
    sequence: 4,
    value: 'As I said',
  })
})

/** A device as the first version of the database left it. */
async function deviceOfFirstVersion(device: Device) {
  const {
    records: [record],
    answers,
    events,
  } = await stored(device)
  globalThis.indexedDB = new IDBFactory()
  const old = await openDB('masar-attempts', 1, {
    upgrade(db) {
      db.createObjectStore('attempts', { keyPath: ['userId', 'attemptId'] })
      db.createObjectStore('answers', { keyPath: ['userId', 'attemptId', 'questionId'] })
      db.createObjectStore('events', { keyPath: 'id', autoIncrement: true }).createIndex(
        'attempt',
        ['userId', 'attemptId'],
      )
      db.createObjectStore('pieces', { keyPath: ['userId', 'attemptId', 'sessionId', 'index'] })
      db.createObjectStore('takes', { keyPath: ['userId', 'attemptId', 'questionId', 'take'] })
    },
  })
  await old.put('attempts', { ...record, sequence: 7 })
  for (const answer of answers) await old.put('answers', { ...answer, sequence: 7 })
  for (const event of events) await old.put('events', event)
  const take = {
    userId,
    attemptId,
    assessmentId: 'english_v3',
    questionId: 'speaking-1',
    take: 1,
    epoch: 1,
    duration_ms: 2_000,
    transcript: null,
  }
  await old.put('takes', { ...take, file: new Blob(['sound']) })
  return old
}

test('the records of an earlier version of the application are complete, and are used and sent', async () => {
  const device = await deviceWithAttempt()
  const { server, attempt } = device
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Unsent')
  await attempt.sender.record('part.begun', { part: 'writing' })
  const old = await deviceOfFirstVersion(device)
  old.close()

  const db = await openAttemptDatabase()
  const [record] = await listRecords(db, userId, attemptId)
  if (record === undefined) throw new Error('The attempt is lost.')
  expect(record).toMatchObject({
    epoch: 1,
    sequence: 7,
    running: true,
    questionnaire: { attempt_id: attemptId },
  })
  expect(await db.getAll('writers')).toEqual([{ userId, attemptId, epoch: 1, sequence: 7 }])
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(true)
  const again = openAttempt(server, db, new ServerClock(), record)
  await again.answers.set({ id: 'mcqs-1', type: 'text' }, 'b')
  await device.deliver(again)
  expect([...server.answers.values()].map(({ value, sequence }) => [value, sequence])).toEqual(
    expect.arrayContaining([
      ['Unsent', 7],
      ['b', 8],
    ]),
  )
  expect(server.takes).toMatchObject([{ questionId: 'speaking-1', take: 1 }])
  expect(server.calls).toContain('part.begun')
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
})

test('while a tab of the earlier version is open it is said so, and it opens once that is closed', async () => {
  const old = await deviceOfFirstVersion(await deviceWithAttempt())
  const refused = { code: 'storage_in_use' }
  await expect(attemptDatabase()).rejects.toMatchObject(refused)
  await expect(attemptDatabase()).rejects.toMatchObject(refused)
  old.close()
  await until(() =>
    attemptDatabase().then(
      () => true,
      () => false,
    ),
  )
  expect(await (await attemptDatabase()).count('attempts')).toBe(1)
})
