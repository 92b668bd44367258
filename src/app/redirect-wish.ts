const storageKey = 'masar.redirect'

/**
 * A path of this origin, or null for anything that could lead away from it or back into signing in.
 */
export function safePath(wish: unknown, origin: string): string | null {
  if (typeof wish !== 'string' || !/^\/(?![/\\])/.test(wish)) return null
  const url = URL.canParse(wish, origin) ? new URL(wish, origin) : null
  if (url === null || url.origin !== origin || /^\/auth(\/|$)/.test(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Keeps a wish over verification, onboarding and approval, which may take days and other tabs. */
export function keepWish(wish: unknown): void {
  const path = safePath(wish, window.location.origin)
  if (path !== null) localStorage.setItem(storageKey, path)
}

export function readWish(): string | null {
  return safePath(localStorage.getItem(storageKey), window.location.origin)
}

export function spendWish(): void {
  localStorage.removeItem(storageKey)
}
