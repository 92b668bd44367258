import { graphOf } from '../../../machines/paths/graph'
import { disposeOf, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { withOperator } from '../injections'
import { within } from '../within'
import { circumstancesOf } from './circumstances'
import { alikeIn, driversOf } from './drivers'
import { withoutKind } from './names'
import { assessmentWorld, type AssessmentWorld, type Kind } from './world'

/** What of a kind's chart can come about, how it is driven, and a candidate in a fresh browser with a server of their own. */
export function drivenAssessment(kind: Kind) {
  const { graph, factsAt, statesAt } = within(graphOf(kind.cases), circumstancesOf(kind))
  const test = base.extend<{ world: AssessmentWorld }>({
    // What a service worker answers never comes to the gate.
    serviceWorkers: 'block',
    server: [
      async ({}, use) => {
        const server = await startAppServer(withOperator)
        await use(server)
        await disposeOf(server)
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    world: async ({ page, server, say, language, expectConsoleError }, use) => {
      // The gate breaks connections off and answers in the server's place.
      expectConsoleError(/net::ERR_|status of 5\d\d/)
      const statesNamed = (key: string) => statesAt(key).map((state) => withoutKind(kind.id, state))
      const world = await assessmentWorld({ kind, page, server, say, language, factsAt, statesAt: statesNamed })
      await use(world)
      // Nothing may wait on when the server is to stop.
      await world.candidate.evaluations('on')
    },
  })
  return { kind, graph, test, drivers: driversOf(kind), alike: alikeIn(kind) }
}
