import { expect, test } from 'vitest'
import { englishCases } from '../../../machines/assessment/assessment.cases'
import { graphOf } from '../../../machines/paths/graph'
import { tourOf } from '../../../machines/paths/tour'
import { declaredTransitions } from '../../../machines/paths/transitions'
import { gapsIn } from '../complete'
import { within } from '../within'
import { circumstances } from './circumstances'
import { englishDrivers } from './drivers'

test('every event of the chart has a driver and every state a sight, and nothing more', () => {
  expect(gapsIn(englishCases, englishDrivers)).toEqual({ undriven: [], unseen: [], superfluous: [] })
})

test('what can come about in the browser is walked, and that is all that the chart declares', () => {
  const walks = tourOf(within(graphOf(englishCases), circumstances).graph, { longest: 60 })
  const taken = new Set(walks.flat().flatMap((edge) => edge.taken))
  expect(declaredTransitions(englishCases.machine).map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([])
})
