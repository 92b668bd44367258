import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * The built SPA: hashed assets for a year, the page itself always asked for again, and the page for
 * every path that could be a screen. Source maps stay here: they are built for whoever reads a
 * stack trace, and nobody is pointed to them.
 */
export async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(serveStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
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
  app.get('/*', async (request, reply) => {
    if (!mayBeScreen(new URL(request.url, 'http://host').pathname)) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

/**
 * Whether a path may lead to a screen: not the API's, nothing hidden, and nothing that is named
 * like a file. No screen's address ends like one; a parameter with dots (a long token) is told
 * apart by what follows the last of them.
 */
export function mayBeScreen(path: string): boolean {
  return (
    !/^\/(api|dev)(\/|$)/.test(path) &&
    !/(\/|%2f)(\.|%2e)/i.test(path) &&
    !/\.[a-z][a-z0-9]{0,7}(~|\/)?$/i.test(path)
  )
}
