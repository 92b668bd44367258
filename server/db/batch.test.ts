import { expect, test } from 'vitest'
import { batched } from './batch'

test('calls that come while one is under way are answered together', async () => {
  const batches: (readonly number[])[] = []
  const double = batched(async (keys: readonly number[]) => {
    batches.push(keys)
    return keys.map((key) => key * 2)
  })
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('only the call to blame is refused', async () => {
  const even = batched(async (keys: readonly number[]) => {
    if (keys.some((key) => key % 2 === 1)) throw new Error('odd')
    return keys
  })
  const settled = await Promise.allSettled([2, 3, 4].map(even))
  expect(settled.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('calls that must not go together go in their order', async () => {
  const batches: string[][] = []
  const write = batched(
    async (keys: readonly { row: string; value: number }[]) => {
      batches.push(keys.map(({ row, value }) => `${row}${value}`))
      return keys.map(() => true)
    },
    { apart: ({ row }) => [row] },
  )
  await Promise.all([write({ row: 'x', value: 0 }), write({ row: 'a', value: 1 }), write({ row: 'a', value: 2 }), write({ row: 'b', value: 1 }), write({ row: 'a', value: 3 })])
  expect(batches).toEqual([['x0'], ['a1', 'b1'], ['a2'], ['a3']])
})

test('a call after an idle while goes at once', async () => {
  const same = batched(async (keys: readonly string[]) => keys)
  expect(await same('one')).toBe('one')
  expect(await same('two')).toBe('two')
})
