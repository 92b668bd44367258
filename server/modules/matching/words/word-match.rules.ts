import type { Rarity } from '../related-skills.rules'
import { toStrength, titleBit, type WantedWord } from './words.rules'

/**
 * The words of a job for which the taxonomy has no name; null if it knows everything, so that no
 * word counts.
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
/** This many skills are enough to tell the field of a job, or this many together with its role. */
const [enoughTelling, enoughWithRole] = [4, 2]
/** A longer description says more than its role does: a skill is looked for in so many words. */
const wordsPerSkill = 7
const whole = 1000
/** A candidate who has this many of a job's heaviest words gets the full share for words. */
const enoughWords = 12

/**
 * How little of a job the taxonomy knows, in thousandths: the share of unknown skills and of skills
 * missing to tell the field; half of that if it knows the role. A job without skills is known by
 * its words alone, which weigh less if they are few.
 */
export function toSilence(job: {
  /** Skills that only some fields ask for, those that every field does, and unknown ones. */
  telling: number
  general: number
  unknown: number
  hasRole: boolean
  words: number
}): number {
  const { telling, general, unknown, hasRole, words } = job
  const fullness = Math.min(1, words / enoughWords)
  if (telling + general + unknown === 0) return Math.floor(whole * fullness)
  const enough = hasRole
    ? Math.min(enoughTelling, Math.max(enoughWithRole, Math.floor(words / wordsPerSkill)))
    : enoughTelling
  const lacking = Math.max(0, enough - telling)
  const silent = unknownCounts * unknown + lacking
  const amount = telling + generalCounts * general
  return Math.floor((whole * fullness * silent) / (silent + amount) / (hasRole ? 2 : 1))
}

/** Which of a candidate's words count: all, or those of titles that were held. */
export type Where = 'text' | 'title'

/** What a stored strength counts there, in hundredths: a title that was held counts in full. */
export const toCount = (stored: number, where: Where): number =>
  where === 'text' ? toStrength(stored) : (stored & titleBit) === 0 ? 0 : 100

/** The weight of each word, and the sum for all that can be asked for. */
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
export const toSharedShare = (sum: number, full: number): number =>
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
    (total, { root }, at) => total + (weights[at] ?? 0) * toCount(held.get(root) ?? 0, where),
    0,
  )
  return toSharedShare(sum, full)
}

/** The words of a job that a candidate has, as the job writes them. */
export const wordsInCommon = (
  words: readonly WantedWord[],
  held: HeldWords,
  where: Where,
): string[] =>
  words.filter(({ root }) => toCount(held.get(root) ?? 0, where) > 0).map(({ written }) => written)
