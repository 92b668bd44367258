/**
 * A proof that a call which begins or renews a session comes from this browser; null where there is
 * none to give, and for an API of another origin. What makes it comes when it is first needed.
 *
 * @param token the refresh token that the call trades, if any
 * @throws where the browser keeps a key but does not give it out just now
 */
export async function proofOfKey(url: string, token?: string): Promise<string | null> {
  if (new URL(url).origin !== window.location.origin) return null
  const { proveKey } = await import('./browser-key')
  return proveKey({ url, method: 'POST' }, token)
}
