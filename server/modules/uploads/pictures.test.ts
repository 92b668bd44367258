import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessLog, files } from '../users/users.table'
import { pictureUrl } from '../../http/pictures'
import { candidateForm, companyForm, confirmed, resumeText, upload } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const open = (url: string) =>
  server.client('serveFile', { params: { ticket: url.split('/').at(-1) ?? '' } })

/** A candidate with a picture, just onboarded. */
async function pictured(): Promise<{ token: string; url: string }> {
  const { token } = await confirmed(server)
  const resume = await upload(server, token, 'resume', resumeText, 'resume.txt')
  const { body } = await server.client('onboardCandidate', {
    token,
    body: {
      ...candidateForm(resume),
      candidate_avatar: await upload(server, token, 'avatar', png, 'me.png'),
    },
  })
  return { token, url: body.data.user.avatar_url }
}

describe('a picture', () => {
  test('of a person is served where the person is shown, to be kept by the browser, and is not logged', async () => {
    const { token, url } = await pictured()
    const { status, raw, headers } = await open(url)
    expect(status).toBe(200)
    expect(raw.equals(png)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=14400, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await server.client('getUser', { token })).body.data.avatar_url).toBe(url)
    expect(await server.deps.db.select().from(accessLog)).toEqual([])
  })

  test('of a company comes with the company', async () => {
    const { token } = await confirmed(server)
    const { body } = await server.client('onboardRecruiter', {
      token,
      body: {
        ...companyForm(),
        company_avatar: await upload(server, token, 'company_avatar', png, 'logo.png'),
      },
    })
    expect((await open(body.data.company.company_avatar)).status).toBe(200)
    expect(body.data.user.companyDetail.company_avatar).toBe(body.data.company.company_avatar)
  })

  test('nobody has is null', async () => {
    const { token } = await confirmed(server)
    expect((await server.client('getUser', { token })).body.data.avatar_url).toBeNull()
  })

  test('is gone from its address after some hours', async () => {
    const { url } = await pictured()
    server.deps.clock.advance(4 * 3600 + 1)
    const { status, body } = await open(url)
    expect([status, body.code]).toEqual([410, 'ticket_expired'])
  })

  test.each([
    [
      'another file',
      (url: string) => url.replace(/p\.[^.]+/, 'p.01920000-0000-7000-8000-000000000001'),
    ],
    [
      'a later end',
      (url: string) => url.replace(/\.(\d+)\./, (_, end: string) => `.${Number(end) + 1}.`),
    ],
    ['another seal', (url: string) => `${url}x`],
    ['no seal', () => '/api/files/p.01920000-0000-7000-8000-000000000001.99999999999999.'],
    ['nothing', () => '/api/files/p.'],
  ])('has no address with %s', async (_, change) => {
    const { url } = await pictured()
    expect((await open(change(url))).status).toBe(404)
  })
})

test('no other file is served without a ticket of its own', async () => {
  await pictured()
  const [resume] = await server.deps.db.select().from(files).where(eq(files.kind, 'resume'))
  expect((await open(pictureUrl(server.deps, resume?.id ?? '') ?? '')).status).toBe(404)
})
