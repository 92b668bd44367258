import type { RouteEntry } from '../routing/route-entry'

/** Pages that everybody may see, and the fallbacks. */
export const publicRoutes: readonly RouteEntry[] = [
  {
    path: '/terms',
    name: 'terms',
    area: 'public',
    access: 'open',
    screen: () => import('../../screens/public/terms/terms.screen'),
  },
  {
    path: '/privacy',
    name: 'privacy',
    area: 'public',
    access: 'open',
    screen: () => import('../../screens/public/privacy/privacy.screen'),
  },
  {
    path: '/book-demo',
    name: 'bookDemo',
    area: 'public',
    access: 'open',
    namespaces: ['demo'],
    screen: () => import('../../screens/public/book-demo/book-demo.screen'),
  },
  {
    path: '/job/{id}',
    name: 'jobDetails',
    area: 'public',
    access: 'open',
    namespaces: ['jobs'],
    screen: () => import('../../screens/public/job/job.screen'),
  },
  {
    path: '/approval-pending',
    name: 'approvalPending',
    area: 'public',
    access: 'open',
    screen: () => import('../../screens/public/approval-pending/approval-pending.screen'),
  },
  {
    path: '/error',
    name: 'error',
    area: 'public',
    access: 'open',
    ownerState: 'ROOT_ERROR',
    screen: () => import('../../screens/public/error/error.screen'),
  },
  { path: '/*', name: 'notFound', area: 'public', access: 'open' },
]
