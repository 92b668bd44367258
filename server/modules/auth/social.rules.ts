import type { Lang } from '../../http/language'
import { splitName } from './auth.rules'

/** What a provider says of a person. */
export interface ProviderProfile {
  subject: string
  /** Null when the provider gives no address. */
  email: string | null
  emailVerified: boolean
  givenName: string
  familyName: string
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an issuer's address may be used: HTTPS, or plain HTTP on this machine, which is how tests
 * and trials run one.
 */
export function isUsableIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

/**
 * Whether an issuer puts our nonce into its ID tokens. OpenID Connect asks it of all; LinkedIn
 * alone leaves it out.
 */
export const returnsNonce = (issuer: string): boolean =>
  new URL(issuer).hostname !== 'www.linkedin.com'

/**
 * The person that OpenID Connect claims describe. The names fall back on the whole name, then on
 * the address.
 */
export function profileFrom(claims: Record<string, unknown> & { sub: string }): ProviderProfile {
  const text = (name: string): string =>
    typeof claims[name] === 'string' ? claims[name].trim() : ''
  const email = text('email')
  const whole = splitName(text('name'))
  return {
    subject: claims.sub,
    email: email === '' ? null : email,
    // Some providers write the boolean as a string.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    givenName: text('given_name') || whole.firstName || (email.split('@')[0] ?? ''),
    familyName: text('family_name') || whole.lastName,
  }
}

/** A state carries the language the person left in: a provider sends back nothing else of ours. */
export const stateIn = (secret: string, lang: Lang): string => `${secret}.${lang}`

/** The language of a state made by `stateIn`. */
export const langOfState = (state: string): Lang => (state.endsWith('.ar') ? 'ar' : 'en')
