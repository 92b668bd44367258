import { readFileSync } from 'node:fs'

// The commonest 30,000 words of GloVe, most frequent first, and a vector of 100 dimensions for each
// (scripts/word-vectors.ts). Words that occur in like surroundings have like vectors (Pennington,
// Socher & Manning 2014).
const folder = new URL('../../../content/language/', import.meta.url)
const dimensions = 100

type Vector = Float32Array

interface Lexicon {
  rank: ReadonlyMap<string, number>
  vectors: Int8Array
}

// Read for the first text, and only in the process that scores.
let loaded: Lexicon | undefined

const lexicon = (): Lexicon =>
  (loaded ??= {
    rank: new Map(
      readFileSync(new URL('words.txt', folder), 'utf8')
        .trim()
        .split('\n')
        .map((word, place) => [word, place]),
    ),
    vectors: new Int8Array(readFileSync(new URL('word-vectors.bin', folder))),
  })

/** The place of a word among the commonest 30,000, from 0; undefined for any other. */
export const frequencyRank = (form: string): number | undefined => lexicon().rank.get(form)

const toUnit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

const known = new Map<string, Vector | null>()

/** The unit vector of a word, null where there is none. */
const findVector = (form: string): Vector | null => {
  const seen = known.get(form)
  if (seen !== undefined) return seen
  const { rank, vectors } = lexicon()
  const place = rank.get(form)
  const vector =
    place === undefined
      ? null
      : toUnit(Float32Array.from(vectors.subarray(place * dimensions, (place + 1) * dimensions)))
  known.set(form, vector)
  return vector
}

/** The cosine of two unit vectors, −1 to 1; a loop, because a text needs thousands of them. */
const cosine = (one: Vector, other: Vector): number => {
  let sum = 0
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** How alike two words are by where they occur, −1 to 1; null where one has no vector. */
export const likeness = (one: string, other: string): number | null => {
  const [first, second] = [findVector(one), findVector(other)]
  return first === null || second === null ? null : cosine(first, second)
}
