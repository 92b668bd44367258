import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceWithAttempt } from '../testing/open-device'
import { pass, stopTime } from '../testing/waiting'

beforeEach(() => stopTime())
afterEach(() => vi.useRealTimers())

test('events go up in the order in which they happened, also after a reload', async () => {
  const { server, attempt, reload } = await deviceWithAttempt()
  server.silence = 'before'
  await attempt.sender.record('part.begun', { part: 'writing' })
  await attempt.sender.record('episode.recorded', {
    detail: { cause: 'tab_hidden', length_ms: 3000 },
  })
  await expect(attempt.sender.flush()).rejects.toMatchObject({ code: 'offline' })
  const again = await reload()
  await again.sender.record('part.submitted', { part: 'writing' })
  server.silence = 'none'
  await again.sender.flush()
  expect(server.events.map(({ type }) => type)).toEqual([
    'attempt.started',
    'part.begun',
    'episode.recorded',
    'part.submitted',
  ])
  expect(server.events.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3])
})

test('an event whose answer was lost is sent under the same key and counts once', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.silence = 'after'
  await attempt.sender.record('part.begun', { part: 'writing' })
  await expect(attempt.sender.flush()).rejects.toMatchObject({ code: 'offline' })
  server.silence = 'none'
  await attempt.sender.flush()
  expect(server.calls.filter((call) => call === 'part.begun')).toHaveLength(2)
  expect(server.events.filter(({ type }) => type === 'part.begun')).toHaveLength(1)
})

test('answers go up before the end of their part', async () => {
  const { server, attempt } = await deviceWithAttempt()
  await attempt.sender.record('part.begun', { part: 'writing' })
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Just in time')
  await attempt.sender.record('part.submitted', { part: 'writing' })
  await attempt.sender.flush()
  expect(server.calls.indexOf('saveAnswers')).toBeLessThan(server.calls.indexOf('part.submitted'))
  expect(server.calls).toContain('saveAnswers')
})

test('an event of an earlier writer is refused, dropped and reported', async () => {
  const { server, attempt } = await deviceWithAttempt()
  server.append({ type: 'writer.taken' })
  const notified: string[] = []
  attempt.local.signals.on(({ type }) => notified.push(type))
  await attempt.sender.record('part.begun', { part: 'writing' })
  await attempt.sender.flush()
  expect(notified).toEqual(['writer.taken'])
  expect(await attempt.sender.waits('part.begun')).toBe(false)
})

test('a heartbeat brings granted minutes and is kept nowhere', async () => {
  const { server, attempt, reload } = await deviceWithAttempt()
  await attempt.local.goOn({ part: 'writing', phase: 'briefing' })
  await attempt.sender.record('part.begun', { part: 'writing' })
  await attempt.sender.flush()
  const before = attempt.local.timer.expiresAt() ?? 0
  server.append({
    type: 'time.granted',
    part: 'writing',
    detail: { kind: 'work', seconds: 300, cause: 'fire drill' },
  })
  await pass(15_000)
  await attempt.sender.sendHeartbeat()
  expect(attempt.local.timer.expiresAt()).toBe(before + 300_000)
  expect(server.events.some(({ type }) => type === 'heartbeat')).toBe(false)
  expect((await reload()).local.timer.expiresAt()).toBe(before + 300_000)
})

test('while a part event waits, an older view of the server does not move the part back', async () => {
  const { server, attempt } = await deviceWithAttempt()
  const old = server.view()
  server.silence = 'before'
  await attempt.sender.record('part.begun', { part: 'writing' })
  await attempt.local.goOn({ part: 'writing', phase: 'briefing' })
  await attempt.local.hear(old, attempt.local.clock.asking())
  expect(attempt.local.timer.position()).toEqual({ part: 'writing', phase: 'answering' })
})

test('the answer to the end of a part is taken itself: it is the first that tells of time entered for the next', async () => {
  const { server, attempt } = await deviceWithAttempt()
  const { sender, local } = attempt
  await sender.record('part.begun', { part: 'writing' })
  await local.goOn({ part: 'writing', phase: 'briefing' })
  await sender.flush()
  server.append({
    type: 'time.granted',
    part: 'mcqs',
    detail: { kind: 'break', seconds: 300, cause: 'arrangement' },
  })
  await sender.record('part.submitted', { part: 'writing' })
  await local.goOn({ part: 'writing', phase: 'answering' })
  const before = local.timer.expiresAt() ?? 0
  await sender.flush()
  expect(local.timer.position()).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(local.timer.expiresAt()).toBe(before + 300_000)
  expect(server.calls).not.toContain('heartbeat')
})
