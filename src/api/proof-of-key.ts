/**
 * A proof that a call which begins or renews a session comes from this browser. Null if the browser
 * can give none, and for an API of another origin. Its code is loaded on the first call.
 * @param token the refresh token that the call trades, if any
 * @throws if the browser has a key but does not return it now
 */
export async function proofOfKey(url: string, token?: string): Promise<string | null> {
  if (new URL(url).origin !== window.location.origin) return null
  const { proveKey } = await import('./browser-key')
  return proveKey({ url, method: 'POST' }, token)
}
