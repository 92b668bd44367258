import english from '../../content/language/english.json'
import { measure, percent } from './evidence'
import type { Evidence } from './evidence'
import { stemOf, getWords } from './reading'
import type { Reading, Word } from './reading'

const basic = new Set(english.basic_words.split(' ').flatMap((word) => [word, stemOf(word)]))

/**
 * HD-D (McCarthy & Jarvis 2010): the expected share of different words in a random sample of
 * `sample` words, by the hypergeometric distribution. Unlike type/token ratios it hardly depends on
 * length, and merging two words into one always lowers it.
 */
export const diversityOf = (stems: readonly string[], sample = 35): number => {
  const size = Math.min(sample, stems.length)
  if (size === 0) return 0
  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  let different = 0
  for (const count of counts.values()) {
    let missing = 1
    for (let drawn = 0; drawn < size; drawn += 1)
      missing *= Math.max(0, stems.length - count - drawn) / (stems.length - drawn)
    different += 1 - missing
  }
  return different / size
}

/**
 * Lexical resource, 0–100: `100 × (0.1 + 0.5 d² + 0.4 √s)`. d is the diversity: HD-D of the content
 * words' stems, 0.4 to 1 taken as 0 to 1. s is the sophistication (after Laufer & Nation 1995): the
 * share of different content words outside a list of some 700 everyday words (levels A1–A2,
 * server/content/language/english.json), 0 to 0.8 taken as 0 to 1; a word no dictionary knows earns
 * nothing.
 */
export const vocabularyOf = (
  reading: Reading,
  isUnknown: (word: Word) => boolean,
): { score: number; evidence: Evidence[] } => {
  const content = getWords(reading).filter((word) => word.content)
  const stems = content.map((word) => word.stem)
  const different = new Map(content.map((word) => [word.stem, word]))
  const advanced = [...different.values()].filter(
    (word) =>
      !basic.has(word.stem) &&
      !basic.has(word.form) &&
      !word.tags.has('ProperNoun') &&
      !isUnknown(word),
  )
  const diversity = diversityOf(stems)
  const sophistication = advanced.length / Math.max(1, different.size)

  const counts = new Map<string, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  const overused =
    most && most[1] >= 5 && most[1] / stems.length > 0.08 ? different.get(most[0]) : undefined

  return {
    score:
      100 *
      (0.1 +
        0.5 * (Math.max(0, diversity - 0.4) / 0.6) ** 2 +
        0.4 * Math.sqrt(Math.min(1, sophistication / 0.8))),
    evidence: [
      measure('diversity', { share: percent(diversity), words: different.size }),
      measure('sophistication', { share: percent(sophistication) }),
      ...(advanced.length > 0
        ? [
            measure('advanced_words', {
              words: advanced
                .slice(0, 8)
                .map((word) => word.form)
                .join(', '),
            }),
          ]
        : []),
      ...(overused && most
        ? [measure('overused_word', { text: overused.form, times: most[1] })]
        : []),
    ],
  }
}
