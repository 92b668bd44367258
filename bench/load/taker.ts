import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Caller } from './caller'

export const [editEveryMs, heartbeatEveryMs, pieceEveryMs] = [10_000, 15_000, 5_000]
export const question = 'english_v3-writing-1'
const assessment = 'candidate/assessments/english_v3'

/**
 * Bytes of five seconds at the rates of src/features/assessments/capture/chunk-recorder.ts, sound with the
 * camera.
 */
const real = { camera: 82_500, screen: 100_000 } as const
const small = 4_096
type Kind = keyof typeof real
const kinds = ['camera', 'screen'] as const

/** Pieces that a recorder of Chromium made: the first begins a file, the others go on with it. */
const recorded = [0, 1, 2, 3].map((index) =>
  readFileSync(
    new URL(`../../server/modules/attempts/fixtures/recorder/piece-${index}.webm`, import.meta.url),
  ),
)

export interface Person {
  token: string
  /** Sends pieces of the size that a recorder makes; others small ones. */
  isReal: boolean
}

/** What was acknowledged of one candidate, and how long each edit took. */
export interface Acknowledged {
  attemptId: string
  edit: { sequence: number; value: string }
  /** By the recorder's run: the bytes of each piece. */
  pieces: Map<string, Map<number, number>>
  /** Milliseconds from when an edit was due until it was acknowledged, tries included. */
  latencies: number[]
}

/**
 * One candidate at work: begins, then types, is heard of and is recorded until `end` (of
 * `performance.now()`).
 */
export async function take(
  caller: Caller,
  { token, isReal }: Person,
  end: number,
): Promise<Acknowledged> {
  const json = (path: string, body: object) =>
    caller.acknowledged({
      path: `${assessment}/${path}`,
      token,
      type: 'application/json',
      body: Buffer.from(JSON.stringify(body)),
    })
  let sequence = 0
  const sendEvent = async (type: string, said: object = {}) => {
    // What only says that somebody is there has no number of its own.
    if (type !== 'heartbeat') sequence += 1
    const answer = await json('events', {
      attempt_id: attemptId,
      key: randomUUID(),
      type,
      epoch: 1,
      sequence,
      elapsed_ms: 0,
      at: new Date().toISOString(),
      ...said,
    })
    return JSON.parse(answer).data
  }
  let attemptId: string | null = null
  attemptId = (await sendEvent('attempt.started')).id as string
  await sendEvent('part.begun', { part: 'writing' })
  const result: Acknowledged = {
    attemptId,
    edit: { sequence: 0, value: '' },
    pieces: new Map(),
    latencies: [],
  }

  const edits = every(editEveryMs, end, async (due) => {
    const edit = {
      sequence: result.edit.sequence + 1,
      value: `${result.edit.value}Every word is kept as it was said, ${result.edit.sequence + 1}. `,
    }
    await json('answers', {
      attempt_id: attemptId,
      epoch: 1,
      answers: [
        {
          question_id: question,
          type: 'long_text',
          elapsed_ms: Math.max(0, Math.round(performance.now() - due)),
          ...edit,
        },
      ],
    })
    result.edit = edit
    result.latencies.push(performance.now() - due)
  })
  const beats = every(heartbeatEveryMs, end, () => sendEvent('heartbeat'))
  const films = kinds.map((kind) => {
    const session = randomUUID()
    const acknowledged = new Map<number, number>()
    result.pieces.set(session, acknowledged)
    return every(pieceEveryMs, end, async () => {
      const index = acknowledged.size
      const file = makePiece(kind, index, isReal)
      await caller.acknowledged({
        path: `${assessment}/media`,
        token,
        ...multipart(
          {
            attempt_id: result.attemptId,
            kind,
            session_id: session,
            index,
            offset_ms: index * pieceEveryMs,
            duration_ms: pieceEveryMs,
            last: false,
          },
          file,
        ),
      })
      acknowledged.set(index, file.length)
    })
  })
  await Promise.all([edits, beats, ...films])
  return result
}

/**
 * Does something again and again until the end, from a moment within the first interval on. What
 * takes longer is made up for.
 */
async function every(
  interval: number,
  end: number,
  work: (due: number) => Promise<unknown>,
): Promise<void> {
  for (let due = performance.now() + Math.random() * interval; due < end; due += interval) {
    await wait(Math.max(0, due - performance.now()))
    await work(due)
  }
}

/** A piece of the length that it would have, out of what a recorder wrote. */
function makePiece(kind: Kind, index: number, isReal: boolean): Buffer {
  const size = isReal ? real[kind] : small
  const [beginning = Buffer.alloc(0), ...rest] = recorded
  const film = rest[index % rest.length] ?? Buffer.alloc(0)
  const parts = index === 0 ? [beginning] : []
  for (let bytes = index === 0 ? beginning.length : 0; bytes < size; bytes += film.length)
    parts.push(film)
  return Buffer.concat(parts).subarray(0, size)
}

function multipart(
  fields: Record<string, string | number | boolean>,
  file: Buffer,
): { body: Buffer; type: string } {
  const boundary = `masar-${randomUUID()}`
  const head = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const body = Buffer.concat([
    Buffer.from(
      `${head.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="piece.webm"\r\ncontent-type: video/webm\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
