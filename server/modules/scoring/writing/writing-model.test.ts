import { expect, test } from 'vitest'
import { toBand } from './writing-model'

test('a score that is shown as 50 is of the band that begins there', () => {
  expect(toBand(49.6)).toEqual({ band: 'B1', from: 'A2', to: 'B1' })
  expect(toBand(49.4).band).toBe('A2')
})

test('the ends of the scale are bands, too', () => {
  expect(toBand(0)).toEqual({ band: 'A2', from: 'A2', to: 'A2' })
  expect(toBand(100)).toEqual({ band: 'C1', from: 'C1', to: 'C1' })
})
