import { graphOf } from '../../machines/paths/graph'
import { tourOf } from '../../machines/paths/tour'
import { sessionCases } from '../../machines/session/session.cases'
import { sessionMachine } from '../../machines/session/session.machine'
import { expect } from '../fixtures'
import { drive } from './drive'
import { clearResults } from './results'
import { sessionDrivers } from './session/drivers'
import { test } from './session/fixtures'
import { possible } from './session/possible'
import { alike } from './session/sights'
import { stateTourOf } from './state-tour'
import { undone } from './undone'

const graph = possible(graphOf(sessionCases))

for (const { language, tour } of [
  { language: 'en', tour: tourOf(graph, { longest: 40 }) },
  { language: 'ar', tour: stateTourOf(graph, { longest: 40 }) },
] as const) {
  test.describe(`in ${language}`, () => {
    // As in assessment/walks.ts.
    test.describe.configure({ mode: 'default' })
    test.use({ language })

    test('begins anew', () => clearResults('session', language))

    for (const [at, walk] of tour.entries()) {
      test(`walk ${at + 1}`, async ({ world }) => {
        test.setTimeout(180_000)
        await drive({ ...sessionDrivers, world, graph, walk, number: at + 1 })
      })
    }

    test('nothing is left undone', () => {
      const {
        failed,
        untaken,
        unseen,
        alike: same,
      } = undone(sessionMachine, sessionDrivers, language)
      expect({ failed, unseen, alike: same }).toEqual({ failed: [], unseen: [], alike })
      // In the second language every state is looked at; the steps are the same.
      if (language === 'en') expect(untaken).toEqual([])
    })
  })
}
