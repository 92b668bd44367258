import { describe, expect, test } from 'vitest'
import { phonesIn } from './contacts'

describe('telephone numbers', () => {
  test.each([
    ['of the Emirates beside a kindergarten', ['معلمة رياض أطفال', '0567712208']],
    ['of the Emirates beside sports', ['مدرب رياضي', '0567712208']],
  ])('%s', (_, lines) => expect(phonesIn(lines)).toEqual(['+971567712208']))

  test('of two countries with a comma between them', () =>
    expect(phonesIn(['+91 98470 11223, 0544093317'])).toEqual(['+919847011223', '+971544093317']))
})
