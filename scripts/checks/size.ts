// Part of npm test: the first load of /auth/login, which is all the JavaScript that a fresh browser
// requests until the form can be used, is at most 210 kB (gzip). It is measured on the built
// application behind the real server. Code that is loaded later is listed separately.
import { gzipSync } from 'node:zlib'
import { chromium, type Request } from '@playwright/test'
import { stopAndRemove, startAppServer } from '../../e2e/app-server'
import { findBrowser } from '../lib/browser.mjs'

const limit = 210_000
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
interface Script {
  name: string
  bytes: number
}
const together = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

async function main(): Promise<void> {
  const executablePath = await findBrowser()
  if (executablePath === null)
    throw new Error('No browser found to measure with. Install Chromium or set CHROMIUM_PATH.')
  const server = await startAppServer()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const { first, inUse } = await loadScripts(server.url)
    for (const { name, bytes } of first) console.log(`${kilobytes(bytes).padStart(9)}  ${name}`)
    const total = together(first)
    console.log(
      `${kilobytes(total).padStart(9)}  first load of /auth/login, gzip (at most ${kilobytes(limit)})`,
    )
    console.log(
      `${kilobytes(together(inUse)).padStart(9)}  more while it is filled in: ${inUse.map(({ name }) => name).join(', ') || 'nothing'}`,
    )
    if (first.length === 0) throw new Error('The page loaded no script, so nothing was measured.')
    if (total > limit)
      throw new Error(
        `The first load is ${kilobytes(total - limit)} too heavy. Move what the form does not need into a lazy chunk.`,
      )
  } finally {
    await browser.close()
    await stopAndRemove(server)
  }

  async function loadScripts(url: string): Promise<{ first: Script[]; inUse: Script[] }> {
    const page = await browser.newPage()
    const asked: Request[] = []
    page.on(
      'request',
      (request) => void (request.resourceType() === 'script' && asked.push(request)),
    )
    await page.goto(`${url}/auth/login`)
    const send = page.locator('form button[type=submit]')
    await send.waitFor()
    const first = [...asked]
    // It could be used: something typed into the form stays there.
    const [email, password] = [
      page.locator('input[type=email]'),
      page.locator('input[type=password]'),
    ]
    await email.fill('someone@masar.example')
    await password.fill('Something1!')
    await send.click({ trial: true })
    if ((await email.inputValue()) !== 'someone@masar.example')
      throw new Error('Text typed as soon as the form appeared was lost.')
    return {
      first: await Promise.all(first.map(weigh)),
      inUse: await Promise.all(asked.slice(first.length).map(weigh)),
    }
  }
}

/** The compressed size of one file, as it is sent. */
async function weigh(request: Request): Promise<Script> {
  const response = await request.response()
  if (response === null) throw new Error(`${request.url()} got no response.`)
  return {
    name: new URL(request.url()).pathname,
    bytes: gzipSync(await response.body(), { level: 9 }).length,
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
