import {
  closes,
  enumerationRank,
  introduces,
  isGreeting,
  isLetterOpening,
  isSignOff,
  leans,
  timeRank,
} from './discourse'
import { mentionsOf, referencesOf } from './reference'
import type { EvidenceCode } from './evidence'
import type { Mention, Reference } from './reference'
import { mainPast } from './tense'
import type { Reading, Sentence, Span } from './reading'

/** A place where the order of the sentences lets the reader down. */
export interface Break extends Span {
  code: EvidenceCode
  /** How much it counts against the order. */
  weight: number
  word: string
}

export interface OrderEvidence {
  breaks: Break[]
  /**
   * Changes between past and not past from sentence to sentence, and how many the same sentences
   * need at least.
   */
  changes: number
  needed: number
  /**
   * All that counts against the order: the breaks, the changes of tense that were not needed, and
   * what is too little to be shown.
   */
  total: number
}

const firstWords = (sentence: Sentence) =>
  sentence.words
    .slice(0, 4)
    .map((word) => word.form)
    .join(' ')

/** The place of the highest value; of several, the first or the last. */
const best = (values: readonly number[], last: boolean): number => {
  const top = Math.max(...values)
  return last ? values.lastIndexOf(top) : values.indexOf(top)
}

const referenceWeight = ({ kind, distance }: Reference): number => {
  if (distance === null) return 0.75
  // `it` may mean the whole of what was said, so its distance says nothing.
  if (kind === 'thing' || distance === 1) return 0
  return distance === 2 ? 0.3 : 0.5
}

/**
 * The changes of a two-valued sign from sentence to sentence, leaving out those that do not say,
 * and how few there can be.
 */
const changesOf = (signs: readonly (boolean | null)[]) => {
  const told = signs.filter((sign) => sign !== null)
  return {
    changes: told.filter((sign, at) => at > 0 && sign !== told[at - 1]).length,
    needed: Math.max(0, new Set(told).size - 1),
  }
}

/**
 * What counts against the order of the sentences as written. Each sign is measured against the same
 * text's own sentences: the opening against the sentence that could open best, the ending against
 * the one that could close best, tenses against the fewest changes possible. So a text is not
 * blamed for what no order of its sentences could mend, and no order can do better than lose
 * nothing.
 */
export const orderOf = (reading: Reading): OrderEvidence => {
  const { sentences } = reading
  const breaks: Break[] = []
  const end = sentences.length - 1
  if (end < 1) return { breaks, changes: 0, needed: 0, total: 0 }
  // What two signs say of one place is one break.
  const add = (code: EvidenceCode, weight: number, { start, end: stop }: Span, word: string) => {
    const known = breaks.find((each) => each.code === code && each.start === start)
    if (known) known.weight += weight
    else breaks.push({ code, weight, start, end: stop, word })
  }
  const addAt = (code: EvidenceCode, weight: number, at: number) => {
    const sentence = sentences[at]
    if (sentence && weight > 0) add(code, weight, sentence, firstWords(sentence))
  }

  const leaning = sentences.map(leans)
  const introducing = sentences.map(introduces)
  const opener = best(
    sentences.map((_, at) => (introducing[at] ?? 0) - (leaning[at] ?? 0)),
    false,
  )
  const leansMore = (leaning[0] ?? 0) - (leaning[opener] ?? 0)
  const introducesLess = (introducing[opener] ?? 0) - (introducing[0] ?? 0)
  if (leansMore >= introducesLess)
    addAt('opening_presupposes', 0.75 * (leansMore + introducesLess), 0)
  else addAt('opening_late', 0.75 * (leansMore + introducesLess), opener)

  const closeness = sentences.map(closes)
  const closer = best(closeness, true)
  addAt('ending_early', 0.75 * ((closeness[closer] ?? 0) - (closeness[end] ?? 0)), closer)

  sentences.forEach((sentence, at) => {
    if (isGreeting(sentence) && at > 0) addAt('greeting_late', 1, at)
    else if (isLetterOpening(sentence)) addAt('opening_late', (0.8 * at) / end, at)
    if (isSignOff(sentence) && end - at > 1) addAt('ending_early', 1, at)
  })

  for (const reference of referencesOf(reading)) {
    const weight = referenceWeight(reference)
    if (weight > 0)
      add(
        reference.distance === null ? 'no_antecedent' : 'far_antecedent',
        weight,
        reference,
        reference.form,
      )
  }

  for (const [code, rank, weight] of [
    ['enumeration_order', enumerationRank, 0.8],
    ['time_order', timeRank, 0.4],
  ] as const) {
    const ranks = sentences.map(rank)
    ranks.forEach((value, at) => {
      if (
        ranks.some(
          (other, place) => place > at && value !== null && other !== null && other < value,
        )
      )
        addAt(code, weight, at)
    })
  }

  for (const { at, idea, demonstrative } of namedLate(mentionsOf(reading))) {
    const sentence = sentences[at]
    if (sentence) add('known_before_named', demonstrative ? 0.6 : 0.35, sentence, idea)
  }

  const { changes, needed } = changesOf(sentences.map(mainPast))
  const total = breaks.reduce((sum, { weight }) => sum + weight, 0) + 0.25 * (changes - needed)
  return { breaks, changes, needed, total }
}

/**
 * The opening and the ending are sums of slight signs: below this weight they are counted and not
 * shown, since one sign alone may mislead.
 */
export const isShown = ({ code, weight }: Break): boolean =>
  weight >= 0.7 || !['opening_presupposes', 'opening_late', 'ending_early'].includes(code)

/**
 * Nouns spoken of as known (`the list`, `this list`) though the text brings them in only later (`a
 * list`): the given must follow the new (Clark & Haviland 1977).
 */
const namedLate = (mentions: readonly Mention[]): Mention[] => {
  const firsts = new Map<string, Mention>()
  for (const mention of mentions) if (!firsts.has(mention.idea)) firsts.set(mention.idea, mention)
  return [...firsts.values()].filter((first) => {
    const later = mentions.filter(({ idea, at }) => idea === first.idea && at > first.at)
    return (
      first.mark === 'given' &&
      (later.some(({ mark }) => mark === 'new') || (first.demonstrative && later.length > 0))
    )
  })
}
