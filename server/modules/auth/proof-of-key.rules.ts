import type { FastifyRequest } from 'fastify'
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose'
import type { Deps } from '../../deps'
import { toHash } from '../../http/secrets'
import { proofRefused } from './auth.errors'

/**
 * The thumbprint (RFC 7638) of the key that a call proves to hold (RFC 9449, section 4.3); null for
 * a call without a proof.
 *
 * When the proof was made is not looked at: the clocks of people's devices are wrong by hours and
 * years, and a refresh token is traded once, so a proof about it cannot be used for another.
 *
 * @param token the refresh token that the proof has to be about
 * @throws 400 for a proof that does not hold
 */
export async function provenKey(
  deps: Pick<Deps, 'publicUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'host' | 'method' | 'originalUrl'>,
  token?: string,
): Promise<string | null> {
  const { dpop } = request.headers
  if (dpop === undefined) return null
  const verified = await jwtVerify(String(dpop), EmbeddedJWK, {
    typ: 'dpop+jwt',
    algorithms: ['ES256'],
    requiredClaims: ['jti', 'iat'],
  }).catch(() => null)
  const jwk = verified?.protectedHeader.jwk
  if (
    jwk === undefined ||
    verified?.payload.htm !== request.method ||
    !isOwnAddress(deps, request, verified.payload.htu) ||
    (token !== undefined && verified.payload.ath !== toHash(token))
  )
    throw proofRefused()
  return calculateJwkThumbprint(jwk)
}

/**
 * Whether an address is the one that was called. A proxy may have the server called by another name
 * or without TLS, so the origin people see counts, and the name the call came by whatever its
 * scheme.
 */
function isOwnAddress(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { host, originalUrl }: Pick<FastifyRequest, 'host' | 'originalUrl'>,
  address: unknown,
): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const named = new URL(address)
  const called = `${named.protocol}//${host}`
  return (
    named.pathname === new URL(originalUrl, publicUrl).pathname &&
    (named.origin === new URL(publicUrl).origin ||
      (URL.canParse(called) && named.host === new URL(called).host))
  )
}
