import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../testing/built-server'
import { measureMedia } from './measure'

const recorded = (name: string) =>
  readFileSync(new URL(`../modules/attempts/fixtures/recorder/${name}.webm`, import.meta.url))
const film = recorded('twelve-seconds')
const sumSeconds = (stretches: readonly (readonly [number, number])[] = []) =>
  Math.round(stretches.reduce((sum, [from, to]) => sum + to - from, 0) / 1000)

const directory = mkdtempSync(join(tmpdir(), 'masar-measure-'))
const written = (bytes: Uint8Array, size = bytes.length): string => {
  const path = join(directory, 'recording')
  writeFileSync(path, bytes)
  truncateSync(path, size)
  return path
}

beforeAll(ensureBuiltServer)
afterAll(() => rmSync(directory, { recursive: true }))

const random = new Uint8Array(100_000).map((_, at) => (at * 7919 + (at >> 3) * 104_729) % 256)
const limitMs = patient(4000)

test.each([
  ['is whole', film, undefined, { video: 12, audio: 12 }],
  ['is silent', recorded('muted'), undefined, { video: 12, audio: 0 }],
  [
    'is cut off in the middle of a packet',
    film.subarray(0, 10_000),
    undefined,
    { video: 5, audio: 5 },
  ],
  ['is a text', Buffer.from('no recording at all '.repeat(500)), undefined, null],
  ['is random', random, undefined, null],
  ['is read for ever', recorded('endless-take'), undefined, null],
  ['is larger than all media of an attempt may be', film, 5 * 2 ** 30, null],
  ['is empty', new Uint8Array(), undefined, null],
])(
  'the measuring of a file that %s ends in the time it is given',
  async (_, bytes, size, held) => {
    const [measured] = await measureMedia([written(bytes, size)], limitMs)
    expect(
      measured && { video: sumSeconds(measured.video), audio: sumSeconds(measured.audio) },
    ).toEqual(held)
  },
  2 * limitMs,
)
