import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type InteractionResults } from 'oidc-provider'

/** What the local provider says of the person who sits before the browser. */
export interface LocalPerson {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
}

export interface LocalProvider {
  issuer: string
  /** Who signs in next, or that they refuse their consent. */
  next: LocalPerson | 'refuses'
  /**
   * Goes to the consent page as a browser does, and on until the provider sends it away: the
   * address it is sent to.
   */
  visit(consentPage: string): Promise<URL>
  close(): Promise<void>
}

/**
 * A real OpenID Connect provider on loopback HTTP with one client, which has to use PKCE; on any
 * free port unless one is given.
 */
export async function startLocalProvider(
  client: { id: string; secret: string; redirectUri: string },
  port = 0,
): Promise<LocalProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.end()
  const http = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const people = new Map<string, LocalPerson>()
  const local: LocalProvider = {
    issuer,
    next: { sub: 'nobody' },
    visit: (consentPage) => follow(new URL(consentPage), issuer),
    close: () => new Promise((resolve) => http.close(() => resolve())),
  }
  const provider = providerAt(issuer, client, people)
  const answer = provider.callback()
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void interact(provider, local, people, request, response)
    else void answer(request, response)
  }
  return local
}

function providerAt(
  issuer: string,
  client: { id: string; secret: string; redirectUri: string },
  people: Map<string, LocalPerson>,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }],
    },
    cookies: { keys: ['local'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => Promise.resolve({ ...people.get(sub), sub }),
    }),
  })
}

/** What the person would do on the provider's pages: sign in and consent, or refuse. */
async function interact(
  provider: Provider,
  local: LocalProvider,
  people: Map<string, LocalPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { next } = local
  const { params, prompt, session } = await provider.interactionDetails(request, response)
  if (next === 'refuses')
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'No, thank you.',
    })
  people.set(next.sub, next)
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: next.sub } })
  const grant = new provider.Grant({
    accountId: session?.accountId ?? next.sub,
    clientId: String(params.client_id),
  })
  grant.addOIDCScope(String(params.scope))
  const consented: InteractionResults = { consent: { grantId: await grant.save() } }
  return provider.interactionFinished(request, response, consented)
}

async function follow(start: URL, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = start
  while (at.origin === issuer) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const to = answer.headers.get('location')
    if (to === null)
      throw new Error(
        `The provider stopped at ${at.pathname} with ${answer.status}: ${await answer.text()}`,
      )
    at = new URL(to, at)
  }
  return at
}
