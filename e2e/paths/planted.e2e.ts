import { graphOf } from '../../machines/paths/graph'
import { sessionCases } from '../../machines/session/session.cases'
import { expect } from '../fixtures'
import { drivenAssessment } from './assessment/fixtures'
import { drive } from './drive'
import { faults as englishFaults } from './english/faults'
import { english } from './english/parts'
import { plant, walkThrough } from './plant'
import { sessionDrivers } from './session/drivers'
import { faults as sessionFaults } from './session/faults'
import { test as sessionTest } from './session/fixtures'
import { possible } from './session/possible'

// A suite that never fails proves nothing: each of these faults is put into the built application, and its walk, which
// succeeds without it, has to catch it.

const assessment = drivenAssessment(english)
const sessionGraph = possible(graphOf(sessionCases))

sessionTest.describe('getting in', () => {
  // None of these walks needs a device that keeps work.
  sessionTest.use({ storageState: { cookies: [], origins: [] } })

  for (const fault of sessionFaults) {
    sessionTest(`where ${fault.name}`, async ({ world }) => {
      const planted = await plant(world.context, fault)
      await world.page.reload()
      const walk = walkThrough(sessionGraph, fault.transition)
      await expect(drive({ ...sessionDrivers, world, graph: sessionGraph, walk, number: null, patience: 4_000 })).rejects.toThrow(fault.caught)
      expect(planted()).toBeGreaterThan(0)
    })
  }
})

for (const fault of englishFaults) {
  assessment.test(`an assessment in which ${fault.name}`, async ({ world }) => {
    const planted = await plant(world.context, fault)
    const walk = walkThrough(assessment.graph, fault.transition)
    await expect(drive({ ...assessment.drivers, world, graph: assessment.graph, walk, number: null, patience: 4_000 })).rejects.toThrow(fault.caught)
    expect(planted()).toBeGreaterThan(0)
  })
}
