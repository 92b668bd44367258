/** The query, the cookie and the entry of the session's storage are all named this. */
const name = 'masar-panel'
const query = 'panel'
const page = '/dev/panel'

/**
 * Whether the panel is open in this tab. `?panel` and the page /dev/panel open it; it then stays
 * for the tab until it is closed. The address is put right before the application reads it.
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
 * Has the server send the panel with each page of this tab. The cookie belongs to all tabs, so it
 * is set again whenever this page goes, in case another tab has closed its panel.
 */
export function keepOpen(): void {
  const ask = () => {
    if (sessionStorage.getItem(name) !== null)
      document.cookie = `${name}=1; path=/; samesite=strict`
  }
  ask()
  addEventListener('pagehide', ask)
  leaveOutServiceWorker()
}

/** Loads the page once more, without the panel. */
export function closePanel(): void {
  sessionStorage.removeItem(name)
  document.cookie = `${name}=; path=/; samesite=strict; max-age=0`
  location.reload()
}

/** A service worker answers with the page it keeps, which never has the panel in it. */
function leaveOutServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  void serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((one) => one.unregister())))
  Object.defineProperty(serviceWorker, 'register', { value: () => new Promise(() => undefined) })
}

const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path)
