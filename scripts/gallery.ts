// npm run gallery -- [--only PART] [--language en|ar]: a picture of every route, for everybody who
// may see it, in both languages, on a phone, a laptop and a wide screen, in one page to look at:
// gallery/index.html. On the built application behind the real server with its demo people.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { stopAndRemove, startAppServer } from '../e2e/app-server'
import { hasLoaded, phone, takePictures } from '../e2e/pictures'
import { fetchAddresses } from '../e2e/states/addresses'
import { pages, sees, type PersonaStatus, standings, getTokens } from '../e2e/states/standings'
import { type Picture, toPage } from './gallery/page'
import { findBrowser } from './lib/browser.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    language: { type: 'string', multiple: true, default: ['en', 'ar'] },
  },
})
const folder = join(import.meta.dirname, '../gallery')

const executablePath = await findBrowser()
if (executablePath === null)
  throw new Error('No browser found to take pictures with. Install Chromium or set CHROMIUM_PATH.')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const server = await startAppServer()
const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
})
try {
  const pictures: Picture[] = []
  const addresses = await fetchAddresses(server)
  // The languages side by side: a page is waited for more than it is drawn.
  for (const status of standings)
    pictures.push(
      ...(
        await Promise.all(
          values.language.map((language) => seenBy(browser, status, language, addresses)),
        )
      ).flat(),
    )
  const unseen = pages.flatMap(({ path }) =>
    pictures.some((picture) => picture.path === path) || !path.includes(values.only) ? [] : [path],
  )
  await writeFile(join(folder, 'index.html'), toPage(pictures, unseen))
  console.log(
    `${pictures.length} views of ${new Set(pictures.map(({ path }) => path)).size} routes: ${join(folder, 'index.html')}`,
  )
  for (const { path, status, language, errors } of pictures)
    for (const error of errors) console.log(`  ${path}, ${status}, ${language}: ${error}`)
} finally {
  await browser.close()
  await stopAndRemove(server)
}

async function seenBy(
  of: Browser,
  status: PersonaStatus,
  language: string,
  addresses: ReadonlyMap<string, string>,
): Promise<Picture[]> {
  const entries = pages.filter((entry) => entry.path.includes(values.only) && sees(entry, status))
  if (entries.length === 0) return []
  const tokens = await getTokens(server, status)
  const context = await of.newContext({
    baseURL: server.url,
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
    viewport: phone,
  })
  await context.addInitScript(
    ([wanted, held]) => {
      localStorage.setItem('locale', wanted)
      // Once: what the application makes of them is its own.
      if (held !== null && localStorage.getItem('token') === null)
        for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value)
    },
    [language, tokens] as const,
  )
  const pictures: Picture[] = []
  for (const { path } of entries) {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(addresses.get(path) ?? path)
    await page.getByRole('main').first().waitFor()
    await page.waitForLoadState('networkidle')
    // The server may need longer for an answer than the network is watched for.
    if (!(await hasLoaded(page))) errors.push('still loading')
    const name = `${path} ${status} ${language}`
    await takePictures(page, name, folder)
    const { pathname } = new URL(page.url())
    pictures.push({ path, status, language, name, at: pathname, errors })
    await page.close()
  }
  await context.close()
  return pictures
}
