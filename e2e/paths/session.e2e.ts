import { sessionCases } from '../../machines/session/session.cases'
import { graphOf, type GraphEdge } from '../../machines/paths/graph'
import { test } from '../fixtures'
import { joining } from '../journey/joining'
import { demo } from '../journey/people'
import { drive, type ChartDrivers } from './drive'
import { type Held } from './gate'
import { sessionWorld, type SessionWorld } from './session/world'

const graph = graphOf(sessionCases)
let held: Held
const d: ChartDrivers<SessionWorld> = {
  chart: 'session',
  drivers: {
    'login.submitted': async ({ page, say, gate }) => {
      held = gate.hold('loginUser')
      await page.goto('/auth/login')
      await joining(page, say).logIn(demo.recruiter)
      await held.arrived
    },
    'xstate.done.actor.login': async () => held.release(),
    'logout.requested': async ({ page, say, gate }) => {
      held = gate.hold('logoutUser')
      await page.getByRole('button', { name: say('common:account.menu') }).click()
      await page.getByRole('button', { name: say('common:account.logout') }).click()
      await held.arrived
    },
    'xstate.done.actor.signOut': async () => held.release(),
  },
  sights: {
    'session.UNAUTHENTICATED.signingIn': { at: '/auth/login', disabled: [['button', 'login:submitting']] },
    'session.RECRUITER': { at: '/recruiter/dashboard' },
    'session.UNAUTHENTICATED.signingOut': {},
    'session.UNAUTHENTICATED.signedOut': { at: '/auth/login', sees: [['button', 'login:submit'], ['heading', 'login:title']] },
  },
}

function walkOf(...events: [string, string][]): GraphEdge[] {
  let at = graph.start
  return events.map(([type, to]) => {
    const edge = graph.nodes.get(at)!.edges.find((it) => it.event.type === type && it.to.includes(to))!
    at = edge.to
    return edge
  })
}

test('x', async ({ page, server, say, language }) => {
  const world = await sessionWorld({ page, server, say, language })
  const walk = walkOf(['login.submitted', ''], ['xstate.done.actor.login', '"RECRUITER"'], ['logout.requested', ''], ['xstate.done.actor.signOut', ''])
  await drive({ ...d, world, graph, walk, number: 1 })
})
