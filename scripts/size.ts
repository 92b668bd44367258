// Part of npm test: the first load of /auth/login, all the JavaScript that a fresh browser asks for until the form can be
// used, is at most 175 kB (gzip). Measured on the built application behind the real server.
import { gzipSync } from 'node:zlib'
import { chromium, type Response } from '@playwright/test'
import { disposeOf, startAppServer } from '../e2e/app-server'
import { findBrowser } from './lib/browser.mjs'

const limit = 175_000
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function main(): Promise<void> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('No browser to measure with.')
  const server = await startAppServer()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] })
  try {
    const scripts = await scriptsOfFirstLoad(server.url)
    for (const { name, bytes } of scripts) console.log(`${kilobytes(bytes).padStart(9)}  ${name}`)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`${kilobytes(total).padStart(9)}  first load of /auth/login, gzip (at most ${kilobytes(limit)})`)
    if (scripts.length === 0) throw new Error('The page loaded no script at all: nothing was measured.')
    if (total > limit) throw new Error(`The first load is ${kilobytes(total - limit)} too heavy. Move what the form does not need into a lazy chunk.`)
  } finally {
    await browser.close()
    await disposeOf(server)
  }

  async function scriptsOfFirstLoad(url: string) {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => void (response.request().resourceType() === 'script' && responses.push(response)))
    await page.goto(`${url}/auth/login`)
    // Usable: something typed into the form stays there, and it can be sent.
    const email = page.locator('input[type=email]')
    await email.fill('someone@masar.example')
    await page.locator('input[type=password]').fill('Something1!')
    await page.locator('form button[type=submit]').click({ trial: true })
    const loaded = [...responses]
    return Promise.all(loaded.map(async (response) => ({ name: new URL(response.url()).pathname, bytes: gzipSync(await response.body(), { level: 9 }).length })))
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
