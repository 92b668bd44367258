import * as oidc from 'openid-client'
import type { Deps } from '../../deps'
import { isPublicAddress } from '../../http/pages/public-address'
import { guardedFetch } from '../../http/pages/public-page'
import { type ProviderProfile, isUsableIssuer, profileFrom, returnsNonce } from './social.rules'
import type { Provider } from './social.store'

/** What a sign-in under way remembers until the provider sends the browser back. */
export interface Flow {
  state: string
  nonce: string
  codeVerifier: string
}

/** One provider, as its own metadata describes it. */
export interface ProviderClient {
  /** Where the person consents. */
  consentPage(flow: Flow): Promise<URL>
  /**
   * The person who returned with `search`, the query of the callback. Throws if they refused or if
   * a check fails.
   */
  personBehind(search: string, flow: Flow): Promise<ProviderProfile>
}

/** No answer of a provider comes near to this. */
const mostBytes = 1_000_000

/** The address that a provider sends the browser back to. */
const callbackUrl = (publicUrl: string, provider: Provider): string =>
  `${publicUrl}/api/user/v2/auth/${provider}/callback/`

/**
 * Finds a provider's client: null where it is not set up or does not answer within `ms`. Its
 * metadata is read once, and again after a failure.
 */
export function openProviders(
  { env, log, publicUrl }: Pick<Deps, 'env' | 'log' | 'publicUrl'>,
  ms = 5000,
): (provider: Provider) => Promise<ProviderClient | null> {
  const settings: Record<
    Provider,
    { issuer: string; id: string | undefined; secret: string | undefined }
  > = {
    google: {
      issuer: env.GOOGLE_ISSUER,
      id: env.GOOGLE_CLIENT_ID,
      secret: env.GOOGLE_CLIENT_SECRET,
    },
    linkedin: {
      issuer: env.LINKEDIN_ISSUER,
      id: env.LINKEDIN_CLIENT_ID,
      secret: env.LINKEDIN_CLIENT_SECRET,
    },
  }
  const known = new Map<Provider, oidc.Configuration>()
  return async (provider) => {
    const { issuer, id, secret } = settings[provider]
    if (id === undefined || secret === undefined) return null
    try {
      const configuration = known.get(provider) ?? (await discover(issuer, id, secret, ms))
      known.set(provider, configuration)
      return getClient(configuration, issuer, callbackUrl(publicUrl, provider))
    } catch (error) {
      log.warn({ provider, reason: getFailureReason(error) }, 'sign-in provider is unavailable')
      return null
    }
  }
}

async function discover(
  issuer: string,
  id: string,
  secret: string,
  ms: number,
): Promise<oidc.Configuration> {
  if (!isUsableIssuer(issuer)) throw new Error('The issuer is neither HTTPS nor on this machine.')
  const address = new URL(issuer)
  const execute = [
    oidc.enableNonRepudiationChecks,
    ...(address.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
  ]
  return oidc.discovery(address, id, secret, undefined, {
    execute,
    timeout: ms / 1000,
    [oidc.customFetch]: fetchFor(address, ms),
  })
}

/**
 * The operator of the server chose the issuer, which may be in their own network. The addresses in
 * its metadata were not chosen by them, so those have to be public.
 */
function fetchFor(issuer: URL, ms: number): oidc.CustomFetch {
  const limits = { ports: 'any', mostBytes, ms } as const
  const own = guardedFetch({ ...limits, allows: () => true })
  const others = guardedFetch({ ...limits, allows: isPublicAddress })
  return (link, { body, ...init }) =>
    (new URL(link).origin === issuer.origin ? own : others)(link, {
      ...init,
      // All that is ever sent is the form for the token endpoint.
      ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
    })
}

function getClient(
  configuration: oidc.Configuration,
  issuer: string,
  callback: string,
): ProviderClient {
  // A provider that does not offer PKCE refuses its parameters: LinkedIn's web applications are
  // such.
  const pkce = configuration.serverMetadata().supportsPKCE()
  const nonced = returnsNonce(issuer)
  // A provider without a consent page cannot be used; the error appears before anybody is sent
  // there.
  oidc.buildAuthorizationUrl(configuration, {})
  return {
    async consentPage(flow) {
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid profile email',
        state: flow.state,
        ...(nonced ? { nonce: flow.nonce } : {}),
        ...(pkce
          ? {
              code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
              code_challenge_method: 'S256',
            }
          : {}),
      })
    },
    async personBehind(search, flow) {
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(search, callback), {
        idTokenExpected: true,
        expectedState: flow.state,
        ...(nonced ? { expectedNonce: flow.nonce } : {}),
        ...(pkce ? { pkceCodeVerifier: flow.codeVerifier } : {}),
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('The provider gave no ID token.')
      if (
        claims.email !== undefined ||
        configuration.serverMetadata().userinfo_endpoint === undefined
      )
        return profileFrom(claims)
      return profileFrom(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))
    },
  }
}

/**
 * What may be logged of a provider's failure: never the answer itself, which can hold codes and
 * addresses.
 */
export function getFailureReason(error: unknown): string {
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError)
    return error.error
  if (error instanceof Error)
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return 'unknown'
}
