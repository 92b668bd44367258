import { expect, test } from 'vitest'
import { PrintMaker } from './prints'

/** Pictures a tenth of a second apart, of which every so many is a key one. */
function getPrints(sizes: readonly number[], { keyEvery = 20 } = {}) {
  const maker = new PrintMaker()
  for (const [at, size] of sizes.entries())
    maker.see(at * 100, { type: at % keyEvery === 0 ? 'key' : 'delta', data: new Uint8Array(size) })
  return maker.end()
}
const getDigests = (prints: ReturnType<typeof getPrints>) => prints.map(([, , digest]) => digest)

const film = Array.from({ length: 400 }, (_, at) => 100 + ((at * 7919) % 901))

test('the same sizes in the same order have the same prints, others have others', () => {
  const prints = getPrints(film)
  expect(prints.map(([from, to]) => [from, to])).toEqual([
    [0, 7900],
    [8000, 15_900],
    [16_000, 23_900],
    [24_000, 31_900],
    [32_000, 39_900],
  ])
  expect(getPrints(film)).toEqual(prints)
  const other = getDigests(getPrints(film.map((size) => size + 1)))
  expect(getDigests(prints).filter((digest) => other.includes(digest))).toEqual([])
})

test('a film that was cut has the same prints from the cut on', () => {
  expect(getDigests(getPrints(film.slice(80)))).toEqual(getDigests(getPrints(film)).slice(1))
})

test('a few pictures have none', () => {
  expect(getPrints(film.slice(0, 15))).toEqual([])
  expect(getPrints(film.slice(0, 16))).toHaveLength(1)
})

test('a film with hardly any key picture is recognised in parts, where its sizes allow it', () => {
  const long = [...film, ...film, ...film]
  expect(getPrints(long, { keyEvery: 10_000 })).toHaveLength(3)
  expect(
    getPrints(
      long.map(() => 28),
      { keyEvery: 10_000 },
    ),
  ).toHaveLength(1)
})
