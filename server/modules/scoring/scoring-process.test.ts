import { beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { getAnswerKey, getQuestionnaire } from '../../content/assessments'
import { ensureBuiltServer } from '../../testing/built-server'
import { evaluate } from './evaluate'
import { proofread } from './writing/proofread'
import { createScoringProcess, type Scoring } from './scoring-process'
import { embeddedWriting } from './writing/writing'

beforeAll(ensureBuiltServer)

const parts = getQuestionnaire('english_v3') ?? []
const key = getAnswerKey('english_v3')
if (key === null) throw new Error('english_v3 has no key')

const written = (text: string): Scoring => ({
  parts,
  key,
  evaluator: {},
  answers: {
    values: { 'english_v3-writing-1': text },
    takes: {},
    reviewed: {},
    reviewedWriting: {},
    waived: [],
  },
})
const here = ({ answers }: Scoring) => evaluate(parts, key, embeddedWriting(proofread), answers)

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
  'answers sent together are scored by one process, as they would be here, and it ends when idle',
  async () => {
    const scoring = createScoringProcess({ idleMs: 50, limitMs: 120_000 })
    const one = written('My friend have a freind who lives in the north. '.repeat(8))
    const other = written('All is well here, as everybody can see who comes to visit.')
    const alike = [await here(one), await here(other)]
    const answers = Promise.all([scoring.evaluate(one), scoring.evaluate(other)])
    const pid = scoring.pid()
    if (pid === undefined) throw new Error('The process did not start.')
    expect(await answers).toEqual(alike)
    await gone(pid)
  },
  patient(130_000),
)

test('an issue in a text is reported with its place and kind', async () => {
  const { issues, unknown } = await proofread('He have a freind.')
  expect(unknown.map(({ text }) => text)).toEqual(['freind'])
  expect(issues.map(({ text }) => text)).toContain('have')
})

test('British and American spelling are both right, and so are names of two halves', async () => {
  const { unknown } = await proofread(
    'The colour and the color, organise and organize, a well-known way of labelling.',
  )
  expect(unknown.map(({ text }) => text)).toEqual([])
})

test(
  'a killed process fails its running work, and the next answers start another',
  async () => {
    const scoring = createScoringProcess()
    const under = scoring.evaluate(written('One text.'))
    const pid = scoring.pid()
    if (pid === undefined) throw new Error('The process did not start.')
    process.kill(pid, 'SIGKILL')
    await expect(under).rejects.toThrow('ended unexpectedly')
    const another = written('Another text.')
    expect(await scoring.evaluate(another)).toEqual(await here(another))
    scoring.close()
  },
  patient(130_000),
)

test('an evaluation that takes too long is stopped with an error', async () => {
  const scoring = createScoringProcess({ idleMs: 1000, limitMs: 1 })
  await expect(scoring.evaluate(written('A text.'))).rejects.toThrow('longer than 1 ms')
  expect(scoring.pid()).toBeUndefined()
})
