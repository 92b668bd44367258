import type { components } from '../../openapi/generated/api'
import { errorCodes } from '../../openapi/generated/operations'

/** A code of the contract, or `offline` when no answer came at all. */
export type ApiErrorCode = components['schemas']['ErrorCode'] | 'offline'

/** What went wrong with a call, for its one owner to show. Nothing in src/api shows it. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly fields: Record<string, string> | null
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null

  constructor(error: { code: ApiErrorCode; message: string; fields?: Record<string, string> | null; status: number | null }) {
    super(error.message)
    this.name = 'ApiError'
    this.code = error.code
    this.fields = error.fields ?? null
    this.status = error.status
  }
}

/** No answer, or one from a service in trouble: worth trying again, and never the end of a session. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429)
}

/** The error of an answer that is not a success, whatever its body turned out to be. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const known = isRecord(body) ? errorCodes.find((code) => code === body['code']) : undefined
  const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : ''
  const fallback = status >= 502 && status <= 504 ? 'unavailable' : 'internal'
  return new ApiError({ code: known ?? fallback, message, fields: fieldsOf(body), status })
}

/** A call that never reached an answer. A call that was cancelled is not an outage and passes through as it is. */
export function errorOfSilence(thrown: unknown): unknown {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof Error && thrown.name === 'AbortError') return thrown
  return new ApiError({ code: 'offline', message: '', status: null })
}

function fieldsOf(body: unknown): Record<string, string> | null {
  if (!isRecord(body) || !isRecord(body['fields'])) return null
  const texts = Object.entries(body['fields']).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
