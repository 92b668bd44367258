import { findCharts } from '../../machines/paths/charts'
import { expect, test } from '../fixtures'
import { undriven } from './complete'
import { driven } from './driven'

// Charts are found where they lie, so that one which a page runs and nobody drives fails here,
// whoever wrote it.
test('every chart that a page runs is driven through its screens', async () => {
  expect(undriven(await findCharts(), driven)).toEqual([])
})
