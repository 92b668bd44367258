import { expect, test } from 'vitest'
import { PrintMaker } from './prints'

/** Pictures a tenth of a second apart, of which every so many is a key one. */
function printsOf(sizes: readonly number[], { keyEvery = 20 } = {}) {
  const maker = new PrintMaker()
  for (const [at, size] of sizes.entries())
    maker.see(at * 100, { type: at % keyEvery === 0 ? 'key' : 'delta', data: new Uint8Array(size) })
  return maker.end()
}
const digestsOf = (prints: ReturnType<typeof printsOf>) => prints.map(([, , digest]) => digest)

const film = Array.from({ length: 400 }, (_, at) => 100 + ((at * 7919) % 901))

test('the same sizes in the same order have the same prints, others have others', () => {
  const prints = printsOf(film)
  expect(prints.map(([from, to]) => [from, to])).toEqual([
    [0, 7900],
    [8000, 15_900],
    [16_000, 23_900],
    [24_000, 31_900],
    [32_000, 39_900],
  ])
  expect(printsOf(film)).toEqual(prints)
  const other = digestsOf(printsOf(film.map((size) => size + 1)))
  expect(digestsOf(prints).filter((digest) => other.includes(digest))).toEqual([])
})

test('a film that was cut has the same prints from the cut on', () => {
  expect(digestsOf(printsOf(film.slice(80)))).toEqual(digestsOf(printsOf(film)).slice(1))
})

test('a few pictures have none', () => {
  expect(printsOf(film.slice(0, 15))).toEqual([])
  expect(printsOf(film.slice(0, 16))).toHaveLength(1)
})

test('a film with hardly a key picture is told in parts, where its sizes tell it', () => {
  const long = [...film, ...film, ...film]
  expect(printsOf(long, { keyEvery: 10_000 })).toHaveLength(3)
  expect(
    printsOf(
      long.map(() => 28),
      { keyEvery: 10_000 },
    ),
  ).toHaveLength(1)
})
