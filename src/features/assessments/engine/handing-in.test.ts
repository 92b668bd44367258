// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { getDigests, storable } from '../answers/answer-text'
import { begin } from '../testing/candidate-device'
import { pass, settle } from '../testing/waiting'
import { visits } from '../testing/visits'

const essay = { id: 'writing-1', type: 'long_text' } as const

const openDevice = visits()
const visit = async () => {
  const device = await openDevice()
  const page = device.openPage()
  await begin(page)
  return { ...device, ...page }
}

test('the digest is SHA-256, by the vector of FIPS 180-4', () => {
  expect(getDigests(new Map([['q', 'abc']]), [{ id: 'q' }, { id: 'open' }])).toEqual([
    {
      question_id: 'q',
      digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ])
})

test('a character that no server can store is replaced, and nothing else is changed', () => {
  expect(storable('My \ud83d town\0 🏙')).toBe('My \ufffd town\ufffd 🏙')
})

test('a full disk keeps no answer from the server, and the page says so while it lasts', async () => {
  const { run, server, disk } = await visit()
  disk.refusals = Infinity
  run.answer(essay, 'My town')
  await settle()
  expect(run.view.storageFailed).toBe(true)
  expect(run.view.saving).toBe('saving')
  await pass(3_000)
  expect(server.answers.get('writing-1')?.value).toBe('My town')
  expect(run.view.saving).toBe('saved')

  disk.refusals = 0
  run.answer(essay, 'My town has changed')
  await pass(3_000)
  expect(run.view.storageFailed).toBe(false)
})

test('nothing is called saved that the server does not hold as it is shown', async () => {
  const { run, server } = await visit()
  run.answer(essay, 'My town')
  await pass(3_000)
  expect(run.view.saving).toBe('saved')
  // The chart has sent everything, and the server has a later number of an edit that nobody sees.
  const held = server.answers.get('writing-1')
  if (held === undefined) throw new Error('Nothing was saved.')
  server.answers.set('writing-1', { ...held, sequence: 70 })
  run.answer(essay, 'My town has changed')
  await pass(3_000)
  expect(run.view.snapshot.hasTag('unsaved')).toBe(false)
  expect(run.view.saving).toBe('saving')
})

test('a part is submitted with the shown text: an answer that differs on the server is sent first', async () => {
  const { run, server } = await visit()
  run.answer(essay, 'My town has changed')
  await pass(3_000)
  // An edit of this writer under a number that the device has lost, as after a full disk.
  const held = server.answers.get('writing-1')
  if (held === undefined) throw new Error('Nothing was saved.')
  server.answers.set('writing-1', { ...held, value: 'My town', sequence: 70 })
  run.send({ type: 'part.submitted' })
  await pass(1_000)
  expect(server.answers.get('writing-1')?.value).toBe('My town has changed')
  expect(server.answers.get('writing-1')?.sequence).toBeGreaterThan(70)
  expect(server.view()).toMatchObject({ part: 'mcqs', phase: 'briefing' })
  expect(server.calls.filter((call) => call === 'part.submitted')).toHaveLength(2)
})

test('a piece of a recording that made room for an answer is on the list of the attempt', async () => {
  const { run, server, disk, db, recorders } = await visit()
  server.silence = 'before'
  recorders.made[0]?.cut('camera'.repeat(200))
  await settle()
  expect(await db.count('pieces')).toBe(1)
  disk.refusals = 1
  run.answer(essay, 'My town')
  await settle()
  server.silence = 'none'
  await pass(60_000)
  expect(server.events).toContainEqual(
    expect.objectContaining({
      type: 'episode.recorded',
      detail: expect.objectContaining({ cause: 'disk_full' }),
    }),
  )
  expect(server.answers.get('writing-1')?.value).toBe('My town')
})
