import { beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../../testing/built-server'
import { createProofreader } from './proofreader'

beforeAll(ensureBuiltServer)

const running = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const gone = (pid: number) =>
  vi.waitFor(() => expect(running(pid)).toBe(false), { timeout: patient(30_000) })

test(
  'texts sent together are read by one worker, each gets its own answer, and the worker ends when it is idle',
  async () => {
    const proofreader = createProofreader({ idleMs: 50, limitMs: 120_000 })
    const [first, second] = await Promise.all([
      proofreader.proofread('He have a freind.'),
      proofreader.proofread('All is well here.'),
    ])
    expect(first.unknown.map(({ text }) => text)).toEqual(['freind'])
    expect(first.issues.map(({ text }) => text)).toContain('have')
    expect(second).toEqual({ issues: [], unknown: [] })
    const pid = proofreader.pid()
    if (pid === undefined) throw new Error('The worker did not start.')
    await gone(pid)
  },
  patient(130_000),
)

test(
  'British and American spelling are both right, and so are names of two halves',
  async () => {
    const proofreader = createProofreader()
    const { unknown } = await proofreader.proofread(
      'The colour and the color, organise and organize, a well-known way of labelling.',
    )
    expect(unknown.map(({ text }) => text)).toEqual([])
    proofreader.close()
  },
  patient(130_000),
)

test(
  'a worker that is killed fails what was under way, and the next text starts another',
  async () => {
    const proofreader = createProofreader()
    const reading = proofreader.proofread('One text.')
    const pid = proofreader.pid()
    if (pid === undefined) throw new Error('The worker did not start.')
    process.kill(pid, 'SIGKILL')
    await expect(reading).rejects.toThrow('ended unexpectedly')
    expect(await proofreader.proofread('Another text.')).toEqual({ issues: [], unknown: [] })
    proofreader.close()
  },
  patient(130_000),
)

test('a text that takes too long is given up', async () => {
  const proofreader = createProofreader({ idleMs: 1000, limitMs: 1 })
  await expect(proofreader.proofread('A text.')).rejects.toThrow('longer than 1 ms')
  expect(proofreader.pid()).toBeUndefined()
})
