import { enumerationRank, hasCue, leansAtStart, plain, timeRank } from './discourse'
import { mentionsOf, referencesOf } from './reference'
import type { Reading, Sentence, Span } from './reading'

/** A place where the order of the sentences lets the reader down. */
export interface Break extends Span {
  code: string
  /** How much of the order score it takes, before it is divided among the sentences. */
  weight: number
  word: string
}

const signals = [
  /\b(this|these|those|such|both|neither)\b(?! (letter|message|report|e-?mail|text|proposal))/,
  /\b(however|therefore|moreover|furthermore|nevertheless|though|instead|otherwise|also|too|again|likewise)\b/,
  /\b(another|others|latter|former|ones|the (other|same|rest))\b/,
]

/**
 * How much a first sentence presupposes (0, 0.5 or 1): it begins with a connective or holds a pronoun that nothing answers (1),
 * or its first third holds another sign of something said before (0.5).
 */
const presupposes = (sentence: Sentence, unresolved: boolean): number => {
  if (leansAtStart(sentence) || unresolved) return 1
  const said = plain(sentence).split(' ')
  const head = said.slice(0, Math.max(4, Math.ceil(said.length / 3))).join(' ')
  return signals.some((signal) => signal.test(head)) ? 0.5 : 0
}

const spanOf = (sentence: Sentence): Span => ({ start: sentence.start, end: sentence.end })
const firstWords = (sentence: Sentence) => sentence.words.slice(0, 4).map((word) => word.form).join(' ')

const greeting = /^(dear|hello|hi|good (morning|afternoon|evening))\b/
const signOff = /^(kind regards|best (wishes|regards)|yours|sincerely|thank you (for reading|in advance)|see you|please let me know|i look(ing)? forward|in conclusion|to conclude|to sum up|in summary|overall)\b/

export const breaksOf = (reading: Reading): Break[] => {
  const { sentences } = reading
  const [first] = sentences
  const last = sentences.at(-1)
  const breaks: Break[] = []
  if (!first || !last || sentences.length < 2) return breaks
  const end = sentences.length - 1
  const add = (code: string, weight: number, span: Span, word: string) => breaks.push({ code, weight, start: span.start, end: span.end, word })

  const references = referencesOf(reading)
  const firstUnresolved = references.some((reference) => reference.start < first.end && reference.distance === null)
  const lean = presupposes(first, firstUnresolved)
  if (lean > 0) add('opening_presupposes', lean * 1.2, spanOf(first), firstWords(first))

  for (const { start, end: stop, form, distance } of references) {
    if (distance === null && start >= first.end) add('no_antecedent', 0.8, { start, end: stop }, form)
    else if (distance !== null && distance > 1) add('far_antecedent', distance === 2 ? 0.15 : 0.4, { start, end: stop }, form)
  }

  for (const [cue, weight] of [['purpose', 0.8], ['anchor', 0.3]] as const) {
    const late = sentences.findIndex((sentence) => hasCue(sentence, cue))
    const opener = sentences[late]
    if (opener && late > 0 && !(cue === 'anchor' && hasCue(first, 'opening'))) add('opening_late', weight * (0.5 + late / (2 * end)), spanOf(opener), firstWords(opener))
  }

  sentences.forEach((sentence, at) => {
    if (greeting.test(plain(sentence)) && at > 0) add('greeting_late', 1, spanOf(sentence), firstWords(sentence))
    if (signOff.test(plain(sentence)) && end - at > 1) add('ending_early', 1, spanOf(sentence), firstWords(sentence))
    else if (hasCue(sentence, 'closing')) {
      const after = sentences.slice(at + 1).filter((later) => !hasCue(later, 'closing')).length
      if (after > 1) add('ending_early', 0.4 * (after / end), spanOf(sentence), firstWords(sentence))
    }
  })

  for (const [code, rank] of [['enumeration_order', enumerationRank], ['time_order', timeRank]] as const) {
    const ranks = sentences.map(rank)
    ranks.forEach((value, at) => {
      const later = ranks.findIndex((other, place) => place > at && value !== null && other !== null && other < value)
      const sentence = sentences[at]
      if (later > 0 && sentence) add(code, code === 'enumeration_order' ? 0.5 : 0.15, spanOf(sentence), firstWords(sentence))
    })
  }

  if (hasCue(last, 'example')) add('example_last', 0.5, spanOf(last), firstWords(last))
  if (hasCue(last, 'announcement') && !hasCue(last, 'closing')) add('announcement_last', 0.5, spanOf(last), firstWords(last))

  const problem = sentences.findIndex((sentence) => hasCue(sentence, 'problem'))
  const solution = sentences.findIndex((sentence) => hasCue(sentence, 'solution'))
  const answered = sentences[solution]
  if (answered && problem > solution && solution >= 0) add('solution_first', 0.4, spanOf(answered), firstWords(answered))

  for (const { at, stem, demonstrative } of namedLate(reading)) {
    const sentence = sentences[at]
    if (sentence) add('known_before_named', demonstrative ? 0.5 : 0.1, spanOf(sentence), stem)
  }
  return breaks
}

/** Words alike in their first six letters count as one idea: `assume` and `assumption`. */
const ideaOf = (stem: string) => stem.slice(0, 6)

/** Nouns spoken of as known (`the list`, `this list`) though the text brings them in only later (`a list`, `to list`): the given must follow the new (Clark & Haviland 1977). */
const namedLate = (reading: Reading) => {
  const mentions = mentionsOf(reading)
  const said = reading.sentences.map((sentence) => new Set(sentence.words.filter((word) => word.content).map((word) => ideaOf(word.stem))))
  const seen = new Set<string>()
  return mentions.filter((mention) => {
    const idea = ideaOf(mention.stem)
    if (seen.has(idea)) return false
    seen.add(idea)
    if (mention.mark !== 'given') return false
    if (said.slice(0, mention.at).some((ideas) => ideas.has(idea))) return false
    const later = mentions.filter((other) => other.at > mention.at && ideaOf(other.stem) === idea)
    const broughtInLater = later.length > 0 ? later[0]?.mark === 'new' : said.slice(mention.at + 1).some((ideas) => ideas.has(idea))
    return broughtInLater || (mention.demonstrative && later.length > 0)
  })
}
