import { englishCases } from '../../../machines/assessment/assessment.cases'
import { graphOf } from '../../../machines/paths/graph'
import { disposeOf, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { withOperator } from '../injections'
import { within } from '../within'
import { circumstances } from './circumstances'
import { englishWorld, type EnglishWorld } from './world'

/** What of the English chart can come about. */
export const { graph, factsAt, statesAt } = within(graphOf(englishCases), circumstances)

/** A server with an operator, and a candidate in a fresh browser. */
export const test = base.extend<{ world: EnglishWorld }>({
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
    const world = await englishWorld({ page, server, say, language, factsAt, statesAt })
    await use(world)
    // Nothing may wait on when the server is to stop.
    await world.candidate.evaluations('on')
  },
})
