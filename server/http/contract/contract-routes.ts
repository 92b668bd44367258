import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import document from '../../../openapi/generated/openapi.json'
import { operations } from '../../../openapi/generated/operations'
import { authorize } from './access'
import { compilers } from './compilers'
import { expensiveReads, inTurn } from '../service/expensive-reads'
import { type Call, Answer, type Handlers, type OperationId } from './handler'
import { readLanguage } from './language'
import { readTimeZone } from './time-zone'
import { limitHere } from '../service/limits'
import { refuseUnstorable } from './storable'
import type { Session } from './session'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyContextConfig {
    operationId?: OperationId
  }
}

interface Served {
  handlers: Handlers
  readSession: (token: unknown) => Promise<Session | null>
  callsPerMinute: number
}

/**
 * Calls that a running assessment makes by itself, and uploads in many pieces. Their rate limit is
 * higher, so that nobody loses work.
 */
const sentByItself: ReadonlySet<OperationId> = new Set([
  'saveAnswerMedia',
  'saveAnswers',
  'saveMedia',
  'sendAttemptEvent',
  'uploadFileChunk',
])
/** How many times higher their limit is. */
const sentByItselfTimes = 10

/**
 * Registers every operation of the contract: who may call it and how often, validation, the
 * handler, and stripping of answers.
 */
export async function contractRoutes(
  app: FastifyInstance,
  { handlers, readSession, callsPerMinute }: Served,
): Promise<void> {
  // Each process counts for itself: a write into the database for every call would cost more than
  // the calls that it keeps out.
  const perSession = limitHere(callsPerMinute, 60)
  const perSessionByItself = limitHere(callsPerMinute * sentByItselfTimes, 60)
  app.decorateRequest('session', null)
  // Before the body is read: a refused caller learns nothing about what the body should have been.
  app.addHook('onRequest', async (request) => {
    const id = request.routeOptions.config.operationId
    if (id === undefined) return
    request.session = await readSession(request.headers.token)
    if (request.session !== null)
      await (sentByItself.has(id) ? perSessionByItself : perSession).take(request.session.id)
    authorize(operations[id].access, operations[id].standing, request.session)
  })
  // After validation, which makes numbers of texts.
  app.addHook('preHandler', async (request) =>
    refuseUnstorable(request.body, request.query, request.params),
  )
  for (const { operationId, ...route } of await contract())
    app.route({
      ...route,
      config: { operationId },
      handler: routeHandler(handlers, operationId),
    })
}

interface ContractRoute extends Pick<RouteOptions, 'method' | 'url' | 'schema'> {
  operationId: OperationId
}

/** Reading the contract is most of a start, and comes to the same for every server of a process. */
const contract = (): Promise<readonly ContractRoute[]> => (contractRead ??= readContract())
let contractRead: Promise<readonly ContractRoute[]> | undefined

/** The routes as the generator makes them of the document, on a server that never starts. */
async function readContract(): Promise<readonly ContractRoute[]> {
  const routes: ContractRoute[] = []
  // It is asked nothing, so by these compilers it compiles nothing.
  const reader = Fastify({
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: compilers },
  })
  await reader.register(multipart)
  reader.addHook('onRoute', ({ method, url, schema, config }) => {
    const id = config?.operationId
    if (id === undefined) return
    const querystring = closed(schema?.querystring, openQuery.includes(id))
    const body = whateverItsType(schema?.body)
    routes.push({ operationId: id, method, url, schema: { ...schema, ...body, querystring } })
  })
  await reader.register(openapiGlue, {
    specification: registrable(),
    prefix: '/api',
    operationResolver: (operationId) => {
      if (!isOperation(operationId))
        throw new Error(
          `${operationId} is not in openapi/generated/operations.ts. Run npm run generate.`,
        )
      return () => undefined
    },
  })
  await reader.close()
  return routes
}

function routeHandler(handlers: Handlers, operationId: OperationId) {
  const handler = handlers[operationId] as (call: Call<OperationId>) => Promise<unknown>
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = {
      params: request.params,
      query: request.query,
      body: request.body,
      session: request.session,
      lang: readLanguage(request.headers.lang),
      timeZone: readTimeZone(request.headers['time-zone']),
      request,
      reply,
    }
    const handle = () => handler(call as Call<OperationId>)
    const answer = await (request.session !== null && expensiveReads.has(operationId)
      ? inTurn(request.session.userId, handle, request.signal)
      : handle())
    return answer instanceof Answer ? reply.status(answer.status).send(answer.body) : answer
  }
}

/**
 * A provider may add to the query with which it sends the browser back, and OAuth 2.0 (RFC 6749,
 * 4.1.2) has us ignore what we do not know.
 */
const openQuery: readonly string[] = ['completeSocialSignIn'] satisfies OperationId[]

/** A query takes what the contract names, and nothing else. */
const closed = (query: unknown, isOpen: boolean): object => ({
  type: 'object',
  ...(typeof query === 'object' ? query : {}),
  additionalProperties: isOpen,
})

const isOperation = (id: string): id is OperationId => id in operations

/**
 * The generator writes a body's schema below its media type, and Fastify then lets any other type
 * past unchecked. Every body that is not streamed is JSON, so its schema holds whatever the caller
 * says that it sent.
 */
function whateverItsType(body: unknown): { body?: unknown } {
  if (typeof body !== 'object' || body === null || !('content' in body)) return {}
  const content = body.content as Record<string, { schema?: unknown }>
  return { body: content['application/json']?.schema }
}

/**
 * The document as the route generator takes it: operation ids in the route's config; multipart
 * bodies left to be streamed.
 */
function registrable(): object {
  const copy: { paths: Record<string, Record<string, ContractOperation>> } = structuredClone(
    document,
  ) as never
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.operationId === undefined) continue
      operation['x-fastify-config'] = { operationId: operation.operationId }
      // As Node names the headers of a request.
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'header') parameter.name = parameter.name?.toLowerCase()
      if (operation.requestBody?.content?.['multipart/form-data'] !== undefined)
        delete operation.requestBody
      for (const response of Object.values(operation.responses ?? {})) {
        if (response.content && response.content['application/json'] === undefined)
          delete response.content
      }
    }
  }
  return copy
}

interface ContractOperation {
  operationId?: string
  parameters?: { in?: string; name?: string }[]
  requestBody?: { content?: Record<string, unknown> }
  responses?: Record<string, { content?: Record<string, unknown> }>
  'x-fastify-config'?: { operationId: string }
}
