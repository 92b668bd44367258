// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { at, begin, candidate, grantDevices } from '../testing/candidate-device'
import { pass, settle, stopTime } from '../testing/waiting'

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

/** A page, and what its browser is asked for. */
function openPage() {
  const page = device.openPage()
  const asked: string[] = []
  const { getUserMedia, getDisplayMedia } = page.media
  page.media.getUserMedia = (constraints) => {
    asked.push(constraints.video === undefined ? 'microphone' : 'camera')
    return getUserMedia(constraints)
  }
  page.media.getDisplayMedia = () => {
    asked.push('screen')
    return getDisplayMedia()
  }
  return { ...page, asked }
}

const notified = () => device.server.events.map(({ type }) => type)

test.each([
  ['camera', ['camera'], ['microphone', 'screen'], 1],
  ['screen', ['screen'], ['camera', 'microphone'], 1],
  ['camera and the screen', ['camera', 'screen'], ['microphone'], 0],
] as const)(
  'where the %s is replaced it is neither asked for nor recorded, and an attempt goes on without it',
  async (_, replaced, asked, recorders) => {
    device.server.replaced = [...replaced]
    const page = openPage()
    await begin(page)
    expect(page.asked).toEqual(asked)
    expect(page.recorders.made).toHaveLength(recorders)
    await pass(180_000)
    const kinds = new Set<string>(device.server.pieces.map(({ kind }) => kind))
    expect(kinds.has('screenshot')).toBe(asked.some((one) => one === 'screen'))
    for (const kind of replaced) expect([kind, kinds.has(kind)]).toEqual([kind, false])
    expect(page.run.view.lostDevices).toEqual([])
    expect(page.run.view.snapshot.matches({ running: { capture: 'live' } })).toBe(true)
    expect(notified()).not.toContain('capture.lost')
    expect(notified()).not.toContain('capture.expired')
  },
)

test('a browser that cannot share a screen will do where the screen is replaced', async () => {
  device.server.replaced = ['screen']
  const page = device.openPage({ screen: false })
  Reflect.deleteProperty(page.media, 'getDisplayMedia')
  await begin(page)
  expect(page.run.view.snapshot.matches({ running: { capture: 'live' } })).toBe(true)
  expect(device.server.deviceCheck).toMatchObject({ camera: true, screen: false, voice: false })
})

test.each([[], ['camera'] as const])(
  'a browser that cannot share a screen is told so before anything where %j is replaced',
  async (...replaced) => {
    device.server.replaced = [...replaced]
    const page = device.openPage({ screen: false })
    await at(page, { checking: 'unsupported' })
    expect(page.run.view.snapshot.context.failure).toEqual({ code: 'no_recording' })
  },
)

test('a missing microphone is still reported, and a replaced device is not waited for', async () => {
  device.server.replaced = ['camera']
  const page = openPage()
  await begin(page)
  page.media.microphone.unplug()
  await settle()
  expect(page.run.view.lostDevices).toEqual(['microphone'])
  expect(page.run.view.snapshot.hasTag('covered')).toBe(true)
  page.run.send({ type: 'device.asked', device: 'microphone' })
  await settle()
  expect(page.run.view.snapshot.hasTag('covered')).toBe(false)
})

test('a candidate who returns without a connection is not asked for it either', async () => {
  device.server.replaced = ['camera']
  const first = openPage()
  await begin(first)
  first.run.dispose()
  await settle()
  device.server.silence = 'before'
  const page = openPage()
  await at(page, 'permissions')
  await grantDevices(page)
  await at(page, 'running')
  expect(page.asked).toEqual(['microphone', 'screen'])
  expect(page.run.view.replaced).toEqual(['camera'])
})

test('a device that was replaced in an earlier attempt is needed in the next one', async () => {
  device.server.replaced = ['camera']
  const first = openPage()
  await begin(first)
  first.run.dispose()
  await settle()
  device.server.replaced = []
  device.server.append({ type: 'attempt.reset' })
  const page = openPage()
  await at(page, 'practice')
  page.run.send({ type: 'practice.finished' })
  page.run.send({ type: 'consent.given', textVersion: '1', lang: 'en' })
  await at(page, 'conditions')
  page.run.send({ type: 'conditions.accepted' })
  await grantDevices(page)
  await at(page, 'ready')
  expect(page.asked).toEqual(['camera', 'microphone', 'screen'])
})
