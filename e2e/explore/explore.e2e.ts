import { drivenAssessment } from '../paths/assessment/driven-assessment'
import { test as assessmentTest } from '../paths/assessment/fixtures'
import { assessments, isAssessment } from '../paths/driven-graphs'
import { test as sessionTest } from '../paths/session/fixtures'
import { expect } from '../fixtures'
import { exploredAssessment } from './explored-assessment'
import { explore } from './explore'
import { exploredSession } from './explored-session'
import { settings } from './settings'

// Only `npm run explore` runs this file, because its duration is an option.

const { seed, minutes, walks, charts } = settings()

/** Each chart gets an equal part of the time. */
const share = () => ({
  seed,
  walks,
  until: performance.now() + (minutes / charts.length) * 60_000,
})

for (const chart of charts) {
  if (chart === 'session')
    sessionTest(chart, async ({ browser, server, people, provider, translate, language }) => {
      sessionTest.setTimeout(0)
      const explored = exploredSession({ browser, server, people, provider, translate, language })
      expect(await explore(explored, share())).toEqual([])
    })
  else if (isAssessment(chart))
    assessmentTest(chart, async ({ browser, server, translate, language }) => {
      assessmentTest.setTimeout(0)
      const driven = drivenAssessment(assessments[chart])
      const explored = exploredAssessment(driven, { browser, server, translate, language })
      expect(await explore(explored, share())).toEqual([])
    })
  else throw new Error(`No drivers take the chart ${chart} through screens.`)
}
