import { graphOf } from '../../machines/paths/graph'
import { tourOf } from '../../machines/paths/tour'
import { sessionCases } from '../../machines/session/session.cases'
import { drive } from './drive'
import { sessionDrivers } from './session/drivers'
import { test } from './session/fixtures'
import { possible } from './session/possible'

const graph = graphOf(sessionCases)
const walks = tourOf(possible(graph), { longest: 40 })

for (const [at, walk] of walks.entries()) {
  test(`walk ${at + 1}`, async ({ world }) => {
    test.setTimeout(180_000)
    await drive({ ...sessionDrivers, world, graph, walk, number: at + 1 })
  })
}
