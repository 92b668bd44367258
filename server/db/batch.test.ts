import { expect, test } from 'vitest'
import { batched } from './batch'

test('calls that come together are answered together', async () => {
  const batches: (readonly number[])[] = []
  const double = batched(async (keys: readonly number[]) => {
    batches.push(keys)
    return keys.map((key) => key * 2)
  })
  const first = [1, 2].map(double)
  await first[0]
  const second = [3, 4, 5].map(double)
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
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
  await Promise.all([
    write({ row: 'x', value: 0 }),
    write({ row: 'a', value: 1 }),
    write({ row: 'a', value: 2 }),
    write({ row: 'b', value: 1 }),
    write({ row: 'a', value: 3 }),
  ])
  expect(batches).toEqual([['x0', 'a1', 'b1'], ['a2'], ['a3']])
})

test('a call after an idle while goes at once', async () => {
  const same = batched(async (keys: readonly string[]) => keys)
  expect(await same('one')).toBe('one')
  expect(await same('two')).toBe('two')
})
