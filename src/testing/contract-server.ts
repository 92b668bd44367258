import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { components, operations as Operations } from '../../openapi/generated/api'
import { operations, type OperationId } from '../../openapi/generated/operations'

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type Answers<Id extends OperationId> = Operations[Id]['responses']

/** What an operation answers when it succeeds, as the contract says. */
export type SuccessOf<Id extends OperationId> =
  Answers<Id> extends { 200: infer Ok } ? Json<Ok> : never

interface Call {
  /** The body as it was sent; null for none. */
  body: unknown
  params: Record<string, string>
  query: URLSearchParams
  headers: Headers
}

export interface Refused {
  status: number
  code: components['schemas']['ErrorCode']
  message?: string
  fields?: Record<string, string>
}

type Answer<Id extends OperationId> = SuccessOf<Id> | Refused | 'silence'

/**
 * An operation of the contract, answered by the test: a success body, a refusal, or no answer at
 * all.
 */
export function on<Id extends OperationId>(
  id: Id,
  answer: Answer<Id> | ((call: Call) => Answer<Id> | Promise<Answer<Id>>),
): HttpHandler {
  const { method, path } = operations[id]
  const url = `*/api${path.replace(/\{([^}]+)\}/g, ':$1')}`
  return http[methods[method]](url, async ({ request, params }) => {
    const body: unknown = request.body === null ? null : await request.json().catch(() => null)
    const call = {
      body,
      params: toTexts(params),
      query: new URL(request.url).searchParams,
      headers: request.headers,
    }
    const given = typeof answer === 'function' ? await answer(call) : answer
    if (given === 'silence') return HttpResponse.error()
    if (isRefusal(given)) {
      const { status, code, message = `Refused: ${code}.`, fields } = given
      return HttpResponse.json({ code, message, ...(fields ? { fields } : {}) }, { status })
    }
    return new HttpResponse(JSON.stringify(given), {
      headers: { 'content-type': 'application/json' },
    })
  })
}

/**
 * A server at the contract's addresses for the tests of a file; a call nobody answers fails the
 * test. Every frame asks how many notifications there are, and a recruiter's how many answers wait:
 * none, where a test does not say.
 */
export function contractServer(...always: HttpHandler[]) {
  const server = setupServer(
    ...always,
    on('countNotifications', { data: { count: 0 } }),
    on('countReviews', {
      data: {
        count: 0,
        speaking: 0,
        writing: 0,
        evidence: 0,
        requests: 0,
        registered: 0,
        in_review: 0,
        same_registered: 0,
        same_in_review: 0,
      },
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

const methods = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete', PUT: 'put' } as const

function isRefusal(answer: object): answer is Refused {
  return 'status' in answer && typeof answer.status === 'number' && 'code' in answer
}

function toTexts(
  params: Record<string, string | readonly string[] | undefined>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}
