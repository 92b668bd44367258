import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import type { FastifyInstance } from 'fastify'
import { operations } from '../../../openapi/generated/operations'

/** Less than this goes out in one packet as it is. */
const SMALL = 1024

/**
 * Compression and caching of answers. Longer answers are compressed lightly, as each is made once
 * for one person. Answers that are the same for everybody may be cached but are checked on each
 * use, which costs a few bytes if nothing changed (RFC 9110, 13); personal answers are stored in no
 * cache, because a computer may be shared.
 */
export async function deliver(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    // Pictures, files and the built pages say so themselves.
    if (reply.hasHeader('cache-control')) return
    const id = request.routeOptions.config.operationId
    const { access, method } = id === undefined ? { access: null, method: null } : operations[id]
    if (access === 'public' && method === 'GET' && reply.statusCode === 200)
      reply.header('cache-control', 'no-cache').header('vary', 'lang')
    else reply.header('cache-control', 'no-store')
  })
  await app.register(etag, { weak: true })
  await app.register(compress, {
    threshold: SMALL,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
