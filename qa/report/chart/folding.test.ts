import { expect, test } from 'vitest'
import { toIndex } from '../chart-index'
import { atFirst, drawnAs, everything, fold, revealing } from './folding'
import { plantedChart } from '../planted-chart'
import type { ReportedChart } from '../report-data'

const index = toIndex(plantedChart)
const drawnIds = (open: ReadonlySet<string>) =>
  fold(index, open).states.map(({ state }) => state.id)
const arrowIds = (open: ReadonlySet<string>) =>
  fold(index, open)
    .arrows.map(({ id }) => id)
    .toSorted()

test('at first a state that holds others is one box that says how much it holds', () => {
  expect(drawnIds(atFirst(index))).toEqual(['door', 'door.shut', 'door.open', 'door.gone'])
  const [, shut] = fold(index, atFirst(index)).states
  expect(shut).toMatchObject({ open: false, foldable: true, holds: 2 })
  expect(shut?.inside).toHaveLength(2)
})

test('the arrows of a folded state are those that leave it or come to it', () => {
  expect(arrowIds(atFirst(index))).toEqual([
    'door.open door.gone',
    'door.open door.shut',
    'door.shut door.open',
  ])
})

test('unfolded, the arrows go from state to state', () => {
  expect(arrowIds(everything(index))).toEqual([
    'door.open door.gone',
    'door.open door.shut',
    'door.shut.locked door.shut.unlocked',
    'door.shut.unlocked door.open',
  ])
})

test('a transition that leads nowhere is a row of its state', () => {
  const open = fold(index, everything(index)).states.find(({ state }) => state.id === 'door.open')
  expect(open?.rows.map(({ id }) => id)).toEqual(['door.open bell.rung'])
})

test('a state within a folded one is found in its box, until it is revealed', () => {
  expect(drawnAs(index, atFirst(index), 'door.shut.locked')).toBe('door.shut')
  const open = revealing(index, atFirst(index), ['door.shut.locked'])
  expect(drawnAs(index, open, 'door.shut.locked')).toBe('door.shut.locked')
})

test('what many states answer alike is a row in each, and no arrow', () => {
  const names = ['one', 'two', 'three', 'four', 'off']
  const many: ReportedChart = {
    ...plantedChart,
    walks: [],
    states: ['door', ...names.map((name) => `door.${name}`)].map((id) => ({
      id,
      parent: id === 'door' ? null : 'door',
      name: id,
      description: '',
      kind: id === 'door' ? 'compound' : 'atomic',
      initial: false,
      changed: false,
    })),
    transitions: names.slice(0, 4).map((name) => ({
      id: `door.${name} off`,
      source: `door.${name}`,
      event: 'off',
      targets: ['door.off'],
      label: 'It is switched off.',
      guard: null,
      coverage: { unit: true, browser: false, hand: false },
      changed: false,
    })),
  }
  const drawing = fold(toIndex(many), everything(toIndex(many)))
  expect(drawing.arrows).toEqual([])
  expect(drawing.states.filter(({ rows }) => rows.length === 1)).toHaveLength(4)
})
