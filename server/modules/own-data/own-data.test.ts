import type { Worker } from 'node:worker_threads'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteOldExports } from '../results/delete-old-exports.job'
import { goodPassword, onboarded, type Person } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { makeOwnData } from './own-data.job'
import { copiedRow } from './own-data.rules'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await onboarded(server, 'Khalid Saeed Al Mansoori')
})
afterAll(() => server.close())

const ask = (lang: 'en' | 'ar' = 'en') => server.client('getOwnData', { token: person.token, lang })
const open = (url: string) =>
  server.client('serveFile', { params: { ticket: url.split('/').at(-1) ?? '' } })

async function copy(lang: 'en' | 'ar' = 'en') {
  expect((await ask(lang)).status).toBe(202)
  await server.runJobs()
  const { body } = await ask(lang)
  const { raw, headers } = await open(body.data.url)
  const files = unzipSync(raw)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return {
    names: Object.keys(files),
    page: text('index.html'),
    data: JSON.parse(text('data.json')),
    headers,
    url: body.data.url as string,
  }
}

test('the copy is made on request, and has all data about the person with their files', async () => {
  const { names, data, page, headers } = await copy()
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('attachment'),
  })
  expect(names).toEqual([
    'index.html',
    'data.json',
    expect.stringMatching(/^files\/1-resume-resume\.txt$/),
  ])
  expect(data.users).toMatchObject([{ first_name: 'Khalid', email: person.email }])
  expect(data.candidates).toMatchObject([{ address: 'Al Jimi', emirates_id: '784199912345677' }])
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      'users',
      'candidates',
      'profiles',
      'files',
      'uploads',
      'sessions',
      'mails',
    ]),
  )
  expect(page).toContain('What Masar holds about you')
  expect(page).toContain('Al Jimi')
})

test('it tells nothing that opens a door, and nothing of anybody else', async () => {
  const stranger = await onboarded(server, 'Hessa Al Ali')
  server.deps.clock.advance(120)
  const { data } = await copy()
  const whole = JSON.stringify(data)
  expect(whole).not.toMatch(/_hash|argon2|storage_key|refresh_tokens|access_tokens/)
  expect(whole).not.toContain(stranger.email)
  expect(whole).not.toContain(goodPassword)
  // The text of the confirmation mail was for the mailbox alone.
  expect(data.mails).toMatchObject([
    { to: person.email, kind: expect.any(String), subject: expect.any(String) },
  ])
  expect(data.mails.flatMap(Object.keys)).not.toEqual(expect.arrayContaining(['text']))
  expect(data.mails.flatMap(Object.keys)).not.toEqual(expect.arrayContaining(['html']))
})

test('it has the scores of every version, without how an answer was scored', () => {
  const versions = [{ scorer: '2026-06', overall: 61, criteria: [{ key: 'grammar', score: 60 }] }]
  const criteria = [{ key: 'grammar', score: 68, evidence: [{ code: 'mcq_right' }] }]
  expect(copiedRow('evaluations', { overall: 68, criteria, versions })).toEqual({
    overall: 68,
    criteria: [{ key: 'grammar', score: 68 }],
    versions,
  })
})

test('in Arabic it is a page from right to left', async () => {
  server.deps.clock.advance(120)
  const { page } = await copy('ar')
  expect(page).toContain('dir="rtl"')
  expect(page).toContain('ما يحتفظ به مسار عنك')
})

test('a copy in one language is none in the other', async () => {
  server.deps.clock.advance(120)
  await copy('en')
  expect((await copy('ar')).page).toContain('dir="rtl"')
  expect((await ask('en')).status).toBe(200)
})

test('a copy is packed in a thread of its own, so that it does not hold up the others', async () => {
  const other = await onboarded(server, 'Reem Al Ali')
  const threads: Worker[] = []
  const add = (thread: Worker) => threads.push(thread)
  process.on('worker', add)
  try {
    await makeOwnData(server.deps, { user_id: other.id, lang: 'en' })
  } finally {
    process.off('worker', add)
  }
  expect(threads).toHaveLength(1)
})

test('markup in a name does not run in the copy', async () => {
  await server.client('updateUser', {
    token: person.token,
    body: { last_name: '<script>x</script>' },
  })
  server.deps.clock.advance(120)
  expect((await copy()).page).not.toContain('<script>')
})

test('it is deleted after a day', async () => {
  server.deps.clock.advance(120)
  const { url } = await copy()
  expect((await open(url)).status).toBe(200)
  server.deps.clock.advance(25 * 3600)
  await deleteOldExports(server.deps)
  expect((await open(url)).status).not.toBe(200)
})
