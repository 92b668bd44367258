import { findCharts } from '../../machines/paths/charts'
import { expect, test } from '../fixtures'
import { undriven } from './complete'
import { driven } from './driven'

// The charts are found by their files, so that a new chart without drivers fails here.
test('every chart that a page runs is driven through its screens', async () => {
  expect(undriven(await findCharts(), driven)).toEqual([])
})
