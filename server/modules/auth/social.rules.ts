import { isEmail } from '../../../machines/shared/email'
import { cleanLine } from '../../../machines/shared/line'
import { isName } from '../../../machines/shared/names'
import type { Lang } from '../../http/contract/language'
import { isLoopback } from '../../http/pages/public-address'
import { splitName } from './auth.rules'

/** What a provider says of a person. */
export interface ProviderProfile {
  subject: string
  /** Null when the provider gives no address, or what is none. */
  email: string | null
  emailVerified: boolean
  givenName: string
  familyName: string
}

/**
 * Whether an issuer's address may be used: HTTPS, or plain HTTP on this machine, which is how tests
 * and trials run one.
 */
export function isUsableIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/**
 * Whether an issuer puts our nonce into its ID tokens. OpenID Connect asks it of all; LinkedIn
 * alone leaves it out.
 */
export const returnsNonce = (issuer: string): boolean =>
  new URL(issuer).hostname !== 'www.linkedin.com'

/**
 * The person that OpenID Connect claims describe. If a name is missing or is no name here, such as
 * one with a link in it, the whole name is used, then the part of the address before the `@`: a
 * provider's name for somebody must not keep them from signing in. Throws if the subject is invalid
 * by OpenID Connect: up to 255 characters of ASCII.
 */
export function profileFrom(claims: Record<string, unknown> & { sub: string }): ProviderProfile {
  if (!/^[\x20-\x7e]{1,255}$/.test(claims.sub)) throw new Error('The provider named no subject.')
  const text = (name: string): string =>
    typeof claims[name] === 'string' ? claims[name].trim() : ''
  const email = isEmail(text('email')) ? text('email') : ''
  const whole = splitName(text('name'))
  const local = email.split('@')[0] ?? ''
  return {
    subject: claims.sub,
    email: email === '' ? null : email,
    // Some providers write the boolean as a string.
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    givenName: firstNameAmong(text('given_name'), whole.firstName, local) || getWords(local),
    familyName: firstNameAmong(text('family_name'), whole.lastName),
  }
}

const firstNameAmong = (...said: string[]): string => said.map(cleanLine).find(isName) ?? ''

const getWords = (local: string): string => local.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()

/** A state carries the language the person left in: a provider sends back nothing else of ours. */
export const stateIn = (secret: string, lang: Lang): string => `${secret}.${lang}`

/** The language of a state made by `stateIn`. */
export const langOfState = (state: string): Lang => (state.endsWith('.ar') ? 'ar' : 'en')
