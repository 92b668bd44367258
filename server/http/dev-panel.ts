import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const built = fileURLToPath(new URL('../../dist/qa-panel', import.meta.url))
const coverage = fileURLToPath(new URL('../../.coverage/paths', import.meta.url))

/** The tag that loads the panel, at the beginning of the page's head. */
export const panelTag = '<script type="module" src="/dev/panel/start.js"></script>'

/**
 * Serves the panel of the charts: its built files, and the coverage that the suites left on this
 * machine. Only in demo mode.
 *
 * @returns false if the panel is not built
 */
export async function devPanel(
  app: FastifyInstance,
  { files = built, records = coverage }: { files?: string; records?: string } = {},
): Promise<boolean> {
  if (!existsSync(files)) return false
  await app.register(serveStatic, {
    root: files,
    prefix: '/dev/panel/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
  app.get('/dev/panel/coverage.json', async () => ({
    unit: await takenIn(`${records}/unit`),
    browser: await takenIn(`${records}/browser`),
    hand: await takenIn(`${records}/hand`),
  }))
  return true
}

/**
 * The page without the tag that installs the service worker, whose copy of the page has no panel.
 * Only the page differs: the files of the application stay as they are.
 */
export const withoutWorker = (page: string): string =>
  page.replace(/<script\b[^>]* src="\/registerSW\.js"[^>]*><\/script>/, '')

/** Whether a request asks for the panel, by its address or by the cookie of an open panel. */
export function wantsPanel({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path, query] = url.split('?')
  return (
    path === '/dev/panel' ||
    new URLSearchParams(query).has('panel') ||
    /(?:^|;\s*)masar-panel=1(?:;|$)/.test(headers.cookie ?? '')
  )
}

/** A result of a suite names its chart once; a recording names one at each step. */
interface TakenFile {
  chart?: string
  taken?: readonly string[]
  steps?: readonly { chart?: string; taken: readonly string[] }[]
}

/** The taken transitions in the files of a folder, by chart; null if there are none. */
async function takenIn(folder: string): Promise<Record<string, string[]> | null> {
  const names = await readdir(folder).catch(() => [])
  const found = new Map<string, Set<string>>()
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    const {
      chart = '',
      taken = [],
      steps = [],
    }: TakenFile = JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))
    for (const step of [{ chart, taken }, ...steps])
      found.set(
        step.chart ?? chart,
        new Set([...(found.get(step.chart ?? chart) ?? []), ...step.taken]),
      )
  }
  found.delete('')
  return found.size === 0
    ? null
    : Object.fromEntries([...found].map(([chart, taken]) => [chart, [...taken]]))
}
