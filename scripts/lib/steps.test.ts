import { expect, test } from 'vitest'
import { lane, repeatedSteps } from './lanes.mjs'
import { selectSteps } from './steps.mjs'

const getNames = (list?: string) => selectSteps(list).map(({ name }) => name)

test('the walks through the charts run alone where they are named', () => {
  expect(getNames()).not.toContain('paths')
  expect(getNames('browser')).not.toContain('paths')
  expect(getNames('paths')).toEqual(['build', 'paths'])
})

test('a step that repeats a proof runs in npm run test:all, and where it is named', () => {
  for (const name of Object.keys(repeatedSteps)) {
    expect(getNames().includes(name)).toBe(lane === 'all')
    expect(getNames(name).at(-1)).toBe(name)
  }
  expect(getNames('browser').includes('firefox')).toBe(lane === 'all')
  expect(getNames('firefox')).toEqual(['build', 'firefox'])
  expect(getNames('image')).toEqual(['image'])
})
