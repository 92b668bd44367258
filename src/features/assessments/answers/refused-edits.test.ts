import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreFromServer } from './restore-from-server'
import { forgetIfDone } from '../attempt/local-attempt-store'
import { openAttempt, toRecord } from '../attempt/open-attempt'
import { questionnaire } from '../testing/in-memory-server'
import { deviceWithAttempt, userId } from '../testing/open-device'
import { stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

const nothingSaved = { answers: [], takes: [] }

/** The same browser as the writer again, as the server sees it now. */
const takenBack = ({
  server,
  db,
  attempt: { local },
}: Awaited<ReturnType<typeof deviceWithAttempt>>) =>
  openAttempt(server, db, local.clock, toRecord(userId, server.view(), questionnaire, local.clock))

test.each(['answer', 'event'] as const)(
  'a page whose %s was refused for a later writer knows it after a reload without a connection too',
  async (what) => {
    const { server, attempt, reload } = await deviceWithAttempt()
    server.append({ type: 'writer.taken' })
    if (what === 'answer')
      await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Refused')
    else await attempt.sender.record('part.begun', { part: 'writing' })
    await attempt.sender.flush()
    await attempt.outbox.flush()
    const { record } = (await reload()).local
    expect(record.view.epoch).toBeGreaterThan(record.epoch)
  },
)

test('an edit that was refused in one tab is not called saved in another tab of the same writer', async () => {
  const { server, attempt, reload } = await deviceWithAttempt()
  server.append({ type: 'writer.taken' })
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Refused')
  const other = await reload()
  await other.outbox.flush()
  const notified: string[] = []
  attempt.local.signals.on(({ type }) => notified.push(type))
  await attempt.outbox.flush()
  expect(notified).toEqual(['writer.taken'])
})

test.each(['first', 'last'] as const)(
  'an answer that the server has no place for is set aside alone, the %s of several',
  async (place) => {
    const { server, attempt } = await deviceWithAttempt()
    const { saveAnswers } = server
    const odd = 'mcqs-2'
    vi.spyOn(server, 'saveAnswers').mockImplementation(async (id, request) => {
      if (request.answers.some(({ question_id: question }) => question === odd))
        throw Object.assign(new Error(), { code: 'validation_failed', status: 400 })
      return saveAnswers(id, request)
    })
    const order = place === 'first' ? [odd, 'writing-1', 'mcqs-1'] : ['writing-1', 'mcqs-1', odd]
    for (const id of order) await attempt.answers.set({ id, type: 'text' }, `Of ${id}`)
    expect(await attempt.outbox.flush()).toEqual({ pending: false })
    expect([...server.answers.keys()].sort()).toEqual(['mcqs-1', 'writing-1'])
    const calls = server.calls.length
    await attempt.outbox.flush()
    expect(server.calls).toHaveLength(calls)
    expect((await attempt.answers.read()).get(odd)).toBe('Of mcqs-2')
  },
)

test('of several answers that a later writer keeps out none is tried by itself', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.append({ type: 'writer.taken' })
  for (const id of ['writing-1', 'mcqs-1', 'mcqs-2'])
    await attempt.answers.set({ id, type: 'text' }, 'Refused')
  await attempt.outbox.flush()
  expect(server.calls.filter((call) => call === 'saveAnswers')).toHaveLength(1)
})

test('a refused answer of a part that is not open gives way to nothing where the server has none', async () => {
  const device = await deviceWithAttempt()
  const { server, attempt } = device
  server.append({ type: 'writer.taken' })
  await attempt.answers.set({ id: 'mcqs-1', type: 'text' }, 'b')
  await attempt.outbox.flush()
  const again = takenBack(device)
  const { local, answers } = again
  await restoreFromServer(again, questionnaire, nothingSaved)
  expect(await answers.read()).toEqual(new Map())
  // The refused answer is no longer shown, but it stays on the device.
  expect(await device.db.getAll('answers')).toMatchObject([{ value: 'b', isSetAside: true }])
  await local.end()
  expect(await forgetIfDone(userId, local.record.attemptId, Promise.resolve(device.db))).toBe(false)
})

test('an edit that the tab before wrote while it lost the attempt is sent, refused, and gives way too', async () => {
  const device = await deviceWithAttempt()
  const { server, attempt } = device
  server.append({ type: 'writer.taken' })
  await attempt.answers.set({ id: 'mcqs-1', type: 'text' }, 'b')
  const again = takenBack(device)
  await restoreFromServer(again, questionnaire, nothingSaved)
  expect(server.calls).toContain('saveAnswers')
  expect(await again.answers.read()).toEqual(new Map())
})
