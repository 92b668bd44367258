import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Questionnaire } from '../attempt/attempt-api'
import { openAttemptDatabase } from '../attempt/attempt-store'
import { createBackoff } from '../../../lib/retry'
import { forgetIfDone } from '../attempt/local-attempt-store'
import { QuestionMedia } from './question-media'
import { attemptId, offline, questionnaire } from '../testing/in-memory-server'
import { deviceWithAttempt, userId } from '../testing/open-device'
import { pass, settle, stopTime, until } from '../testing/waiting'

const media: QuestionMedia[] = []
beforeEach(() => stopTime())
afterEach(() => {
  for (const one of media.splice(0)) one.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Device = Awaited<ReturnType<typeof deviceWithAttempt>>

const ids = ['part5-01', 'part5-02', 'part7-01']

/** The questions of an attempt, three of them with a file, at the addresses of a moment. */
const withMedia = (moment: string): Questionnaire => ({
  ...questionnaire,
  parts: [
    {
      id: 'part5',
      kind: 'audio_transcription',
      budget_seconds: 600,
      questions: [...ids, 'part5-03'].map((id) => ({
        id,
        type: 'text',
        prompt: { en: id, ar: null },
        ...(id === 'part5-03'
          ? {}
          : { media: { kind: 'audio', url: `/api/files/${id}.${moment}` } }),
      })),
    },
  ],
})

/**
 * The page of a device, with a server whose addresses are those of `moment.now` and which notes
 * what was fetched.
 */
async function page(device?: Device) {
  const { server, db, attempt } = device ?? (await deviceWithAttempt())
  const moment = { now: 'early' }
  const fetched: string[] = []
  const getMedia = vi.spyOn(server, 'getMedia').mockImplementation(async (url) => {
    if (server.silence !== 'none') throw offline()
    if (!url.endsWith(moment.now))
      throw Object.assign(new Error(), { status: 410, code: 'ticket_expired' })
    fetched.push(url)
    return new Blob([url], { type: 'audio/flac' })
  })
  server.getQuestionnaire = async () => ({ ...withMedia(moment.now), answers: [], takes: [] })
  const open = () => {
    const made = new QuestionMedia(
      server,
      Promise.resolve(db),
      attempt.local.record,
      withMedia('early'),
      createBackoff({ random: () => 1 }),
    )
    media.push(made)
    void made.run()
    return made
  }
  const states = (of: QuestionMedia) => ids.map((id) => of.states.get(id)?.at)
  return { server, db, attempt, moment, fetched, getMedia, open, states }
}

const all = (at: string) => ids.map(() => at)

test('every file comes in the order of the questions, is kept, and is there after a reload without a connection', async () => {
  const { server, db, fetched, open, states, getMedia } = await page()
  const first = open()
  expect(states(first)).toEqual(all('loading'))
  expect(first.states.has('part5-03')).toBe(false)
  await until(() => states(first).every((at) => at === 'ready'))
  expect(fetched).toEqual(ids.map((id) => `/api/files/${id}.early`))
  await until(async () => (await db.count('media')) === 3)

  server.silence = 'before'
  getMedia.mockClear()
  const again = open()
  await until(() => states(again).every((at) => at === 'ready'))
  expect(getMedia).not.toHaveBeenCalled()
  const stored = again.states.get('part7-01')
  expect(stored?.at === 'ready' ? await stored.file.text() : null).toBe('/api/files/part7-01.early')
})

test('a failed one is tried again later and later, and at once when somebody looks at it', async () => {
  const { server, open, states, getMedia } = await page()
  server.silence = 'before'
  const opened = open()
  await until(() => states(opened).every((at) => at === 'failed'))
  expect(getMedia).toHaveBeenCalledTimes(3)
  await pass(1_000)
  expect(getMedia).toHaveBeenCalledTimes(6)
  await pass(1_000)
  expect(getMedia).toHaveBeenCalledTimes(6)

  server.silence = 'none'
  opened.want('part7-01')
  expect(states(opened)).toEqual(['failed', 'failed', 'loading'])
  await until(() => states(opened).every((at) => at === 'ready'))
  expect(getMedia.mock.calls[6]).toEqual(['/api/files/part7-01.early'])
})

test('an address whose time is over is renewed by asking for the questions again', async () => {
  const { moment, fetched, open, states } = await page()
  moment.now = 'late'
  const opened = open()
  await until(() => states(opened).every((at) => at === 'ready'))
  expect(fetched).toEqual(ids.map((id) => `/api/files/${id}.late`))
})

test('a file that the server refuses at a new address too is only tried again later', async () => {
  const { open, states, getMedia } = await page()
  getMedia.mockRejectedValue(Object.assign(new Error(), { status: 404, code: 'file_not_found' }))
  const opened = open()
  await until(() => states(opened).every((at) => at === 'failed'))
  expect(getMedia).toHaveBeenCalledTimes(3)
})

test('on a full disk a file stays in memory, and an answer may replace stored files', async () => {
  const { db, attempt, open, states } = await page()
  const put = IDBObjectStore.prototype.put
  const room = { for: 1 }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function full(
    this: IDBObjectStore,
    value: unknown,
  ) {
    if (this.name === 'media' && room.for > 0) room.for -= 1
    else if (room.for === 0 && (this.name === 'media' || this.name === 'answers'))
      throw new DOMException('', 'QuotaExceededError')
    return put.call(this, value)
  })
  const clear = IDBObjectStore.prototype.clear
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function freed(
    this: IDBObjectStore,
  ) {
    room.for = 1
    return clear.call(this)
  })
  const opened = open()
  await until(() => states(opened).every((at) => at === 'ready'))
  await settle()
  expect(await db.count('media')).toBe(1)
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'An answer')
  expect((await attempt.answers.read()).get('writing-1')).toBe('An answer')
  expect(await db.count('media')).toBe(0)
  expect(states(opened)).toEqual(all('ready'))
})

test('it goes with the record of its attempt, and nothing that arrives later is kept', async () => {
  const { db, attempt, open, states } = await page()
  open()
  await until(async () => (await db.count('media')) === 3)
  await attempt.local.end()
  expect(await forgetIfDone(userId, attemptId, Promise.resolve(db))).toBe(true)
  expect(await db.count('media')).toBe(0)
  const late = open()
  await until(() => states(late).every((at) => at === 'ready'))
  await settle()
  expect(await db.count('media')).toBe(0)
})

test('a device of the second version keeps what it has and takes files from then on', async () => {
  const device = await deviceWithAttempt()
  await device.attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Unsent')
  const stored = {
    attempts: await device.db.getAll('attempts'),
    writers: await device.db.getAll('writers'),
    answers: await device.db.getAll('answers'),
  }
  device.db.close()
  indexedDB.deleteDatabase('masar-attempts')
  const old = await openDB('masar-attempts', 2, {
    upgrade(made) {
      for (const name of ['attempts', 'writers'])
        made.createObjectStore(name, { keyPath: ['userId', 'attemptId'] })
      made.createObjectStore('answers', { keyPath: ['userId', 'attemptId', 'questionId'] })
      made
        .createObjectStore('events', { keyPath: 'id', autoIncrement: true })
        .createIndex('attempt', ['userId', 'attemptId'])
      made.createObjectStore('pieces', { keyPath: ['userId', 'attemptId', 'sessionId', 'index'] })
      made.createObjectStore('takes', { keyPath: ['userId', 'attemptId', 'questionId', 'take'] })
    },
  })
  for (const [name, rows] of Object.entries(stored))
    for (const row of rows) await old.put(name, row)
  old.close()

  const db = await openAttemptDatabase()
  expect({
    attempts: await db.getAll('attempts'),
    writers: await db.getAll('writers'),
    answers: await db.getAll('answers'),
  }).toEqual(stored)
  const { open } = await page({ ...device, db })
  open()
  await until(async () => (await db.count('media')) === 3)
})
