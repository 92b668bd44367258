import { prefetch } from '../api/prefetch'
import { readTokens } from '../api/token'
import { readLanguage } from '../i18n/language'
import { fetchMessages } from '../i18n/messages'
import { isAllowed } from './access'
import { areaLayouts } from './area-layouts'
import { queries } from './queries'
import type { Area, RouteEntry } from './route-entry'
import { routeAt } from './route-lookup'

/** Whose sentences most pages of an area show; for others they wait. */
const messages: Record<Area, readonly string[]> = {
  auth: ['login', 'auth'],
  public: ['login', 'auth', 'public'],
  candidate: ['candidate', 'notifications', 'jobs', 'courses', 'onboarding', 'survey'],
  recruiter: ['recruiter', 'notifications', 'figures', 'jobs', 'posting'],
  settings: ['settings', 'notifications'],
}

/**
 * Has the code and words of the page wanted, and where a token is kept the session's calls and
 * whose it is, come along with the start: one after the other cost a slow line seconds. Whether the
 * page is shown is decided as ever, and what does not come is asked for again, and missed, where it
 * is needed.
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
  const data = isQuick ? [] : [import('./with-queries'), queries()]
  const calls = readTokens() === null ? [] : [import('./session/session-calls')]
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
