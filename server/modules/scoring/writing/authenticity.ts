import english from '../../../content/language/english.json'
import { percent, reason } from '../evidence'
import type { Evidence } from '../evidence'
import type { OwnWords } from './own-words'
import { isFunctionWord, getWords } from './reading'
import type { Reading, Word } from './reading'

/** No criterion of an answer that is not the candidate's own English rises above this. */
export const notEnglishWritingCap = 20

const otherLanguages = Object.values(english.other_languages).map(
  (words) => new Set(words.split(' ')),
)

/**
 * Pairs of words that never follow each other in English, in any context: words that may not follow
 * a determiner, a preposition and so on.
 */
const forbidden: { head: RegExp; next: RegExp; mayEnd: boolean }[] = [
  {
    head: /^(a|an|the|my|your|our|their|every)$/,
    next: /^(a|an|the|my|your|our|is|are|was|were|am|be|been|of|in|on|at|by|for|from|with|to|and|or|but|if|i|he|she|it|we|they|you|him|them|us|me|can|could|will|would|should|must|has|have|had|do|does|did|that|this|these|those|because|who|which)$/,
    mayEnd: false,
  },
  {
    head: /^(of|at|for|from|with|into)$/,
    next: /^(is|are|was|were|am|be|and|or|but|of|he|she|they|i|we|can|could|will|would|should|must|has|had|does|did|because|if)$/,
    mayEnd: true,
  },
  {
    head: /^(i|he|she|we|they)$/,
    next: /^(the|a|an|of|from|with|at|my|his|their|our|is it|he|she|i|we|they|him|us|me|or|if|because)$/,
    mayEnd: true,
  },
  {
    head: /^to$/,
    next: /^(of|and|is|are|was|were|but|or|because|can|could|will|would|i|he|she|they|we|to|with|for|by)$/,
    mayEnd: true,
  },
  {
    head: /^(can|could|will|would|should|must|may)$/,
    next: /^(of|and|the|a|an|is|are|was|were|in|at|for|with|from|by|or|but|can|will|could|would|that|because)$/,
    mayEnd: true,
  },
  {
    head: /^(is|are|was|were)$/,
    next: /^(is|are|was|were|of|can|could|will|would|and|has|have|had|or)$/,
    mayEnd: true,
  },
  { head: /^(and|or|but|because|very|if)$/, next: /^(and|or|but|of|is|are)$/, mayEnd: false },
]

/**
 * Share of the words above followed by what may not follow them. Random word order gives 10–40 %,
 * no development text more than 5 %.
 */
export const brokenSequenceShare = (reading: Reading): { share: number; heads: number } => {
  let heads = 0
  let broken = 0
  for (const { words } of reading.sentences) {
    words.forEach((word, at) => {
      const pair = forbidden.find(({ head }) => head.test(word.form))
      if (!pair) return
      heads += 1
      const next = words[at + 1]
      if (next ? pair.next.test(next.form) : !pair.mayEnd) broken += 1
    })
  }
  return { share: heads === 0 ? 0 : broken / heads, heads }
}

const share = (words: readonly Word[], is: (word: Word) => boolean) =>
  words.length === 0 ? 0 : words.filter(is).length / words.length

/**
 * Why an answer cannot be scored as the candidate's own English writing, or null. Looked at in this
 * order: nothing written, another script or language, no words of any language, said over and over,
 * words in no English order or hardly any function words, copied from the task. English prose has
 * 40–60 % function words; a word list has few.
 */
export const reasonAgainst = (
  reading: Reading,
  ownWords: OwnWords,
  isUnknown: (word: Word) => boolean,
): Evidence | null => {
  const words = getWords(reading)
  if (words.length === 0) return reason('empty')

  const letters = reading.text.replace(/[^\p{L}]/gu, '')
  const foreignLetters =
    letters.replace(/\p{Script=Latin}/gu, '').length / Math.max(1, letters.length)
  const english = share(words, (word) => isFunctionWord(word.form))
  const other = Math.max(
    ...otherLanguages.map((language) =>
      share(
        words,
        (word) => language.has(word.form) && (isUnknown(word) || !isFunctionWord(word.form)),
      ),
    ),
  )
  const unknown = share(words, isUnknown)
  if (foreignLetters > 0.3) return reason('wrong_language', { share: percent(foreignLetters) })
  if (other > 0.12 && other > english * 0.5 && unknown > 0.15)
    return reason('wrong_language', { share: percent(Math.max(other, unknown)) })

  const sequences = brokenSequenceShare(reading)
  if (unknown > 0.35) return reason('gibberish', { share: percent(unknown) })
  // A text said twice is penalised in writing.ts; three times or more is no longer writing.
  if (ownWords.repeated / words.length > 0.55)
    return reason('repeated_text', { share: percent(ownWords.repeated / words.length) })
  if (words.length >= 20 && english < 0.22)
    return reason('gibberish', { share: percent(1 - english) })
  if (sequences.heads >= 6 && sequences.share > 0.1)
    return reason('gibberish', { share: percent(sequences.share) })
  if (ownWords.copied / words.length > 0.45)
    return reason('copied_prompt', { share: percent(ownWords.copied / words.length) })
  return null
}
