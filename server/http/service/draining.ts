import type { FastifyInstance } from 'fastify'
import { getRoute } from './request-log'

/**
 * After `stopping` is aborted, `/ready` answers 503, so that a balancer chooses another server, and
 * each connection closes after its answer, so that no later request is sent to a server that is
 * gone. All other requests are answered until the server closes: closing at once would lose those
 * that are being sent.
 */
export function drainOnceStopping(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (request, reply) => {
    if (stopping.aborted && getRoute(request) === '/ready')
      return reply.status(503).send({ status: 'stopping' })
    return undefined
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) void reply.header('connection', 'close')
  })
}
