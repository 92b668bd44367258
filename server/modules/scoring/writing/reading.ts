import nlp from 'compromise'
import english from '../../../content/language/english.json'

/** A half-open range of character offsets in the answer, as typed. */
export interface Span {
  start: number
  end: number
}

export interface Word extends Span {
  /** Lower case, as typed. */
  form: string
  /** The form without inflection, so that `files` and `file` count as one word. */
  stem: string
  /** Part of speech tags of compromise: Noun, Verb, Plural, Pronoun … */
  tags: ReadonlySet<string>
  /** Carries meaning of its own: not an article, pronoun, preposition, auxiliary, number. */
  content: boolean
}

export interface Sentence extends Span {
  words: Word[]
  question: boolean
}

export interface Reading {
  text: string
  sentences: Sentence[]
}

const functionWords = new Set(english.function_words.split(' '))
export const isFunctionWord = (form: string): boolean => functionWords.has(form)

const irregular: Record<string, string> = {
  children: 'child',
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  lives: 'life',
  wives: 'wife',
  wrote: 'write',
  written: 'write',
  spoke: 'speak',
  spoken: 'speak',
  said: 'say',
  told: 'tell',
  heard: 'hear',
  knew: 'know',
  known: 'know',
  thought: 'think',
  understood: 'understand',
  made: 'make',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  found: 'find',
  went: 'go',
  gone: 'go',
  came: 'come',
  saw: 'see',
  seen: 'see',
  got: 'get',
  began: 'begin',
  begun: 'begin',
  taught: 'teach',
  bought: 'buy',
  brought: 'bring',
  sent: 'send',
  spent: 'spend',
  felt: 'feel',
  kept: 'keep',
  left: 'leave',
  met: 'meet',
  paid: 'pay',
  chose: 'choose',
  chosen: 'choose',
  lost: 'lose',
}

/**
 * Takes inflection off an English word (plural, tense, comparison, -ly). Cruder than Porter's
 * stemmer (1980) on purpose: derivation is kept, so `annotator` and `annotate` stay apart.
 */
export const toStem = (form: string): string => {
  const word = form.replace(/[’']s?$/, '')
  const known = irregular[word]
  if (known) return known
  if (word.length <= 3) return word
  const undouble = (stem: string) => (/([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem)
  const bare = word
    .replace(/(ies|ied)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  if (/(ing|ed)$/.test(bare) && /[aeiouy].*(ing|ed)$/.test(bare) && bare.length > 4)
    return undouble(bare.replace(/(ing|ed)$/, '')).replace(/e$/, '')
  return bare.replace(/(..[^l])ly$/, '$1').replace(/e$/, '')
}

interface Term {
  pre: string
  text: string
  post: string
  tags: string[]
}

const getTerms = (sentence: unknown): Term[] =>
  typeof sentence === 'object' &&
  sentence !== null &&
  'terms' in sentence &&
  Array.isArray(sentence.terms)
    ? sentence.terms
    : []

/**
 * Splits a text into sentences and words with their offsets and parts of speech (compromise 14,
 * rules and a lexicon, English only). Every character of the text belongs to a term or to what
 * stands around it, so the offsets are a running sum.
 */
export const readText = (text: string): Reading => {
  let at = 0
  const parsed: unknown[] = nlp(text).json()
  const sentences = parsed.map((sentence): Sentence => {
    const words: Word[] = []
    let end = at
    let question = false
    for (const { pre, text: form, post, tags } of getTerms(sentence)) {
      const start = at + pre.length
      end = start + form.length
      at = end + post.length
      question = post.includes('?')
      if (!/[\p{L}\p{N}]/u.test(form)) continue
      const lower = form.toLowerCase().replaceAll('’', "'")
      const content =
        !functionWords.has(lower) &&
        /\p{L}/u.test(form) &&
        !tags.includes('Pronoun') &&
        !tags.includes('Determiner')
      words.push({ start, end, form: lower, stem: toStem(lower), tags: new Set(tags), content })
    }
    return { start: words[0]?.start ?? end, end, words, question }
  })
  return { text, sentences: sentences.filter((sentence) => sentence.words.length > 0) }
}

export const getWords = (reading: Reading): Word[] =>
  reading.sentences.flatMap((sentence) => sentence.words)

/** The stems of the content words of a sentence. */
export const getStems = ({ words }: Sentence): string[] =>
  words.filter((word) => word.content).map((word) => word.stem)
