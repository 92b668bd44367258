import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  coverageFolder,
  readRecordings,
  takenOnRecord,
} from '../../../machines/paths/recording/taken-on-record'

const built = fileURLToPath(new URL('../../../dist/qa-panel', import.meta.url))

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
  { files = built, records = coverageFolder }: { files?: string; records?: string } = {},
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
  app.get('/dev/panel/coverage.json', ({ log }) =>
    takenOnRecord(
      records,
      readRecordings(records, (why) => log.warn(why)),
    ),
  )
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
