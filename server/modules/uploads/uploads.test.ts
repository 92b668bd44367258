import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { docx, p } from '../../documents/fixtures/sources/docx'
import { files, uploads } from '../users/users.table'
import { onboarded, type Person, resumeText, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { openSession } from '../auth/session.store'
import { deleteUnusedUploads } from './delete-unused-uploads.job'

let server: TestServer
let token: string
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  ;({ token, id } = await addPerson(server, 'candidate'))
})
afterAll(() => server.close())

/** The first hundred bytes of a file of a thousand. */
const begin = async (upload_id = randomUUID()) => {
  const { status, body } = await server.client('uploadFileChunk', {
    token,
    form: {
      upload_id,
      kind: 'resume',
      filename: 'cv.txt',
      size: '1000',
      offset: '0',
      chunk: { bytes: Buffer.alloc(100, 'a'), filename: 'chunk' },
    },
  })
  server.deps.clock.advance(1)
  return { upload_id, status, code: body.code }
}
const begun = async () =>
  (await server.deps.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, id))).map(
    (row) => row.id,
  )
const measureChunk = (upload_id: string) => server.deps.storage.size(`uploads/${upload_id}/0`)
const word = Buffer.from(docx(p('Sara Ahmed Khan, nurse')))
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const getFiles = (ownerId: string) =>
  server.deps.db
    .select()
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(desc(files.createdAt))

describe('an upload that was not finished', () => {
  test('is stored only if it is among the latest five of an account', async () => {
    const all: string[] = []
    for (let at = 0; at < 8; at += 1) all.push((await begin()).upload_id)
    expect((await begun()).toSorted()).toEqual(all.slice(3).toSorted())
    expect(await Promise.all(all.map(measureChunk))).toEqual([
      null,
      null,
      null,
      100,
      100,
      100,
      100,
      100,
    ])
  })

  test('is deleted after a day, and one of today stays', async () => {
    const { upload_id: old } = await begin()
    server.deps.clock.advance(86_400)
    token = (await openSession(server.deps, id, 'test')).token
    const { upload_id: today } = await begin()
    await deleteUnusedUploads(server.deps)
    expect([await begun(), await measureChunk(old), await measureChunk(today)]).toEqual([
      [today],
      null,
      100,
    ])
  })

  test('cannot be begun without a limit', async () => {
    for (let at = 0; at < 60; at += 1) await begin()
    expect(await begin()).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  test('cannot hold more than six pieces in memory at once', async () => {
    const codes = (await Promise.all(Array.from({ length: 12 }, () => begin()))).map(
      ({ status }) => status,
    )
    expect(codes.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(6)
    expect(codes).toContain(429)
  })

  test('does not become a file when its stored bytes differ from the counted ones', async () => {
    const { upload_id } = await begin()
    await server.deps.storage.put(`uploads/${upload_id}/0`, Buffer.alloc(5000, 'b'))
    const { status } = await server.client('uploadFileChunk', {
      token,
      form: {
        upload_id,
        kind: 'resume',
        filename: 'cv.txt',
        size: '1000',
        offset: '100',
        chunk: { bytes: Buffer.alloc(900, 'a'), filename: 'chunk' },
      },
    })
    expect([status, await begun(), await measureChunk(upload_id), await getFiles(id)]).toEqual([
      415,
      [],
      null,
      [],
    ])
  })
})

describe('a complete upload', () => {
  let person: Person
  beforeEach(async () => {
    person = await onboarded(server)
  })
  const send = async (name: string) => {
    const upload_id = await upload(
      server,
      person.token,
      'resume',
      Buffer.concat([resumeText, Buffer.from(name)]),
      `${name}.txt`,
    )
    server.deps.clock.advance(1)
    return upload_id
  }
  const names = async () => (await getFiles(person.id)).map(({ filename }) => filename)

  test.each([
    ['resume', 'cv.pdf', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['resume', 'cv.docx', word, wordType],
    ['resume', 'cv.txt', resumeText, 'text/plain'],
    ['job', 'job.docx', word, wordType],
  ])('a file for %s is taken as %s', async (kind, name, bytes, mime) => {
    const { id: owner, token: held } = await addPerson(server, 'recruiter')
    await upload(server, held, kind, bytes, name)
    expect(await getFiles(owner)).toMatchObject([{ filename: name, mime }])
  })

  test('that is not used is deleted after a week, and the resume in use stays', async () => {
    await send('spare')
    const spare = (await getFiles(person.id))[0]
    server.deps.clock.advance(7 * 86_400)
    await deleteUnusedUploads(server.deps)
    expect([await names(), await server.deps.storage.size(spare?.storageKey ?? '')]).toEqual([
      ['resume.txt'],
      null,
    ])
  })

  test('that is not used stays only among the latest five of its kind', async () => {
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await send(`cv-${at}`)
    expect(await names()).toEqual([
      'cv-7.txt',
      'cv-6.txt',
      'cv-5.txt',
      'cv-4.txt',
      'cv-3.txt',
      'resume.txt',
    ])
  })

  test('can become the resume twenty times an hour', async () => {
    const upload_id = await send('next')
    const replace = () =>
      server.client('replaceResume', { token: person.token, body: { upload_id } })
    for (let at = 0; at < 20; at += 1) expect((await replace()).status).toBe(200)
    expect((await replace()).body.code).toBe('rate_limited')
  })
})
