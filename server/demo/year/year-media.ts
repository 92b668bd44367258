import { readFile } from 'node:fs/promises'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import type { Deps } from '../../deps'
import { recordings, screenshots, takes } from '../../modules/media/media.table'
import { files } from '../../modules/users/users.table'
import { getQuestions } from '../demo-answers'
import { demoAudio, demoMeasures } from '../demo-recordings'
import { addRows } from './add-rows.store'
import { isOld, type YearAttempt } from './year-attempt'

/** The number of files that are written at once. */
const together = 48

type File = typeof files.$inferInsert

/** The demo's few seconds of film and sound for every attempt whose recordings are still kept. */
export async function addYearMedia(
  { storage }: Deps,
  tx: Db,
  attempts: readonly YearAttempt[],
  now: Date,
): Promise<void> {
  const bytes = Object.fromEntries(
    await Promise.all(
      ['camera.webm', 'screenshot.jpg', 'take.webm'].map(
        async (name) =>
          [name, await readFile(new URL(`../../content/demo/${name}`, import.meta.url))] as const,
      ),
    ),
  )
  const made: File[] = []
  const keep = ({ person }: YearAttempt, filename: string, kind: string, mime: string) => {
    const id = newId()
    made.push({
      id,
      ownerId: person.id,
      kind,
      storageKey: `demo/${id}`,
      mime,
      filename,
      bytes: bytes[filename]?.length ?? 0,
      createdAt: now,
    })
    return id
  }
  const over = attempts.filter(({ state }) => state.finished_at !== null)
  const kept = over.filter((attempt) => !isOld(attempt, now))
  const films = kept.flatMap((attempt) =>
    (['camera', 'screen'] as const).map((kind) => ({
      id: newId(),
      attemptId: attempt.id,
      kind,
      sessionId: newId(),
      offsetMs: 1000,
      durationMs: 4140,
      bytes: bytes['camera.webm']?.length ?? 0,
      mime: 'video/webm',
      pieces: 1,
      lastIndex: 0,
      state: 'ready' as const,
      fileId: keep(attempt, 'camera.webm', 'recording', 'video/webm'),
      measured: kind === 'camera' ? demoMeasures : { ...demoMeasures, audio: [] },
      lastReceivedAt: new Date(attempt.state.finished_at ?? now),
    })),
  )
  const stills = kept.map((attempt) => ({
    id: newId(),
    attemptId: attempt.id,
    sessionId: newId(),
    index: 0,
    offsetMs: 30_000,
    fileId: keep(attempt, 'screenshot.jpg', 'screenshot', 'image/jpeg'),
    receivedAt: new Date(attempt.state.finished_at ?? now),
  }))
  const sounds = over
    .filter(({ kind, state }) => kind === 'english' && state.clock.parts[2]?.submitted_at != null)
    .flatMap((attempt) =>
      getQuestions('speaking').map(({ id }) => ({
        id: newId(),
        attemptId: attempt.id,
        questionId: id,
        take: 1,
        epoch: 1,
        durationMs: 3000,
        transcript: null,
        audio: demoAudio,
        fileId: isOld(attempt, now) ? null : keep(attempt, 'take.webm', 'take', 'audio/webm'),
        counted: true,
        receivedAt: new Date(attempt.state.finished_at ?? now),
      })),
    )
  for (let from = 0; from < made.length; from += together)
    await Promise.all(
      made.slice(from, from + together).map(async ({ storageKey, filename }) => {
        const content = bytes[filename]
        if (content !== undefined) await storage.put(storageKey, content)
      }),
    )
  await addRows(tx, files, made)
  await addRows(tx, recordings, films)
  await addRows(tx, screenshots, stills)
  await addRows(tx, takes, sounds)
}
