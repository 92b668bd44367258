import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app'
import { startTestServer, type TestServer } from '../../testing/server'
import { devPanel, panelTag } from './dev-panel'
import { serveWeb } from '../pages/web'

const root = mkdtempSync(join(tmpdir(), 'masar-panel-'))
const [web, files, records] = ['web', 'files', 'records'].map((name) => join(root, name))
const worker = '<script id="vite-plugin-pwa:register-sw" src="/registerSW.js" defer></script>'
const page = `<html><head><title>Masar</title>${worker}</head></html>`

beforeAll(() => {
  const write = (name: string, content: unknown) => {
    const path = join(root, name)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  write('web/index.html', page)
  write('web/assets/app.js', 'app')
  write('files/start.js', 'start')
  write('records/unit/session.json', { chart: 'session', taken: ['a', 'b'] })
})
afterAll(() => rmSync(root, { recursive: true }))

describe('in demo mode', () => {
  const app = Fastify()
  beforeAll(async () => {
    const hasPanel = await devPanel(app, { files, records })
    await serveWeb(app, web ?? '', { openDemo: false }, hasPanel)
    await app.ready()
  })
  afterAll(() => app.close())
  const ask = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })

  test.each([
    ['/?panel', ''],
    ['/auth/login?redirect=%2F&panel=1', ''],
    ['/dev/panel', ''],
    ['/auth/login', 'other=1; masar-panel=1'],
  ])(
    '%s with the cookie "%s" is the page, which loads the panel first and installs no worker',
    async (url, cookie) => {
      const { statusCode, body } = await ask(url, cookie)
      const head = `<head>${panelTag}<title>Masar</title></head>`
      expect([statusCode, body]).toEqual([200, `<html>${head}</html>`])
    },
  )

  test.each([
    ['/', ''],
    ['/auth/login?panels', 'masar-panel=0'],
    ['/auth/login', 'not-masar-panel=1'],
  ])('%s with the cookie "%s" is the page as it was built', async (url, cookie) => {
    expect((await ask(url, cookie)).body).toBe(page)
  })

  test('the panel has its files and the coverage on record', async () => {
    expect((await ask('/dev/panel/start.js')).body).toBe('start')
    expect((await ask('/dev/panel/other.js')).statusCode).toBe(404)
    expect((await ask('/dev/panel/coverage.json')).json()).toEqual({
      unit: { session: ['a', 'b'] },
      browser: null,
      hand: null,
    })
  })

  test('the application has the same files with it', async () => {
    expect((await ask('/assets/app.js', 'masar-panel=1')).body).toBe('app')
  })
})

describe('without demo mode', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('no part of the panel is served, even to a browser with its cookie', async () => {
    const deps = { ...server.deps, env: { ...server.deps.env, demo: false, openDemo: false } }
    const app = await buildApp(deps, web)
    const ask = (url: string) => app.inject({ url, headers: { cookie: 'masar-panel=1' } })
    for (const url of ['/dev/panel', '/dev/panel/start.js', '/dev/panel/coverage.json'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404])
    for (const url of ['/?panel', '/auth/login']) expect((await ask(url)).body).toBe(page)
    await app.close()
  })
})
