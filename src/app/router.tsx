import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import type { SessionActor } from '../features/auth/session'
import { placeOf } from './access'
import { guard } from './guard'
import { NotBuilt } from './not-built'
import { NotFound } from './not-found'
import { Pending } from './pending'
import { Root } from './root'
import { RouteError } from './route-error'
import { routes, type Area, type PageName, type RouteEntry } from './routes'

export interface RouterContext {
  session: SessionActor
  /** The address of the page that is shown; null before the first one is. */
  shown: () => string | null
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the page's name, `page.<name>`. */
    name?: PageName
  }
}

const layouts: Record<Area, () => Promise<Record<string, unknown>>> = {
  auth: () => import('./layouts/auth-shell'),
  candidate: () => import('./layouts/candidate-shell'),
  recruiter: () => import('./layouts/recruiter-shell'),
  settings: () => import('./layouts/settings-shell'),
  public: () => import('./layouts/public-shell'),
}

/** The router over the routes' data. A change of the session's place looks at the page shown again. */
export function createAppRouter(session: SessionActor, history?: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: NotFound })
  const areas: Area[] = ['auth', 'candidate', 'recruiter', 'settings', 'public']
  const branches = areas.map((area) => {
    const shell = createRoute({ getParentRoute: () => root, id: `_${area}`, component: lazyRouteComponent(layouts[area], 'Shell') })
    const inside = routes.filter((entry) => entry.area === area && !isBare(entry))
    return shell.addChildren(inside.map((entry) => routeOf(entry, () => shell)))
  })
  const bare = routes.filter(isBare).map((entry) => routeOf(entry, () => root))
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([...branches, ...bare]),
    context: { session, shown: () => router.state.resolvedLocation?.href ?? null },
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })
  followSession(session, () => void router.invalidate())
  return router
}

function routeOf(entry: RouteEntry, getParentRoute: () => AnyRoute): AnyRoute {
  const path = entry.path.replace(/\{([^}]+)\}/g, '$$$1').replace(/\*$/, '$')
  const staticData = { name: entry.name }
  if ('redirect' in entry) {
    return createRoute({
      getParentRoute,
      path,
      staticData,
      beforeLoad: () => {
        throw redirect({ href: entry.redirect(), replace: true })
      },
    })
  }
  return createRoute({
    getParentRoute,
    path,
    staticData,
    component: entry.name === 'notFound' ? NotFound : entry.screen ? lazyRouteComponent(entry.screen) : NotBuilt,
    beforeLoad: ({ context, params, location, cause }) => {
      const { session, shown }: RouterContext = context
      return guard({
        session,
        entry,
        params,
        href: location.href,
        redirectWish: redirectIn(location.search),
        cause,
        shown: shown(),
      })
    },
  })
}

function redirectIn(search: object): unknown {
  return 'redirect' in search ? search.redirect : undefined
}

const isBare = (entry: RouteEntry) => 'bare' in entry && entry.bare === true

function followSession(session: SessionActor, changed: () => void): void {
  let seen = JSON.stringify(placeOf(session.getSnapshot()))
  session.subscribe((snapshot) => {
    const place = JSON.stringify(placeOf(snapshot))
    if (place === seen) return
    seen = place
    changed()
  })
}
