// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetAcknowledged,
  forgetIfDone,
  hasUnsentWork,
  hasPendingUploads,
  holdsWork,
  deletePendingUploads,
  runningAttempt,
} from './local-attempt-store'
import { uploadPending, leaveByLogout } from './pending-uploads'
import { attemptId } from '../testing/in-memory-server'
import { deviceWithAttempt, userId } from '../testing/open-device'
import { stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

const piece = {
  userId,
  attemptId,
  assessmentId: 'english_v3',
  kind: 'screen',
  sessionId: 's1',
  index: 0,
} as const
const file = { offset_ms: 0, duration_ms: 5000, last: true, file: new Blob(['x']) }

test('a confirmed logout submits the saved answers first and cancels the attempt', async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'So far')
  await leaveByLogout(userId, server, Promise.resolve(db))
  expect(server.calls.slice(-2)).toEqual(['saveAnswers', 'attempt.exited'])
  expect(server.view()).toMatchObject({ status: 'CANCELLED', cancel_reason: 'logged_out' })
  expect(await runningAttempt(userId, Promise.resolve(db))).toBeNull()
})

test('a logout without a connection keeps answers and cancellation for the next sign-in', async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  server.silence = 'before'
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'So far')
  await attempt.uploader.storePiece({ ...piece, ...file })
  await leaveByLogout(userId, server, Promise.resolve(db))
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(true)

  server.silence = 'none'
  await uploadPending(userId, server, Promise.resolve(db))
  expect(server.answers.get('writing-1')?.value).toBe('So far')
  expect(server.view()).toMatchObject({ status: 'CANCELLED', drained: true })
  expect(server.pieces).toHaveLength(1)
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
  expect(await db.count('attempts')).toBe(0)
})

test("one person's leftovers are not another's", async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  await attempt.uploader.storePiece({ ...piece, ...file })
  expect(await hasUnsentWork('somebody else', Promise.resolve(db))).toBe(false)
  await uploadPending('somebody else', server, Promise.resolve(db))
  expect(server.pieces).toHaveLength(0)
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(true)
})

test('nothing of a running attempt, or of one with work left, is forgotten', async () => {
  const { db, attempt } = await deviceWithAttempt()
  expect(await forgetIfDone(userId, attemptId, Promise.resolve(db))).toBe(false)
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Unsent')
  await attempt.local.end()
  expect(await forgetIfDone(userId, attemptId, Promise.resolve(db))).toBe(false)
  expect(await db.count('answers')).toBe(1)
})

test('an answer that the server refuses stays until it is taken, and is sent again at each sign-in', async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  const disk = Promise.resolve(db)
  const { saveAnswers } = server
  server.saveAnswers = () => {
    server.calls.push('saveAnswers')
    return Promise.reject(
      Object.assign(new Error('refused'), { status: 404, code: 'attempt_not_found' }),
    )
  }
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'So far')
  await attempt.outbox.flush()
  await attempt.local.end()
  expect(await forgetIfDone(userId, attemptId, disk)).toBe(false)
  expect(await hasPendingUploads(userId, disk)).toBe(true)

  await uploadPending(userId, server, disk)
  expect(server.calls.filter((call) => call === 'saveAnswers')).toHaveLength(2)
  expect(await hasPendingUploads(userId, disk)).toBe(true)

  server.saveAnswers = saveAnswers
  await uploadPending(userId, server, disk)
  expect(server.answers.get('writing-1')?.value).toBe('So far')
  expect(await hasPendingUploads(userId, disk)).toBe(false)
  expect(await db.count('attempts')).toBe(0)
})

test('the end of the uploads is reported once, although one is refused at every sign-in', async () => {
  const { server, db, attempt } = await deviceWithAttempt()
  const disk = Promise.resolve(db)
  server.savePiece = () =>
    Promise.reject(Object.assign(new Error('refused'), { status: 409, code: 'recorded_after_end' }))
  await attempt.uploader.storePiece({ ...piece, ...file })
  await leaveByLogout(userId, server, disk)
  await uploadPending(userId, server, disk)
  await uploadPending(userId, server, disk)
  expect(server.calls.filter((call) => call === 'recordings.drained')).toHaveLength(1)
  expect(await hasPendingUploads(userId, disk)).toBe(true)
})

test('unsent data is deleted when the person asks, except that of a running attempt', async () => {
  const { db, attempt } = await deviceWithAttempt()
  const disk = Promise.resolve(db)
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Unsent')
  await attempt.uploader.storePiece({ ...piece, ...file })
  expect(await hasPendingUploads(userId, disk)).toBe(false)
  await deletePendingUploads(userId, disk)
  expect([await db.count('answers'), await db.count('pieces')]).toEqual([1, 1])

  await attempt.local.end()
  expect(await hasPendingUploads(userId, disk)).toBe(true)
  expect(await hasPendingUploads('somebody else', disk)).toBe(false)
  await deletePendingUploads(userId, disk)
  expect(await hasPendingUploads(userId, disk)).toBe(false)
  expect(await db.count('attempts')).toBe(0)
})

test('a running attempt keeps its person on the device, and logout clears only finished attempts', async () => {
  const { db, attempt } = await deviceWithAttempt()
  expect(await hasUnsentWork(userId, Promise.resolve(db))).toBe(false)
  expect(await holdsWork(userId, Promise.resolve(db))).toBe(true)
  await forgetAcknowledged(userId, Promise.resolve(db))
  expect(await db.count('attempts')).toBe(1)
  await attempt.local.end()
  await forgetAcknowledged(userId, Promise.resolve(db))
  expect(await db.count('attempts')).toBe(0)
  expect(await holdsWork(userId, Promise.resolve(db))).toBe(false)
})
