import { englishMachine } from '../../machines/assessment/assessment.machine'
import { tourOf } from '../../machines/paths/tour'
import { expect } from '../fixtures'
import { drive } from './drive'
import { alike } from './english/sights'
import { englishDrivers } from './english/drivers'
import { graph, test } from './english/fixtures'
import { clearResults } from './results'
import { stateTourOf } from './state-tour'
import { undone } from './undone'

// A walk needs no clock but its own. Calls and questions of the browser wait for the driver; the delays of the chart run by
// a clock that the driver fires; everything else of the page runs in real time, and jumps together with the server's clock.
const walks = tourOf(graph, { longest: 60 })

for (const { language, tour } of [
  { language: 'en', tour: walks },
  { language: 'ar', tour: stateTourOf(graph) },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('begins anew', () => clearResults('english', language))

    for (const [at, walk] of tour.entries()) {
      test(`walk ${at + 1}`, async ({ world }) => {
        test.setTimeout(180_000)
        await drive({ ...englishDrivers, world, graph, walk, number: at + 1 })
      })
    }

    test('nothing is left undone', () => {
      const { failed, untaken, unseen, alike: same } = undone(englishMachine, englishDrivers, language)
      expect({ failed, unseen }).toEqual({ failed: [], unseen: [] })
      // In the second language every state is looked at, beside fewer others.
      if (language === 'en') expect({ untaken, alike: same }).toEqual({ untaken: [], alike })
    })
  })
}
