import { getStems } from './reading'
import type { Reading, Sentence } from './reading'

const negative: ReadonlySet<string> = new Set(
  "no not never nobody nothing none neither nor without hardly scarcely seldom rarely cannot can't don't doesn't didn't isn't aren't won't wouldn't wasn't weren't haven't hasn't hadn't couldn't shouldn't".split(
    ' ',
  ),
)

/**
 * Opposites: the adjectives that people most often name for each other (Deese 1964), and the words
 * for how much and how often.
 */
const opposites: ReadonlyMap<string, string> = new Map(
  'active-passive alive-dead alone-together back-front bad-good big-little black-white bottom-top clean-dirty cold-hot dark-light deep-shallow dry-wet easy-hard empty-full far-near fast-slow few-many first-last happy-sad hard-soft heavy-light high-low inside-outside large-small left-right long-short narrow-wide new-old old-young poor-rich pretty-ugly right-wrong rough-smooth short-tall sour-sweet strong-weak thick-thin always-never all-none more-less most-least best-worst better-worse everybody-nobody everything-nothing'
    .split(' ')
    .flatMap((pair): [string, string][] => {
      const [one = '', other = ''] = pair.split('-')
      return [
        [`${one} ${other}`, pair],
        [`${other} ${one}`, pair],
      ]
    }),
)

/** The prefixes that turn a word into its opposite: unclear, impossible, dislike. */
const negatingPrefixes = ['un', 'in', 'im', 'ir', 'dis']

const isNegative = ({ words }: Sentence): boolean => words.some(({ form }) => negative.has(form))

const areOpposite = (one: string, other: string): boolean =>
  opposites.has(`${one} ${other}`) ||
  negatingPrefixes.some((prefix) => prefix + one === other || prefix + other === one)

/** Whether one of two sentences is negative, or a word of one has its opposite in the other. */
const areOpposed = (one: Sentence, other: Sentence): boolean =>
  isNegative(one) !== isNegative(other) ||
  one.words.some((word) => other.words.some(({ form }) => areOpposite(word.form, form)))

/** Whether a sentence takes up a third of the content words of another. */
const takesUp = (one: Sentence, other: Sentence): boolean => {
  const [own, others] = [new Set(getStems(one)), new Set(getStems(other))]
  const shared = [...own].filter((stem) => others.has(stem)).length
  return shared > 0 && shared / Math.min(own.size, others.size) >= 0.34
}

/** How far the sentences of a text deny one another; shares are of all its sentences. */
export interface Contradiction {
  /** Sentences that have a negative word. */
  negative: number
  /** Sentences that the next one takes up. */
  takenUpNext: number
  /** Sentences that one of the next two takes up. */
  takenUpSoon: number
  /** How many are taken up by the next one and opposed to it. */
  opposed: number
}

export const findContradiction = ({ sentences }: Reading): Contradiction => {
  const share = (is: (sentence: Sentence, at: number) => boolean) =>
    sentences.filter(is).length / Math.max(1, sentences.length)
  const isTakenUp = (sentence: Sentence, at: number, within: number) =>
    sentences.slice(at + 1, at + 1 + within).some((other) => takesUp(sentence, other))
  return {
    negative: share(isNegative),
    takenUpNext: share((sentence, at) => isTakenUp(sentence, at, 1)),
    takenUpSoon: share((sentence, at) => isTakenUp(sentence, at, 2)),
    opposed: sentences.filter((sentence, at) => {
      const next = sentences[at + 1]
      return next !== undefined && takesUp(sentence, next) && areOpposed(sentence, next)
    }).length,
  }
}

/**
 * Whether a text contradicts itself: three sentences are denied by the next one, or two where a
 * quarter is taken up, or many sentences are negative and taken up soon after.
 */
export const contradictsItself = (found: Contradiction): boolean =>
  found.opposed >= 3 ||
  (found.opposed >= 2 && found.takenUpNext >= 0.23) ||
  (found.takenUpSoon >= 0.2 && found.negative >= 0.3)
