import type { BrowserContext } from '@playwright/test'
import { declaredTransitions } from '../../machines/paths/transitions'
import { expect } from '../fixtures'
import { drivenAssessment } from '../paths/assessment/driven-assessment'
import { test as assessmentTest } from '../paths/assessment/fixtures'
import { assessments } from '../paths/driven-graphs'
import { plantIn, walkThrough, type Fault } from '../paths/plant'
import { test as sessionTest } from '../paths/session/fixtures'
import { exploredAssessment } from './explored-assessment'
import { explore } from './explore'
import { exploredSession } from './explored-session'

// These tests prove that exploring can find faults. Each fault is put into the built application,
// and exploring has to find it and to shrink the walk.

type Planted = Pick<Fault, 'find' | 'instead'>

const plant = ({ find, instead }: Planted) => ({
  prepare: (context: BrowserContext) => plantIn(context, { find, instead }),
})
const share = { until: Infinity, walks: 4 }
const english = drivenAssessment(assessments.english)
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

for (const { name, find, instead, transition, says } of [
  {
    name: 'a dialog without a way out',
    find: /type:`exit\.declined`/,
    instead: 'type:`exit.read`',
    transition: 'english.running.dialog.closed exit.asked',
    says: 'another step',
  },
  {
    name: 'an answer that is not sent once the page was loaded again',
    find: /`renewed`/,
    instead: '`theirs`',
    transition: 'english.running.saving.saved answer.changed',
    says: 'an answer is lost',
  },
])
  assessmentTest(
    `${name} is found`,
    { tag: '@planted' },
    async ({ browser, server, translate, language }) => {
      assessmentTest.setTimeout(0)
      const explored = exploredAssessment(english, {
        browser,
        server,
        translate,
        language,
        ...plant({ find, instead }),
      })
      const known = ids(explored.cases.machine).filter((id) => !id.includes('resuming'))
      const lead = walkThrough(explored.start.graph, transition)
      const found = await explore(explored, { ...share, seed: 1, known, lead })
      expect(found.join('\n')).toContain(says)
    },
  )
