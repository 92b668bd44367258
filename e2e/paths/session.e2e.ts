import { sessionMachine } from '../../machines/session/session.machine'
import { patient } from '../../scripts/lib/patience.mjs'
import { expect } from '../fixtures'
import { drive } from './drive'
import { sessionGraph } from './driven-graphs'
import { clearResults } from './results'
import { sessionDrivers } from './session/drivers'
import { test } from './session/fixtures'
import { alike } from './session/state-assertions'
import { getTours } from './tours'
import { undone } from './undone'

const graph = sessionGraph()

for (const { language, tag, walks, isWhole, takesAll, sees } of getTours(graph, { longest: 40 })) {
  test.describe(`in ${language}`, { tag }, () => {
    // The tests run in order, so that the last one sees the results of all of them.
    test.describe.configure({ mode: 'default' })
    test.use({ language })

    if (isWhole) test('begins anew', () => clearResults('session', language))

    for (const [at, walk] of walks.entries()) {
      test(`walk ${at + 1}`, async ({ testContext }) => {
        test.setTimeout(patient(180_000))
        await drive({
          ...sessionDrivers,
          testContext,
          graph,
          walk,
          number: isWhole ? at + 1 : null,
        })
      })
    }

    if (!isWhole) return
    test('nothing is left undone', () => {
      const {
        failed,
        untaken,
        unseen,
        alike: same,
      } = undone(sessionMachine, sessionDrivers, language, sees)
      expect({ failed, unseen, alike: same }).toEqual({ failed: [], unseen: [], alike })
      if (takesAll) expect(untaken).toEqual([])
    })
  })
}
