import { expect } from '../fixtures'
import { drivenAssessment } from './assessment/driven-assessment'
import { test as assessmentTest } from './assessment/fixtures'
import { drive } from './drive'
import { sessionGraph } from './driven-graphs'
import { faults as englishFaults } from './english/faults'
import { english } from './english/parts'
import { walkThrough, withFault } from './plant'
import { sessionDrivers } from './session/drivers'
import { faults as sessionFaults } from './session/faults'
import { test as sessionTest } from './session/fixtures'

// These tests prove that the suite can fail. Each fault is put into the built application, and the
// walk, which succeeds without it, has to detect it.

const assessment = drivenAssessment(english)
/** A fault shows in the last step of its walk, or in the step before, which prepares it. */
const hurried = 2
const graph = sessionGraph()

sessionTest.describe('getting in', { tag: '@planted' }, () => {
  // None of these walks needs a device with stored work.
  sessionTest.use({ storageState: { cookies: [], origins: [] } })

  for (const fault of sessionFaults) {
    sessionTest(`where ${fault.name}`, async ({ testContext }) => {
      const walk = walkThrough(graph, fault.transition)
      const planted = await withFault(testContext.context, fault, async () => {
        await testContext.page.reload()
        await expect(
          drive({
            ...sessionDrivers,
            testContext,
            graph,
            walk,
            number: null,
            hurried,
          }),
        ).rejects.toThrow(fault.caught)
      })
      expect(planted).toBeGreaterThan(0)
    })
  }
})

for (const fault of englishFaults) {
  assessmentTest(`an assessment in which ${fault.name}`, { tag: '@planted' }, async ({ enter }) => {
    const testContext = await enter(assessment)
    const walk = walkThrough(assessment.graph, fault.transition)
    const planted = await withFault(testContext.context, fault, () =>
      expect(
        drive({
          ...assessment.drivers,
          testContext,
          graph: assessment.graph,
          walk,
          number: null,
          hurried,
        }),
      ).rejects.toThrow(fault.caught),
    )
    expect(planted).toBeGreaterThan(0)
  })
}
