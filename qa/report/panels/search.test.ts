import { expect, test } from 'vitest'
import { toIndex } from '../chart-index'
import { plantedChart } from '../planted-chart'
import { searchIn } from './search'

const door = toIndex(plantedChart)
const gate = toIndex({ ...plantedChart, id: 'gate' })
const found = (text: string) =>
  searchIn([door, gate], door, text).map(({ index, id }) => `${index.chart.id}: ${id}`)

test('states come before transitions, and the chart in view before the others', () => {
  expect(found('unlocked')).toEqual([
    'door: door.shut.unlocked',
    'door: door.shut.unlocked handle.pressed',
    'gate: door.shut.unlocked',
    'gate: door.shut.unlocked handle.pressed',
  ])
})

test('all words have to be found, in the name, the sentence or the condition', () => {
  expect(found('HANDLE oiled')).toHaveLength(2)
  expect(found('handle key')).toEqual([])
  expect(found('  ')).toEqual([])
})
