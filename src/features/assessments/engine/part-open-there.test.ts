// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { at, begin, grantDevices } from '../testing/candidate-device'
import { InMemoryServer } from '../testing/in-memory-server'
import { pass, settle, until } from '../testing/waiting'
import { visits } from '../testing/visits'

const essay = { id: 'writing-1', type: 'long_text' } as const
const choice = { id: 'mcqs-1', type: 'text' } as const

const openDevice = visits()
/** A device of a server that waits for what is on its way, as the real one does. */
async function visit() {
  const server = new InMemoryServer(() => Date.now())
  server.inFlightMs = 2_000
  const device = await openDevice(server)
  return device
}

type Page = Awaited<ReturnType<typeof visit>>['openPage'] extends () => infer Opened
  ? Opened
  : never

const getSecondsLeft = ({ run }: Page) =>
  Math.round(((run.view.expiresAt ?? 0) - run.engine.clock.now()) / 1000)
const give = (server: InMemoryServer, part: string, minutes: number) =>
  server.append({
    type: 'time.granted',
    part,
    detail: { kind: 'work', seconds: minutes * 60, cause: 'A fire drill' },
  })

/** Into the answering of a later part. */
async function goOn(page: Page, parts: number) {
  for (let part = 0; part < parts; part += 1) {
    page.run.send({ type: 'part.submitted' })
    page.run.send({ type: 'part.begun' })
    await settle()
  }
}

test('minutes granted after the last heartbeat of a part arrive before it runs out', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  // A heartbeat goes out every 15 seconds, so one does at the deadline, and one 15 seconds before.
  await pass(1_193_000)
  give(server, 'writing', 5)
  await pass(8_000)
  expect(page.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  expect(getSecondsLeft(page)).toBe(299)
})

test('minutes given while the device goes on already lead back into the part, with its answers', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'As far as I came')
  await pass(1_200_500)
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  give(server, 'writing', 5)
  await pass(16_000)
  expect(page.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  expect(getSecondsLeft(page)).toBeGreaterThan(280)
  expect(page.run.view.answers.get(essay.id)).toBe('As far as I came')
  page.run.answer(essay, 'As far as I came, and the end of it')
  await pass(2_000)
  expect(server.answers.get(essay.id)?.value).toBe('As far as I came, and the end of it')
  // Nobody was sent away from anything: it is no return to the attempt.
  expect(server.events.map(({ type }) => type)).not.toContain('attempt.reentered')
  await pass(290_000)
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(page.run.view.parts).toEqual(server.view().parts)
})

test('a next part that was begun without a connection gives way to the minutes, and what was answered in it counts once it begins', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  await pass(1_190_000)
  server.silence = 'before'
  give(server, 'writing', 10)
  await pass(12_000)
  page.run.send({ type: 'part.begun' })
  await settle()
  page.run.answer(choice, 'c')
  await pass(3_000)
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'answering' })

  server.silence = 'none'
  await pass(46_000)
  expect(page.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  expect(server.view()).toMatchObject({ part: 'writing', phase: 'answering' })
  page.run.send({ type: 'part.submitted' })
  await settle()
  const before = server.calls.length
  page.run.send({ type: 'part.begun' })
  await pass(1_000)
  expect(server.calls.slice(before)).toContain('saveAnswers')
  expect(server.answers.get(choice.id)?.value).toBe('c')
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'answering' })
  expect(page.run.view.parts).toEqual(server.view().parts)
})

test('the last part is not handed in over minutes that came while there was no connection', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  await goOn(page, 2)
  await pass(590_000)
  server.silence = 'before'
  give(server, 'speaking', 5)
  await pass(12_000)
  expect(page.run.view.snapshot.matches('submitting')).toBe(true)
  server.silence = 'none'
  await pass(35_000)
  expect(server.view()).toMatchObject({ status: 'IN_PROGRESS', part: 'speaking' })
  await until(
    () =>
      page.run.view.snapshot.matches('permissions') || page.run.view.snapshot.matches('running'),
  )
  await grantDevices(page)
  await at(page, 'running')
  expect(page.run.view.position).toEqual({ part: 'speaking', phase: 'answering' })
})

test('a part that runs out in front of the candidate is followed by the next at once, though the server waits for the last words', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  await pass(1_199_500)
  page.run.answer(essay, 'The last words')
  await pass(700)
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
  expect(server.view().part).toBe('writing')
  page.run.send({ type: 'part.begun' })
  await settle()
  expect(server.view()).toMatchObject({ part: 'mcqs', phase: 'answering' })
  expect(server.calls.indexOf('saveAnswers')).toBeLessThan(server.calls.lastIndexOf('part.begun'))
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'answering' })
})

test('a clock that was set ahead while there was no connection hands nothing in over a reload', async () => {
  const { server, locks, wall, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Written before')
  await pass(2_000)
  server.silence = 'before'
  page.run.answer(essay, 'Written before, and offline')
  await pass(3_000)
  page.run.dispose()
  locks.forget()
  wall.ahead = 3 * 3_600_000
  const again = openPage()
  await at(again, { submitting: 'waiting' })
  server.silence = 'none'
  await pass(35_000)
  await until(() => again.run.view.snapshot.matches('permissions'))
  await grantDevices(again)
  await at(again, 'running')
  expect(again.run.view.position).toEqual({ part: 'writing', phase: 'answering' })
  expect(again.run.view.answers.get(essay.id)).toBe('Written before, and offline')
  expect(server.answers.get(essay.id)?.value).toBe('Written before, and offline')
  expect(server.events.map(({ type }) => type)).not.toContain('attempt.submitted')
  expect(getSecondsLeft(again)).toBeGreaterThan(1_100)
})

test('a view from before the last step of the candidate is old news', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  const { local } = page.run.engine.attempt ?? {}
  const [old, askedAt] = [server.view(), local?.clock.asking() ?? 0]
  await pass(1_000)
  page.run.send({ type: 'part.submitted' })
  await settle()
  await local?.hear(old, askedAt)
  await settle()
  expect(page.run.view.position).toEqual({ part: 'mcqs', phase: 'briefing' })
})
