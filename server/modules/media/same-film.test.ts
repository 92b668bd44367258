import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordings, type Print } from './media.table'
import { startTestServer, type TestServer } from '../../testing/server'
import { findAttempt } from '../attempts/attempt.store'
import { coverageOfAttempt } from './coverage.store'
import { english, signedIn, Taker } from '../attempts/fixtures/takers'
import { sameFilmIn } from './same-film.rules'
import { judgeAgain } from '../integrity/witness.store'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}.webm`, import.meta.url))

/** Sends one film as the camera and one as the screen, of twelve seconds in the first minute. */
async function filmed(camera: string, screen: string) {
  const taker = await Taker.begin(server)
  await taker.stayFor(60)
  for (const [kind, name] of [
    ['camera', camera],
    ['screen', screen],
  ] as const) {
    const { status } = await server.client('saveMedia', {
      params: english,
      token: taker.token,
      form: {
        attempt_id: taker.attemptId ?? '',
        kind,
        session_id: randomUUID(),
        index: '0',
        offset_ms: '40000',
        duration_ms: '12000',
        last: 'true',
        file: { bytes: recorded(name), filename: 'piece' },
      },
    })
    expect(status).toBe(200)
  }
  await server.runJobs()
  const row = await findAttempt(server.deps.db, taker.attemptId ?? '')
  if (row === null) throw new Error('There is no attempt.')
  return coverageOfAttempt(server.deps.db, row, new Date(row.startedAt.getTime() + 60_000))
}

test.each([
  ['one film as both', 'twelve-seconds', 'twelve-seconds', [0]],
  ['a black one as both', 'black', 'black', [0]],
  ['two films', 'twelve-seconds', 'other-run', []],
  ['a black film and a still one', 'black', 'frozen', []],
])('%s', async (_, camera, screen, minutes) => {
  const coverage = await filmed(camera, screen)
  expect(coverage.same_film).toEqual(minutes)
  expect(Math.round((coverage.camera.minutes[0] ?? 0) * 60)).toBe(12)
})

const run = (kind: 'camera' | 'screen', offsetMs: number, prints: readonly Print[]) => ({
  kind,
  state: 'ready' as const,
  offsetMs,
  measured: { video: [], audio: [], prints },
})

test('is judged by what was recorded at about the same time', () => {
  const prints: Print[] = [[0, 8000, 'one']]
  const at = (offset: number) =>
    sameFilmIn([run('camera', 0, prints), run('screen', offset, prints)]).length
  expect([at(0), at(30_000), at(90_000)]).toEqual([1, 1, 0])
  expect(sameFilmIn([run('camera', 0, prints), run('camera', 0, prints)])).toEqual([])
})

describe('an attempt with one film as both recordings', () => {
  /** Whole recordings, with these prints of the camera; the screen has the first. */
  async function taken(prints: readonly Print[]) {
    const taker = await Taker.begin(server)
    await taker.finish()
    await server.runJobs()
    await taker.recorded()
    for (const [kind, held] of [
      ['camera', prints],
      ['screen', [[0, 8000, 'one']] as Print[]],
    ] as const)
      await server.deps.db
        .update(recordings)
        .set({ measured: { video: [[0, 86_400_000]], audio: [[0, 86_400_000]], prints: held } })
        .where(and(eq(recordings.attemptId, taker.attemptId ?? ''), eq(recordings.kind, kind)))
    await judgeAgain(server.deps, taker.attemptId ?? '')
    const { body } = await server.client('getResult', { params: english, token: taker.token })
    return { taker, result: body.data }
  }

  test('has its evidence incomplete, for the candidate, in the lists and in the report', async () => {
    const { taker, result } = await taken([[0, 8000, 'one']])
    const lacks = [{ code: 'same_film', value: 1 }]
    expect(result).toMatchObject({ passed: null, lacks })
    const { token } = await signedIn(server, 'recruiter', 'Omar Haddad')
    const params = { ...english, id: taker.attemptId ?? '' }
    const report = await server.client('getReport', { params, token })
    expect(report.body.data.result).toMatchObject({ passed: null, provisional: true, lacks })
  })

  test('and one with two has not', async () => {
    expect((await taken([[0, 8000, 'another']])).result).toMatchObject({ lacks: [] })
  })
})
