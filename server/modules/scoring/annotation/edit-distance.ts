import { distance } from 'fastest-levenshtein'
import { wordsIn } from './text-match'

/**
 * Levenshtein's distance (1966) between two lists: the fewest insertions, deletions and
 * substitutions. The library compares strings by code units, so each different item becomes a code
 * unit of its own; 65,536 are more than an answer can hold.
 */
const between = (one: readonly string[], other: readonly string[]): number => {
  const codes = new Map<string, string>()
  const coded = (items: readonly string[]) =>
    items
      .map((item) => {
        const code = codes.get(item) ?? String.fromCharCode(codes.size)
        codes.set(item, code)
        return code
      })
      .join('')
  return distance(coded(one), coded(other))
}

export interface ErrorRate {
  errors: number
  /** Words or characters of the reference. */
  length: number
  /** errors ÷ length; above 1 where more was inserted than there is. */
  rate: number
}

const toErrorRate = (reference: readonly string[], answer: readonly string[]): ErrorRate => {
  const errors = between(reference, answer)
  return { errors, length: reference.length, rate: errors / Math.max(1, reference.length) }
}

/**
 * Word error rate of two normalised texts: (substitutions + deletions + insertions) ÷ words of the
 * reference (as NIST's sclite reckons it).
 */
export const wordErrors = (reference: string, answer: string): ErrorRate =>
  toErrorRate(wordsIn(reference), wordsIn(answer))

/** Character error rate of two normalised texts, by Unicode code points, spaces included. */
export const characterErrors = (reference: string, answer: string): ErrorRate =>
  toErrorRate([...reference], [...answer])

/**
 * How near a short text comes to the right one, 0–1: `1 − 4 × CER`. A slip of the hand keeps most;
 * at a quarter of the characters it is another word (`Tuesday` for `Thursday`) and earns nothing.
 */
export const closeness = (reference: string, answer: string): number =>
  Math.max(0, 1 - 4 * characterErrors(reference, answer).rate)
