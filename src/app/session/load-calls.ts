import { errorOfSilence } from '../../api/api-error'

/**
 * The calls behind the session chart, and the HTTP client with them: they come with the first call,
 * as a visitor's page makes none. A file that does not come is an outage, as an answer would be.
 */
export async function loadCalls() {
  try {
    return await import('./session-calls')
  } catch (thrown) {
    throw errorOfSilence(thrown)
  }
}
