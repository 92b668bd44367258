import { drivenAssessment } from '../paths/assessment/driven-assessment'
import { test as assessmentTest } from '../paths/assessment/fixtures'
import type { PathContext } from '../paths/drive'
import { assessments, isAssessment } from '../paths/driven-graphs'
import { test as sessionTest } from '../paths/session/fixtures'
import { exploredAssessment } from './explored-assessment'
import type { ExploredChart } from './explored-chart'
import { exploredSession } from './explored-session'

type Explore = <Context extends PathContext>(explored: ExploredChart<Context>) => Promise<void>

/** Defines a test that walks a chart in fresh browsers, for as long as it takes. */
export function exploredTest(chart: string, title: string, explore: Explore): void {
  if (chart === 'session')
    sessionTest(title, async ({ browser, server, people, provider, translate, language }) => {
      sessionTest.setTimeout(0)
      await explore(exploredSession({ browser, server, people, provider, translate, language }))
    })
  else if (isAssessment(chart))
    assessmentTest(title, async ({ browser, server, translate, language }) => {
      assessmentTest.setTimeout(0)
      const driven = drivenAssessment(assessments[chart])
      await explore(exploredAssessment(driven, { browser, server, translate, language }))
    })
  else throw new Error(`No drivers take the chart ${chart} through screens.`)
}
