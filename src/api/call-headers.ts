import { readTokens } from './token'

/** The headers that go with every call (specification, section 7). */
export function callHeaders(): { domain: string; lang: 'en' | 'ar'; token?: string } {
  const tokens = readTokens()
  return {
    domain: window.location.host,
    lang: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    ...(tokens === null ? {} : { token: tokens.token }),
  }
}
