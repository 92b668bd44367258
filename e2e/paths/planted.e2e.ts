import { expect } from '../fixtures'
import { drive } from './drive'
import { englishDrivers } from './english/drivers'
import { faults } from './english/faults'
import { graph, test } from './english/fixtures'
import { plant, walkThrough } from './plant'

// A suite that never fails proves nothing: each of these faults is put into the built application, and its walk, which
// succeeds without it, has to catch it.

for (const fault of faults) {
  test(`an assessment in which ${fault.name}`, async ({ world }) => {
    const planted = await plant(world.context, fault)
    const walk = walkThrough(graph, fault.transition)
    await expect(drive({ ...englishDrivers, world, graph, walk, number: null, patience: 4_000 })).rejects.toThrow(fault.caught)
    expect(planted()).toBeGreaterThan(0)
  })
}
