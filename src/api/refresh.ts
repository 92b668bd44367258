import type { components } from '../../openapi/generated/api'
import { ApiError, errorOfSilence } from './api-error'
import { apiBaseUrl } from './base-url'
import { callHeaders } from './call-headers'
import { errorOfAnswer } from './error-of-answer'
import { storeMessageLanguage } from './store-message-language'
import { proofOfKey } from './proof-of-key'
import { signalSession } from './session-signals'
import { clearTokens, readTokens, storeTokens, type TokenPair } from './token'

const lockName = 'masar.refresh'

/** The refusals that mean that a session is over; `validation_failed`: what is kept is no token. */
const endings = ['session_expired', 'session_missing', 'session_key_missing', 'validation_failed']

/**
 * Returns a new token after `spent` was answered with 401, or null if the session is over. Tabs
 * take turns, so the second one finds the token that the first one fetched.
 * @throws ApiError if the service did not answer or is in trouble, because an outage does not end a
 *   session, whatever a proxy answers in its place; also if the session ended because this
 *   browser's key is missing, which the person has to be told
 */
export function renewToken(spent: string): Promise<string | null> {
  return inTurn(async () => {
    const held = readTokens()
    if (held === null) return null
    if (held.token !== spent) return held.token
    if (held.refreshToken === null) return endSession()
    return trade(held, held.refreshToken)
  })
}

async function trade(held: TokenPair, refreshToken: string): Promise<string | null> {
  const answer = await ask(refreshToken)
  const now = readTokens()
  if (now?.token !== held.token) {
    // Another tab of the same person was first, and this tab sees its token only now. If nobody or
    // somebody else is signed in by now, the stored tokens stay as they are.
    return now !== null && now.userId !== null && now.userId === held.userId ? now.token : null
  }
  if (answer instanceof ApiError) {
    if (answer.code !== 'session_key_missing') return endSession()
    endSession('keyMissing')
    throw answer
  }
  storeTokens({ token: answer.data, refreshToken: answer.refresh_token, userId: held.userId })
  return answer.data
}

type Renewed = components['schemas']['RefreshedToken']

/** The new pair, or why there is none any more. Anything else is no answer of the service. */
async function ask(refreshToken: string): Promise<Renewed | ApiError> {
  const url = `${apiBaseUrl()}/user/auth/refresh-token/`
  const { token: _spent, ...headers } = callHeaders()
  try {
    const dpop = await proofOfKey(url, refreshToken)
    const response = await globalThis.fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        ...(dpop === null ? {} : { dpop }),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok && isRenewed(body)) return body
    storeMessageLanguage(body, headers.lang)
    const failure = errorOfAnswer(response.status, body)
    if (endings.includes(failure.code)) return failure
  } catch (thrown) {
    throw errorOfSilence(thrown)
  }
  throw new ApiError({ code: 'unavailable', message: '', status: null })
}

const isRenewed = (body: unknown): body is Renewed =>
  typeof body === 'object' &&
  body !== null &&
  'data' in body &&
  typeof body.data === 'string' &&
  'refresh_token' in body &&
  typeof body.refresh_token === 'string'

function endSession(why: 'expired' | 'keyMissing' = 'expired'): null {
  clearTokens()
  signalSession(why)
  return null
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** One at a time over all tabs; in a browser without Web Locks, over this tab. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(lockName, work)
  const turn = lastTurn.then(work, work)
  lastTurn = turn.catch(() => undefined)
  return turn
}
