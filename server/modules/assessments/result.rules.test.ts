import { expect, test } from 'vitest'
import { passes } from './result.rules'

test('below fifty fails and fifty passes; without a score it is neither', () => {
  expect([0, 49, 49.9, 50, 100, null].map(passes)).toEqual([false, false, false, true, true, null])
})
