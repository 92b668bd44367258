import type { EventObject } from 'xstate'
import { patient } from '../../scripts/lib/patience.mjs'
import { drivenAssessment } from './assessment/driven-assessment'
import { test as assessmentTest } from './assessment/fixtures'
import { drive } from './drive'
import { assessments, isAssessment, sessionGraph } from './driven-graphs'
import { follow } from './follow'
import { sessionDrivers } from './session/drivers'
import { test as sessionTest } from './session/fixtures'

/** A walk as `npm run paths -- CHART --as playwright` writes it. */
export interface WrittenWalk {
  title: string
  steps: readonly { event: EventObject & Record<string, unknown>; takes: readonly string[] }[]
}

/**
 * How long a walk may take, in milliseconds. A recorded assessment has hundreds of steps, because
 * every pause in writing saves the answers.
 */
const toTimeout = (steps: readonly unknown[]): number =>
  patient(Math.max(180_000, 4_000 * steps.length))

/** Defines a test for each of these walks that drives it through the screens of the chart. */
export function driveWalks(chart: string, walks: readonly WrittenWalk[]): void {
  if (chart === 'session') {
    const graph = sessionGraph()
    for (const { title, steps } of walks) {
      sessionTest(title, async ({ testContext }) => {
        sessionTest.setTimeout(toTimeout(steps))
        const walk = follow(graph, steps)
        await drive({ ...sessionDrivers, testContext, graph, walk, number: null })
      })
    }
    return
  }
  if (!isAssessment(chart)) throw new Error(`No drivers take the chart ${chart} through screens.`)
  const driven = drivenAssessment(assessments[chart])
  const { graph, drivers } = driven
  for (const { title, steps } of walks) {
    assessmentTest(title, async ({ enter }) => {
      assessmentTest.setTimeout(toTimeout(steps))
      const walk = follow(graph, steps)
      await drive({ ...drivers, testContext: await enter(driven), graph, walk, number: null })
    })
  }
}
