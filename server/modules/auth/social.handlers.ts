import type { Deps } from '../../deps'
import type { Call, Handlers } from '../../http/contract/handler'
import { limit, toNetwork } from '../../http/service/limits'
import { securityLog } from '../../http/service/security-log'
import { keyedHash, newSecret } from '../../http/secrets'
import { openProviders, getFailureReason } from './providers'
import { langOfState, stateIn } from './social.rules'
import { accountFor, beginFlow, issueSocialReturn, type Provider, takeFlow } from './social.store'

/**
 * Sign-in with a provider. These are browser navigations: whatever goes wrong, the person lands on
 * the sign-in page, never on an error body.
 */
export function socialHandlers(deps: Deps) {
  const perAddress = limit(deps, 'social', 2000, 3600)
  const note = securityLog(deps)
  const findProvider = openProviders(deps)
  const refusal = (outcome: 'failed' | 'unavailable') =>
    `${deps.publicUrl}/auth/login?social=${outcome}`

  async function begin(
    provider: Provider,
    { query, request, reply }: Call<'googleRedirect' | 'linkedinRedirect'>,
  ) {
    await perAddress.take(`begin ${toNetwork(request.ip)}`)
    const client = await findProvider(provider)
    if (client === null) return reply.redirect(refusal('unavailable'))
    const flow = {
      state: stateIn(newSecret(), query.lang ?? 'en'),
      nonce: newSecret(),
      codeVerifier: newSecret(),
    }
    await beginFlow(deps, provider, flow)
    return reply
      .header('set-cookie', cookie(hashState(deps, flow.state), 600))
      .redirect((await client.consentPage(flow)).href)
  }

  /**
   * The person according to the provider; null if the state is not this browser's, was used, or the
   * provider refuses.
   */
  async function personBehind(
    provider: Provider,
    { query, request }: Call<'completeSocialSignIn'>,
  ) {
    const state = query.state ?? ''
    // Without the mark, a link with an attacker's state and code could sign somebody in to the
    // attacker's account.
    if (markIn(deps, request.headers.cookie) !== hashState(deps, state)) return null
    const flow = await takeFlow(deps, state, provider)
    const client = flow === null ? null : await findProvider(provider)
    if (flow === null || client === null) return null
    return client
      .personBehind(getQueryString(request.url), { state, ...flow })
      .catch((error: unknown) => {
        deps.log.info({ provider, reason: getFailureReason(error) }, 'social sign-in refused')
        return null
      })
  }

  /** Tells the browser to forget the mark: the flow it belonged to is over either way. */
  const cookie = (mark: string, seconds: number) =>
    `${cookieName(deps)}=${mark}; Path=/api/user/v2/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(deps) ? '; Secure' : ''}`

  return {
    googleRedirect: (call) => begin('google', call),
    linkedinRedirect: (call) => begin('linkedin', call),

    async completeSocialSignIn(call) {
      const { params, query, request, reply } = call
      await perAddress.take(`return ${toNetwork(request.ip)}`)
      const person = await personBehind(params.provider, call)
      const userId =
        person === null
          ? null
          : await accountFor(deps, params.provider, person, langOfState(query.state ?? ''))
      void reply.header('set-cookie', cookie('', 0))
      if (userId === null) {
        note(request, { event: 'sign_in.failed', user: null, way: 'provider' })
        return reply.redirect(refusal('failed'))
      }
      return reply.redirect(
        `${deps.publicUrl}/auth/${params.provider}/${await issueSocialReturn(deps, userId)}`,
      )
    },
  } satisfies Partial<Handlers>
}

const isSecure = ({ publicUrl }: Deps): boolean => publicUrl.startsWith('https:')

/** By this beginning a browser takes it over a secure connection only. */
const cookieName = (deps: Deps): string => `${isSecure(deps) ? '__Secure-' : ''}masar_social`

/**
 * The mark that the browser keeps from the start of a sign-in. It is derived from the state, so
 * nothing has to be stored.
 */
const hashState = (deps: Deps, state: string): string => keyedHash(deps.secret, 'social', state)

const markIn = (deps: Deps, header: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${cookieName(deps)}=([\\w-]+)`).exec(header ?? '')?.[1] ?? null

const getQueryString = (url: string): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''
