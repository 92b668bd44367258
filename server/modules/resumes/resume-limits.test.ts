import { strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { candidateForm, confirmed, upload } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const fixture = (name: string) =>
  readFileSync(new URL(`../../documents/fixtures/files/${name}`, import.meta.url))
/** A Word file of a few kilobytes that would unpack to 60 MB. */
const bomb = () =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': [strToU8('<w:t>a</w:t>'.repeat(5_000_000)), { level: 9 }],
    }),
  )

describe('a resume that cannot be read is kept, with the reason', () => {
  test.each([
    ['encrypted', 'resume_encrypted', () => fixture('encrypted.pdf'), 'cv.pdf'],
    ['a picture without a text', 'resume_no_text', () => fixture('picture.pdf'), 'cv.pdf'],
    ['damaged', 'resume_broken', () => fixture('broken.pdf'), 'cv.pdf'],
    ['zip-bombed', 'resume_too_complex', bomb, 'cv.docx'],
    ['without a word', 'resume_no_text', () => Buffer.from('   \n\n  '), 'cv.txt'],
  ] as const)(
    '%s: %s',
    async (_what, failure, bytes, name) => {
      const { token } = await confirmed(server)
      const resume = await upload(server, token, 'resume', bytes(), name)
      await server.client('onboardCandidate', { token, body: candidateForm(resume) })
      await server.runJobs()
      expect((await server.client('getUserProfile', { token })).body.data).toMatchObject({
        status: 'in_progress',
        resume: { status: 'failed', failure },
        upload_response: null,
      })
    },
    patient(40_000),
  )
})

test(
  'a scan is read, is marked as read from a picture, and counts for nothing before its review',
  async () => {
    const { token } = await confirmed(server)
    const resume = await upload(server, token, 'resume', fixture('scanned.pdf'), 'cv.pdf')
    await server.client('onboardCandidate', { token, body: candidateForm(resume) })
    await server.runJobs()
    expect((await server.client('getUserProfile', { token })).body.data).toMatchObject({
      resume: { status: 'completed', progress: 100 },
      review: {
        state: 'waiting',
        counts: false,
        from_picture: true,
        read: { name: 'Layla Hassan Al Mansoori', phones: ['+971501234567'] },
      },
    })
  },
  patient(60_000),
)

describe('is refused before it is stored', () => {
  const first = async (size: number, bytes: Buffer, lang: 'en' | 'ar' = 'en') =>
    server.client('uploadFileChunk', {
      token: (await confirmed(server)).token,
      lang,
      form: {
        upload_id: randomUUID(),
        kind: 'resume',
        filename: 'cv.pdf',
        size: String(size),
        offset: '0',
        chunk: { bytes, filename: 'chunk' },
      },
    })

  test('one of 50 MB, at its first piece, in the language of the call', async () => {
    const { status, body } = await first(50 * 1024 * 1024, fixture('en-classic.pdf'))
    expect([status, body.code, body.message]).toEqual([
      413,
      'file_too_large',
      'This file is larger than allowed.',
    ])
    expect((await first(50 * 1024 * 1024, fixture('en-classic.pdf'), 'ar')).body.message).toBe(
      'حجم هذا الملف أكبر من المسموح به.',
    )
  })

  test('an empty file', async () => {
    expect((await first(0, Buffer.alloc(0))).status).toBe(422)
  })
})
