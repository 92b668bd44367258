// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { runningAttempt } from '../attempt/local-attempt-store'
import { at, begin } from '../testing/candidate-device'
import { userId } from '../testing/open-device'
import { pass } from '../testing/waiting'
import { visits } from '../testing/visits'

const visit = visits()

/**
 * The rest of the attempt as it runs out on the server, which the page hears by its next heartbeat.
 */
const ended = { type: 'attempt.exited', reason: 'logged_out' }
const handedIn = [
  { type: 'part.submitted', part: 'writing' },
  { type: 'part.begun', part: 'mcqs' },
  { type: 'part.submitted', part: 'mcqs' },
  { type: 'part.begun', part: 'speaking' },
  { type: 'part.submitted', part: 'speaking' },
]
const evaluated = { type: 'evaluation.completed' }
const notEvaluated = { type: 'evaluation.failed' }
const disqualified = { type: 'attempt.disqualified', reason: 'phone' }
const granted = { type: 'redo.granted' }

test.each([
  [
    'a disqualification while the result is made',
    handedIn,
    'resultProcessing',
    [disqualified],
    'cancelled',
  ],
  [
    'a disqualification after the result',
    [...handedIn, evaluated],
    'completed',
    [disqualified],
    'cancelled',
  ],
  [
    'a disqualification after an evaluation that failed',
    [...handedIn, notEvaluated],
    'failed',
    [disqualified],
    'cancelled',
  ],
  ['a result that could not be made', handedIn, 'resultProcessing', [notEvaluated], 'failed'],
  [
    'an evaluation that is run again',
    [...handedIn, notEvaluated],
    'failed',
    [{ type: 'evaluation.requested' }],
    'resultProcessing',
  ],
  [
    'an evaluation that was run again between two looks',
    [...handedIn, notEvaluated],
    'failed',
    [{ type: 'evaluation.requested' }, evaluated],
    'completed',
  ],
  [
    'late answers that are scored',
    [...handedIn, evaluated],
    'completed',
    [{ type: 'outage.delivered' }],
    'resultProcessing',
  ],
  [
    'late answers that could not be scored',
    [...handedIn, evaluated],
    'completed',
    [{ type: 'outage.delivered' }, notEvaluated],
    'failed',
  ],
  ['a redo after a result', [...handedIn, evaluated], 'completed', [granted], 'conditions'],
  [
    'a redo after an evaluation that failed',
    [...handedIn, notEvaluated],
    'failed',
    [granted],
    'conditions',
  ],
  [
    'a result and its redo between two looks',
    handedIn,
    'resultProcessing',
    [evaluated, granted],
    'conditions',
  ],
  ['a reset after an exit', [ended], 'cancelled', [{ type: 'attempt.reset' }], 'practice'],
  [
    'a reset while the result is made',
    handedIn,
    'resultProcessing',
    [{ type: 'attempt.reset' }],
    'practice',
  ],
] as const)('%s reaches the open page', async (_, before, from, after, to) => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  for (const event of before) server.append(event)
  await pass(16_000)
  expect(page.run.view.snapshot.value).toEqual(from)
  for (const event of after) server.append(event)
  await pass(11_000)
  expect(page.run.view.snapshot.value).toEqual(to)
})

test('before a redo the text about the recording is read again where it has changed', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.append(ended)
  await pass(16_000)
  server.consentNeeded = true
  server.append(granted)
  await pass(11_000)
  expect(page.run.view.snapshot.value).toBe('practice')
  page.run.send({ type: 'practice.finished' })
  expect(page.run.view.snapshot.value).toEqual({ consent: 'reading' })
})

test('a reset of the attempt under way ends it on the device too', async () => {
  const { server, db, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.append({ type: 'attempt.reset' })
  await pass(16_000)
  expect(page.run.view.snapshot.value).toBe('practice')
  expect(await runningAttempt(userId, Promise.resolve(db))).toBeNull()
})

test.each([
  ['reset', [{ type: 'attempt.reset' }], 'practice'],
  ['given again', [ended, granted], 'conditions'],
] as const)(
  'an attempt that was %s while its page was closed is not gone back to',
  async (_, events, to) => {
    const { server, db, locks, openPage } = await visit()
    const page = openPage()
    await begin(page)
    page.run.dispose()
    locks.forget()
    for (const event of events) server.append(event)
    const again = openPage()
    await at(again, to)
    expect(await runningAttempt(userId, Promise.resolve(db))).toBeNull()
  },
)

test.each([
  ['was handed in', handedIn, 'resultProcessing'],
  ['was left for good', [ended], 'cancelled'],
])(
  'a page that another device took over hears within fifteen seconds that the attempt %s there',
  async (_, events, shown) => {
    const { server, openPage } = await visit()
    const page = openPage()
    await begin(page)
    server.append({ type: 'writer.taken' })
    await pass(16_000)
    expect(page.run.view.snapshot.matches({ running: { writer: 'elsewhere' } })).toBe(true)
    const heartbeats = () => server.calls.filter((call) => call === 'heartbeat').length
    const before = heartbeats()
    await pass(20_000)
    expect(page.run.view.snapshot.matches('running')).toBe(true)
    for (const event of events) server.append(event)
    await pass(15_000)
    expect(page.run.view.snapshot.value).toBe(shown)
    expect(heartbeats()).toBe(before)
  },
)
