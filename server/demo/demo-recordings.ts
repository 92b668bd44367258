import { readFile } from 'node:fs/promises'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { recordings, screenshots, takes } from '../modules/media/media.table'
import { files } from '../modules/users/users.table'
import { getQuestions } from './demo-answers'
import type { Deps } from '../deps'
import type { AttemptRow } from '../modules/attempts/attempt.store'

/** Keeps one of the demo's files as a candidate's own. */
async function keepFile(
  deps: Deps,
  tx: Db,
  ownerId: string,
  { name, kind, mime }: { name: string; kind: string; mime: string },
) {
  const bytes = await readFile(new URL(`../content/demo/${name}`, import.meta.url))
  const id = newId()
  const storageKey = `demo/${id}`
  await deps.storage.put(storageKey, bytes)
  await tx.insert(files).values({
    id,
    ownerId,
    kind,
    storageKey,
    mime,
    filename: name,
    bytes: bytes.length,
    createdAt: deps.clock.now(),
  })
  return { fileId: id, bytes: bytes.length }
}

/** All recordings of a demo attempt had arrived when it ended. */
const toArrival = ({ finishedAt, startedAt }: Pick<AttemptRow, 'finishedAt' | 'startedAt'>): Date =>
  finishedAt ?? startedAt

/**
 * A few seconds of a browser's test picture, so that the report's players have something real to
 * play.
 */
export async function addRecordings(
  deps: Deps,
  tx: Db,
  { id: attemptId, userId: ownerId, ...attempt }: AttemptRow,
): Promise<void> {
  const receivedAt = toArrival(attempt)
  for (const kind of ['camera', 'screen'] as const) {
    const { fileId, bytes } = await keepFile(deps, tx, ownerId, {
      name: 'camera.webm',
      kind: 'recording',
      mime: 'video/webm',
    })
    await tx.insert(recordings).values({
      id: newId(),
      attemptId,
      kind,
      sessionId: newId(),
      offsetMs: 1000,
      durationMs: 4140,
      bytes,
      mime: 'video/webm',
      pieces: 1,
      lastIndex: 0,
      state: 'ready',
      fileId,
      measured: kind === 'camera' ? demoMeasures : { ...demoMeasures, audio: [] },
      lastReceivedAt: receivedAt,
    })
  }
  const { fileId } = await keepFile(deps, tx, ownerId, {
    name: 'screenshot.jpg',
    kind: 'screenshot',
    mime: 'image/jpeg',
  })
  await tx.insert(screenshots).values({
    id: newId(),
    attemptId,
    sessionId: newId(),
    index: 0,
    offsetMs: 30_000,
    fileId,
    receivedAt,
  })
}

/** Measured in `camera.webm`. */
export const demoMeasures = { video: [[11, 4006]], audio: [[0, 4140]] } as const

/** A browser's test tone for every spoken answer. */
export async function addTakes(
  deps: Deps,
  tx: Db,
  { id: attemptId, userId: ownerId, ...attempt }: AttemptRow,
): Promise<void> {
  for (const { id } of getQuestions('speaking')) {
    const sound = await keepFile(deps, tx, ownerId, {
      name: 'take.webm',
      kind: 'take',
      mime: 'audio/webm',
    })
    await tx.insert(takes).values({
      id: newId(),
      attemptId,
      questionId: id,
      take: 1,
      epoch: 1,
      durationMs: 3000,
      transcript: null,
      audio: demoAudio,
      fileId: sound.fileId,
      counted: true,
      receivedAt: toArrival(attempt),
    })
  }
}

/** Measured on `take.webm`. */
export const demoAudio = { duration_seconds: 3, speech_share: 0.33, long_pauses: 0, level_db: -16 }
