import { describe, expect, test } from 'vitest'
import { mergeFault, findMergeFields, mergedWith } from './merge-fields'

describe('merge fields', () => {
  const fields = { known: ['name', 'code'], needed: ['code'] }

  test('are found in either direction of writing, each once', () => {
    expect(findMergeFields('مرحباً {{name}}، رمزك {{ code }}. {{code}}')).toEqual(['name', 'code'])
  })

  test('are put in as they are, also where a value looks like a place', () => {
    expect(mergedWith('Hello {{name}}, {{ code }}', { name: '{{code}} $1', code: '4821' })).toBe(
      'Hello {{code}} $1, 4821',
    )
  })

  test.each([
    ['Your code is {{code}}', null],
    ['Your code is {{kode}} {{code}}', { fault: 'unknown', name: 'kode' }],
    ['Hello {{name}}', { fault: 'missing', name: 'code' }],
    ['Your code is {{code} {{code}}', { fault: 'broken' }],
    ['{{first name}} {{code}}', { fault: 'broken' }],
    ['A single { brace } {{code}}', null],
  ])('%s', (text, fault) => {
    expect(mergeFault(text, fields)).toEqual(fault)
  })
})
