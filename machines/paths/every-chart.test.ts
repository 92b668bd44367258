import { describe, expect, test } from 'vitest'
import { findCharts } from './charts'
import { checkWalks } from './checker'
import { lintCases, lintChart, lintWords } from './lint'
import { toPin } from './pin'
import { longestWalk, toPlan, toReport } from './plan'
import { lintTotality } from './graph/totality'
import { keepTaken } from './recording/unit-results'

const charts = await findCharts()

test('every chart of the product is found, with its cases', () => {
  expect(
    charts
      .map(({ machine, cases }) => (cases === null ? `${machine.id} without cases` : machine.id))
      .sort(),
  ).toEqual(['annotation', 'approval', 'attempt', 'english', 'interview', 'session'])
})

const known = charts.flatMap(({ machine, cases }) =>
  cases === null ? [] : [[machine.id, cases] as const],
)

describe.each(known)('the chart %s', (id, cases) => {
  const plan = toPlan(cases)

  test('is sound, and its cases send only the events it handles', () => {
    expect(lintChart(cases.machine)).toEqual([])
    expect(lintCases(cases)).toEqual([])
  })

  test('is described in whole sentences', () => {
    expect(lintWords(cases)).toEqual([])
  })

  test('answers in every state every event that it may meet there, or says why it ignores it', () => {
    expect(lintTotality(cases)).toEqual([])
  })

  test('has walks that take every declared transition, each step after a round trip through JSON', () => {
    const { transitions, tour } = toReport(plan)
    const { taken, faults } = checkWalks(
      cases.machine,
      cases.input,
      tour.walks.map(({ steps }) => steps),
    )
    keepTaken(id, taken)
    expect(faults).toEqual([])
    expect(
      transitions.map((transition) => transition.id).filter((transition) => !taken.has(transition)),
    ).toEqual([])
  })

  test('has no walk that a person or a browser would not come to the end of', () => {
    expect(plan.walks.map((walk) => walk.length).filter((steps) => steps > longestWalk)).toEqual([])
  })

  // To accept an intended change of a chart: npx vitest run machines/paths -u
  test('is as it was when it was last looked at', async () => {
    await expect(toPin(plan)).toMatchFileSnapshot(`pinned/${id}.txt`)
  })
})
