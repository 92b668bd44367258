import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PostingLists } from './posting-lists'

const anyOrdinal = fc.integer({ min: 0, max: 400 })
const anyChange = fc.record({
  gone: fc.oneof(
    fc.uniqueArray(anyOrdinal, { maxLength: 3 }),
    fc.uniqueArray(anyOrdinal, { maxLength: 200 }),
  ),
  added: fc.uniqueArray(fc.tuple(anyOrdinal, fc.integer({ min: 0, max: 255 })), {
    maxLength: 300,
    selector: ([ordinal]) => ordinal,
  }),
  isRead: fc.boolean(),
})

test('a list has everybody who was added and not taken out, by ordinal, whenever it is read', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 6 }), (changes) => {
      const lists = new PostingLists()
      const expected = new Map<number, number>()
      for (const { gone, added, isRead } of changes) {
        // Nobody is added who is still in.
        const out = new Set([...gone, ...added.map(([ordinal]) => ordinal)])
        lists.remove(out)
        for (const ordinal of out) expected.delete(ordinal)
        for (const [ordinal, payload] of added) {
          lists.add(1, ordinal, payload)
          expected.set(ordinal, payload)
        }
        expect(lists.of(1)?.count ?? 0).toBe(expected.size)
        if (isRead) expect(read(lists)).toEqual(sorted(expected))
      }
      expect(read(lists)).toEqual(sorted(expected))
    }),
  )
})

function read(lists: PostingLists): (number | undefined)[][] {
  const list = lists.inOrder(1)
  return Array.from({ length: list?.count ?? 0 }, (_, at) => [
    list?.ordinals[at],
    list?.payloads[at],
  ])
}

const sorted = (expected: ReadonlyMap<number, number>): number[][] =>
  [...expected].toSorted(([a], [b]) => a - b)
