/** The name of the query, the cookie and the entry in sessionStorage. */
const name = 'masar-panel'
const query = 'panel'
const page = '/dev/panel'
/** The entry in sessionStorage that marks a page reloaded because of a service worker. */
const freed = 'masar-panel-freed'

/**
 * Whether the panel is open in this tab. `?panel` and the page /dev/panel open it; it then stays
 * for the tab until it is closed. The address is corrected before the application reads it.
 */
export function isOpenHere(): boolean {
  const { pathname, searchParams, hash } = new URL(location.href)
  if (pathname === page || searchParams.has(query)) {
    sessionStorage.setItem(name, 'open')
    const asked = pathname === page ? (searchParams.get('at') ?? '/') : pathname
    searchParams.delete(query)
    searchParams.delete('at')
    const rest = searchParams.size > 0 ? `?${searchParams}` : ''
    history.replaceState(history.state, '', `${isOwnPath(asked) ? asked : '/'}${rest}${hash}`)
  }
  return sessionStorage.getItem(name) !== null
}

/**
 * Makes the server send the panel with each page of this tab. All tabs share the cookie, so it is
 * set again when this page is left, in case another tab has closed its panel.
 */
export function keepOpen(): void {
  const ask = () => {
    if (sessionStorage.getItem(name) !== null)
      document.cookie = `${name}=1; path=/; samesite=strict`
  }
  ask()
  addEventListener('pagehide', ask)
  removeServiceWorker()
}

/** Reloads the page without the panel. */
export function closePanel(): void {
  for (const key of [name, freed]) sessionStorage.removeItem(key)
  document.cookie = `${name}=; path=/; samesite=strict; max-age=0`
  location.reload()
}

/**
 * The service worker of an earlier visit answers with its own copy of the page, which has no panel,
 * so it is removed; the page of the panel installs none. A page that it still controls is reloaded
 * once, so that later pages come from the server.
 */
function removeServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isHeld = serviceWorker.controller !== null
  void serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
    .then(() => {
      if (!isHeld || sessionStorage.getItem(freed) !== null) return
      sessionStorage.setItem(freed, '1')
      location.reload()
    })
}

const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path)
