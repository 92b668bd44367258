import type { QueryClient } from '@tanstack/react-query'
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
import type { SessionActor } from '../../session/session-context'
import { areaLayouts, type Layouts } from './area-layouts'
import { focusPage } from './focus-page'
import { guard } from './guard'
import { PageFailed } from '../errors/page-failed'
import { Pending } from '../pending'
import { Root } from '../root'
import type { Area, PageName, RouteEntry } from './route-entry'
import { routes } from './routes'

export interface RouterContext {
  session: SessionActor
  /** The address of the page that is shown; null before the first one is. */
  shown: () => string | null
  /** The last visit that was sent to the session, so that none is sent twice. */
  visits: { last: string | null }
}

export interface RouterOptions {
  session: SessionActor
  queries: () => Promise<QueryClient>
  /** For tests; the browser's own otherwise. */
  history?: RouterHistory
  /** For tests of a screen; what stands around the pages of each area otherwise. */
  layouts?: Layouts
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Key of the page's name, `page.<name>`. */
    name?: PageName
  }
}

// Rarely seen, so in a chunk of its own.
const NotFound = lazyRouteComponent(() => import('../errors/not-found'), 'NotFound')

/** The router over the routes' data. */
export function createAppRouter({
  session,
  queries,
  history,
  layouts = areaLayouts,
}: RouterOptions) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Root,
    notFoundComponent: NotFound,
  })
  const withQueries = createRoute({
    getParentRoute: () => root,
    id: '_queries',
    loader: async () => ({ queries: await queries() }),
    component: lazyRouteComponent(() => import('../with-queries'), 'Shell'),
  })
  const areas: Area[] = ['auth', 'candidate', 'recruiter', 'settings', 'public']
  const branch = (area: Area, id: string, parent: AnyRoute, entries: readonly RouteEntry[]) => {
    const shell = createRoute({
      getParentRoute: () => parent,
      id,
      component: lazyRouteComponent(layouts[area], 'Shell'),
    })
    return shell.addChildren(
      entries.filter((entry) => entry.area === area).map((entry) => makeRoute(entry, () => shell)),
    )
  }
  const framed = routes.filter((entry) => !isBare(entry) && !isQuick(entry))
  const branches = areas.map((area) => branch(area, `_${area}`, withQueries, framed))
  const bare = routes.filter(isBare).map((entry) => makeRoute(entry, () => withQueries))
  const quick = branch('auth', '_quick', root, routes.filter(isQuick))
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([quick, withQueries.addChildren([...branches, ...bare])]),
    context: {
      session,
      visits: { last: null },
      shown: () => router.state.resolvedLocation?.href ?? null,
    },
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })
  router.subscribe('onRendered', focusPage)
  return router
}

function makeRoute(entry: RouteEntry, getParentRoute: () => AnyRoute): AnyRoute {
  const path = entry.path.replace(/\{([^}]+)\}/g, '$$$1').replace(/\*$/, '$')
  const staticData = { name: entry.name }
  if ('redirect' in entry) {
    return createRoute({
      getParentRoute,
      // The slash makes it the index of its area; without it the area's rest (`/auth/$`) would come
      // first.
      path: path.replace(/\/*$/, '/'),
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
    component: entry.screen ? lazyRouteComponent(entry.screen) : NotFound,
    beforeLoad: ({ context, params, location, cause }) => {
      const { session, shown, visits }: RouterContext = context
      const visit = `${location.state.__TSR_key ?? ''} ${location.href}`
      const isNew = cause === 'enter' && visits.last !== visit
      if (cause !== 'preload') visits.last = visit
      return guard({
        isNew,
        session,
        entry,
        params,
        href: location.href,
        requestedRedirect: redirectIn(location.search),
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
const isQuick = (entry: RouteEntry) => 'quick' in entry && entry.quick === true
