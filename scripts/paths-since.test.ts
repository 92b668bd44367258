import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { doorCases } from '../machines/paths/fixtures/door'
import type { ChartCases } from '../machines/paths/cases'
import { changesMarkdown, chartsAt, compareCharts } from './paths-since'

const found = (cases: ChartCases) => ({ folder: 'door', machine: cases.machine, cases })
const door = found({ ...doorCases, possible: () => true })
const planted = createMachine({
  ...doorCases.machine.config,
  states: {
    ...doorCases.machine.config.states,
    locked: { description: 'The door is locked.', on: { unlock: 'open', breakDown: 'broken' } },
  },
})

test('a change planted in a chart is shown in words, with the walks that take it', () => {
  const changed = compareCharts([door], [found({ ...door.cases, machine: planted })])
  expect(changed).toEqual([
    {
      id: 'door',
      changes: [
        'In door.locked, on “Somebody unlocks the door.”: it leads to door.open and no longer leads to door.closed.',
      ],
      transitions: ['door.locked unlock'],
      walks: [1],
      of: 1,
    },
  ])
  expect(changesMarkdown(changed, 'main')).toContain('To run: 1 walk of the 1 of its tour (1).')
})

test('a chart that is new is walked as a whole, and of one that is gone nothing', () => {
  expect(compareCharts([], [door])).toMatchObject([{ changes: ['The chart is new.'], walks: [1] }])
  expect(compareCharts([door], [])).toMatchObject([{ changes: ['The chart is gone.'], walks: [] }])
})

test('where nothing has changed, there is nothing to run', () => {
  const changed = compareCharts([door], [door])
  expect(changesMarkdown(changed, 'main')).toBe(
    'No chart has changed since main. There is nothing to run.',
  )
})

test('the charts of a revision are taken out of Git, and a revision must be known', async () => {
  expect((await chartsAt('HEAD'))?.map(({ machine }) => machine.id)).toContain('session')
  expect(await chartsAt('no-such-revision')).toBeNull()
})
