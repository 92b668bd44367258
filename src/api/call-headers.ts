import { ownTimeZone } from '../lib/own-time-zone'
import { readTokens } from './token'

/**
 * The headers that go with every call (specification, section 7), and the time zone in which a list
 * that is made a file has its times.
 */
export function callHeaders(): {
  domain: string
  lang: 'en' | 'ar'
  'time-zone': string
  token?: string
} {
  const tokens = readTokens()
  return {
    domain: window.location.host,
    lang: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    'time-zone': ownTimeZone(),
    ...(tokens === null ? {} : { token: tokens.token }),
  }
}
