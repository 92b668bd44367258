import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { RecordedStep, Recording } from './recording'
import { readRecordings, takenOnRecord } from './taken-on-record'

const folder = mkdtempSync(join(tmpdir(), 'masar-taken-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): void {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}
const step = (chart: string, taken: string): RecordedStep => ({
  chart,
  event: 'some.event',
  taken: [taken],
  states: [],
  at: 0,
  calls: [],
  picture: null,
})
const recording = (recordedAt: string, ...steps: RecordedStep[]): Recording => ({
  version: 1,
  recordedAt,
  language: 'en',
  steps,
})

const tell = vi.fn<(why: string) => void>()
const onRecord = () => takenOnRecord(folder, readRecordings(folder, tell))

test('no run is on record before any has left its results', () => {
  expect(onRecord()).toEqual({ unit: null, browser: null, hand: null })
})

test('each kind of run has the transitions that its files took, by chart', () => {
  write('unit/session.json', { chart: 'session', taken: ['a', 'b'] })
  write('browser/session-en-1.json', { chart: 'session', walk: 1, taken: ['a'] })
  write('browser/session-en-2.json', { chart: 'session', walk: 2, taken: ['a', 'c'] })
  write('browser/picture.jpeg', 'no result')
  const [old, young] = ['2026-11-27T10:00:00.000Z', '2026-11-28T10:00:00.000Z']
  write('hand/one.json', recording(young, step('english', 'd'), step('session', 'a')))
  write('hand/two.json', recording(old, step('english', 'e')))
  expect(onRecord()).toEqual({
    unit: { session: ['a', 'b'] },
    browser: { session: ['a', 'c'] },
    hand: { english: ['e', 'd'], session: ['a'] },
  })
  expect(readRecordings(folder, tell).map(({ name }) => name)).toEqual(['two', 'one'])
})

test('a recording that cannot be read is reported, and the others count', () => {
  expect(tell).not.toHaveBeenCalled()
  write('hand/cut-off.json', '{"version": 1, "steps": [')
  expect(onRecord().hand).toMatchObject({ session: ['a'] })
  expect(tell).toHaveBeenCalledWith(
    'The recording cut-off is left out. It is no JSON, so it is no recording or it was cut off.',
  )
})
