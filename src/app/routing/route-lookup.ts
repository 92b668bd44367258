import type { Access } from './access'
import type { RouteEntry } from './route-entry'
import { routes } from './routes'

/**
 * The route an address belongs to: written-out paths before parameters, parameters before the rest.
 */
export function routeAt(path: string): RouteEntry | null {
  const { pathname } = new URL(path, 'http://masar.invalid')
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const matching = routes.filter((entry) => toPattern(entry.path).test(plain))
  return matching.toSorted((one, other) => weight(one.path) - weight(other.path))[0] ?? null
}

/** Who may see the page at an address; null if there is no page or it only redirects. */
export function accessAt(path: string): Access | null {
  const entry = routeAt(path)
  return entry !== null && 'access' in entry && entry.name !== 'notFound' ? entry.access : null
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]+\}/g, '[^/]+')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}$`)
}

const weight = (path: string) =>
  path.endsWith('*') ? 1000 - path.length : path.split('{').length - 1
