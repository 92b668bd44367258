import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, uploads } from '../users/users.table'
import { publicPages } from '../../http/pages/public-page'
import { addPerson, type Person } from '../../testing/personas'
import { upload } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { sectorId } from '../users/user.rules'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter')
})
afterAll(() => server.close())

const post = (body: object, who = recruiter, lang: 'en' | 'ar' = 'en') =>
  server.client('postJob', { token: who.token, body, lang })
const listed = async (body: object = {}, who = recruiter) =>
  (await server.client('listPostedJobs', { token: who.token, body })).body.data as {
    results: { jid: string; title: string }[]
    page: number
    limit: number
    total: number
  }

describe('a job that is read', () => {
  const text =
    'Data Annotator\nLocation: Dubai\nFull-time\n\nRequirements\n• 3 years of experience in data annotation\n• Microsoft Excel\n'

  test('from a file is a draft to correct, and the file is gone then', async () => {
    const uploadId = await upload(server, recruiter.token, 'job', Buffer.from(text), 'job.txt')
    const [row] = await server.deps.db
      .select({ fileId: uploads.fileId })
      .from(uploads)
      .where(eq(uploads.id, uploadId))
    const { status, body } = await post({ source: 'file', upload_id: uploadId })
    expect([status, body.message]).toEqual([
      200,
      'Job Parsed. Please check the details before you post it.',
    ])
    expect(body.data).toMatchObject({
      title: 'Data Annotator',
      status: 'draft',
      source: 'file',
      city: 'dubai',
      job_type: 'full_time',
      experience: 3,
      sector: sectorId('data_annotation'),
      industry: 'Technology',
    })
    expect(body.data.skills.map(({ ref_skill: ref }: { ref_skill: string }) => ref)).toEqual(
      expect.arrayContaining(['data_annotation', 'excel']),
    )
    expect(
      await server.deps.db
        .select()
        .from(files)
        .where(eq(files.id, row?.fileId ?? '')),
    ).toEqual([])
    expect((await post({ source: 'file', upload_id: uploadId })).body.code).toBe('upload_not_found')
    await server.runJobs()
  })

  test('from a text is one too, and corrected before it is posted', async () => {
    const { body } = await post({ source: 'text', text }, recruiter, 'ar')
    expect([body.data.source, body.message]).toEqual([
      'text',
      'قُرئت الوظيفة. يُرجى مراجعة البيانات قبل نشرها.',
    ])
    const corrected = await server.client('updateJob', {
      token: recruiter.token,
      body: {
        job_id: body.data.jid,
        job: { availability_mode: 'online', title: 'Arabic annotator' },
      },
    })
    expect([corrected.body.message, corrected.body.data.title, corrected.body.data.city]).toEqual([
      'Job Updated.',
      'Arabic annotator',
      'dubai',
    ])
    expect(
      (await server.client('publishJob', { token: recruiter.token, params: { id: body.data.jid } }))
        .body.data.status,
    ).toBe('published')
  })

  test('is refused when the text is not a job, and nothing of it is stored', async () => {
    const { total } = await listed()
    const none = await post({
      source: 'text',
      text: 'It was a fine day in the mountains, and so we walked on until the evening.',
    })
    expect([none.status, none.body.fields]).toEqual([
      422,
      {
        text: 'We found no job in this text. Please check that it names the role and its requirements.',
      },
    ])
    const scan = await upload(
      server,
      recruiter.token,
      'job',
      Buffer.from('%PDF-1.4\nnothing'),
      'scan.pdf',
    )
    expect((await post({ source: 'file', upload_id: scan })).body.fields).toEqual({
      upload_id: 'We could not open this file. It may be damaged.',
    })
    expect((await listed()).total).toBe(total)
  })

  test('is one’s own upload, complete, and meant for a job', async () => {
    const other = await addPerson(server, 'recruiter')
    const theirs = await upload(server, other.token, 'job', Buffer.from(text), 'job.txt')
    const resume = await upload(server, recruiter.token, 'resume', Buffer.from(text), 'job.txt')
    for (const id of [theirs, resume, randomUUID()])
      expect((await post({ source: 'file', upload_id: id })).body.code).toBe('upload_not_found')
    const begun = randomUUID()
    await server.client('uploadFileChunk', {
      token: recruiter.token,
      form: {
        upload_id: begun,
        kind: 'job',
        filename: 'job.txt',
        size: '100',
        offset: '0',
        chunk: { bytes: Buffer.from('half'), filename: 'job.txt' },
      },
    })
    expect((await post({ source: 'file', upload_id: begun })).body.code).toBe('upload_incomplete')
    const picture = await server.client('uploadFileChunk', {
      token: recruiter.token,
      form: {
        upload_id: randomUUID(),
        kind: 'job',
        filename: 'job.txt',
        size: '8',
        offset: '0',
        chunk: { bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), filename: 'job.txt' },
      },
    })
    expect(picture.body.code).toBe('unsupported_file_type')
  })

  test('from a link is crawled from public addresses only', async () => {
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Accountant', employmentType: 'FULL_TIME', description: 'Bookkeeping and Microsoft Excel in Sharjah.' })}</script>`
    const pages = createServer(
      (request, response) =>
        void response.end(
          request.url === '/job'
            ? page
            : '<html><p>Nothing is here but the weather of the mountains.</p>',
        ),
    )
    await new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening))
    const { port } = pages.address() as AddressInfo
    const link = (path: string) => ({ source: 'link', url: `http://127.0.0.1:${port}/${path}` })
    const refused = await post(link('job'))
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      422,
      'job_link_unreadable',
      { url: 'Use a link to a public page that begins with http or https' },
    ])
    // The same address, as if it were public.
    server.deps.fetchPage = publicPages({ allows: () => true, ports: 'any' })
    const { body } = await post(link('job'))
    expect(body.message).toBe('Job Crawled. Please check the details before you post it.')
    expect(body.data).toMatchObject({
      title: 'Accountant',
      status: 'draft',
      source: 'link',
      source_url: link('job').url,
      city: 'sharjah',
    })
    expect((await post(link('other'))).body.fields.url).toContain('We found no job on this page')
    await new Promise<void>((closed) => pages.close(() => closed()))
    expect((await post(link('job'))).body.fields.url).toContain('The page did not open')
    server.deps.fetchPage = publicPages()
  })
})
