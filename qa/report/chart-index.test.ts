import { expect, test } from 'vitest'
import { toLevel, passes, toIndex, findTwin, worstLevel } from './chart-index'
import { plantedChart } from './planted-chart'

const index = toIndex(plantedChart)
const idsThatPass = (filter: 'all' | 'untaken' | 'hand' | 'changed') =>
  plantedChart.transitions.filter((one) => passes(filter, one)).map(({ event }) => event)

test('the steps that take a transition, those that failed to take it first', () => {
  const taken = index.takings.get('door.shut.locked key.turned') ?? []
  expect(taken.map(({ walk, step }) => `${walk.id} ${step}`)).toEqual([
    'en-2 1',
    'en-1 1',
    'ar-1 1',
  ])
  expect(index.takings.get('door.open door.taken')).toMatchObject([{ step: 2, failed: true }])
})

test('a transition is proven by the unit suite, on screens, by both or by nothing', () => {
  expect(toLevel({ unit: true, browser: false, hand: true })).toBe('both')
  expect(toLevel({ unit: false, browser: true, hand: false })).toBe('screens')
  expect(toLevel({ unit: true, browser: false, hand: false })).toBe('unit')
  expect(worstLevel(plantedChart.transitions)).toBe('none')
})

test('the filters let through what nobody took, what a person took and what has changed', () => {
  expect(idsThatPass('all')).toHaveLength(5)
  expect(idsThatPass('untaken')).toEqual(['bell.rung'])
  expect(idsThatPass('hand')).toEqual(['handle.pressed'])
  expect(idsThatPass('changed')).toEqual(['bell.rung'])
})

test('a step has its twin in the other language, where the same states are active', () => {
  const [, english] = plantedChart.walks
  const [first, second] = english?.steps ?? []
  expect(first && findTwin(plantedChart, 'en', first)?.result.picture).toBe('pictures/one-ar.jpeg')
  expect(second && findTwin(plantedChart, 'en', second)).toBeNull()
})
