import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranked } from './ranks'

test('an item takes a rank, and the item that had it gets the free one, or none', () => {
  expect(ranked({}, 'a', 2)).toEqual({ a: 2 })
  expect(ranked({ a: 2 }, 'b', 2)).toEqual({ b: 2 })
  expect(ranked({ a: 2, b: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(ranked({ a: 2, b: 1 }, 'b', 1)).toEqual({ a: 2 })
})

test('no two items have the same rank, and an item that had a rank never takes one without giving its own', () => {
  const press = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4 }))
  fc.assert(
    fc.property(fc.array(press, { maxLength: 30 }), ([...presses]) => {
      let ranks: Readonly<Record<string, number>> = {}
      for (const [id, rank] of presses) {
        const before = ranks
        ranks = ranked(before, id, rank)
        const given = Object.values(ranks)
        expect(new Set(given).size).toBe(given.length)
        if (before[id] !== undefined && before[id] !== rank)
          expect(given).toHaveLength(Object.keys(before).length)
      }
    }),
  )
})
