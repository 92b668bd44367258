// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { rule } from '../answers/restore-from-server'
import { at, begin, grantDevices } from '../testing/candidate-device'
import { attemptId } from '../testing/in-memory-server'
import { userId } from '../testing/open-device'
import { pass, settle, until } from '../testing/waiting'
import { visits } from '../testing/visits'

type Device = Awaited<ReturnType<typeof visit>>
type Page = ReturnType<Device['openPage']>

const essay = { id: 'writing-1', type: 'long_text' } as const
const choice = { id: 'mcqs-1', type: 'text' } as const
const prompt = { id: 'speaking-1', max_seconds: 90 }

const visit = visits()

async function takeOver(page: Page) {
  await at(page, 'elsewhere')
  page.run.send({ type: 'writer.takenBack' })
  await at(page, 'permissions')
  await grantDevices(page)
  await at(page, 'running')
  await settle()
}

/** Back on a page that was the writer before. */
async function takeBack(page: Page) {
  await at(page, { running: { writer: 'elsewhere' } })
  page.run.send({ type: 'writer.takenBack' })
  await until(
    () =>
      page.run.view.snapshot.matches('permissions') ||
      page.run.view.snapshot.matches({ running: { writer: 'mine' } }),
  )
  await grantDevices(page)
  await at(page, { running: { writer: 'mine' } })
  await settle()
}

const written = ({ run }: Page, question: { id: string } = essay) =>
  run.view.answers.get(question.id)

test('a take-over on another device shows the saved answers of the first one, and continues', async () => {
  const first = await visit()
  const page = first.openPage()
  await begin(page)
  page.run.answer(essay, 'From the first device')
  await pass(2_000)

  const second = await visit(first.server)
  const other = second.openPage()
  await takeOver(other)
  expect(written(other)).toBe('From the first device')
  expect(await second.db.get('answers', [userId, attemptId, essay.id])).toMatchObject({
    part: 'writing',
    epoch: 1,
    unsent: false,
  })
  expect(first.server.calls.filter((call) => call === 'saveAnswers')).toHaveLength(1)

  other.run.answer(essay, 'From the first device, and the second')
  await pass(2_000)
  expect(first.server.answers.get(essay.id)).toMatchObject({
    value: 'From the first device, and the second',
    epoch: 2,
  })
})

test('of two tabs that take over at once, the later one stays the writer', async () => {
  const { server, openPage } = await visit()
  await begin(openPage())
  const [early, late] = [openPage(), openPage()]
  await at(early, 'elsewhere')
  const { getQuestionnaire } = server
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  server.getQuestionnaire = () => arrived.then(getQuestionnaire)
  early.run.send({ type: 'writer.takenBack' })
  await until(() => server.view().epoch === 2)
  server.getQuestionnaire = getQuestionnaire
  await takeOver(late)
  arrive()
  await at(early, { elsewhere: 'asking' })
  await pass(1_000)
  expect(late.run.view.snapshot.matches({ running: { writer: 'mine' } })).toBe(true)
})

test('a browser whose storage was wiped finds the answers again', async () => {
  const { server, db, locks, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Saved before the wipe')
  page.run.send({ type: 'part.submitted' })
  page.run.send({ type: 'part.begun' })
  page.run.answer(choice, 'b')
  await pass(2_000)
  page.run.dispose()
  locks.forget()
  for (const store of ['attempts', 'answers', 'events', 'pieces', 'takes'] as const)
    await db.clear(store)

  const again = openPage()
  await takeOver(again)
  expect(written(again)).toBe('Saved before the wipe')
  expect(written(again, choice)).toBe('b')
  expect(again.run.view.saving).toBe('saved')
  expect(server.view().epoch).toBe(2)
})

test('a device that takes the attempt back shows the answers of the other device', async () => {
  const first = await visit()
  const page = first.openPage()
  await begin(page)
  page.run.answer(essay, 'One')
  await pass(2_000)
  const second = await visit(first.server)
  const other = second.openPage()
  await takeOver(other)
  other.run.answer(essay, 'Two')
  await pass(20_000)

  await takeBack(page)
  expect(written(page)).toBe('Two')
  await pass(2_000)
  expect(first.server.answers.get(essay.id)).toMatchObject({ value: 'Two', epoch: 2 })
})

test('text written without a connection survives a take-over that did not change it', async () => {
  const first = await visit()
  const page = first.openPage()
  await begin(page)
  page.run.answer(essay, 'Saved')
  await pass(2_000)
  first.server.silence = 'before'
  page.run.answer(essay, 'Saved, and more that was never sent')
  await pass(3_000)
  first.server.silence = 'none'
  first.server.append({ type: 'writer.taken' })
  await pass(35_000)
  expect(first.server.answers.get(essay.id)?.value).toBe('Saved')

  await takeBack(page)
  expect(written(page)).toBe('Saved, and more that was never sent')
  await pass(2_000)
  expect(first.server.answers.get(essay.id)).toMatchObject({
    value: 'Saved, and more that was never sent',
    epoch: 3,
  })
  expect(page.run.view.snapshot.hasTag('readOnly')).toBe(false)
})

test('an unsent edit is not replaced by the answer on the server', async () => {
  const { server, locks, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Saved')
  await pass(2_000)
  server.silence = 'before'
  page.run.answer(essay, 'Saved, then written offline')
  await pass(3_000)
  page.run.dispose()
  locks.forget()
  server.silence = 'none'
  const again = openPage()
  await at(again, 'permissions')
  await grantDevices(again)
  await at(again, 'running')
  await pass(2_000)
  expect(written(again)).toBe('Saved, then written offline')
  expect(server.answers.get(essay.id)).toMatchObject({
    value: 'Saved, then written offline',
    epoch: 1,
  })
})

test('a second tab learns before anything is asked of it that the attempt is open, with a connection and without', async () => {
  const { server, db, openPage } = await visit()
  const page = openPage()
  await begin(page)
  page.run.answer(essay, 'Written in the first tab')
  await pass(2_000)
  const before = await db.get('attempts', [userId, attemptId])

  const online = openPage()
  await at(online, 'elsewhere')
  expect(await db.get('attempts', [userId, attemptId])).toEqual(before)
  server.silence = 'before'
  await at(openPage(), 'elsewhere')
  server.silence = 'none'

  await takeOver(online)
  await at(page, { running: { writer: 'elsewhere' } })
  expect(written(online)).toBe('Written in the first tab')
  expect(server.view().epoch).toBe(2)
})

test('a tab that looks after the writing one has died goes on as before', async () => {
  const { locks, openPage } = await visit()
  const page = openPage()
  await begin(page)
  const second = openPage()
  await at(second, 'elsewhere')
  page.run.dispose()
  locks.forget()
  second.run.send({ type: 'check.retried' })
  await at(second, 'permissions')
})

test('takes of another device count: a prompt is not answered more often by changing devices', async () => {
  const first = await visit()
  const page = first.openPage()
  await begin(page)
  for (let part = 0; part < 2; part += 1) {
    page.run.send({ type: 'part.submitted' })
    page.run.send({ type: 'part.begun' })
    await settle()
  }
  await page.run.startTake(prompt)
  await pass(3_000)
  await page.run.stopTake()
  await pass(6_000)
  expect(first.server.takes).toMatchObject([{ take: 1, epoch: 1 }])

  const second = await visit(first.server)
  const other = second.openPage()
  await takeOver(other)
  expect(other.run.view.takesStored).toEqual(new Map([[prompt.id, 1]]))
  expect(await other.run.startTake(prompt)).toBe(true)
  await pass(2_000)
  await other.run.stopTake()
  await pass(16_000)
  expect(first.server.takes).toMatchObject([{ take: 1 }, { take: 2, epoch: 2, duration_ms: 2_000 }])
  expect(await other.run.startTake(prompt)).toBe(false)

  await takeBack(page)
  expect(page.run.view.takesStored).toEqual(new Map([[prompt.id, 2]]))
  expect(await page.run.startTake(prompt)).toBe(false)
  expect(await page.run.startTake({ ...prompt, id: 'speaking-2' })).toBe(true)
  await pass(1_000)
  await page.run.stopTake()
  await pass(6_000)
  expect(first.server.takes.at(-1)).toMatchObject({ questionId: 'speaking-2', epoch: 3 })
})

test('a redo granted while the page is open leads to the conditions', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.append({ type: 'attempt.exited', reason: 'logged_out' })
  await pass(16_000)
  expect(page.run.view.snapshot.matches('cancelled')).toBe(true)
  server.append({ type: 'redo.granted' })
  await pass(11_000)
  expect(page.run.view.snapshot.matches('conditions')).toBe(true)
})

test('a page opened after a redo was granted leads to the conditions too', async () => {
  const { server, openPage } = await visit()
  await begin(openPage())
  server.append({ type: 'attempt.exited', reason: 'logged_out' })
  server.append({ type: 'redo.granted' })
  const again = openPage()
  await at(again, 'conditions')
  expect(again.run.view.snapshot.context).toMatchObject({
    assessmentId: 'english_v3',
    attemptId: null,
    redo: true,
  })
})

test('a page on which nothing is written learns by its heartbeat that another device took over', async () => {
  const { server, openPage } = await visit()
  const page = openPage()
  await begin(page)
  server.append({ type: 'writer.taken' })
  await pass(16_000)
  expect(page.run.view.snapshot.hasTag('readOnly')).toBe(true)
})

test.each([
  ['nothing is kept', undefined, { epoch: 1, sequence: 4 }, 'theirs'],
  ['an unsent edit of this writer', { epoch: 2, unsent: true }, { epoch: 1, sequence: 9 }, 'kept'],
  ['a sent edit of this writer', { epoch: 2 }, { epoch: 2, sequence: 5 }, 'kept'],
  ['a sent edit of an earlier writer', { epoch: 1 }, { epoch: 1, sequence: 5 }, 'theirs'],
  [
    'an unsent edit of an earlier writer',
    { epoch: 1, unsent: true },
    { epoch: 1, sequence: 2 },
    'renewed',
  ],
  ['a refused edit, never answered since', { epoch: 1, delayed: true }, undefined, 'renewed'],
  [
    'a refused edit, answered since',
    { epoch: 0, delayed: true },
    { epoch: 1, sequence: 1 },
    'theirs',
  ],
  ['an unsent edit, answered since', { epoch: 0, unsent: true }, { epoch: 1, sequence: 1 }, 'kept'],
] as const)('%s: the device goes by it or by the server', (_, stored, theirs, ruling) => {
  const edit = stored && { sequence: 5, unsent: false, delayed: false, ...stored }
  expect(rule(edit, theirs, { epoch: 2, isOpen: true })).toBe(ruling)
})

test('a refused edit of a part that is over is not made again', () => {
  const stored = { epoch: 1, sequence: 5, unsent: false, delayed: true }
  expect(rule(stored, { epoch: 1, sequence: 2 }, { epoch: 2, isOpen: false })).toBe('theirs')
})
