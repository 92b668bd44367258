import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readableUrl, serveWeb } from './web'

const long = 'a line that comes again\n'.repeat(100)
const page = '<html><head><title>Masar</title></head></html>'
let app: FastifyInstance
const root = mkdtempSync(join(tmpdir(), 'masar-web-'))
beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  const files = {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'sw.js': 'sw',
    'sw.js.map': '{}',
    'icon.svg': '<svg/>',
    'assets/app-1a2b.js': 'app',
    'assets/app-1a2b.js.map': '{}',
    'assets/app-1a2b.js.map.gz': '{}',
    'assets/long-3c4d.js': long,
    'assets/long-3c4d.js.br': brotliCompressSync(long),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content)
  app = Fastify({ rewriteUrl: readableUrl })
  await serveWeb(app, root, { openDemo: false })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url })
  return { status: statusCode, body, cache: headers['cache-control'] }
}

test('files are served, the hashed ones for a year', async () => {
  expect(await get('/sw.js')).toEqual({ status: 200, body: 'sw', cache: 'no-cache' })
  expect(await get('/assets/app-1a2b.js')).toEqual({
    status: 200,
    body: 'app',
    cache: 'public, max-age=31536000, immutable',
  })
})

test('a file compressed in the build is sent so to clients that accept it, and plain to others', async () => {
  const ask = (encoding?: string) =>
    app.inject({
      url: '/assets/long-3c4d.js',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    })
  const [plain, packed, other] = [await ask(), await ask('gzip, deflate, br'), await ask('gzip')]
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, long])
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(packed.rawPayload.length).toBeLessThan(100)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(long)
  expect([other.headers['content-encoding'], other.body]).toEqual([undefined, long])
})

describe('an address that may be a screen gets the page', () => {
  test.each([
    '/',
    '/auth/login?redirect=%2Fcandidate%2Fprofile',
    '/nowhere/at/all',
    '/auth/google/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg',
    '/job/3.5',
  ])('%s', async (url) => {
    expect(await get(url)).toEqual({ status: 200, body: page, cache: 'no-cache' })
  })
})

describe('an address whose escapes cannot be read', () => {
  test.each(['/%E0%A4%A', '/%', '/candidate/%zz?tab=1', '/auth/%c3%28/x'])(
    '%s is the page where a browser asks for one, and no success',
    async (url) => {
      const { statusCode, body, headers } = await app.inject({
        url,
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      })
      expect([statusCode, headers['content-type'], body]).toEqual([
        400,
        'text/html; charset=utf-8',
        page,
      ])
    },
  )

  test.each([
    ['/api/user/%E0%A4%A', 'text/html'],
    ['/dev/%zz', 'text/html'],
    ['/%E0%A4%A.js', 'text/html'],
    ['/%E0%A4%A', '*/*'],
  ])('%s is no page for who takes %s', async (url, accept) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept } })
    expect([statusCode >= 400, body === page]).toEqual([true, false])
  })
})

describe('in an open demonstration', () => {
  let open: FastifyInstance
  beforeAll(async () => {
    open = Fastify()
    await serveWeb(open, root, { openDemo: true })
    await open.ready()
  })
  afterAll(() => open.close())
  const ask = (url: string) => open.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })

  test.each(['/', '/auth/login', '/index.html', '/index.html?now'])(
    'the page says so at %s',
    async (url) => {
      const { statusCode, body, headers } = await ask(url)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(body).toBe(page.replace('<head>', '<head><meta name="masar-demo" content="open">'))
    },
  )

  test('files are what they were', async () => {
    expect((await ask('/assets/app-1a2b.js')).body).toBe('app')
    expect((await ask('/sw.js.map')).statusCode).toBe(404)
  })

  test('no server starts on pages that could not say so', async () => {
    const other = mkdtempSync(join(tmpdir(), 'masar-web-'))
    writeFileSync(join(other, 'index.html'), '<title>Masar</title>')
    await expect(serveWeb(Fastify(), other, { openDemo: true })).rejects.toThrow(
      'The built page has no place to say what server it is from.',
    )
    rmSync(other, { recursive: true })
  })
})

describe('a missing file is not found', () => {
  test.each([
    '/.env',
    '/.git/config',
    '/foo.php',
    '/wp-login.php?x=1',
    '/backup.tar.gz',
    '/assets/app-old.js',
    '/a/.hidden/b',
    '/%2eenv',
    '/index.php/',
    '/api',
    '/api/nothing',
    '/dev/nothing',
  ])('%s', async (url) => {
    expect((await get(url)).status).toBe(404)
  })
})

test.each(['/sw.js.map', '/assets/app-1a2b.js.map', '/assets/app-1a2b.js.map.gz'])(
  'the source map %s stays on the server',
  async (url) => {
    expect((await get(url)).status).toBe(404)
  },
)
