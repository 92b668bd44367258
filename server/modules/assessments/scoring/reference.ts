import type { Reading, Sentence, Span, Word } from './reading'

const personal = /^(he|she|him|his|her)$/
const plural = /^(they|them|their|these|those|both|neither)$/
const neutral = /^(it|its|this|that|such)$/
const kin = /^(mother|father|brother|sister|man|woman|boy|girl|friend|colleague|teacher|manager|leader|boss|cousin|daughter|son|wife|husband|grandfather|grandmother|guest|customer|worker|person|expert|supervisor|trainer|reviewer|coordinator|client|child|annotator)$/

const isNoun = (word: Word) => word.tags.has('Noun') && !word.tags.has('Pronoun')
const isPerson = (word: Word) => kin.test(word.stem) || word.tags.has('Person') || word.tags.has('Actor') || word.tags.has('FirstName') || word.tags.has('Honorific')
const isPlural = (word: Word) => word.tags.has('Plural')

/** Which kind of antecedent a word asks for, or null when it asks for none. `this dialect` asks for `dialect` and is looked at with given-new. */
export const asksFor = (word: Word, next: Word | undefined): 'person' | 'plural' | 'thing' | null => {
  if (word.form === 'both' && next !== undefined && /^(the|my|our|your|his|her|their|of)$/.test(next.form)) return null
  const determiner = next !== undefined && isNoun(next) && /^(this|that|these|those|such|its|their|his|both|neither)$/.test(word.form)
  if (personal.test(word.form)) return 'person'
  if (plural.test(word.form)) return determiner && word.form !== 'their' ? null : 'plural'
  if (neutral.test(word.form)) return determiner && word.form !== 'its' ? null : 'thing'
  return null
}

const answers = (kind: 'person' | 'plural' | 'thing', word: Word): boolean => {
  if (kind === 'person') return (isNoun(word) && isPerson(word) && !isPlural(word)) || personal.test(word.form) || /^(everyone|everybody|someone|somebody|anyone|anybody|nobody|who|one)$/.test(word.form)
  if (kind === 'plural') return (isNoun(word) && isPlural(word)) || plural.test(word.form) || /^(people|everybody|nobody)$/.test(word.form)
  return (isNoun(word) && !isPlural(word) && !isPerson(word)) || neutral.test(word.form)
}

export interface Reference extends Span {
  form: string
  /** How many sentences back the nearest possible antecedent stands; null when there is none. */
  distance: number | null
}

const male = /^(he|him|his|man|boy|father|brother|son|husband|uncle|grandfather|mr|king|sir|guy)$/
const female = /^(she|her|woman|girl|mother|sister|daughter|wife|aunt|grandmother|mrs|ms|miss|lady)$/

/** Whether two words may name the same person: nothing says they differ. */
const mayAgree = (pronoun: string, word: Word): boolean => {
  const one = male.test(pronoun) || !female.test(pronoun)
  if (male.test(word.stem) || male.test(word.form) || word.tags.has('MaleName')) return one
  if (female.test(word.stem) || female.test(word.form) || word.tags.has('FemaleName')) return !one
  return true
}

const dummyIt = /^it (is|was) (my|our|his|her|[a-z]+'s|friday|saturday|sunday|monday|tuesday|wednesday|thursday|winter|summer|night|dark|raining|cold|hot)\b|^it (is|was) (from|in|by|with|for|at|only|because|when|then|here|there)\b|^it (is|was|would be|will be|seems|took|takes|has been|follows|may be|soon) ?(a|an|not|very|so|also|more|too|well|often|sometimes)? ?(true|well|known|easy|hard|possible|impossible|tempting|important|necessary|sensible|better|good|time|long|difficult|emerged|clear|not|me|him|that|to|high|some)/

/**
 * The first third person pronoun of each sentence with the distance to its nearest possible antecedent, agreeing in number,
 * animacy and gender as far as words say it (after Hobbs 1978, without parsing: his search order, our tags). A pronoun whose own
 * sentence holds an earlier fitting noun, and the empty subject of `it is true that`, ask for nothing.
 */
export const referencesOf = ({ sentences }: Reading): Reference[] =>
  sentences.flatMap((sentence, at) => {
    for (const [index, word] of sentence.words.entries()) {
      const kind = asksFor(word, sentence.words[index + 1])
      if (!kind) continue
      if (word.form === 'that' && index > 0) continue
      if (word.form === 'it' && dummyIt.test(sentence.words.slice(index, index + 5).map((each) => each.form).join(' '))) continue
      const fits = (before: Word) => answers(kind, before) && (kind !== 'person' || mayAgree(word.form, before))
      if (sentence.words.slice(0, index).some(fits)) continue
      let distance: number | null = null
      for (let back = 1; back <= at && distance === null; back += 1) {
        if (sentences[at - back]?.words.some(fits)) distance = back
      }
      return [{ start: word.start, end: word.end, form: word.form, distance }]
    }
    return []
  })

const givenMarks = /^(the|this|that|these|those|such|both|its|their|his)$/
const newMarks = /^(a|an|some|many|another|any|one|two|three|several|every|each|few|my|our|no)$/

/** How a noun is brought in: as known (`the list`, `this list`) or as new (`a list`, `some lists`), or without saying. */
const markOf = (sentence: Sentence, index: number): 'given' | 'new' | 'bare' => {
  for (let back = index - 1; back >= Math.max(0, index - 3); back -= 1) {
    const before = sentence.words[back]
    if (!before) break
    if (givenMarks.test(before.form)) return 'given'
    if (newMarks.test(before.form)) return 'new'
    if (!before.tags.has('Adjective') && !before.tags.has('Noun')) break
  }
  return 'bare'
}

export interface Mention {
  stem: string
  at: number
  mark: 'given' | 'new' | 'bare'
  demonstrative: boolean
  words: number
}

export const mentionsOf = ({ sentences }: Reading): Mention[] =>
  sentences.flatMap((sentence, at) =>
    sentence.words.flatMap((word, index) => {
      if (!isNoun(word) || !word.content) return []
      const before = sentence.words[index - 1]
      const modifiers = before && (before.tags.has('Adjective') || (isNoun(before) && before.content)) ? 1 : 0
      return [{ stem: word.stem, at, mark: markOf(sentence, index), demonstrative: /^(this|these|that|those|such)$/.test(before?.form ?? ''), words: 1 + modifiers }]
    }),
  )
