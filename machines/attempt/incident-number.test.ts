import { expect, test } from 'vitest'
import { incidentNumberOf } from './incident-number'

test('the last eight digits of the id, in two groups', () => {
  expect(incidentNumberOf('01920000-0000-7000-8000-00004f2a91c0')).toBe('4F2A-91C0')
})
