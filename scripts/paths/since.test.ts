import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { doorCases } from '../../machines/paths/fixtures/door'
import type { ChartCases } from '../../machines/paths/cases'
import { changesMarkdown, chartsAt, compareCharts } from './since'

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
  const told = changesMarkdown(changed, 'main')
  expect(told).toContain('To run: walk 1, of the 1 of its tour.')
  expect(told).toContain('npm test -- --only paths --since main')
})

test('a chart that is new is walked as a whole, and of one that is gone nothing', () => {
  expect(compareCharts([], [door])).toMatchObject([{ changes: ['The chart is new.'], walks: [1] }])
  expect(compareCharts([door], [])).toMatchObject([{ changes: ['The chart is gone.'], walks: [] }])
})

test('where no chart has changed, there is nothing to run, and the rest is not judged', () => {
  const told = changesMarkdown(compareCharts([door], [door]), 'main')
  expect(told).toContain('No chart has changed since main. There is nothing to run.')
  expect(told).toContain('not pages, texts, the server or stored data.')
})

test('the charts of a revision are taken out of Git, and a revision must be known', async () => {
  expect((await chartsAt('HEAD'))?.map(({ machine }) => machine.id)).toContain('session')
  expect(await chartsAt('no-such-revision')).toBeNull()
})
