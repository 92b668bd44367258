import { expect, test } from 'vitest'
import { lane, repeatedSteps } from './lanes.mjs'
import { selectSteps } from './steps.mjs'

const namesOf = (list?: string) => selectSteps(list).map(({ name }) => name)

test('a step that repeats a proof runs in npm run test:all, and where it is named', () => {
  for (const name of Object.keys(repeatedSteps)) {
    expect(namesOf().includes(name)).toBe(lane === 'all')
    expect(namesOf(name).at(-1)).toBe(name)
  }
  expect(namesOf('browser').includes('firefox')).toBe(lane === 'all')
  expect(namesOf('firefox')).toEqual(['build', 'firefox'])
  expect(namesOf('image')).toEqual(['image'])
})
