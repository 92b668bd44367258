import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { patient } from '../../scripts/lib/patience.mjs'
import { systemClock } from '../runtime/clock'
import { openEmbedded } from '../db/db'
import type { OperationId } from '../http/contract/handler'
import { prepareTakers, type PreparedTaker } from '../modules/attempts/fixtures/prepared'
import { type ServerProcess, startServerProcess } from '../modules/attempts/fixtures/server-process'
import { ensureBuiltServer } from '../testing/built-server'
import {
  deepSvg,
  endlessZip,
  farNamespaceSvg,
  foldedZip,
  hugePng,
  nestedJson,
  packedPdf,
  unfoldingSvg,
} from '../testing/fuzz/hostile-files'
import { addPerson } from '../testing/personas'

// Nobody else waits while the worst that a stranger may send is read: a real server, which is asked
// all the while whether it is there, and whose main thread never works on end for longer than 200 ms.

const megabyte = 1024 * 1024
const directory = mkdtempSync(join(tmpdir(), 'masar-hostile-'))
/** Where the server writes for how long it worked on end. */
const longestTurn = join(directory, 'longest-turn')
let server: ServerProcess
let candidate: string
let recruiter: string
let taker: PreparedTaker

beforeAll(async () => {
  await ensureBuiltServer()
  const { takers } = await prepareTakers(directory, 1)
  const opened = await openEmbedded(directory)
  const deps = { db: opened.db, clock: systemClock }
  candidate = (await addPerson({ deps }, 'candidate')).token
  recruiter = (await addPerson({ deps }, 'recruiter')).token
  await opened.close()
  const [first] = takers
  if (first === undefined) throw new Error('Nobody takes an assessment.')
  taker = first
  server = await startServerProcess(
    directory,
    ['--import', './server/testing/longest-turn.dev.mjs', 'dist/server/main.js'],
    { LOG_LEVEL: 'fatal', LONGEST_TURN: longestTurn },
  )
  // The first profile is fetched before measuring, because the server compiles how it writes an
  // answer on the first one of its kind.
  await call('getUserProfile', { token: candidate })
})
afterAll(async () => {
  await server?.kill()
  rmSync(directory, { recursive: true, force: true })
})

interface Sent {
  token: string
  params?: Record<string, string>
  form?: Record<string, string | Uint8Array<ArrayBuffer>>
  /** The body exactly as it is sent. */
  json?: string
}

async function call(id: OperationId, { token, params = {}, form, json }: Sent) {
  const { method, path } = operations[id]
  const body = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) {
    if (typeof value === 'string') body.append(name, value)
    else body.append(name, new Blob([value]), 'file')
  }
  const response = await fetch(
    `${server.url}/api${path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`,
    {
      method,
      headers: { token, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? (form === undefined ? {} : { body }) : { body: json }),
    },
  )
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const chunkBytes = 5 * megabyte

/** Sends a whole file; the upload's id, and how the last piece was answered. */
async function upload(token: string, kind: string, bytes: Uint8Array) {
  const id = randomUUID()
  let status = 0
  for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
    const form = {
      upload_id: id,
      kind,
      filename: 'file',
      size: String(bytes.length),
      offset: String(offset),
      chunk: Uint8Array.from(bytes.subarray(offset, offset + chunkBytes)),
    }
    ;({ status } = await call('uploadFileChunk', { token, form }))
    if (status !== 200) break
  }
  return { id, status }
}

/** Returns the result of the work, and checks that other calls are answered during it. */
async function whileOthersAreAnswered<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  writeFileSync(longestTurn, '')
  let isDone = false
  const working = work().finally(() => (isDone = true))
  // Asked without a pause, the asking itself would take most of a core.
  do {
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    await wait(20)
  } while (!isDone)
  const answer = await working
  const turns = readFileSync(longestTurn, 'utf8').split('\n').map(Number)
  // If the server's one thread is never busy for longer, nobody waits longer.
  expect(Math.max(...turns)).toBeLessThan(patient(200))
  return answer
}

/** Does it twice at once, as a stranger would. */
const answersOthersDuring = <Answer>(work: () => Promise<Answer>): Promise<Answer[]> =>
  whileOthersAreAnswered(() => Promise.all([work(), work()]))

describe('an upload', () => {
  const arabic = Buffer.from([0xe3, 0xd3, 0xc7, 0xd1, 0x20])
  test.each<[string, string, () => Uint8Array, number[]]>([
    ['a picture of elements within elements', 'avatar', () => deepSvg(290_000), [415]],
    ['a picture of entities', 'avatar', () => unfoldingSvg(600_000), [415]],
    [
      'a picture of names to be looked for',
      'avatar',
      () => farNamespaceSvg(2 * megabyte),
      [200, 415],
    ],
    [
      'a picture that says it is huge',
      'avatar',
      () => hugePng(100_000, 100_000, 2 * megabyte),
      [200],
    ],
    [
      'an archive for a picture',
      'avatar',
      () => foldedZip(1000, () => '[Content_Types].xml'),
      [415],
    ],
    ['an archive without end', 'resume', endlessZip, [415]],
    ['an archive of many files', 'resume', () => foldedZip(20_000, (at) => `${at}`), [415]],
    ['30 MB of text', 'resume', () => Buffer.alloc(30 * megabyte, 'Sara Ahmed, nurse.\n'), [200]],
    ['30 MB of text in one byte each', 'resume', () => Buffer.alloc(30 * megabyte, arabic), [200]],
    ['30 MB of a picture packed', 'interview', () => gzipSync(Buffer.alloc(60 * megabyte)), [415]],
  ])('%s', async (_, kind, make, statuses) => {
    const bytes = make()
    const token = kind === 'interview' ? recruiter : candidate
    const answers = await answersOthersDuring(() => upload(token, kind, bytes))
    for (const { status } of answers) expect(statuses).toContain(status)
  })
})

describe('what is read of an upload', () => {
  const spaces = `<w:p>${' '.repeat(11_000_000)}</w:p>`
  const word = (xml: string) =>
    zipSync({
      'word/document.xml': [strToU8(xml), { level: 9 }],
      '[Content_Types].xml': strToU8(''),
    })
  test.each<[string, () => Uint8Array]>([
    ['a Word file that unfolds', () => word(`<w:p>${' '.repeat(40_000_000)}</w:p>`)],
    ['a Word file of one long paragraph', () => word(spaces)],
    ['a Word file of parts within parts', () => word('<w:p>'.repeat(1_500_000))],
    ['a PDF that unfolds', () => packedPdf(Buffer.alloc(120 * megabyte, ' '))],
    ['a PDF of parts within parts', () => packedPdf(Buffer.alloc(20 * megabyte, '['))],
    [
      'a text of skills',
      () => Buffer.from('Python, SQL, Data annotation, Nursing\n'.repeat(25_000)),
    ],
  ])(
    '%s, as a resume',
    async (_, make) => {
      const { id } = await upload(candidate, 'resume', make())
      await answersOthersDuring(async () => {
        await call('replaceResume', {
          token: candidate,
          json: JSON.stringify({ upload_id: id }),
        })
        await vi.waitFor(
          async () => {
            const { body } = await call('getUserProfile', { token: candidate })
            expect(body.data.resume.status).not.toBe('in_progress')
          },
          { timeout: patient(60_000), interval: 100 },
        )
      })
    },
    patient(90_000),
  )

  test.each<[string, () => Uint8Array]>([
    ['a page of parts within parts', () => Buffer.from(`<html>${'<div>'.repeat(50_000)}`)],
    [
      'a page of data',
      () =>
        Buffer.from(`<html><script type="application/ld+json">${nestedJson(1_900_000)}</script>`),
    ],
  ])('%s, as a job', async (_, make) => {
    const { id } = await upload(recruiter, 'job', make())
    const json = JSON.stringify({ source: 'file', upload_id: id })
    const answers = await answersOthersDuring(() => call('postJob', { token: recruiter, json }))
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })

  test.each([
    ['one long line', 'Nurse '.repeat(8000)],
    ['a page', `<html>${'<div>'.repeat(9000)}`],
    ['what looks like years', '5-'.repeat(24_000)],
  ])('a job as a text: %s', async (_, text) => {
    const json = JSON.stringify({ source: 'text', text })
    const answers = await answersOthersDuring(() => call('postJob', { token: recruiter, json }))
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})

describe('a recording', () => {
  const folded = () => foldedZip(1000, () => 'mimetype')
  const piece = (kind: string, index: number) => ({
    kind,
    attempt_id: taker.attemptId,
    session_id: randomUUID(),
    index: String(index),
    offset_ms: '0',
    duration_ms: '1000',
    last: 'false',
  })
  test.each<[string, number, () => Uint8Array]>([
    ['of noise', 1, () => randomBytes(16 * megabyte - 1)],
    ['of elements without content', 1, () => Buffer.alloc(16 * megabyte - 1, '\xec\x80', 'latin1')],
    ['of boxes', 1, () => Buffer.alloc(16 * megabyte - 1, 'moo')],
    ['that is an archive', 0, folded],
  ])('%s', async (_, index, make) => {
    const file = Uint8Array.from(make())
    const answers = await answersOthersDuring(() =>
      call('saveMedia', {
        token: taker.token,
        params: { assessment_id: 'english_v3' },
        form: { ...piece('camera', index), file },
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([415, 415])
  })

  test.each<[string, () => Uint8Array]>([
    ['is an archive', folded],
    ['is packed', () => gzipSync(Buffer.alloc(40 * megabyte))],
    ['says it is huge', () => hugePng(100_000, 100_000, megabyte)],
  ])('a picture that %s', async (_, make) => {
    const file = Uint8Array.from(make())
    const answers = await answersOthersDuring(() =>
      call('saveMedia', {
        token: taker.token,
        params: { assessment_id: 'english_v3' },
        form: { ...piece('screenshot', 0), file },
      }),
    )
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})

describe('JSON', () => {
  test.each<[string, OperationId, string]>([
    ['within JSON, where nothing is expected', 'beginSecondFactor', nestedJson(megabyte - 2)],
    ['within JSON, where a file is expected', 'uploadFileChunk', nestedJson(megabyte - 2)],
    ['within JSON, where something else is', 'updateUser', nestedJson(megabyte - 2)],
    [
      'of names without number',
      'updateUser',
      `{${Array.from({ length: 80_000 }, (_, at) => `"n${at}":0`).join()}}`,
    ],
    ['of entries without number', 'groupSkills', `{"skills":[${'0,'.repeat(500_000)}0]}`],
  ])('%s', async (_, id, json) => {
    const answers = await answersOthersDuring(() => call(id, { token: candidate, json }))
    for (const { status } of answers) expect(status).toBeLessThan(500)
  })
})

test(
  'an answer as long as one may be, while it is scored',
  async () => {
    const params = { assessment_id: 'english_v3' }
    let sequence = 1
    const { token, attemptId } = taker
    const send = (type: string, said: Record<string, unknown> = {}) =>
      call('sendAttemptEvent', {
        token,
        params,
        json: JSON.stringify({
          attempt_id: attemptId,
          key: randomUUID(),
          epoch: 1,
          sequence: ++sequence,
          type,
          elapsed_ms: 0,
          at: new Date().toISOString(),
          ...said,
        }),
      })
    const sentence = 'However, whichever of them she, who had never been asked, would have chosen, '
    const value = sentence.repeat(300).slice(0, 20_000)
    const answer = { question_id: 'english_v3-writing-1', type: 'text', value, elapsed_ms: 0 }
    const saved = await call('saveAnswers', {
      token,
      params,
      json: JSON.stringify({
        attempt_id: attemptId,
        epoch: 1,
        answers: [{ ...answer, sequence: ++sequence }],
      }),
    })
    expect(saved.status).toBe(200)
    const readReport = () =>
      call('getReport', { token: recruiter, params: { ...params, id: attemptId } })
    // The first of its kind, as in `beforeAll`.
    await readReport()
    await whileOthersAreAnswered(async () => {
      await send('part.submitted', { part: 'writing' })
      for (const part of ['mcqs', 'speaking']) {
        await send('part.begun', { part })
        await send('part.submitted', { part })
      }
      expect((await send('attempt.submitted')).status).toBe(200)
      await vi.waitFor(
        async () => {
          const { body } = await readReport()
          expect(body.data.criteria).not.toEqual([])
        },
        { timeout: patient(60_000), interval: 100 },
      )
    })
  },
  patient(90_000),
)
