import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findCharts } from '../../machines/paths/charts'
import { undriven } from './complete'
import { driven } from './driven'

const charts = await findCharts()

test('a chart that a page runs has a driver for every event and assertions for every state', () => {
  expect(undriven(charts, driven)).toEqual([])
})

test('what is driven has a file of its own in the browser suite', () => {
  const isThere = (chart: string) =>
    existsSync(fileURLToPath(new URL(`${chart}.e2e.ts`, import.meta.url)))
  expect(driven.map(({ chart }) => chart).filter((chart) => !isThere(chart))).toEqual([])
})

test('an assessment that has its screens and no walks is found out', () => {
  expect(
    undriven(
      charts,
      driven.filter(({ chart }) => chart !== 'annotation'),
    ),
  ).toEqual(['No walks drive the chart annotation through its screens.'])
})

test('walks that leave out an event or a state are found out, and so is an excuse that nothing needs', () => {
  const [english] = driven.filter(({ chart }) => chart === 'english')
  if (english === undefined) throw new Error('The English assessment is not driven.')
  const { 'exit.asked': _, ...drivers } = english.drivers
  const { practice: __, ...stateAssertions } = english.stateAssertions
  const others = driven.filter((one) => one !== english)
  expect(undriven(charts, [...others, { ...english, drivers, stateAssertions }])).toEqual([
    expect.stringMatching(
      /english are not complete: .*"undriven":\["exit\.asked"\],"unseen":\["practice"\]/,
    ),
  ])
  const excused = charts.map((chart) =>
    chart.cases && chart.machine.id === 'english'
      ? { ...chart, cases: { ...chart.cases, notRunYet: 'Its screens are still to come.' } }
      : chart,
  )
  expect(undriven(excused, driven)).toEqual(['The chart english is driven, and excused from it.'])
})
