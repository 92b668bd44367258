import { afterEach, expect, test, vi } from 'vitest'
import { CaptureDevices } from './capture-devices'
import { FakeMedia, fakeStream, FakeTrack } from '../testing/fake-media'

function startDevices(media: FakeMedia) {
  const devices = new CaptureDevices(() => media)
  const notified: string[] = []
  devices.changes.on(({ type, device }) => notified.push(`${type} ${device}`))
  return { devices, told: notified }
}

afterEach(() => vi.useRealTimers())

test.each([
  ['NotAllowedError', 'permission_denied'],
  ['NotFoundError', 'device_missing'],
  ['NotReadableError', 'device_busy'],
  ['TypeError', 'device_failed'],
])('a browser error %s is reported as %s', async (name, code) => {
  const media = new FakeMedia()
  media.refuse = name
  await expect(startDevices(media).devices.ask('camera')).rejects.toMatchObject({ code })
})

test.each(['browser', 'window'])(
  'a shared %s is refused and switched off, as it is not the whole screen',
  async (surface) => {
    const media = new FakeMedia()
    media.surface = surface
    const { devices } = startDevices(media)
    await expect(devices.ask('screen')).rejects.toMatchObject({ code: 'not_whole_screen' })
    expect(media.screen.readyState).toBe('ended')
    expect(devices.isLive('screen')).toBe(false)
  },
)

test('a surface that the browser does not tell is taken', async () => {
  const media = new FakeMedia()
  media.surface = undefined
  const { devices } = startDevices(media)
  await devices.ask('screen')
  expect(devices.isLive('screen')).toBe(true)
})

test('a device that goes off is reported once and can be switched on again', async () => {
  const media = new FakeMedia()
  const { devices, told: notified } = startDevices(media)
  await devices.ask('camera')
  media.camera.unplug()
  expect(devices.lost()).toContain('camera')
  await devices.ask('camera')
  expect(notified).toEqual([
    'device.restored camera',
    'device.lost camera',
    'device.restored camera',
  ])
})

test('a muted microphone counts as lost', async () => {
  const media = new FakeMedia()
  const { devices, told: notified } = startDevices(media)
  await devices.ask('microphone')
  media.microphone.dispatchEvent(new Event('mute'))
  expect(notified).toContain('device.lost microphone')
})

test('a browser that cannot share its screen says so before it is asked', () => {
  const { getUserMedia } = new FakeMedia()
  const devices = new CaptureDevices(() =>
    Object.create(null, { getUserMedia: { value: getUserMedia } }),
  )
  expect(devices.find('camera')).toBe(false)
  expect(() => devices.find('screen')).toThrow(expect.objectContaining({ code: 'device_failed' }))
})

test('a device that is replaced is neither asked for nor missed', () => {
  const { getUserMedia } = new FakeMedia()
  const devices = new CaptureDevices(() =>
    Object.create(null, { getUserMedia: { value: getUserMedia } }),
  )
  devices.replaced = ['screen']
  expect(devices.find('screen')).toBe(true)
  expect(devices.find('microphone')).toBe(false)
  expect(devices.lost()).toEqual(['camera', 'microphone'])
})

test('a device that is on is not asked for again', async () => {
  const media = new FakeMedia()
  const { devices } = startDevices(media)
  expect(await devices.ask('camera')).toBe(await devices.ask('camera'))
})

test('an unanswered prompt is a refusal after a minute; a device it opens later is switched off', async () => {
  vi.useFakeTimers()
  let answer: (stream: MediaStream) => void = () => undefined
  const asked = new Promise<MediaStream>((resolve) => (answer = resolve))
  const media = { getUserMedia: () => asked, getDisplayMedia: () => asked }
  const devices = new CaptureDevices(() => media)
  const refusal = devices.ask('camera').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(devices.isAsking).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refusal).toMatchObject({ code: 'permission_denied' })
  expect(devices.isAsking).toBe(false)
  const late = new FakeTrack('video')
  answer(fakeStream(late))
  await vi.runAllTimersAsync()
  expect(late.readyState).toBe('ended')
  expect(devices.isLive('camera')).toBe(false)
})

test('a look at the devices finds what is on and not muted, and a voice at this microphone alone', async () => {
  const media = new FakeMedia()
  const { devices } = startDevices(media)
  expect(devices.check()).toEqual({ camera: false, microphone: false, screen: false, voice: false })
  for (const device of ['camera', 'microphone', 'screen'] as const) await devices.ask(device)
  expect(devices.check()).toEqual({ camera: true, microphone: true, screen: true, voice: false })
  devices.hearVoice()
  media.camera.muted = true
  expect(devices.check()).toEqual({ camera: false, microphone: true, screen: true, voice: true })
  media.microphone.unplug()
  await devices.ask('microphone')
  expect(devices.check()).toMatchObject({ microphone: true, voice: false })
})
