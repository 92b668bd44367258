import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../testing/built-server'
import { prepareTakers, type PreparedTaker } from './fixtures/prepared'
import { startServerProcess, type ServerProcess } from './fixtures/server-process'

const directory = mkdtempSync(join(tmpdir(), 'masar-crash-'))
let server: ServerProcess | null = null
beforeAll(ensureBuiltServer)
afterAll(async () => {
  await server?.kill()
  rmSync(directory, { recursive: true, force: true })
})

const start = () => startServerProcess(directory, ['dist/server/main.js'])

/**
 * Saves 1, 2, 3 … as fast as answers come until the server is gone; the last number that was
 * acknowledged.
 */
async function saveUntilGone(
  url: string,
  { attemptId, token }: PreparedTaker,
  from: number,
  acknowledged: () => void,
): Promise<number> {
  let last = from
  for (let next = from + 1; ; next++) {
    const answer = {
      question_id: 'english_v3-writing-1',
      sequence: next,
      type: 'long_text',
      value: String(next),
      elapsed_ms: 0,
    }
    const response = await fetch(`${url}/api/candidate/assessments/english_v3/answers`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ attempt_id: attemptId, epoch: 1, answers: [answer] }),
    }).catch(() => null)
    if (response === null) return last
    const text = await response.text().catch(() => null)
    if (text === null) return last
    const body: { data?: { saved?: { state: string }[] } } = JSON.parse(text)
    if (body.data?.saved?.[0]?.state !== 'saved')
      throw new Error(`Not saved: ${JSON.stringify(body)}`)
    last = next
    acknowledged()
  }
}

/**
 * How often the server is killed. npm run faults sets more: each kill takes a start of the server.
 */
const kills = Number(process.env.FAULTS_KILLS ?? 1)

/** After how many saves the server is killed: at another point each time. */
const killAfter = (round: number) => 100 + ((round * 61) % 97)

test(
  `after ${kills} SIGKILLs in the middle of autosaves every acknowledged answer is there`,
  async () => {
    const { takers, recruiterToken } = await prepareTakers(directory, 8)
    const last = takers.map(() => 0)
    let running = await start()
    for (let round = 1; round <= kills; round++) {
      server = running
      let count = 0
      const saving = takers.map((taker, index) =>
        saveUntilGone(running.url, taker, last[index] ?? 0, () => {
          count += 1
          // In the middle of the others' saves: seven more are on their way.
          if (count === killAfter(round)) void running.kill()
        }),
      )
      for (const [index, number] of (await Promise.all(saving)).entries()) last[index] = number
      running = await start()
      server = running
      for (const [index, { attemptId }] of takers.entries()) {
        const response = await fetch(
          `${running.url}/api/recruiter/assessments/english_v3/report/${attemptId}`,
          { headers: { token: recruiterToken } },
        )
        const { data }: { data: { answers: { value: string }[] } } = JSON.parse(
          await response.text(),
        )
        expect(Number(data.answers[0]?.value), `after kill ${round}`).toBeGreaterThanOrEqual(
          last[index] ?? Infinity,
        )
        expect(last[index]).toBeGreaterThan(10)
      }
    }
  },
  patient(90_000 * (kills + 1)),
)
