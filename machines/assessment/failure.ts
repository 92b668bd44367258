import type { Failure } from './assessment-events'

/**
 * Reads whatever an actor rejected with: an object with a `code` (and a `message`) keeps them;
 * anything else is `internal`.
 */
export function toFailure(error: unknown): Failure {
  if (
    typeof error !== 'object' ||
    error === null ||
    !('code' in error) ||
    typeof error.code !== 'string'
  )
    return { code: 'internal' }
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return message ? { code: error.code, message } : { code: error.code }
}
