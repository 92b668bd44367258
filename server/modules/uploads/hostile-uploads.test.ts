import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, profiles, uploads } from '../users/users.table'
import { docx, p } from '../../documents/fixtures/sources/docx'
import { candidateForm, confirmed, type Person, resumeText, upload } from '../../testing/people'
import { addPerson } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'
import { wholeUpload } from '../../testing/upload'

// Files that are two things at once, that unpack without end, or whose names lead elsewhere, sent
// over HTTP as anybody could.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const script = '<script>alert(document.domain)</script>'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const send = (token: string, kind: string, bytes: Buffer, filename: string) =>
  server.client('uploadFileChunk', { token, form: wholeUpload(kind, bytes, filename).form })
const open = (url: string) =>
  server.client('serveFile', { params: { ticket: url.split('/').at(-1) ?? '' } })
const harmless = /^default-src 'none';(?!.*script).* sandbox$/

/** Somebody who onboarded with these files. */
async function onboardedWith(
  resume: Buffer,
  filename: string,
  avatar: Buffer | null = null,
): Promise<Person & { avatar: string }> {
  const person = await confirmed(server)
  const form = candidateForm(await upload(server, person.token, 'resume', resume, filename))
  const { status, body } = await server.client('onboardCandidate', {
    token: person.token,
    body: {
      ...form,
      candidate_avatar:
        avatar === null ? null : await upload(server, person.token, 'avatar', avatar, 'me.png'),
    },
  })
  expect(status).toBe(200)
  await server.runJobs()
  return { ...person, avatar: body.data.user.avatar_url }
}

async function fetchResume({ id }: Person) {
  const { token } = await addPerson(server, 'admin')
  const [profile] = await server.deps.db.select().from(profiles).where(eq(profiles.userId, id))
  const { body } = await server.client('issueTicket', {
    token,
    body: { file: { kind: 'resume', id: profile?.resumeFileId ?? '' } },
  })
  return { profile, served: await open(body.data.url) }
}

describe('a file that is two at once', () => {
  test('is a picture to the browser when it begins as one, and nothing behind it runs', async () => {
    const { avatar } = await onboardedWith(
      resumeText,
      'resume.txt',
      Buffer.concat([png, Buffer.from(script)]),
    )
    const { headers } = await open(avatar)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toMatch(harmless)
  })

  test.each([
    ['HTML named as a picture', 'avatar', `<!doctype html>${script}`, 'me.png'],
    ['a GIF that is a script', 'avatar', 'GIF89a/*\u0001\u0000*/=1;alert(1)//', 'me.png'],
    [
      'an SVG that is a script alone',
      'avatar',
      `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
      'me.svg',
    ],
    [
      'an SVG named as a PNG with an outside document type',
      'avatar',
      '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="http://www.w3.org/2000/svg"/>',
      'me.png',
    ],
    [
      'a program named as a resume',
      'resume',
      '\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000',
      'cv.pdf',
    ],
  ])('is refused: %s', async (_, kind, text, filename) => {
    const { token, id } = await addPerson(server, 'candidate')
    const { status, body } = await send(token, kind, Buffer.from(text), filename)
    expect([status, body.code]).toEqual([415, 'unsupported_file_type'])
    expect(await server.deps.db.select().from(files).where(eq(files.ownerId, id))).toEqual([])
  })

  test('is text to the browser, to be saved, when HTML is uploaded as a resume', async () => {
    const person = await onboardedWith(
      Buffer.concat([Buffer.from(`<!doctype html>${script}\n`), resumeText]),
      'cv.html',
    )
    const { served } = await fetchResume(person)
    expect(served.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    })
    expect(served.headers['content-security-policy']).toMatch(harmless)
  })

  test('is what its content is when a Word file is also a page', async () => {
    const both = zipSync({
      'index.html': strToU8(script),
      ...unpacked(docx(p('Khalid Saeed, translator. Python, SQL.'))),
    })
    const { served } = await fetchResume(await onboardedWith(Buffer.from(both), 'cv.html'))
    expect(served.headers).toMatchObject({
      'content-type': expect.stringContaining('wordprocessingml'),
      'content-disposition': expect.stringMatching(/^attachment;/),
    })
  })
})

describe('a file that unpacks without end', () => {
  test('is refused as too complex, and the server answers others during that time', async () => {
    const bomb = Buffer.from(
      zipSync({
        'word/document.xml': [strToU8(`<w:p>${' '.repeat(40_000_000)}</w:p>`), { level: 9 }],
        '[Content_Types].xml': strToU8('<Types/>'),
      }),
    )
    const person = await confirmed(server)
    const id = await upload(server, person.token, 'resume', bomb, 'cv.docx')
    await server.client('onboardCandidate', { token: person.token, body: candidateForm(id) })
    const [, during] = await Promise.all([
      server.runJobs(),
      server.client('getUser', { token: person.token }),
    ])
    expect(during.status).toBe(200)
    const [profile] = await server.deps.db
      .select()
      .from(profiles)
      .where(eq(profiles.userId, person.id))
    expect([profile?.resumeStatus, profile?.resumeFailure]).toEqual([
      'failed',
      'resume_too_complex',
    ])
  })
})

describe('a name', () => {
  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\server\\main.ts', 'main.ts'],
    ['/etc/cron.d/job', 'job'],
    ['....//....//cv.txt', 'cv.txt'],
    ['.htaccess', 'htaccess'],
    ['cv.txt"; filename="cv.html', 'cv.txt"; filename="cv.html'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
  ])('%j is %j, and stands in no path of ours', async (given, kept) => {
    const { token, id } = await addPerson(server, 'candidate')
    expect(
      (
        await server.client('uploadFileChunk', {
          token,
          form: { ...wholeUpload('resume', resumeText, 'chunk').form, filename: given },
        })
      ).status,
    ).toBe(200)
    const [file] = await server.deps.db.select().from(files).where(eq(files.ownerId, id))
    expect(file?.filename).toBe(kept)
    expect(file?.storageKey).toMatch(/^[a-z/]+[0-9a-f-]{36}$/)
  })

  test('in a header cannot end it or add to it', async () => {
    const { served } = await fetchResume(
      await onboardedWith(resumeText, 'cv.txt"; filename="cv.html\r\nset-cookie: a=b'),
    )
    expect(served.headers['set-cookie']).toBeUndefined()
    expect(served.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!'()*~-]+$/,
    )
  })

  test('of an upload is a number of ours in shape, or refused', async () => {
    const { token, id } = await addPerson(server, 'candidate')
    for (const upload_id of ['../../files/x', '..%2f..%2fx', `${randomUUID()}/../x`, '']) {
      const { status, body } = await server.client('uploadFileChunk', {
        token,
        form: { ...wholeUpload('resume', resumeText, 'cv.txt').form, upload_id },
      })
      expect([status, body.code]).toEqual([422, 'validation_failed'])
    }
    expect(await server.deps.db.select().from(uploads).where(eq(uploads.userId, id))).toEqual([])
  })
})

/** The parts of a Word file, to be packed with others. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = unzipSync(bytes)
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('translator')
  return parts
}
