import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/api'
import { ApiError, errorOfSilence } from './api-error'
import { takePrefetched } from './prefetch'
import { apiBaseUrl } from './base-url'
import { callHeaders } from './call-headers'
import { errorOfAnswer } from './error-of-answer'
import { storeMessageLanguage } from './store-message-language'
import { proofOfKey } from './proof-of-key'
import { renewToken } from './refresh'
import { raiseFault } from '../lib/fault-signals'
import { signalSession } from './session-signals'
import { isOtherUser, readTokens } from './token'

/**
 * Refusals that say where the person stands: seen by surprise, they mean that the status of their
 * account has changed.
 */
const standingCodes = [
  'account_pending',
  'email_unconfirmed',
  'onboarding_missing',
  'profile_pending',
]

/**
 * The contract as calls: `api.POST('/user/auth/login-user/', { body })`. Pass what it answers to
 * `getAnswer`.
 */
export const api = createClient<paths>({
  baseUrl: apiBaseUrl(),
  fetch: (request) => send(request, onlyFor(readTokens()?.userId ?? null)),
})

/**
 * For a call that only this person may make, whoever is signed in when it is sent, such as sending
 * their unsent work.
 */
export const asPerson = (userId: string) => ({
  fetch: (request: Request) => send(request, onlyFor(userId)),
})

/** For a call that asks who is signed in here, which may be somebody other than this tab shows. */
export const asWhoever = { fetch: (request: Request) => send(request, () => undefined) }

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
export async function getAnswer<Body>(call: Promise<Reply<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw errorOfSilence(thrown)
  })
  storeMessageLanguage(data ?? error, spoken.get(response))
  if (!response.ok || data === undefined) {
    const failure = errorOfAnswer(response.status, error)
    if (failure.status === 403 && standingCodes.includes(failure.code))
      signalSession('standingDoubted')
    // A 401 has been through its refresh. Every other failure is passed to the error reports, and
    // then rejected (specification 8.1).
    if (failure.status !== 401)
      raiseFault(failure, { call: new URL(response.url, window.location.origin).pathname })
    throw failure
  }
  return data
}

/** The language in which each answer was requested; the page may have switched to another since. */
const spoken = new WeakMap<Response, string>()

/**
 * The token of another tab may be expired, too, because a call can wait for long in a sleeping
 * laptop. A second renewed token is fresh.
 */
const RENEWALS = 2

/** The calls that begin a session, which is bound to the browser's key. */
const signIns: readonly (keyof paths)[] = [
  '/user/auth/login-user/',
  '/user/auth/second-factor/',
  '/user/auth/register-user/',
  '/user/auth/refresh-token/',
]

/** Adds the proof of the browser's key. A browser without a key signs in without a proof. */
async function addProof(request: Request): Promise<void> {
  if (!signIns.some((path) => new URL(request.url).pathname.endsWith(path))) return
  const body: { refresh_token?: string } = await request.clone().json()
  const proof = await proofOfKey(request.url, body.refresh_token).catch(() => null)
  if (proof !== null) request.headers.set('dpop', proof)
}

/**
 * Sends a call with the session's headers, and again with a renewed token after a 401. `auth/*`
 * stays outside.
 */
async function send(request: Request, check: () => void): Promise<Response> {
  const outside = new URL(request.url).pathname.includes('/user/auth/')
  if (!outside) check()
  const headers = callHeaders()
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  if (outside) await addProof(request)
  const ask = async () => {
    const answer = await (takePrefetched(request) ?? globalThis.fetch(request.clone()))
    spoken.set(answer, headers.lang)
    return answer
  }
  let response = await ask()
  if (outside) return response
  let spent = headers.token
  for (
    let renewals = 0;
    response.status === 401 && spent !== undefined && renewals < RENEWALS;
    renewals += 1
  ) {
    const token = await renewToken(spent)
    if (token === null) return response
    check()
    request.headers.set('token', token)
    response = await ask()
    spent = token
  }
  return response
}

/**
 * Refuses a call if somebody else has signed in, in another tab or after a logout in this one,
 * because the token is now theirs. The call counts as unanswered, so that unsent work is kept. If
 * this tab still shows the first person, the session asks who is signed in.
 * @param userId the person whose call it is; null if nobody is known yet
 */
const onlyFor = (userId: string | null) => () => {
  const tokens = readTokens()
  if (isOtherUser(tokens)) signalSession('standingDoubted')
  else if (userId === null || tokens === null || tokens.userId === userId) return
  throw new ApiError({ code: 'offline', message: '', status: null })
}
