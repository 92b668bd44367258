import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { patience, patient } from '../../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../../testing/built-server'
import { takeType } from '../../media/container.rules'
import { maxBytes } from '../../media/media.rules'
import { listenTo } from './listen'

beforeAll(ensureBuiltServer)

const recorded = (name: string) => read(`../../attempts/fixtures/recorder/${name}`)
const spoken = (name: string) => read(`../fixtures/${name}`)
const read = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url)))

test(
  'a take that is read for ever has no measures, and keeps no other from its own',
  async () => {
    const endless = recorded('endless-take.webm')
    expect(await takeType(Buffer.from(endless)), 'it looks like any other').toBe('audio/webm')
    const [heard, nothing] = await listenTo([recorded('take.webm'), endless], 4 * patience)
    expect(heard?.duration_seconds).toBeGreaterThan(1)
    expect(nothing).toBeNull()
  },
  patient(60_000),
)

test(
  'listening ends in time on a silent, cut-off, broken or largest possible recording',
  async () => {
    const voice = spoken('voice.webm')
    const takes = [
      spoken('silence.webm'),
      spoken('tone.webm').slice(0, 4000),
      new TextEncoder().encode('no recording at all '.repeat(500)),
      roar(maxBytes.take),
      voice,
    ]
    const [silent, cut, none, large, whole] = await listenTo(takes, 4 * patience)
    expect(silent?.speech_share).toBe(0)
    expect(cut?.duration_seconds).toSatisfy((seconds: number) => seconds > 0.5 && seconds < 5)
    expect(none).toBeNull()
    // A fast machine hears all of its 26 minutes.
    expect(large?.duration_seconds ?? 1572.8).toBeCloseTo(1572.8, 0)
    expect(whole?.duration_seconds).toBe(3.6)
  },
  patient(60_000),
)

/** A WAV file of so many bytes, in which each sample is another one. */
function roar(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).map((_, at) => (at * 7919 + (at >> 3) * 104_729) % 256)
  bytes.set(spoken('voice.wav').subarray(0, 44))
  const header = new DataView(bytes.buffer)
  // Eight bits, one byte a sample, 8000 of them a second.
  for (const [at, value] of [
    [4, size - 8],
    [24, 8000],
    [28, 8000],
    [40, size - 44],
  ] as const)
    header.setUint32(at, value, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  return bytes
}

test(
  'a take of damaged packets has no measures, and nothing of it comes into the log',
  async () => {
    const written = vi.spyOn(process.stderr, 'write')
    const heard = await listenTo([spoken('damaged-packets.webm')])
    const lines = written.mock.calls.map(([text]) => String(text))
    written.mockRestore()
    expect(heard).toEqual([null])
    expect(lines.filter((line) => line.includes('OPUS'))).toEqual([])
  },
  patient(60_000),
)
