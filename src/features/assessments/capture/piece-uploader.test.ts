import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { ChunkRecorder } from './chunk-recorder'
import type { RecordedPiece } from './chunk-recorder'
import { PieceUploader } from './piece-uploader'
import { fakeRecorders, fakeStream } from '../testing/fake-media'
import { attemptId, InMemoryServer, questionnaire } from '../testing/in-memory-server'
import { emptyDisk, userId } from '../testing/open-device'

const of = { userId, attemptId, assessmentId: 'english_v3', kind: 'camera' } as const
const at = { offset_ms: 0, duration_ms: 5000, last: false }

async function uploaderOn() {
  const server = new InMemoryServer(() => 0)
  const db = await emptyDisk()
  return { server, db, uploader: new PieceUploader(server, db, userId, attemptId) }
}

test('pieces go up in the order of their run, and leave the device when acknowledged', async () => {
  const { server, uploader } = await uploaderOn()
  for (const index of [10, 2, 0, 1])
    await uploader.storePiece({ ...of, ...at, sessionId: 's1', index, file: new Blob(['x']) })
  await uploader.flush()
  expect(server.pieces.map((piece) => piece.index)).toEqual([0, 1, 2, 10])
  expect(await uploader.waiting()).toBe(0)
})

test('an upload that is stopped between two pieces leaves the other pieces on the device', async () => {
  const { server, uploader } = await uploaderOn()
  const stop = new AbortController()
  const { savePiece } = server
  server.savePiece = (id, piece) => savePiece(id, piece).finally(() => stop.abort())
  for (const index of [0, 1, 2])
    await uploader.storePiece({ ...of, ...at, sessionId: 's1', index, file: new Blob(['x']) })
  await uploader.flush(stop.signal)
  expect(server.pieces.map((piece) => piece.index)).toEqual([0])
  expect(await uploader.waiting()).toBe(2)
})

test('without an answer a piece stays, and sent again it counts once', async () => {
  const { server, db, uploader } = await uploaderOn()
  await uploader.storePiece({ ...of, ...at, sessionId: 's1', index: 0, file: new Blob(['sound']) })
  server.silence = 'after'
  await expect(uploader.flush()).rejects.toMatchObject({ code: 'offline' })
  const reloaded = new PieceUploader(server, db, userId, attemptId)
  expect(await reloaded.waiting()).toBe(1)
  server.silence = 'none'
  await reloaded.flush()
  expect(server.pieces).toHaveLength(1)
  expect(await server.pieces[0]?.file.text()).toBe('sound')
})

test('a refused piece stays on the device with its recording, and is tried again at the next start', async () => {
  const { server, db, uploader } = await uploaderOn()
  const sent: string[] = []
  const save = server.savePiece.bind(server)
  let refuses = true
  server.savePiece = async (id, piece) => {
    sent.push(`${piece.session_id} ${piece.index}`)
    if (refuses && piece.session_id === 'late' && piece.index > 0)
      throw Object.assign(new Error('refused'), { status: 409, code: 'recorded_after_end' })
    return save(id, piece)
  }
  for (const index of [0, 1, 2])
    await uploader.storePiece({ ...of, ...at, sessionId: 'late', index, file: new Blob(['x']) })
  await uploader.storePiece({ ...of, ...at, sessionId: 'other', index: 0, file: new Blob(['x']) })
  await uploader.flush()
  expect(sent).toEqual(['late 0', 'late 1', 'other 0'])
  await uploader.flush()
  expect([sent.length, await uploader.waiting(), await db.count('pieces')]).toEqual([3, 0, 2])

  refuses = false
  const next = new PieceUploader(server, db, userId, attemptId)
  expect(await next.waiting()).toBe(2)
  await next.flush()
  expect(sent.slice(3)).toEqual(['late 1', 'late 2'])
  expect(await db.count('pieces')).toBe(0)
})

test('an attempt that the server does not know is asked about once, and all of it stays', async () => {
  const { server, db, uploader } = await uploaderOn()
  server.savePiece = () => {
    server.calls.push('savePiece')
    return Promise.reject(
      Object.assign(new Error('refused'), { status: 404, code: 'attempt_not_found' }),
    )
  }
  for (const sessionId of ['s1', 's2', 's3'])
    await uploader.storePiece({
      ...of,
      ...at,
      kind: 'screenshot',
      sessionId,
      index: 0,
      file: new Blob(['x']),
    })
  await uploader.flush()
  expect(server.calls).toEqual(['savePiece'])
  expect([await uploader.waiting(), await db.count('pieces')]).toEqual([0, 3])
})

test('one refused screenshot says nothing of the next', async () => {
  const { server, uploader } = await uploaderOn()
  const save = server.savePiece.bind(server)
  server.savePiece = async (id, piece) => {
    if (piece.index === 0)
      throw Object.assign(new Error('refused'), { status: 413, code: 'file_too_large' })
    return save(id, piece)
  }
  for (const index of [0, 1])
    await uploader.storePiece({
      ...of,
      ...at,
      kind: 'screenshot',
      sessionId: 's1',
      index,
      file: new Blob(['x']),
    })
  await uploader.flush()
  expect(server.pieces.map(({ index }) => index)).toEqual([1])
})

test('a take goes up before the recordings, and stays counted after its sound has left', async () => {
  const { server, uploader } = await uploaderOn()
  await uploader.storePiece({ ...of, ...at, sessionId: 's1', index: 0, file: new Blob(['x']) })
  const take = {
    userId,
    attemptId,
    assessmentId: of.assessmentId,
    questionId: 'speaking-1',
    take: 1,
    epoch: 1,
  }
  await uploader.storeTake({
    ...take,
    duration_ms: 900,
    transcript: null,
    file: new Blob(['voice']),
  })
  await uploader.flush()
  expect(server.calls).toEqual(['saveTake', 'savePiece'])
  expect(server.takes[0]).not.toHaveProperty('transcript')
  expect(await uploader.takes()).toMatchObject([{ take: 1, file: null }])
})

test('a take tells when it ended, and is known as not counting until the server says that it does', async () => {
  const { server, uploader } = await uploaderOn()
  const notified = { since: '2026-11-20T08:00:00.000Z', elapsed_ms: 42_000 }
  const { assessmentId } = of
  const spoken = { questionId: 'speaking-1', take: 1, epoch: 1, duration_ms: 900 }
  const take = { userId, attemptId, assessmentId, ...spoken, ...notified, transcript: null }
  const saveTake = vi.spyOn(server, 'saveTake').mockResolvedValue('kept')
  await uploader.storeTake({ ...take, file: new Blob(['voice']) })
  await uploader.flush()
  expect(saveTake.mock.calls[0]?.[2]).toMatchObject(notified)
  expect(await uploader.takes()).toMatchObject([{ file: null, came: 'kept' }])

  const asked = vi.spyOn(server, 'getQuestionnaire')
  const answered = { ...questionnaire, answers: [] }
  const counted = { question_id: 'speaking-1', take: 1, duration_ms: 900 }
  asked.mockResolvedValue({ ...answered, takes: [{ ...counted, state: 'kept' }] })
  await uploader.refreshStored()
  expect(await uploader.takes()).toMatchObject([{ came: 'kept' }])
  asked.mockResolvedValue({ ...answered, takes: [{ ...counted, state: 'late' }] })
  await uploader.refreshStored()
  expect(await uploader.takes()).toMatchObject([{ came: 'late' }])
  await uploader.refreshStored()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a take that the server refuses keeps its sound', async () => {
  const { server, uploader } = await uploaderOn()
  server.saveTake = () => {
    server.calls.push('saveTake')
    return Promise.reject(
      Object.assign(new Error('refused'), { status: 409, code: 'attempt_over' }),
    )
  }
  await uploader.storeTake({
    userId,
    attemptId,
    assessmentId: of.assessmentId,
    questionId: 'speaking-1',
    take: 1,
    epoch: 1,
    duration_ms: 900,
    transcript: null,
    file: new Blob(['voice']),
  })
  await uploader.flush()
  await uploader.flush()
  expect(server.calls).toEqual(['saveTake'])
  expect((await uploader.takes())[0]?.file).not.toBeNull()
  expect(await uploader.waiting()).toBe(0)
})

test('a run hands out its pieces in order, each with its place, and marks the last', async () => {
  const clock = { at: 100 }
  const { made, recorder } = fakeRecorders()
  const pieces: RecordedPiece[] = []
  const run = new ChunkRecorder(
    recorder(),
    (piece) => pieces.push(piece),
    () => clock.at,
  )
  run.start()
  clock.at += 5000
  made[0]?.cut('one'.repeat(400))
  clock.at += 2500
  await run.stop()
  expect(
    pieces.map(({ index, from_ms, duration_ms, last }) => [index, from_ms, duration_ms, last]),
  ).toEqual([
    [0, 0, 5000, false],
    [1, 5000, 2500, true],
  ])
  expect(
    new ChunkRecorder(
      recorder(),
      () => undefined,
      () => 0,
    ).sessionId,
  ).not.toBe(run.sessionId)
  expect(fakeStream().getTracks()).toEqual([])
})

test('a first piece that holds only the beginning of the header waits for the rest of it', async () => {
  const clock = { at: 0 }
  const { made, recorder } = fakeRecorders()
  const pieces: RecordedPiece[] = []
  const run = new ChunkRecorder(
    recorder(),
    (piece) => pieces.push(piece),
    () => clock.at,
  )
  run.start()
  clock.at = 5000
  made[0]?.cut('H')
  expect(pieces).toEqual([])
  clock.at = 10_000
  made[0]?.cut('x'.repeat(2000))
  expect(pieces).toMatchObject([{ index: 0, from_ms: 0, duration_ms: 10_000, last: false }])
  expect(await pieces[0]?.file.text()).toMatch(/^Hx+$/)

  const short = new ChunkRecorder(
    recorder(),
    (piece) => pieces.push(piece),
    () => clock.at,
  )
  short.start()
  made[1]?.cut('H')
  await short.stop()
  expect(pieces.slice(1)).toMatchObject([{ index: 0, last: true }])
  expect(await pieces[1]?.file.text()).toBe('Hend')
})

test('a laptop that slept for hours takes no longer over a piece than the server takes', async () => {
  const clock = { at: 0 }
  const { made, recorder } = fakeRecorders()
  const pieces: RecordedPiece[] = []
  const run = new ChunkRecorder(
    recorder(),
    (piece) => pieces.push(piece),
    () => clock.at,
  )
  run.start()
  clock.at = 8 * 3_600_000
  made[0]?.cut('x'.repeat(2000))
  expect(pieces).toMatchObject([{ index: 0, from_ms: 0, duration_ms: 3_600_000 }])
})
