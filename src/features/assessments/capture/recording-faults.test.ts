// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, candidate, grantDevices } from '../testing/candidate-device'
import { pass, settle, stopTime } from '../testing/waiting'

let device: Awaited<ReturnType<typeof candidate>>
let page: ReturnType<typeof device.openPage>
beforeEach(async () => {
  stopTime()
  device = await candidate()
  page = device.openPage()
})
afterEach(async () => {
  for (const run of device.pages) run.dispose()
  await settle()
  vi.useRealTimers()
})

const faults = () => page.run.view.recordingFaults
const made = () => page.recorders.made
const episodes = () =>
  device.server.events.flatMap((event) => (event.type === 'episode.recorded' ? [event.detail] : []))

/** Time goes by, in which recorders hand out what they do when all is well. */
async function record(ms: number, at: () => readonly { cut: (bytes: string) => void }[] = made) {
  for (let left = ms; left > 0; left -= 5_000) {
    await pass(5_000)
    for (const recorder of at()) recorder.cut('recorded'.repeat(1_000))
  }
}

test('nothing is wrong with a recording that works', async () => {
  await begin(page)
  await record(120_000)
  expect(faults()).toEqual([])
  expect(episodes()).toEqual([])
  expect(made()).toHaveLength(2)
})

test('a camera’s recorder without output is restarted, announced and recorded with its length', async () => {
  await begin(page)
  await record(30_000)
  await record(30_000, () => made().slice(1, 2))
  expect(faults()).toEqual(['recording_empty'])
  expect(made()).toHaveLength(3)
  await record(15_000)
  expect(faults()).toEqual([])
  expect(episodes()).toEqual([
    {
      cause: 'recording_empty',
      length_ms: expect.closeTo(35_000, -4),
      offset_ms: expect.any(Number),
    },
  ])
})

test('a recorder that stops by itself is replaced at the next check, and its pieces are kept', async () => {
  await begin(page)
  await record(10_000)
  made()[1]?.stop()
  await record(5_000)
  expect(faults()).toEqual(['recording_empty'])
  expect(made()).toHaveLength(3)
  await record(10_000, () => made().slice(2))
  expect(faults(), 'the camera is recorded all the while').toEqual([])
})

test('where the browser makes no recorder, it is asked again ever more seldom until it does', async () => {
  await begin(page)
  for (const recorder of made()) recorder.stop()
  page.recorders.refuse.now = true
  await pass(80_000)
  expect(made()).toHaveLength(2)
  expect(faults()).toEqual(['recording_empty'])
  page.recorders.refuse.now = false
  await pass(60_000)
  expect(made()).toHaveLength(4)
  await record(20_000)
  expect(faults()).toEqual([])
})

test.each([
  ['frozen', 'picture_frozen', 30_000],
  ['black', 'picture_black', 20_000],
] as const)(
  'a %s picture is said within half a minute, once, and noted',
  async (picture, cause, ms) => {
    await begin(page)
    await record(30_000)
    page.signals.shows.picture = picture
    await record(ms)
    expect(faults()).toEqual([cause])
    expect(made(), 'the camera is recorded anew').toHaveLength(3)
    await record(120_000)
    expect(made()).toHaveLength(3)
    page.signals.shows.picture = 'moving'
    await record(15_000)
    expect(faults()).toEqual([])
    expect(episodes()).toMatchObject([{ cause }])
  },
)

test('the picture is not judged while the page is hidden', async () => {
  await begin(page)
  page.signals.shows.picture = 'frozen'
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await record(60_000)
  expect(faults()).toEqual([])
  vi.restoreAllMocks()
})

test('a microphone that is muted when it is switched on is said', async () => {
  await begin(page)
  page.media.microphone.muted = true
  await record(10_000)
  expect(faults()).toEqual(['microphone_muted'])
  page.media.microphone.muted = false
  await record(10_000)
  expect(faults()).toEqual([])
  expect(episodes()).toMatchObject([{ cause: 'microphone_muted' }])
})

test('a camera that has ended without a word covers the work as one that says so', async () => {
  await begin(page)
  page.media.camera.readyState = 'ended'
  await record(5_000)
  expect(page.run.view.lostDevices).toEqual(['camera'])
  expect(page.run.view.snapshot.hasTag('covered')).toBe(true)
  await grantDevices(page)
  expect(page.run.view.snapshot.hasTag('covered')).toBe(false)
})

test('a fault that is open when the attempt ends is noted', async () => {
  await begin(page)
  page.signals.shows.picture = 'frozen'
  await record(40_000)
  page.run.send({ type: 'exit.asked' })
  page.run.send({ type: 'exit.confirmed' })
  await pass(5_000)
  expect(episodes()).toMatchObject([{ cause: 'picture_frozen' }])
})
