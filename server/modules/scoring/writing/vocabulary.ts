import { measure } from '../evidence'
import type { Evidence } from '../evidence'
import { isRare, measureText } from './text-measures'
import { getWords } from './reading'
import type { Reading, Word } from './reading'
import { getContributions, models, toPoints } from './writing-model'

/** The words that a reader of the report may like to see: eight rare ones, and one used too often. */
export const toWordEvidence = (
  reading: Reading,
  isUnknown: (word: Word) => boolean,
): Evidence[] => {
  const content = getWords(reading).filter((word) => word.content)
  const rare = new Set(
    content
      .filter((word) => isRare(word.form) && !word.tags.has('ProperNoun') && !isUnknown(word))
      .map((word) => word.form),
  )
  const counts = new Map<string, { form: string; times: number }>()
  for (const { stem, form } of content) {
    const { form: first, times } = counts.get(stem) ?? { form, times: 0 }
    counts.set(stem, { form: first, times: times + 1 })
  }
  const [most] = [...counts.values()].sort((one, other) => other.times - one.times)
  return [
    ...(rare.size > 0
      ? [measure('advanced_words', { words: [...rare].slice(0, 8).join(', ') })]
      : []),
    ...(most && most.times >= 5 && most.times / content.length > 0.08
      ? [measure('overused_word', { text: most.form, times: most.times })]
      : []),
  ]
}

const spokenMeasures: readonly string[] = ['variety', 'rarity', 'word_length']

/**
 * The vocabulary of spoken words, 0–100: the lexical resource by its words without their errors,
 * because a recogniser hears no spelling and makes mistakes itself.
 */
export const spokenVocabulary = (reading: Reading): number => {
  const marks = getContributions('lexical_resource', measureText(reading, []))
    .filter(({ measure: name }) => spokenMeasures.includes(name))
    .reduce((sum, contribution) => sum + contribution.marks, models.lexical_resource.usual)
  return Math.min(100, Math.max(0, toPoints('lexical_resource', marks)))
}
