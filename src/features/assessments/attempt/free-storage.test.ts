import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { freeStorage } from './free-storage'
import { emptyDisk, userId } from '../testing/open-device'

const file = new Blob(['x'])
const at = {
  userId,
  attemptId: 'a',
  assessmentId: 'english_v3',
  index: 0,
  offset_ms: 0,
  duration_ms: 0,
  last: true,
  file,
} as const

/**
 * A disk with a recording, a picture of an episode and a question's file, on which a write wants
 * `rooms` of the latter two gone.
 */
async function fullDisk(rooms: number) {
  const db = await emptyDisk()
  await db.put('pieces', { ...at, kind: 'camera', sessionId: 'recording' })
  await db.put('pieces', { ...at, kind: 'episode', sessionId: 'picture' })
  await db.put('media', { userId, attemptId: 'a', questionId: 'q', file })
  const held = async () => ({
    pieces: (await db.getAll('pieces')).map(({ kind }) => kind),
    media: await db.count('media'),
  })
  const write = async () => {
    const { pieces, media } = await held()
    if (pieces.length + media > 3 - rooms) throw new DOMException('', 'QuotaExceededError')
    return 'written'
  }
  return { db, held, write }
}

test('on a full disk the pictures of episodes go first', async () => {
  const { db, held, write } = await fullDisk(1)
  expect(await freeStorage(db, write)).toBe('written')
  expect(await held()).toEqual({ pieces: ['camera'], media: 1 })
})

test('a recording makes room for an answer, the oldest piece first, and each is reported', async () => {
  const { db, held, write } = await fullDisk(3)
  await db.put('pieces', { ...at, kind: 'screen', sessionId: 'later', offset_ms: 9_000 })
  const notified: string[] = []
  const onGivenUp = ({ sessionId }: { sessionId: string }) => notified.push(sessionId)
  expect(await freeStorage(db, write, { of: at, onGivenUp })).toBe('written')
  expect(notified).toEqual(['recording', 'later'])
  expect(await held()).toEqual({ pieces: [], media: 0 })
})

test('then what can be fetched again, and a recording for nothing else than an answer', async () => {
  const some = await fullDisk(2)
  expect(await freeStorage(some.db, some.write)).toBe('written')
  const none = await fullDisk(3)
  await expect(freeStorage(none.db, none.write)).rejects.toThrow(DOMException)
  expect(await none.held()).toEqual({ pieces: ['camera'], media: 0 })
})

test('the recording of another attempt gives way to no answer', async () => {
  const { db, held, write } = await fullDisk(3)
  const giveWay = { of: { userId, attemptId: 'b' }, onGivenUp: () => undefined }
  await expect(freeStorage(db, write, giveWay)).rejects.toThrow(DOMException)
  expect(await held()).toEqual({ pieces: ['camera'], media: 0 })
})
