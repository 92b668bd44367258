import type { Rarity } from './related-skills.rules'
import { strengthOf, titleBit, type WantedWord } from './words.rules'

/**
 * What a job says in words that the taxonomy has no name for; null where the taxonomy knows all of
 * it, and then no word counts.
 */
export interface JobWords {
  /** Of a title that names no role. */
  title: readonly WantedWord[]
  /** Of its title, its unknown skills and its description. */
  text: readonly WantedWord[]
  /** How much of the skills' share `text` takes, in thousandths. */
  silence: number
}

/** A candidate's words by root, each with its strength, as they are indexed. */
export type HeldWords = ReadonlyMap<string, number>

/** A skill without a name in the taxonomy tells more of a job than one that it knows. */
const unknownCounts = 2
/** A skill that every field asks for tells half as much as one that only some do. */
const generalCounts = 0.5
/** So many skills of its own tell which field a job is of, and with its role so many. */
const [enoughTelling, enoughWithRole] = [4, 2]
const whole = 1000
/** Who has as much as so many of a job's heaviest words has all that can be asked of words. */
const enoughWords = 12

/**
 * How little of a job the taxonomy knows, in thousandths: the skills that it does not know and
 * those that are too few to tell the field, beside all there are; half of that where it knows the
 * role. A job without skills is known by its words alone. Where a job has few words, they say less.
 */
export function silenceOf(job: {
  /** Skills that only some fields ask for, those that every field does, and unknown ones. */
  telling: number
  general: number
  unknown: number
  hasRole: boolean
  words: number
}): number {
  const { telling, general, unknown, hasRole, words } = job
  const said = Math.min(1, words / enoughWords)
  if (telling + general + unknown === 0) return Math.floor(whole * said)
  const lacking = Math.max(0, (hasRole ? enoughWithRole : enoughTelling) - telling)
  const silent = unknownCounts * unknown + lacking
  const heard = telling + generalCounts * general
  return Math.floor((whole * said * silent) / (silent + heard) / (hasRole ? 2 : 1))
}

/** Which of a candidate's strengths count: all, or those of titles that were held. */
export type Where = 'text' | 'title'

/** What a stored strength counts there, in hundredths: a title that was held counts in full. */
export const countsOf = (stored: number, where: Where): number =>
  where === 'text' ? strengthOf(stored) : (stored & titleBit) === 0 ? 0 : 100

/** What each word counts, and what all that can be asked for comes to. */
export function weighWords(
  words: readonly WantedWord[],
  rarity: Rarity,
  where: Where,
): { weights: number[]; full: number } {
  const weights = words.map(({ key, weight }) => rarity(key) * (where === 'title' ? 1 : weight))
  const heaviest =
    where === 'title' ? weights : weights.toSorted((a, b) => b - a).slice(0, enoughWords)
  return { weights, full: heaviest.reduce((sum, weight) => sum + weight, 0) }
}

/** Thousandths of what was asked for; `sum` is that of weight × hundredths. */
export const sharedOf = (sum: number, full: number): number =>
  full === 0 ? 0 : Math.min(whole, Math.floor((10 * sum) / full))

/** How much of these words a candidate has, in thousandths. */
export function sharedWords(
  words: readonly WantedWord[],
  held: HeldWords,
  rarity: Rarity,
  where: Where,
): number {
  const { weights, full } = weighWords(words, rarity, where)
  const sum = words.reduce(
    (total, { root }, at) => total + (weights[at] ?? 0) * countsOf(held.get(root) ?? 0, where),
    0,
  )
  return sharedOf(sum, full)
}

/** Those of a job's words that a candidate has, as the job writes them. */
export const wordsInCommon = (
  words: readonly WantedWord[],
  held: HeldWords,
  where: Where,
): string[] =>
  words.filter(({ root }) => countsOf(held.get(root) ?? 0, where) > 0).map(({ written }) => written)
