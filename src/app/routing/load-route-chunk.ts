import { prefetch } from '../../api/prefetch'
import { readTokens } from '../../api/token'
import { readLanguage } from '../../i18n/language'
import { fetchMessages } from '../../i18n/messages'
import { isAllowed } from './access'
import { areaLayouts } from './area-layouts'
import { queries } from '../queries'
import type { Area, RouteEntry } from './route-entry'
import { routeAt } from './route-lookup'

/**
 * The texts that most pages of an area need. They are loaded early; a page that needs others waits
 * for them.
 */
const messages: Record<Area, readonly string[]> = {
  auth: ['login', 'auth'],
  public: ['login', 'auth', 'public'],
  candidate: ['candidate', 'notifications', 'jobs', 'courses', 'onboarding', 'survey'],
  recruiter: ['recruiter', 'notifications', 'figures', 'jobs', 'posting'],
  settings: ['settings', 'notifications'],
}

/**
 * Starts loading the code and texts of the page and, for a signed-in person, the calls of the
 * session, all at once: one after the other would take seconds on a slow line. It does not decide
 * whether the page is shown, and whatever fails here is loaded again where it is needed.
 */
export function loadRouteChunk(path: string): void {
  if (readTokens() !== null) prefetch('/user/')
  const entry = leadingTo(path)
  if (entry === null || !('screen' in entry) || entry.screen === undefined) return
  if (readTokens() === null && !isAllowed(entry.access, 'UNAUTHENTICATED')) return
  const isQuick = entry.quick === true
  const namespaces = fetchMessages(readLanguage(), [
    'common',
    ...(isQuick ? ['login'] : ['errors', ...messages[entry.area], ...(entry.namespaces ?? [])]),
  ])
  const data = isQuick ? [] : [import('../with-queries'), queries()]
  const calls = readTokens() === null ? [] : [import('../session/session-calls')]
  void Promise.allSettled([
    areaLayouts[entry.area](),
    entry.screen(),
    ...calls,
    ...data,
    namespaces,
  ])
}

/** The page at an address, or at the one that it leads on to. */
function leadingTo(path: string): RouteEntry | null {
  const entry = routeAt(path)
  return entry !== null && 'redirect' in entry ? routeAt(entry.redirect()) : entry
}
