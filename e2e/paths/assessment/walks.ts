import { tourOf } from '../../../machines/paths/tour'
import { expect } from '../../fixtures'
import { drive } from '../drive'
import { clearResults } from '../results'
import { stateTourOf } from '../state-tour'
import { undone } from '../undone'
import { test, type drivenAssessment } from './fixtures'

/**
 * Walks a kind's chart through its screens: every transition in English, every state in Arabic.
 *
 * A walk needs no clock but its own. Calls and questions of the browser wait for the driver; the
 * delays of the chart run by a clock that the driver fires; everything else of the page runs in
 * real time, and jumps together with the server's clock.
 */
export function walkThroughScreens(driven: ReturnType<typeof drivenAssessment>): void {
  const { kind, graph, drivers, alike } = driven
  for (const { language, tour } of [
    { language: 'en', tour: tourOf(graph, { longest: 60 }) },
    { language: 'ar', tour: stateTourOf(graph, { longest: 60 }) },
  ] as const) {
    test.describe(`in ${language}`, () => {
      // One after the other, so that the last one sees what all of them left; beside those of other
      // tours.
      test.describe.configure({ mode: 'default' })
      test.use({ language })

      test('begins anew', () => clearResults(drivers.chart, language))

      for (const [at, walk] of tour.entries()) {
        test(`walk ${at + 1}`, async ({ enter }) => {
          test.setTimeout(180_000)
          await drive({ ...drivers, world: await enter(driven), graph, walk, number: at + 1 })
        })
      }

      test('nothing is left undone', () => {
        const {
          failed,
          untaken,
          unseen,
          alike: same,
        } = undone(kind.cases.machine, drivers, language)
        expect({ failed, unseen }).toEqual({ failed: [], unseen: [] })
        // In the second language every state is looked at, beside fewer others.
        if (language === 'en') expect({ untaken, alike: same }).toEqual({ untaken: [], alike })
      })
    })
  }
}
