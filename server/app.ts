import { existsSync } from 'node:fs'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps'
import { contractRoutes } from './http/contract-routes'
import { devOutbox } from './http/dev-outbox'
import { answerErrors } from './http/errors'
import { handlersOf } from './operations'
import { sessionReader } from './modules/auth/session.store'
import { testClockRoutes } from './http/test-clock'
import { testEvaluationRoutes } from './http/test-evaluation'
import { serveWeb } from './http/web'

/** The whole server over its dependencies: the contract's operations, `/health`, the outbox in demo mode, and the built SPA where there is one. */
export async function buildApp(deps: Deps, webRoot: string | null = null): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: 'array', allErrors: false, keywords: ['example', 'x-access', 'x-origin'] } },
  })
  answerErrors(app)
  await app.register(helmet, { contentSecurityPolicy: { directives: contentPolicy }, crossOriginEmbedderPolicy: false, hsts: false, xFrameOptions: { action: 'deny' } })
  await app.register(multipart)
  app.get('/health', async () => ({ status: 'ok' }))
  await contractRoutes(app, { handlers: handlersOf(deps), readSession: sessionReader(deps) })
  if (deps.env.demo) devOutbox(app, deps)
  if (deps.env.testClock) testClockRoutes(app, deps.clock)
  if (deps.evaluations !== undefined) testEvaluationRoutes(app, deps.evaluations)
  if (webRoot !== null && existsSync(webRoot)) await serveWeb(app, webRoot)
  return app
}

const contentPolicy = {
  defaultSrc: ["'self'"],
  // WebAssembly is compiled on the device by the media and integrity code.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}
