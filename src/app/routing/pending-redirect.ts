const storageKey = 'masar.redirect'

/**
 * A path of this origin, or null for anything that could lead away from it or back into signing in.
 */
export function safePath(pendingRedirect: unknown, origin: string): string | null {
  if (typeof pendingRedirect !== 'string' || !/^\/(?![/\\])/.test(pendingRedirect)) return null
  const url = URL.canParse(pendingRedirect, origin) ? new URL(pendingRedirect, origin) : null
  if (url === null || url.origin !== origin || /^\/auth(\/|$)/.test(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Keeps the wanted page through verification, onboarding and approval, which may take days and
 * other tabs.
 */
export function storeRedirect(pendingRedirect: unknown): void {
  const path = safePath(pendingRedirect, window.location.origin)
  if (path !== null) localStorage.setItem(storageKey, path)
}

export function readRedirect(): string | null {
  return safePath(localStorage.getItem(storageKey), window.location.origin)
}

export function consumeRedirect(): void {
  localStorage.removeItem(storageKey)
}
