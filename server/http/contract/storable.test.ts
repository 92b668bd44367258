import { expect, test } from 'vitest'
import { nestedJson } from '../../testing/fuzz/hostile-files'
import { refuseUnstorable } from './storable'

test('a value that cannot be stored is found at any depth, and no other value is refused', () => {
  expect(() => refuseUnstorable(JSON.parse(nestedJson(1_000_000)))).not.toThrow()
  let deep: unknown = ['so far so good', '\ud800']
  for (let depth = 0; depth < 200_000; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep }
  expect(() => refuseUnstorable({ fine: 1 }, deep)).toThrow('validation_failed')
})

test.each([
  ['a zero character', { text: ['a\0b'] }],
  ['half a character', [{ text: '\udc00' }]],
  ['a name with half a character', { list: [{ 'a\ud800': 1 }] }],
  ['a number without an end', { many: [1, [Infinity]] }],
])('%s is refused', (_, value) => {
  expect(() => refuseUnstorable(value)).toThrow('validation_failed')
})

test('bytes and nothing at all are not looked into', () => {
  expect(() => refuseUnstorable(Buffer.from([0]), null, undefined, true)).not.toThrow()
})
