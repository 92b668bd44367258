import { patient } from '../../../scripts/lib/patience.mjs'
import { expect } from '../../fixtures'
import { drive } from '../drive'
import { clearResults } from '../results'
import { getTours } from '../tours'
import { undone } from '../undone'
import type { DrivenAssessment } from './driven-assessment'
import { test } from './fixtures'

/**
 * Defines the tests that walk a kind's chart through its screens.
 *
 * A walk does not depend on real time. Calls and permission prompts wait for the driver, and the
 * delays of the chart follow a clock that the driver controls. The rest of the page runs in real
 * time, and jumps together with the server's clock.
 */
export function walkThroughScreens(driven: DrivenAssessment): void {
  const { kind, graph, drivers, alike } = driven
  const tours = getTours(graph, { longest: 60, own: drivers.isOwn })
  for (const { language, tag, walks, isWhole, takesAll, sees } of tours) {
    test.describe(`in ${language}`, { tag }, () => {
      // The tests run in order, so that the last one sees the results of all of them. Other tours
      // run in parallel.
      test.describe.configure({ mode: 'default' })
      test.use({ language })

      if (isWhole) test('begins anew', () => clearResults(drivers.chart, language))

      for (const [at, walk] of walks.entries()) {
        test(`walk ${at + 1}`, async ({ enter }) => {
          test.setTimeout(patient(180_000))
          const number = isWhole ? at + 1 : null
          await drive({ ...drivers, testContext: await enter(driven), graph, walk, number })
        })
      }

      if (!isWhole) return
      test('nothing is left undone', () => {
        const {
          failed,
          untaken,
          unseen,
          alike: same,
        } = undone(kind.cases.machine, drivers, language, sees)
        expect({ failed, unseen }).toEqual({ failed: [], unseen: [] })
        // A run that only visits every state compares too few looks to tell all states apart.
        if (takesAll) expect({ untaken, alike: same }).toEqual({ untaken: [], alike })
      })
    })
  }
}
