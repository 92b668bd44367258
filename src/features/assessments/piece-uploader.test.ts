import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { ChunkRecorder } from './chunk-recorder'
import type { RecordedPiece } from './chunk-recorder'
import { PieceUploader } from './piece-uploader'
import { fakeRecorders, fakeStream } from './testing/fake-media'
import { attemptId, InMemoryServer } from './testing/in-memory-server'
import { emptyDisk, userId } from './testing/open-device'

const of = { userId, attemptId, assessmentId: 'english_v3', kind: 'camera' } as const
const at = { offset_ms: 0, duration_ms: 5000, last: false }

async function uploaderOn() {
  const server = new InMemoryServer(() => 0)
  const db = await emptyDisk()
  return { server, db, uploader: new PieceUploader(server, db, userId, attemptId) }
}

test('pieces go up in the order of their run, and leave the device when acknowledged', async () => {
  const { server, uploader } = await uploaderOn()
  for (const index of [10, 2, 0, 1]) await uploader.keepPiece({ ...of, ...at, sessionId: 's1', index, file: new Blob(['x']) })
  await uploader.flush()
  expect(server.pieces.map((piece) => piece.index)).toEqual([0, 1, 2, 10])
  expect(await uploader.waiting()).toBe(0)
})

test('without an answer a piece stays, and sent again it counts once', async () => {
  const { server, db, uploader } = await uploaderOn()
  await uploader.keepPiece({ ...of, ...at, sessionId: 's1', index: 0, file: new Blob(['sound']) })
  server.silence = 'after'
  await expect(uploader.flush()).rejects.toMatchObject({ code: 'offline' })
  const reloaded = new PieceUploader(server, db, userId, attemptId)
  expect(await reloaded.waiting()).toBe(1)
  server.silence = 'none'
  await reloaded.flush()
  expect(server.pieces).toHaveLength(1)
  expect(await server.pieces[0]?.file.text()).toBe('sound')
})

test('a take goes up before the recordings, and stays counted after its sound has left', async () => {
  const { server, uploader } = await uploaderOn()
  await uploader.keepPiece({ ...of, ...at, sessionId: 's1', index: 0, file: new Blob(['x']) })
  const take = { userId, attemptId, assessmentId: of.assessmentId, questionId: 'speaking-1', take: 1, epoch: 1 }
  await uploader.keepTake({ ...take, duration_ms: 900, transcript: null, file: new Blob(['voice']) })
  await uploader.flush()
  expect(server.calls).toEqual(['saveTake', 'savePiece'])
  expect(server.takes[0]).not.toHaveProperty('transcript')
  expect(await uploader.takes()).toMatchObject([{ take: 1, file: null }])
})

test('a run hands out its pieces in order, each with its place, and marks the last', async () => {
  const clock = { at: 100 }
  const { made, recorder } = fakeRecorders()
  const pieces: RecordedPiece[] = []
  const run = new ChunkRecorder(recorder(), (piece) => pieces.push(piece), () => clock.at)
  run.start()
  clock.at += 5000
  made[0]?.cut('one')
  clock.at += 2500
  await run.stop()
  expect(pieces.map(({ index, from_ms, duration_ms, last }) => [index, from_ms, duration_ms, last])).toEqual([
    [0, 0, 5000, false],
    [1, 5000, 2500, true],
  ])
  expect(new ChunkRecorder(recorder(), () => undefined, () => 0).sessionId).not.toBe(run.sessionId)
  expect(fakeStream().getTracks()).toEqual([])
})
