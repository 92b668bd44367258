import { existsSync } from 'node:fs'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { readDsn } from '../machines/shared/error-report'
import type { Deps } from './deps'
import type { Env } from './env'
import { compilers } from './http/contract/compilers'
import { contractRoutes } from './http/contract/contract-routes'
import { deliver } from './http/pages/delivery'
import { devOutbox } from './http/development/dev-outbox'
import { devPanel } from './http/development/dev-panel'
import { answerBadAddress, answerErrors } from './http/errors'
import { readShallowJson } from './http/contract/json-body'
import { drainOnceStopping } from './http/service/draining'
import { serveMetrics } from './http/service/metrics'
import { serveReadiness } from './http/service/readiness'
import { logRequests, readRequestId } from './http/service/request-log'
import { securityLog } from './http/service/security-log'
import { storableTimes } from './http/contract/storable'
import { makeHandlers } from './operations'
import { sessionReader } from './modules/auth/session.store'
import { testClockRoutes } from './http/development/test-clock'
import { testEvaluationRoutes } from './http/development/test-evaluation'
import { readableUrl, serveWeb } from './http/pages/web'

/** How what is asked is checked against the contract. */
export const validation: NonNullable<FastifyServerOptions['ajv']> = {
  customOptions: {
    removeAdditional: false,
    coerceTypes: 'array',
    allErrors: false,
    keywords: ['example', 'x-access', 'x-origin'],
  },
  onCreate: storableTimes,
}

/**
 * Builds the whole server from its dependencies: the contract's operations, the operator's
 * endpoints, the outbox and the panel in demo mode, and the built application if there is one. It
 * closes connections once `stopping` is aborted.
 */
export async function buildApp(
  deps: Deps,
  webRoot: string | null = null,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: readRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.env.TRUSTED_PROXIES,
    bodyLimit: 1024 * 1024,
    // How long a part of a path may be is the contract's to say; this is more than Node takes of a
    // whole request line.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    frameworkErrors: answerBadAddress,
    rewriteUrl: readableUrl,
    schemaController: { compilersFactory: compilers },
    ajv: validation,
  })
  // In a demonstration people read the terminal, so requests are logged only at debug level.
  logRequests(app, deps.env.demo ? 'debug' : 'info')
  drainOnceStopping(app, stopping)
  answerErrors(app, securityLog(deps))
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(deps.env) },
    crossOriginEmbedderPolicy: false,
    hsts: deps.publicUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
  })
  await deliver(app)
  await app.register(multipart)
  readShallowJson(app)
  serveReadiness(app, deps)
  serveMetrics(app, deps)
  await contractRoutes(app, {
    handlers: makeHandlers(deps),
    readSession: sessionReader(deps),
    callsPerMinute: deps.env.SESSION_CALLS_PER_MINUTE,
  })
  if (deps.env.demo) devOutbox(app, deps)
  if (deps.env.testClock) testClockRoutes(app, deps.clock)
  if (deps.evaluations !== undefined) testEvaluationRoutes(app, deps.evaluations)
  const hasPanel = deps.env.demo && (await devPanel(app))
  if (webRoot !== null && existsSync(webRoot)) await serveWeb(app, webRoot, deps.env, hasPanel)
  return app
}

/**
 * What pages may load and connect to: this origin alone and, if they are configured, the map
 * provider and the error-reporting service.
 */
const contentPolicy = (env: Pick<Env, 'VITE_MAPS_API_KEY' | 'VITE_SENTRY_DSN'>) => ({
  defaultSrc: ["'self'"],
  // WebAssembly is compiled on the device by the media and integrity code.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: [
    "'self'",
    ...(env.VITE_MAPS_API_KEY === undefined ? [] : ['https://places.googleapis.com']),
    ...getOrigins(env.VITE_SENTRY_DSN),
  ],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
})

const getOrigins = (dsn: string | undefined): string[] => {
  const target = readDsn(dsn ?? '')
  return target === null ? [] : [target.origin]
}
