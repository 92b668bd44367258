import type { GrammarIssue } from './learner-errors'
import { frequencyRank } from './lexicon'
import { getWords } from './reading'
import type { Reading, Word } from './reading'

/**
 * Ties between clauses and sentences (Halliday & Hasan 1976, ch. 5), as they stand in a text of
 * lower-case words.
 */
const connectives = new Set(
  'however,therefore,moreover,furthermore,although,though,whereas,while,nevertheless,consequently,thus,hence,instead,otherwise,meanwhile,similarly,besides,additionally,finally,first,second,third,overall,also,because,since,unless,despite,in addition,for example,for instance,as a result,on the other hand,in conclusion,such as,even though,in fact,due to'.split(
    ',',
  ),
)

/**
 * How many different items a random sample of `size` items of the text holds, on average, by the
 * hypergeometric distribution (HD-D, McCarthy & Jarvis 2010). It hardly depends on the length of
 * the text. Null stands for an item that is drawn and not counted.
 */
export const differentIn = (items: readonly (string | null)[], size: number): number => {
  const drawn = Math.min(size, items.length)
  const counts = new Map<string, number>()
  for (const item of items) if (item !== null) counts.set(item, (counts.get(item) ?? 0) + 1)
  let different = 0
  for (const count of counts.values()) {
    let missing = 1
    for (let at = 0; at < drawn; at += 1)
      missing *= Math.max(0, items.length - count - at) / (items.length - at)
    different += 1 - missing
  }
  return different
}

/** The connective that begins at each word, or null. */
const connectivesAt = (forms: readonly string[]): (string | null)[] =>
  forms.map((_, at) => {
    for (let length = 1; length <= 4; length += 1) {
      const phrase = forms.slice(at, at + length).join(' ')
      if (connectives.has(phrase)) return phrase
    }
    return null
  })

const rareFrom = 3000

/** Whether a word that the lexicon knows lies outside the commonest 3,000. */
export const isRare = (form: string): boolean => (frequencyRank(form) ?? 0) > rareFrom

/**
 * The mean logarithm of the places of the different content words in the lexicon (McNamara et al.
 * 2014).
 */
const getRarity = (content: readonly Word[]): number => {
  const logs = [...new Set(content.map((word) => word.form))].flatMap((form) => {
    const rank = frequencyRank(form)
    return rank === undefined ? [] : [Math.log(rank + 10)]
  })
  return logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length)
}

/** The coarse parts of speech that patterns are made of, the first that fits. */
const parts = [
  'Pronoun',
  'Modal',
  'Auxiliary',
  'Determiner',
  'Preposition',
  'Conjunction',
  'Gerund',
  'PastTense',
  'Verb',
  'Adjective',
  'Adverb',
  'Plural',
  'Noun',
]
const findPatterns = (words: readonly Word[]): string[] => {
  const tags = words.map((word) => parts.find((part) => word.tags.has(part)) ?? '')
  return tags.slice(2).map((_, at) => tags.slice(at, at + 3).join(' '))
}

const slipCodes = new Set(['spelling', 'capitalization', 'punctuation'])
const formCodes = new Set([
  'agreement',
  'article',
  'grammar_form',
  'number_form',
  'preposition',
  'pronoun_subject',
  'repeated_word',
  'usage',
  'verb_form',
  'word_order',
])

/**
 * The average of each in a hundred words of learners' essays, and the number of words of such an
 * average text that are added to every text before its rates are computed. So one slip in a short
 * answer, which may be chance, weighs less.
 */
const usual = { slips: 1.6, formErrors: 0.85, words: 50 }

/** What is beyond these earns nothing, so that nobody gains by strewing it in. */
const enough = { connectives: 1.5, whWords: 4, adverbs: 3, commas: 8 }

/** Words that begin a relative clause or an indirect question. */
const whWords = new Set(
  'which who whom whose whether whatever whoever whichever what how where'.split(' '),
)

const isAdverb = (form: string): boolean => form.endsWith('ly') && form.length > 5

/** What a text is measured by. Rates are per 100 words; a share is 0–1. */
export interface TextMeasures {
  /** The share of different words among 50 taken at random. */
  variety: number
  /** Different connectives among 100 words taken at random, 1.5 at most. */
  connectives: number
  /** The mean logarithm of the places of its different content words in a list by frequency. */
  rarity: number
  /** The mean number of letters of its words. */
  word_length: number
  /** log(1 + slips of spelling, capitals and punctuation + 10 × share of small first letters). */
  slips: number
  /** log(1 + wrong words and forms: agreement, verbs, articles, prepositions, word order …). */
  form_errors: number
  /** Which, who, what, how and the like, 4 at most. */
  wh_words: number
  /** Adverbs in -ly, 3 at most. */
  adverbs: number
  /** Commas, 8 at most. */
  commas: number
  /** The share of words that carry meaning of their own. */
  content_words: number
  /** The share of words that stand in sentences of more than 40 words. */
  long_sentences: number
  /** The share of sentences of fewer than 6 words. */
  short_sentences: number
  /** The share of different patterns among 100 runs of three parts of speech taken at random. */
  patterns: number
  /** Gerunds, auxiliaries and passives. */
  verb_phrases: number
  /** `a` and `an`. */
  articles: number
}

/**
 * Measures a text. `errors` are those of `findGrammarIssues` (grammar.ts) in the same words. All measures
 * are means or rates, so that a longer text does not score higher for being long.
 */
export const measureText = (reading: Reading, errors: readonly GrammarIssue[]): TextMeasures => {
  const { sentences, text } = reading
  const words = getWords(reading)
  const count = Math.max(1, words.length)
  const lines = Math.max(1, sentences.length)
  const forms = words.map((word) => word.form)
  const patterns = findPatterns(words)
  const letters = forms.filter((form) => /^\p{L}+$/u.test(form))
  const rate = (codes: ReadonlySet<string>, expected: number) =>
    (100 * errors.filter(({ code }) => codes.has(code)).length + expected * usual.words) /
    (words.length + usual.words)
  const tagged = (tag: string) => words.filter((word) => word.tags.has(tag)).length
  const smallStarts = sentences.filter(({ start }) => /^\p{Ll}/u.test(text.slice(start))).length
  const commas = sentences.reduce(
    (sum, { start, end }) => sum + text.slice(start, end).split(',').length - 1,
    0,
  )
  const long = sentences.filter((sentence) => sentence.words.length > 40)
  return {
    variety: differentIn(forms, 50) / Math.max(1, Math.min(50, forms.length)),
    connectives: Math.min(enough.connectives, differentIn(connectivesAt(forms), 100)),
    rarity: getRarity(words.filter((word) => word.content)),
    word_length: letters.reduce((sum, form) => sum + form.length, 0) / Math.max(1, letters.length),
    slips: Math.log(1 + rate(slipCodes, usual.slips) + (10 * smallStarts) / lines),
    form_errors: Math.log(1 + rate(formCodes, usual.formErrors)),
    wh_words: Math.min(
      enough.whWords,
      (100 * forms.filter((form) => whWords.has(form)).length) / count,
    ),
    adverbs: Math.min(enough.adverbs, (100 * forms.filter(isAdverb).length) / count),
    commas: Math.min(enough.commas, (100 * commas) / count),
    content_words: words.filter((word) => word.content).length / count,
    long_sentences: long.reduce((sum, sentence) => sum + sentence.words.length, 0) / count,
    short_sentences: sentences.filter((sentence) => sentence.words.length < 6).length / lines,
    patterns: differentIn(patterns, 100) / Math.max(1, Math.min(100, patterns.length)),
    verb_phrases: (100 * (tagged('Gerund') + tagged('Auxiliary') + tagged('Passive'))) / count,
    articles: (100 * forms.filter((form) => form === 'a' || form === 'an').length) / count,
  }
}
