import { patient } from '../../../scripts/lib/patience.mjs'
import { stopAndRemove, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { withOperator } from '../server-overrides'
import type { DrivenAssessment } from './driven-assessment'
import { withoutKind } from './names'
import { createAssessmentContext, type AssessmentContext } from './test-context'

/** A candidate in a fresh browser before the assessment; one server serves every kind. */
export const test = base.extend<{
  enter: (driven: DrivenAssessment) => Promise<AssessmentContext>
}>({
  // Playwright cannot hold calls that a service worker answers.
  serviceWorkers: 'block',
  server: [
    async ({}, use) => {
      const server = await startAppServer(withOperator)
      await use(server)
      await stopAndRemove(server)
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
  enter: async ({ page, server, translate, language, expectConsoleError }, use) => {
    // The network of a test breaks connections and answers in place of the server.
    expectConsoleError(/net::ERR_|status of 5\d\d/)
    const testContexts: AssessmentContext[] = []
    await use(async ({ kind, factsAt, statesAt }) => {
      const statesNamed = (key: string) => statesAt(key).map((state) => withoutKind(kind.id, state))
      const testContext = await createAssessmentContext({
        kind,
        page,
        server,
        translate,
        language,
        factsAt,
        statesAt: statesNamed,
      })
      testContexts.push(testContext)
      return testContext
    })
    // A waiting evaluation would keep the server from stopping.
    for (const { candidate } of testContexts) await candidate.evaluations('on')
  },
})
