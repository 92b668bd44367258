import { tourOf } from '../../machines/paths/tour'
import { drive } from './drive'
import { englishDrivers } from './english/drivers'
import { graph, test } from './english/fixtures'

const walks = tourOf(graph, { longest: 30 })

for (const [at, walk] of walks.entries()) {
  test(`walk ${at + 1}`, async ({ world }) => {
    test.setTimeout(180_000)
    await drive({ ...englishDrivers, world, graph, walk, number: at + 1 })
  })
}
