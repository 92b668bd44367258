import type { FastifyInstance } from 'fastify'
import { routeOf } from './request-log'

/**
 * Once `stopping` is aborted, `/ready` answers 503, so that a balancer looks for another server, and
 * each connection ends with its answer, so that none is kept on which the next request would meet a
 * server that is gone. Everything else is answered as before until the server closes: closing at
 * once would cost what is sent here in that moment.
 */
export function drainOnceStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (request, reply) => {
    if (stopping.aborted && routeOf(request) === '/ready')
      return reply.status(503).send({ status: 'stopping' })
    return undefined
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) void reply.header('connection', 'close')
  })
}
