import { drivenAssessment } from '../paths/assessment/driven-assessment'
import { test as assessmentTest } from '../paths/assessment/fixtures'
import { assessments, isAssessment } from '../paths/driven-graphs'
import { test as sessionTest } from '../paths/session/fixtures'
import { expect } from '../fixtures'
import { exploredAssessment } from './explored-assessment'
import { listedChooser } from './choose'
import type { Piece } from './piece'
import { exploredSession } from './explored-session'
import { takeWalk } from './walk'

/** Defines a test that repeats a failed walk. */
export function repeatWalk(chart: string, title: string, pieces: readonly Piece[]): void {
  const options = { judged: new Set<string>() }
  if (chart === 'session')
    sessionTest(title, async ({ browser, server, people, provider, translate, language }) => {
      sessionTest.setTimeout(0)
      const explored = exploredSession({ browser, server, people, provider, translate, language })
      const { failure } = await takeWalk(explored, listedChooser(pieces), options)
      expect(failure?.message ?? null).toBeNull()
    })
  else if (isAssessment(chart))
    assessmentTest(title, async ({ browser, server, translate, language }) => {
      assessmentTest.setTimeout(0)
      const driven = drivenAssessment(assessments[chart])
      const explored = exploredAssessment(driven, { browser, server, translate, language })
      const { failure } = await takeWalk(explored, listedChooser(pieces), options)
      expect(failure?.message ?? null).toBeNull()
    })
  else throw new Error(`No drivers take the chart ${chart} through screens.`)
}
