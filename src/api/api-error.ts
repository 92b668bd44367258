import type { components } from '../../openapi/generated/api'

/** A code of the contract, or `offline` when no answer came at all. */
export type ApiErrorCode = components['schemas']['ErrorCode'] | 'offline'

/** What went wrong with a call. The code that made the call shows it; nothing in src/api does. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly fields: Record<string, string> | null
  /** The HTTP status; null when there was no answer, or none of the service's. */
  readonly status: number | null

  constructor(error: {
    code: ApiErrorCode
    message: string
    fields?: Record<string, string> | null
    status: number | null
  }) {
    super(error.message)
    this.name = 'ApiError'
    this.code = error.code
    this.fields = error.fields ?? null
    this.status = error.status
  }
}

/**
 * No answer, or one from a service in trouble: worth trying again, and never the end of a session.
 */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === null || error.status >= 500 || error.status === 429)
  )
}

/**
 * A call that never reached an answer. A call that was cancelled is not an outage and passes
 * through as it is.
 */
export function errorOfSilence(thrown: unknown): unknown {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof Error && thrown.name === 'AbortError') return thrown
  return new ApiError({ code: 'offline', message: '', status: null })
}
