import { describe, expect, test } from 'vitest'
import { toCoverage } from './coverage.rules'

type Material = Parameters<typeof toCoverage>[0]

const startedAt = new Date('2026-11-18T08:00:00.000Z')
const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
const span = (from: number, to: number) => ({ from: at(from), to: at(to) })

/** A run that holds pictures and sound for so many seconds. */
const run = (
  kind: 'screen' | 'camera',
  from: number,
  to: number,
  about: Partial<Material['recordings'][number]> = {},
): Material['recordings'][number] => {
  const whole = [[0, (to - from) * 1000]] as const
  return {
    kind,
    state: 'ready',
    offsetMs: from * 1000,
    measured: { video: whole, audio: kind === 'camera' ? whole : [] },
    ...about,
  }
}

const event = (seconds: number, type: string, cause?: string, length: number | null = null) => ({
  type,
  at: at(seconds),
  detail: cause === undefined ? null : { cause, length_ms: length === null ? null : length * 1000 },
})

/** Ten minutes without any recording of the screen, and the camera recorded whole. */
const coverage = (about: Partial<Material> = {}) =>
  toCoverage({
    startedAt,
    until: at(600),
    recordings: [run('camera', 0, 600)],
    events: [],
    outages: [],
    downtimes: [],
    ...about,
  })
const gap = (from: number, to: number, cause: string | null) => ({
  from_ms: from * 1000,
  to_ms: to * 1000,
  cause,
})

describe('the share of the running time that a source covers', () => {
  test('is of its own recordings: a picture is no sound, and the screen no camera', () => {
    const {
      running_ms: running,
      screen,
      camera,
      microphone,
    } = coverage({
      recordings: [run('camera', 0, 600, { measured: { video: [[0, 600_000]], audio: [] } })],
    })
    expect(running).toBe(600_000)
    expect([screen.share, camera.share, microphone.share]).toEqual([0, 1, 0])
    expect(camera).toEqual({ share: 1, minutes: Array(10).fill(1), gaps: [] })
    expect(microphone.gaps).toEqual([gap(0, 600, null)])
  })

  test('counts a moment once, and nothing beyond the attempt', () => {
    const { screen } = coverage({
      recordings: [run('screen', 300, 480), run('screen', 400, 480), run('screen', 540, 900)],
    })
    expect(screen.share).toBe(0.4)
    expect(screen.minutes).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 1])
    expect(screen.gaps).toEqual([gap(0, 300, null), gap(480, 540, null)])
  })

  test('has a last minute as long as it ran, and no gap that is a pause for breath', () => {
    const { screen } = coverage({
      until: at(90),
      recordings: [run('screen', 2, 75), run('screen', 76.5, 90)],
    })
    expect(screen.minutes).toEqual([0.9667, 0.95])
    expect(screen.gaps).toEqual([])
  })

  test.each([
    ['is still put together', { state: 'processing' }],
    ['was not measured', { measured: null }],
  ] as const)('is not claimed while a recording %s', (_, about) => {
    const { screen, camera } = coverage({
      recordings: [run('screen', 0, 300), run('screen', 300, 600, about), run('camera', 0, 600)],
    })
    expect(screen).toEqual({ share: null, minutes: [], gaps: [] })
    expect(camera.share).toBe(1)
  })

  test('stays when a recording is deleted for its age, and a broken one adds nothing', () => {
    const { screen } = coverage({
      recordings: [
        run('screen', 0, 300, { state: 'deleted' }),
        run('screen', 300, 600, { state: 'broken', measured: null }),
      ],
    })
    expect(screen.share).toBe(0.5)
  })

  test('is calculated without our own outages, with what was recorded in them', () => {
    const {
      running_ms: running,
      screen,
      camera,
    } = coverage({
      recordings: [run('screen', 0, 200), run('screen', 400, 600), run('camera', 0, 300)],
      downtimes: [span(200, 400), span(350, 400), span(-60, 0)],
    })
    expect(running).toBe(400_000)
    expect([screen.share, camera.share]).toEqual([1, 0.5])
    expect(screen.gaps).toEqual([gap(200, 400, 'our_outage')])
    expect(screen.minutes.slice(2, 5)).toEqual([1, 0.3333, 0])
    expect(camera.gaps).toEqual([gap(300, 400, 'our_outage'), gap(400, 600, null)])
  })
})

describe('a gap', () => {
  const recordings = [
    run('screen', 0, 100),
    run('screen', 200, 600),
    run('camera', 0, 100),
    run('camera', 200, 600),
  ]
  const getCauses = (about: Partial<Material>) => {
    const { screen, camera, microphone } = coverage({ recordings, ...about })
    return { screen: screen.gaps, camera: camera.gaps, microphone: microphone.gaps }
  }
  const all = (...gaps: unknown[]) => ({ screen: gaps, camera: gaps, microphone: gaps })

  test('has no cause where nothing is known', () => {
    expect(getCauses({ events: [event(150, 'connection.lost')] })).toEqual(all(gap(100, 200, null)))
  })

  test('is explained by a page that was opened again, for as long as it was not connected', () => {
    const reentered = [
      event(180, 'attempt.reentered'),
      event(181, 'episode.recorded', 'reload', 78),
    ]
    expect(getCauses({ events: reentered, outages: [span(95, 180)] })).toEqual(
      all(gap(100, 200, 'reload')),
    )
    // The browser was heard until shortly before: it was not away for as long as it says.
    expect(getCauses({ events: reentered })).toEqual(
      all(gap(100, 125, null), gap(125, 200, 'reload')),
    )
  })

  test('is explained by a take-over, up to when the devices were granted', () => {
    expect(getCauses({ events: [event(160, 'writer.taken')], outages: [span(98, 160)] })).toEqual(
      all(gap(100, 190, 'take_over'), gap(190, 200, null)),
    )
  })

  test.each([
    ['screen_lost', ['screen']],
    ['camera_lost', ['camera', 'microphone']],
    ['microphone_lost', ['camera', 'microphone']],
  ] as const)('is explained by a device that was taken away: %s', (cause, sources) => {
    const lost = [event(101, 'capture.lost', cause), event(190, 'capture.restored', cause, 89)]
    const told = getCauses({ events: lost })
    for (const source of ['screen', 'camera', 'microphone'] as const)
      expect([source, told[source][0]?.cause]).toEqual([
        source,
        sources.some((one) => one === source) ? 'device_lost' : null,
      ])
  })

  test('is not explained for ever by a device that never came back', () => {
    const { screen } = coverage({
      recordings: [run('screen', 0, 100)],
      events: [event(100, 'capture.lost', 'screen_lost')],
    })
    expect(screen.gaps).toEqual([gap(100, 250, 'device_lost'), gap(250, 600, null)])
  })

  test('is explained by a disk that was full, from the piece that gave way to the run that began then', () => {
    const gaveWay = (offset: number, length: number) => ({
      type: 'episode.recorded',
      at: at(150),
      detail: { cause: 'disk_full', offset_ms: offset * 1000, length_ms: length * 1000 },
    })
    expect(getCauses({ events: [gaveWay(105, 5)] })).toEqual(
      all(gap(100, 180, 'disk_full'), gap(180, 200, null)),
    )
    // A device cannot place it after it was told.
    expect(getCauses({ events: [gaveWay(190, 5)] })).toEqual(
      all(gap(100, 140, null), gap(140, 185, 'disk_full'), gap(185, 200, null)),
    )
  })

  test('is ours for as long as our servers did not run', () => {
    const { screen } = coverage({
      recordings: [run('screen', 0, 100), run('screen', 300, 600)],
      downtimes: [span(90, 150)],
      events: [event(200, 'attempt.reentered')],
      outages: [span(90, 200)],
    })
    expect(screen.gaps).toEqual([
      gap(100, 150, 'our_outage'),
      gap(150, 230, 'reload'),
      gap(230, 300, null),
    ])
  })
})
