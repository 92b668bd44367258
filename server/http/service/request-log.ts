import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * The form that a proxy's request id may have. Anything else could write arbitrary text into the
 * log.
 */
const given = /^[\w-]{8,64}$/

/**
 * The number of a request: the proxy's where it gave one, so that its log and ours say the same.
 */
export function readRequestId({ headers }: Pick<FastifyRequest['raw'], 'headers'>): string {
  const id = headers['x-request-id']
  return typeof id === 'string' && given.test(id) ? id : randomUUID()
}

/**
 * The pattern of the address and not the address: ids and queries are people's. What leads nowhere
 * is all one.
 */
export const getRoute = (request: FastifyRequest): string => request.routeOptions.url ?? '(none)'

/**
 * Every answer carries the number of its request, and leaves a line in the log: what was asked, how
 * it ended, and how long it took.
 */
export function logRequests(app: FastifyInstance, level: 'info' | 'debug'): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    request.log[level](
      {
        method: request.method,
        route: getRoute(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
