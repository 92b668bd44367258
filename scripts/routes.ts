// npm run routes: every route with the session states that may see it. --json: [{path, access}],
// for tools.
import type { RouteEntry } from '../src/app/routing/route-entry'
import { routes } from '../src/app/routing/routes'

const getAccess = (entry: RouteEntry) =>
  'redirect' in entry ? { access: 'open', redirect: entry.redirect() } : { access: entry.access }
const list = routes.map((entry) => ({ path: entry.path, ...getAccess(entry) }))

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(list, null, 2))
} else {
  const width = Math.max(...list.map(({ path }) => path.length))
  for (const entry of list) {
    const states =
      'redirect' in entry
        ? `→ ${entry.redirect}`
        : entry.access === 'open'
          ? 'open'
          : [...entry.access].join(', ')
    console.log(`${entry.path.padEnd(width)}  ${states}`)
  }
}
