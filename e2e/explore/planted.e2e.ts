import type { BrowserContext } from '@playwright/test'
import { declaredTransitions } from '../../machines/paths/graph/transitions'
import { expect } from '../fixtures'
import { plantIn, type Fault } from '../paths/plant'
import { test as sessionTest } from '../paths/session/fixtures'
import { explore } from './explore'
import { exploredSession } from './explored-session'

// This test proves that exploring can find a fault. The fault is put into the built application, and
// exploring has to find it and to shrink the walk.

type Planted = Pick<Fault, 'find' | 'instead'>

const plant = ({ find, instead }: Planted) => ({
  prepare: (context: BrowserContext) => plantIn(context, { find, instead }),
})
const share = { until: Infinity, walks: 1 }
const ids = (machine: Parameters<typeof declaredTransitions>[0]) =>
  declaredTransitions(machine).map(({ id }) => id)

sessionTest(
  'a state that shows the screen of another one is found',
  { tag: '@planted' },
  async ({ browser, server, people, provider, translate, language }) => {
    sessionTest.setTimeout(0)
    const fault = plant({ find: /`pending\.declinedTitle`/, instead: '`pending.title`' })
    const given = { browser, server, people, provider, translate, language, ...fault }
    const explored = exploredSession(given)
    const known = ids(explored.cases.machine).filter((id) => !id.includes('PENDING_VERIFICATION'))
    const found = await explore(explored, { ...share, seed: 1, known })
    expect(found.join('\n')).toContain('the look of session.PENDING_VERIFICATION.declined')
    expect(found.join('\n')).toMatch(/shortest walk found .*\n +1\. .*\n(?: +[2-4]\. .*\n)+Step/)
  },
)
