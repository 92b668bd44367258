import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env'
import { panelTag, wantsPanel, withoutWorker } from '../development/dev-panel'

/**
 * Serves the built application: hashed assets are cached for a year, the page is checked on each
 * use, and every path that could be a screen gets the page. Source maps are not served, because
 * they are for people who read a stack trace. In an open demonstration the page contains a mark, so
 * that it shows a notice. If the panel of the charts is built and asked for, the page loads it
 * first.
 */
export async function serveWeb(
  app: FastifyInstance,
  webRoot: string,
  { openDemo }: Pick<Env, 'openDemo'>,
  hasPanel = false,
): Promise<void> {
  const mark = '<meta name="masar-demo" content="open">'
  const marked = openDemo ? beginning(pageIn(webRoot), mark) : null
  const withPanel = hasPanel ? withoutWorker(beginning(marked ?? pageIn(webRoot), panelTag)) : null
  await app.register(serveStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    ...(marked === null ? {} : { globIgnore: ['index.html*'] }),
    allowedPath: (path) => !/\.map(\.\w+)?$/.test(path),
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(join(webRoot, 'assets'))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      )
    },
  })
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-cache')
    const page = withPanel !== null && wantsPanel(request) ? withPanel : marked
    return page === null
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').send(page)
  }
  if (marked !== null) app.get('/index.html', sendPage)
  if (withPanel !== null) app.get('/dev/panel', sendPage)
  app.get('/*', async (request, reply) => {
    if (!mayBeScreen(new URL(request.url, 'http://host').pathname)) return reply.callNotFound()
    if (request.originalUrl !== request.url) void reply.status(400)
    return sendPage(request, reply)
  })
}

/**
 * The address that is routed. If it contains an escape that cannot be decoded (`/%E0%A4%A`), it
 * matches no route. For a browser that asks for a page it is escaped again, so that people get the
 * product's page, with 400; programs get JSON.
 */
export function readableUrl({ method, url = '/', headers }: IncomingMessage): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const isForPage =
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    mayBeScreen(path)
  return isForPage && !isReadable(path) ? `${path.replaceAll('%', '%25')}${rest}` : url
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const pageIn = (webRoot: string) => readFileSync(join(webRoot, 'index.html'), 'utf8')

/**
 * The page with a tag at the beginning of its head: the mark that `src/app/open-demo.tsx` looks
 * for, or the script that loads the panel.
 */
function beginning(page: string, tag: string): string {
  const begun = page.replace('<head>', `$&${tag}`)
  if (begun === page) throw new Error('The built page has no place to say what server it is from.')
  return begun
}

/**
 * Whether a path may lead to a screen: not to the API, to a hidden file, or to a name with a file's
 * ending. No screen's address has such an ending. A parameter with dots (a long token) is
 * recognised by the text after its last dot.
 */
export function mayBeScreen(path: string): boolean {
  return (
    !/^\/(api|dev)(\/|$)/.test(path) &&
    !/(\/|%2f)(\.|%2e)/i.test(path) &&
    !/\.[a-z][a-z0-9]{0,7}(~|\/)?$/i.test(path)
  )
}
