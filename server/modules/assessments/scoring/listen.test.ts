import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { patience, patient } from '../../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../../testing/built-server'
import { takeType } from '../container.rules'
import { listenTo } from './listen'

beforeAll(ensureBuiltServer)

const recorded = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/recorder/${name}`, import.meta.url)))

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
  'a take of damaged packets has no measures, and nothing of it comes into the log',
  async () => {
    const written = vi.spyOn(process.stderr, 'write')
    const heard = await listenTo([recorded('../../scoring/fixtures/damaged-packets.webm')])
    const lines = written.mock.calls.map(([text]) => String(text))
    written.mockRestore()
    expect(heard).toEqual([null])
    expect(lines.filter((line) => line.includes('OPUS'))).toEqual([])
  },
  patient(60_000),
)
