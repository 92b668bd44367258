/** The session token and the refresh token of this browser; the two travel together. */
export interface TokenPair {
  token: string
  refreshToken: string | null
}

const tokenKey = 'token'
const refreshKey = 'refresh_token'

export function readTokens(): TokenPair | null {
  const token = localStorage.getItem(tokenKey)
  return token === null || token === '' ? null : { token, refreshToken: localStorage.getItem(refreshKey) }
}

export function storeTokens({ token, refreshToken }: TokenPair): void {
  // The refresh token first: another tab is told of the session token, and must find its partner there.
  if (refreshToken === null) localStorage.removeItem(refreshKey)
  else localStorage.setItem(refreshKey, refreshToken)
  localStorage.setItem(tokenKey, token)
}

export function clearTokens(): void {
  localStorage.removeItem(refreshKey)
  localStorage.removeItem(tokenKey)
}

/** Tells of a token that another tab stored (the new pair) or removed (null). Answers the way to stop listening. */
export function onTokensChangedElsewhere(tell: (tokens: TokenPair | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // A cleared storage comes with no key at all.
    if (event.key === tokenKey || event.key === null) tell(readTokens())
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
