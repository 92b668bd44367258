import { getWords } from './reading'
import type { Reading, Sentence, Word } from './reading'

/** The candidate's own words in an answer: without repetitions and without words from the task. */
export interface OwnWords {
  reading: Reading
  total: number
  own: number
  repeated: number
  copied: number
}

const getForms = (words: readonly Word[]) => words.map((word) => word.form)

const grams = (forms: readonly string[], size: number) =>
  forms
    .slice(0, Math.max(0, forms.length - size + 1))
    .map((_, at) => forms.slice(at, at + size).join(' '))

/** Marks the places covered by any run of `size` words for which `known` says yes. */
const covered = (
  forms: readonly string[],
  size: number,
  known: (gram: string, at: number) => boolean,
): boolean[] => {
  const marks = forms.map(() => false)
  grams(forms, size).forEach((gram, at) => {
    if (known(gram, at)) marks.fill(true, at, at + size)
  })
  return marks
}

/** Long enough that people do not repeat it by chance. */
const repeatedRun = 8
/**
 * A run of four words shared with the task is copying; names of things (`Modern Standard Arabic`)
 * are shorter.
 */
const copiedRun = 4

/**
 * Leaves out what is said again (a whole sentence, or a run of eight words that stood before) and
 * what is copied from the task (runs of four words). All measures are taken on the rest, so that
 * saying a thing twice, or copying, can raise nothing.
 */
export const countOwnWords = (reading: Reading, prompt: Reading): OwnWords => {
  const words = getWords(reading)
  const forms = getForms(words)
  const firstAt = new Map<string, number>()
  grams(forms, repeatedRun).forEach((gram, at) => {
    if (!firstAt.has(gram)) firstAt.set(gram, at)
  })
  const repeated = covered(forms, repeatedRun, (gram, at) => (firstAt.get(gram) ?? at) < at)
  const promptGrams = new Set(grams(getForms(getWords(prompt)), copiedRun))
  const copied = covered(forms, copiedRun, (gram) => promptGrams.has(gram))

  const said = new Set<string>()
  let at = 0
  const sentences = reading.sentences.flatMap((sentence): Sentence[] => {
    const from = at
    at += sentence.words.length
    const text = getForms(sentence.words).join(' ')
    if (said.has(text) && sentence.words.length > 2) repeated.fill(true, from, at)
    said.add(text)
    const own = sentence.words.filter(
      (_, index) => !repeated[from + index] && !copied[from + index],
    )
    // A remnant of one or two words is no sentence of the candidate's.
    return own.length < Math.min(3, sentence.words.length)
      ? []
      : [{ ...sentence, words: own, start: own[0]?.start ?? sentence.start }]
  })
  return {
    reading: { text: reading.text, sentences },
    total: words.length,
    own: sentences.reduce((sum, sentence) => sum + sentence.words.length, 0),
    repeated: repeated.filter(Boolean).length,
    copied: copied.filter((is, index) => is && !repeated[index]).length,
  }
}
