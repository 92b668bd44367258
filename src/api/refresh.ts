import type { components } from '../../openapi/generated/api'
import { ApiError } from './api-error'
import { apiBaseUrl } from './base-url'
import { callHeaders } from './call-headers'
import { signalSession } from './session-signals'
import { clearTokens, readTokens, storeTokens, type TokenPair } from './token'

const lockName = 'masar.refresh'

/**
 * A token to go on with after `spent` was answered with 401; null when the session is over.
 * Tabs take turns: whoever comes second finds the token that the first one brought.
 *
 * @throws ApiError when nobody answered or the service is in trouble: an outage is not the end of a
 * session.
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
  const { token: _spent, ...headers } = callHeaders()
  const response = await globalThis
    .fetch(`${apiBaseUrl()}/user/auth/refresh-token/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    .catch(() => null)
  if (response === null) throw new ApiError({ code: 'offline', message: '', status: null })
  if (response.status >= 500 || response.status === 429) {
    throw new ApiError({ code: 'unavailable', message: '', status: response.status })
  }
  const now = readTokens()
  if (now?.token !== held.token) {
    // Another tab of the same person was first: what it stored may be seen here only after its turn
    // was over. Signed out, or somebody else signed in, while the answer was on its way: theirs
    // stays as it is.
    return now !== null && now.userId !== null && now.userId === held.userId ? now.token : null
  }
  if (!response.ok) return endSession()
  const answer: components['schemas']['RefreshedToken'] = await response.json()
  storeTokens({ token: answer.data, refreshToken: answer.refresh_token, userId: held.userId })
  return answer.data
}

function endSession(): null {
  clearTokens()
  signalSession('expired')
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
