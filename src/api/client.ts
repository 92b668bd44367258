import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/api'
import { errorOfSilence } from './api-error'
import { apiBaseUrl } from './base-url'
import { callHeaders } from './call-headers'
import { errorOfAnswer } from './error-of-answer'
import { renewToken } from './refresh'
import { signalSession } from './session-signals'

/** Refusals that say where the person stands: seen by surprise, they mean that the standing has changed. */
const standingCodes = ['account_pending', 'email_unconfirmed', 'onboarding_missing', 'profile_pending']

/** The contract as calls: `api.POST('/user/auth/login-user/', { body })`. Pass what it answers to `answerOf`. */
export const api = createClient<paths>({ baseUrl: apiBaseUrl(), fetch: send })

interface Reply<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/**
 * The body of a successful answer.
 *
 * @throws ApiError for a refusal (with the code of the contract) and for silence (`offline`);
 *         a cancelled call throws its AbortError, which is nobody's outage.
 */
export async function answerOf<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw errorOfSilence(thrown)
  })
  if (!response.ok || data === undefined) {
    const failure = errorOfAnswer(response.status, error)
    if (failure.status === 403 && standingCodes.includes(failure.code)) signalSession('standingDoubted')
    throw failure
  }
  return data
}

/** Sends a call with the session's headers, and once more with a renewed token after a 401. `auth/*` stays outside. */
async function send(request: Request): Promise<Response> {
  const headers = callHeaders()
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  const again = request.clone()
  const response = await globalThis.fetch(request)
  const spent = headers['token']
  if (response.status !== 401 || spent === undefined || new URL(request.url).pathname.includes('/user/auth/')) return response
  const token = await renewToken(spent)
  if (token === null) return response
  again.headers.set('token', token)
  return globalThis.fetch(again)
}
