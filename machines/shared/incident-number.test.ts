import { expect, test } from 'vitest'
import { incidentDigitsIn, toIncidentNumber } from './incident-number'

test('the last eight digits of the id, in two groups', () => {
  expect(toIncidentNumber('01920000-0000-7000-8000-00004f2a91c0')).toBe('4F2A-91C0')
})

test.each([
  ['4F2A-91C0', '4f2a91c0'],
  [' 4f2a91c0 ', '4f2a91c0'],
  ['#4F2A 91C0', '4f2a91c0'],
  ['4F2A–91C0', '4f2a91c0'],
  ['4F2A-91C', null],
  ['4F2A-91C01', null],
  ['Fadia Deeb', null],
  ['', null],
])('typed %s, it is %s', (typed, digits) => {
  expect(incidentDigitsIn(typed)).toBe(digits)
})
