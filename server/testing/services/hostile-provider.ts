import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Signer = (claims: JWTPayload) => Promise<string> | string

/** An OpenID Connect provider that answers truthfully unless a test makes it lie. */
export interface HostileProvider {
  issuer: string
  /** What is wrong with the next answers; an empty object is the truth. */
  lies: {
    /** Members of the metadata, over the true ones. */
    metadata?: object
    /** Claims of the ID token, over the true ones; undefined leaves one out. */
    claims?: JWTPayload
    /** How the ID token is signed. */
    sign?: Signer
    /** Further members of the token endpoint's answer, over the true ones. */
    tokens?: object
    userinfo?: object
    /** Answers of its own for a path. */
    at?: Partial<Record<Path, Answer>>
  }
  /** The nonce that the next ID token repeats. */
  nonce: string
  signers: Record<'right' | 'none' | 'publicKey' | 'clientSecret' | 'otherKey' | 'otherKid', Signer>
  /** Paths that were asked for, in their order. */
  asked: string[]
  close(): Promise<void>
}

type Path = '/.well-known/openid-configuration' | '/jwks' | '/token' | '/userinfo'

/** Writes a body without an end, as long as somebody reads it. */
export const endless: Answer = (_, response) => {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more)
  more()
}

/** Answers with its headers, and then one byte now and again. */
export const trickling: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const drip = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(drip))
}

/** Takes the request and never answers. */
export const silent: Answer = () => undefined

/** Answers with this status and body. */
export const says =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

/** Starts one for the client of this name on a free port of loopback. */
export async function startHostileProvider(client: {
  id: string
  secret: string
}): Promise<HostileProvider> {
  const [{ publicKey, privateKey }, other] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ])
  const key = { ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256', use: 'sig' }
  const pem = new TextEncoder().encode(await exportSPKI(publicKey))
  const signed =
    (secret: CryptoKey | Uint8Array, alg = 'RS256', kid = 'known'): Signer =>
    (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(secret)

  const http = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) =>
      says(500, String(error))(request, response),
    )
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const provider: HostileProvider = {
    issuer,
    lies: {},
    nonce: '',
    signers: {
      right: signed(privateKey),
      none: (claims) => new UnsecuredJWT(claims).encode(),
      publicKey: signed(pem, 'HS256'),
      clientSecret: signed(new TextEncoder().encode(client.secret), 'HS256'),
      otherKey: signed(other.privateKey),
      otherKid: signed(privateKey, 'RS256', 'unknown'),
    },
    asked: [],
    close: () =>
      new Promise((closed) => {
        http.close(() => closed())
        http.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] as Path
    provider.asked.push(path)
    const { lies, nonce, signers } = provider
    const own = lies.at?.[path]
    if (own !== undefined) return own(request, response)
    const seconds = Math.floor(Date.now() / 1000)
    const claims: JWTPayload = {
      iss: issuer,
      aud: client.id,
      sub: 'somebody',
      iat: seconds,
      exp: seconds + 300,
      nonce,
      ...lies.claims,
    }
    const bodies: Record<Path, () => Promise<object> | object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        ...lies.metadata,
      }),
      '/jwks': () => ({ keys: [key] }),
      '/token': async () => ({
        access_token: 'an-access-token',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await (lies.sign ?? signers.right)(JSON.parse(JSON.stringify(claims))),
        ...lies.tokens,
      }),
      '/userinfo': () => ({ sub: claims.sub, ...lies.userinfo }),
    }
    const body = bodies[path]
    if (body === undefined) return says(404, '{}')(request, response)
    says(200, JSON.stringify(await body()))(request, response)
  }
  return provider
}
