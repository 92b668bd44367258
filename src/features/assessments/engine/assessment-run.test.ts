// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { AssessmentRun } from './assessment-run'
import { leaveByLogout } from '../attempt/pending-uploads'
import { at, begin, grantDevices } from '../testing/candidate-device'
import { InMemoryServer } from '../testing/in-memory-server'
import { userId } from '../testing/open-device'
import { pass, settle, until } from '../testing/waiting'
import { visits } from '../testing/visits'
import { patient } from '../../../../scripts/lib/patience.mjs'

const essay = { id: 'writing-1', type: 'long_text' } as const

const visit = visits()

test('from the first check to the result, with every answer and recording on the server', async () => {
  const { server, db, openPage } = await visit()
  const page = openPage()
  await begin(page)
  expect(page.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  page.run.answer(essay, 'My town has changed.')
  await pass(2_000)
  expect(server.answers.get('writing-1')?.value).toBe('My town has changed.')
  expect(page.run.view.saving).toBe('saved')

  page.recorders.made[0]?.cut('camera'.repeat(200))
  page.run.send({ type: 'part.submitted' })
  page.run.send({ type: 'part.begun' })
  await settle()
  page.run.send({ type: 'part.submitted' })
  page.run.send({ type: 'part.begun' })
  await settle()
  expect(await page.run.startTake({ id: 'speaking-1', max_seconds: 90 })).toBe(true)
  await pass(3_000)
  await page.run.stopTake()
  page.run.send({ type: 'part.submitted' })
  await at(page, 'resultProcessing')

  expect(server.view()).toMatchObject({ status: 'RESULT_PROCESSING', drained: true })
  expect(server.takes).toMatchObject([{ questionId: 'speaking-1', take: 1, duration_ms: 3_000 }])
  expect(
    server.pieces
      .filter((piece) => piece.kind === 'camera')
      .map(({ index, last }) => [index, last]),
  ).toEqual([
    [0, false],
    [1, true],
  ])
  await until(async () => (await db.count('attempts')) === 0)
  server.append({ type: 'evaluation.completed' })
  await pass(10_000)
  expect(page.run.view.snapshot.matches('completed')).toBe(true)
})

test('typing and its saving leave what else is shown as it is', async () => {
  const { openPage } = await visit()
  const { run } = openPage()
  await begin({ run })
  await pass(3_000)
  const rest = () => {
    const { parts, position, lostDevices, takesStored, unarrived, media, plan } = run.view
    return [parts, position, lostDevices, takesStored, unarrived, media, plan]
  }
  const before = rest()
  const seen = new Set<string>()
  const { unsubscribe } = run.subscribe(({ saving }) => seen.add(saving))
  for (const value of ['D', 'De', 'Dea', 'Dear']) {
    run.answer(essay, value)
    await settle()
  }
  expect(run.view.answers.get(essay.id)).toBe('Dear')
  await pass(3_000)
  expect([...seen]).toEqual(['saving', 'saved'])
  expect(run.view.saving).toBe('saved')
  for (const [at, value] of rest().entries()) expect(value).toBe(before[at])
  unsubscribe()
})

test('a minute without a connection and a reload in it lose nothing', async () => {
  const { server, locks, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.silence = 'before'
  page.run.answer(essay, 'Written offline')
  await pass(20_000)
  expect(page.run.view.snapshot.hasTag('offline')).toBe(true)
  expect(page.run.view.saving).toBe('retrying')

  page.run.dispose()
  locks.forget()
  const again = openPage()
  await at(again, 'permissions')
  await grantDevices(again)
  await at(again, 'running')
  expect(again.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  expect(again.run.view.answers.get('writing-1')).toBe('Written offline')
  again.run.answer(essay, 'Written offline, and more')
  await pass(40_000)

  server.silence = 'none'
  await pass(31_000)
  expect(again.run.view.snapshot.hasTag('offline')).toBe(false)
  expect(server.answers.get('writing-1')).toMatchObject({
    value: 'Written offline, and more',
    late: { part: 'writing' },
  })
  const types = server.events.map(({ type }) => type)
  expect(types.slice(0, 2)).toEqual(['attempt.started', 'part.begun'])
  expect(types).toContain('attempt.reentered')
  expect(types).toContain('connection.restored')
  // The event carries the time at which the page was left, not the time at which it was opened
  // again.
  const reload = server.events.find(
    (event) => event.type === 'episode.recorded' && event.detail?.cause === 'reload',
  )
  expect(reload).toMatchObject({ detail: { offset_ms: expect.any(Number) } })
  expect(server.view().epoch).toBe(1)
})

test(
  'the parts run out by themselves while there is no connection, and the attempt is handed in when it is back',
  async () => {
    const { server, openPage } = await visit()
    const page = openPage()
    await begin(page)
    server.silence = 'before'
    await pass(1_201_000)
    expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
    await pass(1_450_000)
    expect(page.run.view.snapshot.matches('submitting')).toBe(true)
    server.silence = 'none'
    await pass(35_000)
    expect(server.view().status).toBe('RESULT_PROCESSING')
    expect(page.run.view.snapshot.matches('resultProcessing')).toBe(true)
  },
  patient(30_000),
)

test.each([
  ['handed in', 'submitting', [{ type: 'part.submitted' }]],
  ['cancelled', 'cancelling', [{ type: 'exit.asked' }, { type: 'exit.confirmed' }]],
] as const)(
  'an attempt that could not be %s offline is so once the browser is connected again',
  async (_, state, last) => {
    const { server, openPage } = await visit()
    const page = openPage()
    await begin(page)
    for (const event of [
      { type: 'part.submitted' },
      { type: 'part.begun' },
      { type: 'part.submitted' },
      { type: 'part.begun' },
    ] as const) {
      page.run.send(event)
      await settle()
    }
    server.silence = 'before'
    for (const event of last) page.run.send(event)
    await at(page, { [state]: 'waiting' })
    server.silence = 'none'
    page.network.dispatchEvent(new Event('online'))
    await until(
      () =>
        page.run.view.snapshot.matches('resultProcessing') ||
        page.run.view.snapshot.matches('cancelled'),
    )
  },
)

test('a second tab sees the attempt elsewhere, and taking over makes the first read-only', async () => {
  const { server, openPage } = await visit()
  const first = openPage()
  await begin(first)
  first.run.answer(essay, 'From the first tab')
  await pass(2_000)

  const second = openPage()
  await at(second, 'elsewhere')
  second.run.send({ type: 'writer.takenBack' })
  await at(second, 'permissions')
  await grantDevices(second)
  await at(second, 'running')
  await at(first, { running: { writer: 'elsewhere' } })
  expect(server.view().epoch).toBe(2)

  first.run.answer(essay, 'From the stale tab')
  second.run.answer(essay, 'From the second tab')
  await pass(2_000)
  expect(server.answers.get('writing-1')).toMatchObject({ value: 'From the second tab', epoch: 2 })
  expect(first.run.view.snapshot.hasTag('readOnly')).toBe(true)
})

test('a camera that goes off covers the work, and back on uncovers it in a new run of the recorder', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.media.camera.unplug()
  await settle()
  expect(page.run.view.snapshot.hasTag('covered')).toBe(true)
  expect(page.run.view.lostDevices).toEqual(['camera'])
  await pass(15_000)
  page.recorders.made[1]?.cut('screen'.repeat(200))
  await pass(15_000)
  page.run.send({ type: 'device.asked', device: 'camera' })
  await at(page, { running: { capture: 'live' } })
  await pass(6_000)
  const detail = { cause: 'camera_lost', device: 'camera' }
  expect(server.events).toContainEqual(
    expect.objectContaining({ type: 'capture.lost', detail: { ...detail, length_ms: null } }),
  )
  expect(server.events.find(({ type }) => type === 'capture.restored')).toMatchObject({ detail })
  expect(page.recorders.made).toHaveLength(3)
})

test('a camera off for two minutes cancels the attempt, the saved answers first', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'As far as I came')
  page.media.camera.unplug()
  await pass(121_000)
  await at(page, 'cancelled')
  expect(server.view()).toMatchObject({ status: 'CANCELLED', cancel_reason: 'capture_lost' })
  expect(server.answers.get('writing-1')?.value).toBe('As far as I came')
})

test('an exit is asked twice, and cancels', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Last words')
  page.run.send({ type: 'exit.confirmed' })
  expect(page.run.view.snapshot.matches('running')).toBe(true)
  page.run.send({ type: 'exit.asked' })
  page.run.send({ type: 'exit.confirmed' })
  await at(page, 'cancelled')
  expect(server.view()).toMatchObject({ status: 'CANCELLED', cancel_reason: 'exited' })
  expect(server.answers.get('writing-1')?.value).toBe('Last words')
  await until(() => server.view().drained)
})

test('a confirmed logout cancels the attempt of this page, answers first', async () => {
  const { server, db, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Written before the logout')
  await leaveByLogout(userId, server, Promise.resolve(db))
  expect(server.view()).toMatchObject({ status: 'CANCELLED', cancel_reason: 'logged_out' })
  expect(server.answers.get('writing-1')?.value).toBe('Written before the logout')
})

test('an attempt that the server ended is looked at again', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.append({ type: 'attempt.exited', reason: 'logged_out' })
  await pass(16_000)
  expect(page.run.view.snapshot.matches('cancelled')).toBe(true)
})

/**
 * A server on which this candidate has more time and breaks, and which waits for what may be on its
 * way, as the real one does.
 */
function arrangedServer(): InMemoryServer {
  const server = new InMemoryServer(() => Date.now())
  server.arranged = { factor: 1.5, breakSeconds: 300 }
  server.inFlightMs = 2_000
  return server
}

const getSecondsLeft = ({ run }: { run: AssessmentRun }) =>
  Math.round(((run.view.expiresAt ?? 0) - run.engine.clock.now()) / 1000)

test('an arrangement holds without a connection, over a reload, and no more of it once the server is back', async () => {
  const { server, locks, openPage } = await visit(arrangedServer())
  const page = openPage()
  await begin(page)
  expect(getSecondsLeft(page)).toBe(1800)
  server.silence = 'before'
  page.run.send({ type: 'part.submitted' })
  await settle()
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(getSecondsLeft(page)).toBe(120 + 300)

  await pass(10_000)
  page.run.dispose()
  locks.forget()
  const again = openPage()
  await at(again, 'permissions')
  await grantDevices(again)
  await at(again, 'running')
  await pass(140_000)
  expect(again.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(getSecondsLeft(again)).toBeGreaterThan(420 - 155)
  again.run.send({ type: 'part.begun' })
  await settle()
  expect(getSecondsLeft(again)).toBe(900)

  server.silence = 'none'
  await pass(31_000)
  expect(again.run.view.snapshot.hasTag('offline')).toBe(false)
  expect(again.run.view.parts).toEqual(server.view().parts)
})

test('after an omitted part the break begins at once, although the server closes the part later', async () => {
  const device = arrangedServer()
  device.exempt = ['mcqs']
  const { server, openPage } = await visit(device)
  const page = openPage()
  await begin(page)
  page.run.send({ type: 'part.submitted' })
  await settle()
  expect(getSecondsLeft(page)).toBe(120)
  page.run.send({ type: 'part.begun' })
  await pass(3_000)
  expect(page.run.view.position).toEqual({ part: 'speaking', phase: 'briefing' })
  // What the server said last is of the part before.
  expect(server.view().part).toBe('mcqs')
  expect(getSecondsLeft(page)).toBeGreaterThan(415)
  await pass(20_000)
  expect(page.run.view.parts).toEqual(server.view().parts)
  expect(getSecondsLeft(page)).toBeGreaterThan(390)
})
