// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { begin } from '../testing/candidate-device'
import { pass, settle } from '../testing/waiting'
import { visits } from '../testing/visits'

const essay = { id: 'writing-1', type: 'long_text' } as const

const openDevice = visits()
const writing = async () => {
  const device = await openDevice()
  const page = device.openPage()
  await begin(page)
  const stored = async () =>
    (await device.db.getAll('answers')).map(({ value, part }) => [part, value])
  return { ...device, run: page.run, kept: stored }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Holds the browser's frames until the test releases them. */
const holdFrames = () => {
  const held: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => held.push(work))
  return async () => {
    for (const work of held.splice(0)) work(performance.now())
    await pass(1)
    await settle()
  }
}

test('a key that is typed is shown to others and kept on the device when it is painted', async () => {
  const { run, kept: stored } = await writing()
  const paint = holdFrames()
  let shown = 0
  const { unsubscribe } = run.betweenKeys.subscribe(() => (shown += 1))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))
  run.answer(essay, 'My town')
  // No component is drawn with an earlier text in between.
  expect(run.view.answers.get(essay.id)).toBe('My town')
  await settle()
  expect(shown).toBe(0)
  expect(await stored()).toEqual([])
  await paint()
  expect(shown).toBeGreaterThan(0)
  expect(await stored()).toEqual([['writing', 'My town']])
  unsubscribe()
})

test('the last typed text is submitted with its part, even before the next paint', async () => {
  const { run, server } = await writing()
  holdFrames()
  run.answer(essay, 'The last word')
  run.send({ type: 'part.submitted' })
  run.send({ type: 'part.begun' })
  await pass(3_000)
  expect(server.answers.get('writing-1')?.value).toBe('The last word')
  expect(run.view.position?.part).toBe('mcqs')
})

test('a page that is left stores the typed text at once', async () => {
  const { run, kept: stored } = await writing()
  holdFrames()
  run.answer(essay, 'As far as I came')
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  expect(await stored()).toEqual([['writing', 'As far as I came']])
})
