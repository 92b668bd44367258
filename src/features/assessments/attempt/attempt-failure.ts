/**
 * True when no answer came, or one from a service in trouble (5xx, 408, 425, 429): the call is sent
 * again unchanged. 401 counts, too: the session is renewed outside the attempt, and unsent work
 * waits for it.
 */
export function isOutage(error: unknown): boolean {
  const status = toStatus(error)
  return status === null || status >= 500 || [401, 408, 425, 429].includes(status)
}

/** With these the server takes nothing more of an attempt, whatever it is. */
const endings = [
  'attempt_over',
  'attempt_cancelled',
  'attempt_already_completed',
  'attempt_not_found',
]

/** Whether a refusal is of the whole attempt, and not of what was sent. */
export const isOfAttempt = (code: string): boolean => endings.includes(code)

/** The contract's code of a refusal, `offline` for silence, `internal` for anything else. */
export function toCode(error: unknown): string {
  return hasCode(error) ? error.code : 'internal'
}

/** The questions that a refusal names as its fields. */
export const questionsIn = (error: unknown): string[] =>
  typeof error === 'object' && error !== null && 'fields' in error && isFields(error.fields)
    ? Object.keys(error.fields)
    : []

const isFields = (fields: unknown): fields is object =>
  typeof fields === 'object' && fields !== null

function toStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  return typeof error.status === 'number' ? error.status : null
}

const hasCode = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
