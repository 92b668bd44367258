// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AttemptEvent } from '../../../../machines/attempt/attempt-events'
import { begin, candidate } from '../testing/candidate-device'
import { pass, settle, stopTime } from '../testing/waiting'

const nobody = { faces: [], person: 0, phone: 0 }
const one = { faces: [0.95], person: 0.6, phone: 0 }

let device: Awaited<ReturnType<typeof candidate>>
beforeEach(async () => {
  stopTime()
  device = await candidate()
})
afterEach(async () => {
  for (const run of device.pages) run.dispose()
  await settle()
  vi.useRealTimers()
})

const causes = (events: readonly AttemptEvent[]) =>
  events.flatMap((event) => (event.type === 'episode.recorded' ? [event.detail?.cause] : []))

test('an empty chair goes up as an episode, and its picture with it', async () => {
  const page = device.openPage()
  await begin(page)
  page.signals.seen = nobody
  await pass(9_000)
  page.signals.seen = one
  await pass(15_000)
  expect(causes(device.server.events)).toEqual(['nobody_in_view'])
  const [picture] = device.server.pieces.filter(({ kind }) => kind === 'episode')
  const episode = device.server.events.find(({ type }) => type === 'episode.recorded')
  if (picture === undefined || episode?.type !== 'episode.recorded')
    throw new Error('There is no episode with a picture')
  expect(episode.detail).toMatchObject({ length_ms: 9_000, offset_ms: picture.offset_ms })
})

test('nothing is counted while leaving is asked, and nothing of it ends the attempt', async () => {
  const page = device.openPage()
  await begin(page)
  page.run.send({ type: 'exit.asked' })
  page.signals.seen = nobody
  await pass(30_000)
  page.signals.seen = one
  page.run.send({ type: 'exit.declined' })
  await pass(15_000)
  expect(causes(device.server.events)).toEqual([])
  page.signals.seen = { faces: [0.9, 0.9], person: 0.6, phone: 0.9 }
  await pass(60_000)
  expect(page.run.view.snapshot.matches('running')).toBe(true)
})

test('a failing detector is reported once', async () => {
  const page = device.openPage()
  page.signals.fails = true
  await begin(page)
  await pass(60_000)
  expect(causes(device.server.events)).toEqual(['signals_unavailable'])
})
