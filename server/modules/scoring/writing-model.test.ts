import { expect, test } from 'vitest'
import { bandOf } from './writing-model'

test('a score that is shown as 50 is of the band that begins there', () => {
  expect(bandOf(49.6)).toEqual({ band: 'B1', from: 'A2', to: 'B1' })
  expect(bandOf(49.4).band).toBe('A2')
})

test('the ends of the scale are bands, too', () => {
  expect(bandOf(0)).toEqual({ band: 'A2', from: 'A2', to: 'A2' })
  expect(bandOf(100)).toEqual({ band: 'C1', from: 'C1', to: 'C1' })
})
