import { frequencyRank, likeness } from './lexicon'
import { getWords } from './reading'
import type { Reading, Word } from './reading'

/**
 * The likeness that is usual, by the frequency of the words: rare words are less alike than common
 * ones wherever they occur. Least squares on 141 answers and texts of our own, A2 to C1: pairs of
 * neighbouring content words by the sum and the maximum of both logarithms of rank, and the words
 * of an answer against its subject by their mean logarithm.
 */
const usual = {
  neighbours: { at: 1.2578, sum: -0.0071, highest: -0.0952 },
  subject: { at: 1.0624, mean: -0.0653 },
}

/** The logarithm of a word's place in the lexicon; the commonest ten hardly differ. */
const logRank = (form: string): number | undefined => {
  const rank = frequencyRank(form)
  return rank === undefined ? undefined : Math.log(rank + 10)
}

const toMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The likeness of neighbouring content words in each sentence, and what is usual for such words. */
const findNeighbours = ({ sentences }: Reading): { alike: number; expected: number }[] =>
  sentences.flatMap(({ words }) => {
    const known = words.filter(({ content, form }) => content && frequencyRank(form) !== undefined)
    return known.slice(1).flatMap(({ form }, at) => {
      const before = known[at]?.form ?? form
      const [one, other, alike] = [logRank(before), logRank(form), likeness(before, form)]
      if (before === form || one === undefined || other === undefined || alike === null) return []
      const { at: base, sum, highest } = usual.neighbours
      const expected = base + sum * (one + other) + highest * Math.max(one, other)
      return [{ alike, expected }]
    })
  })

/** How much more the words of an answer are like its subject than such words usually are. */
const subjectSurplus = (content: readonly Word[], subject: readonly string[]): number => {
  const forms = [...new Set(content.map(({ form }) => form))].filter(
    (form) => frequencyRank(form) !== undefined,
  )
  if (forms.length === 0) return 0
  const nearest = forms.map((form) => {
    const alike = subject
      .flatMap((word) => likeness(form, word) ?? [])
      .sort((one, other) => other - one)
      .slice(0, 3)
    return toMean(alike)
  })
  const { at, mean } = usual.subject
  return toMean(nearest) - (at + mean * toMean(forms.map((form) => logRank(form) ?? 0)))
}

/** How well the words of an answer go together. */
export interface WordCompany {
  /** The share of neighbouring content words that hardly occur in like surroundings. */
  unlikely: number
  /** The likeness of neighbours and to the subject, beyond what is usual; below zero for less. */
  surplus: number
}

const unlikelyBelow = 0.2

/**
 * Measures the words of an answer. `subject` has the words of the task's subject; those of the
 * subject and of the task (`isGiven`) are not compared with it.
 */
export const measureCompany = (
  reading: Reading,
  subject: readonly string[],
  isGiven: (word: Word) => boolean,
): WordCompany => {
  const neighbours = findNeighbours(reading)
  const added = getWords(reading).filter((word) => word.content && !isGiven(word))
  return {
    unlikely:
      neighbours.filter(({ alike }) => alike < unlikelyBelow).length /
      Math.max(1, neighbours.length),
    surplus:
      toMean(neighbours.map(({ alike, expected }) => alike - expected)) +
      subjectSurplus(added, subject),
  }
}
