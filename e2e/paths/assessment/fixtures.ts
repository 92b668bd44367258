import { buildGraph } from '../../../machines/paths/graph'
import { patient } from '../../../scripts/lib/patience.mjs'
import { disposeOf, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { withOperator } from '../injections'
import { within } from '../within'
import { circumstancesOf } from './circumstances'
import { alikeIn, driversOf } from './drivers'
import { withoutKind } from './names'
import { assessmentWorld, type AssessmentWorld, type Kind } from './world'

type Driven = ReturnType<typeof drivenAssessment>

/** What of a kind's chart can come about, and how it is driven. */
export function drivenAssessment(kind: Kind) {
  return {
    kind,
    ...within(buildGraph(kind.cases), circumstancesOf(kind)),
    drivers: driversOf(kind),
    alike: alikeIn(kind),
  }
}

/**
 * A candidate in a fresh browser, before the assessment that is to be driven. One server serves
 * every kind.
 */
export const test = base.extend<{ enter: (driven: Driven) => Promise<AssessmentWorld> }>({
  // What a service worker answers never comes to the gate.
  serviceWorkers: 'block',
  server: [
    async ({}, use) => {
      const server = await startAppServer(withOperator)
      await use(server)
      await disposeOf(server)
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
  enter: async ({ page, server, translate, language, expectConsoleError }, use) => {
    // The gate breaks connections off and answers in the server's place.
    expectConsoleError(/net::ERR_|status of 5\d\d/)
    const worlds: AssessmentWorld[] = []
    await use(async ({ kind, factsAt, statesAt }) => {
      const statesNamed = (key: string) => statesAt(key).map((state) => withoutKind(kind.id, state))
      const world = await assessmentWorld({
        kind,
        page,
        server,
        translate,
        language,
        factsAt,
        statesAt: statesNamed,
      })
      worlds.push(world)
      return world
    })
    // Nothing may wait on when the server is to stop.
    for (const { candidate } of worlds) await candidate.evaluations('on')
  },
})
