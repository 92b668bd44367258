import type { FastifyInstance, InjectOptions } from 'fastify'
import { operations } from '../../openapi/generated/operations'
import type { OperationId } from '../http/contract/handler'
import type { MultipartForm } from './upload'

export interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
  form?: MultipartForm
  token?: string
  lang?: 'en' | 'ar'
  headers?: Record<string, string>
}

export interface TestAnswer {
  status: number
  /**
   * The parsed body, null where there is none or it is compressed; tests read what they expect to
   * be there and fail on what is not.
   */
  body: ReturnType<typeof JSON.parse>
  headers: Record<string, unknown>
  raw: Buffer
}

/** Calls an operation by its id, as the browser would. */
export type Client = (id: OperationId, options?: CallOptions) => Promise<TestAnswer>

export function getClient(app: FastifyInstance): Client {
  return async (
    id,
    { params = {}, query = {}, body, form, token, lang = 'en', headers = {} } = {},
  ) => {
    const { method, path } = operations[id]
    const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`
    const multipart = form === undefined ? null : encodeForm(form)
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      query,
      headers: {
        lang,
        ...(token === undefined ? {} : { token }),
        ...(multipart === null ? {} : { 'content-type': multipart.type }),
        ...headers,
      },
      ...(multipart !== null
        ? { payload: multipart.payload }
        : body === undefined
          ? {}
          : { payload: body as object }),
    })
    const isJson =
      String(answer.headers['content-type'] ?? '').includes('application/json') &&
      answer.headers['content-encoding'] === undefined &&
      answer.rawPayload.length > 0
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : null,
      headers: answer.headers,
      raw: answer.rawPayload,
    }
  }
}

function encodeForm(form: MultipartForm): { type: string; payload: Buffer } {
  const boundary = 'masar-test-boundary'
  const parts = Object.entries(form).flatMap(([name, value]) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${typeof value === 'string' ? '' : `; filename="${value.filename}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value.bytes,
    Buffer.from('\r\n'),
  ])
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
