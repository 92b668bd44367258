import { expect, test } from 'vitest'
import { buildGraph } from '../../../machines/paths/graph/graph'
import { buildTour } from '../../../machines/paths/graph/tour'
import { declaredTransitions } from '../../../machines/paths/graph/transitions'
import { sessionCases } from '../../../machines/session/session.cases'
import { gapsIn } from '../complete'
import { sessionDrivers } from './drivers'
import { possible } from './possible'

test('every event of the chart has a driver and every state assertions, and nothing more', () => {
  expect(gapsIn(sessionCases, sessionDrivers)).toEqual({
    undriven: [],
    unseen: [],
    superfluous: [],
  })
})

test('what can come about in the browser is walked, and that is all that the chart declares', () => {
  const walks = buildTour(possible(buildGraph(sessionCases)), { longest: 40 })
  const taken = new Set(walks.flat().flatMap((edge) => edge.taken))
  expect(
    declaredTransitions(sessionCases.machine)
      .map(({ id }) => id)
      .filter((id) => !taken.has(id)),
  ).toEqual([])
})
