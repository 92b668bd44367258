/** The session token and the refresh token of this browser; the two travel together. */
export interface TokenPair {
  token: string
  refreshToken: string | null
  /** The user of the tokens; null until it was fetched. */
  userId: string | null
}

const tokenKey = 'token'
const refreshKey = 'refresh_token'
const ownerKey = 'token_of'

export function readTokens(): TokenPair | null {
  const token = localStorage.getItem(tokenKey)
  return token === null || token === ''
    ? null
    : {
        token,
        refreshToken: localStorage.getItem(refreshKey),
        userId: localStorage.getItem(ownerKey),
      }
}

export function storeTokens({ token, refreshToken, userId }: TokenPair): void {
  // The session token is stored last: it notifies other tabs, which then read the other values,
  // too.
  store(ownerKey, userId)
  store(refreshKey, refreshToken)
  store(tokenKey, token)
}

/** Stores the user of this token, unless another token has replaced it in between. */
export function setOwner(token: string, userId: string): void {
  if (readTokens()?.token === token) store(ownerKey, userId)
}

export function clearTokens(): void {
  for (const key of [ownerKey, refreshKey, tokenKey]) store(key, null)
}

function store(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

let tabUserId: string | null = null

/** From now on this tab shows this person, and its calls go out in no other name. */
export function claimTab(userId: string): void {
  tabUserId = userId
}

/** Whether these tokens are not known to be of the person this tab shows. */
export function isOtherUser(tokens: TokenPair | null): boolean {
  return tabUserId !== null && tokens !== null && tokens.userId !== tabUserId
}

/**
 * Tells of a token that another tab stored (the new pair) or removed (null). Answers the way to
 * stop listening.
 */
export function onTokensChangedElsewhere(onChange: (tokens: TokenPair | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    // A cleared storage comes with no key at all.
    if (event.key === tokenKey || event.key === null) onChange(readTokens())
  }
  // A page from the browser's back-forward cache got no storage events in between.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) onChange(readTokens())
  }
  window.addEventListener('storage', listen)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', listen)
    window.removeEventListener('pageshow', comeBack)
  }
}
