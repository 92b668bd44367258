import { stemOf } from './reading'
import type { Reading, Sentence, Span, Word } from './reading'

const stems = (words: string) => new Set(words.split(' ').map(stemOf))

/**
 * Nouns that `he` and `she` may stand for: kin, roles and the commoner occupations. Names and
 * compromise's own tags are added below.
 */
const people = stems(
  'mother father parent brother sister man woman boy girl friend cousin daughter son wife husband grandfather grandmother uncle aunt nephew niece child baby kid adult neighbour neighbor relative partner stranger gentleman lady guy person widow bride groom twin ' +
    'colleague teacher manager leader boss head founder director chairman president minister supervisor trainer trainee reviewer coordinator assistant secretary clerk receptionist employee employer worker volunteer member guest host customer client visitor tourist passenger patient citizen candidate applicant owner tenant landlord student pupil ' +
    'expert specialist consultant professor lecturer tutor instructor coach librarian translator interpreter annotator writer author editor reader journalist speaker listener caller viewer researcher scientist linguist engineer technician programmer developer accountant lawyer judge ' +
    'doctor nurse dentist pharmacist driver pilot seller buyer merchant trader shopkeeper agent waiter cook chef baker barber hairdresser tailor farmer fisherman mechanic plumber electrician carpenter officer policeman guard soldier player singer artist actor hero heroine king queen prince princess sheikh imam',
)
/** Nouns in the singular that `they` may stand for. */
const groups = stems(
  'company team family group staff police shop school bank hospital hotel office clinic government ministry council committee class crowd firm centre center department audience public couple management university agency',
)
/** compromise calls them proper nouns, and they are nobody's name. */
const notNames =
  /^(arabic|english|french|spanish|german|turkish|chinese|italian|hindi|urdu|persian|japanese|russian|latin|internet|ramadan|eid|christmas|islam)$/

const male =
  /^(he|him|his|himself|man|boy|father|brother|son|husband|uncle|grandfather|nephew|mr|king|sir|guy|gentleman|waiter|policeman|fisherman|hero|prince|sheikh|imam|abu|groom)$/
const female =
  /^(she|her|hers|herself|woman|girl|mother|sister|daughter|wife|aunt|grandmother|niece|mrs|ms|miss|lady|queen|princess|bride|heroine|umm|widow)$/

type Kind = 'person' | 'plural' | 'thing'

const isNoun = (word: Word) =>
  word.tags.has('Noun') &&
  !word.tags.has('Pronoun') &&
  !/^(my|our|your|his|her|its|their)$/.test(word.form)
const isPlural = (word: Word) =>
  word.tags.has('Plural') || /^(people|children|men|women)$/.test(word.form)
const notAName = ['Place', 'Month', 'WeekDay', 'Date', 'Organization', 'Value']
const isName = (word: Word) =>
  word.tags.has('ProperNoun') &&
  !notAName.some((tag) => word.tags.has(tag)) &&
  !notNames.test(word.form)
const isPerson = (word: Word) =>
  people.has(word.stem) ||
  ['Person', 'Actor', 'FirstName', 'Honorific'].some((tag) => word.tags.has(tag)) ||
  isName(word)

/**
 * The empty subject: of time and weather (`it was nearly four`), of what follows (`it is tempting
 * to`, `it was then that`), of `it took`, `it seems`.
 */
const emptyIt = [
  /^it (is|was|will be|would be|has been|s) ((not|n t|only|just|nearly|almost|about|already|still|very|too|so|really|quite|often|perhaps|also) )*(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|late|early|dark|raining|hot|cold|sunny|winter|summer|autumn|spring|night|morning|evening|[a-z]+day|time|\d+)\b/,
  /^it (is|was|will be|would be|may be|might be|can be|has been|became|becomes|seems|seemed|s)( [a-z]+){1,4} (to|that|when|who|how|whether|why|if)\b/,
  /^it (only |soon |often |sometimes |really |all )*(depends|depended|takes|took|will take|seems|seemed|appears|turns|turned|follows|happens|happened|emerged|rained|snowed|feels like|looks like|is said|goes without)\b/,
]

const nounFollows = (words: readonly Word[], at: number): boolean => {
  for (const word of words.slice(at + 1, at + 4)) {
    if (isNoun(word)) return true
    if (!word.tags.has('Adjective') && !word.tags.has('Value') && !word.tags.has('Adverb'))
      return false
  }
  return false
}

/**
 * Which kind of antecedent the word at a place asks for, or null when it asks for none. `this
 * dialect` asks for `dialect` and is looked at with given and new.
 */
const asksFor = (words: readonly Word[], at: number): Kind | null => {
  const form = words[at]?.form ?? ''
  if (/^(he|she|him|his|her|hers|himself|herself)$/.test(form)) return 'person'
  if (/^(they|them|their|theirs|themselves)$/.test(form)) return 'plural'
  if (/^(these|those)$/.test(form))
    return nounFollows(words, at) || /^(who|of|that|which)$/.test(words[at + 1]?.form ?? '')
      ? null
      : 'plural'
  if (form === 'this' || (form === 'that' && at === 0))
    return nounFollows(words, at) ? null : 'thing'
  if (form === 'its' || form === 'itself') return 'thing'
  if (form !== 'it') return null
  const said = words
    .slice(at, at + 12)
    .map((word) => word.form.replaceAll("'", ' '))
    .join(' ')
  return emptyIt.some((empty) => empty.test(said)) ? null : 'thing'
}

export const hasReference = ({ words }: Sentence): boolean =>
  words.some((_, at) => asksFor(words, at) !== null)

/** Whether two words may name the same person: nothing says they differ. */
const mayAgree = (pronoun: string, word: Word): boolean => {
  const he = male.test(pronoun)
  if (male.test(word.stem) || male.test(word.form) || word.tags.has('MaleName')) return he
  if (female.test(word.stem) || female.test(word.form) || word.tags.has('FemaleName')) return !he
  return true
}

const answers = (kind: Kind, pronoun: string, word: Word): boolean => {
  if (kind === 'person') {
    const someone =
      (isNoun(word) && isPerson(word) && !isPlural(word)) ||
      /^(he|she|him|his|her|everyone|everybody|someone|somebody|anyone|anybody|nobody|who|whoever|one)$/.test(
        word.form,
      )
    return someone && mayAgree(pronoun, word)
  }
  if (kind === 'plural')
    return (
      (isNoun(word) && (isPlural(word) || groups.has(word.stem))) ||
      /^(they|them|their|these|those|everybody|everyone|nobody|both|some|many|others|we|us|two|three|four|five|six)$/.test(
        word.form,
      )
    )
  return (
    (isNoun(word) && !isPlural(word) && !isPerson(word)) ||
    word.tags.has('Gerund') ||
    /^(it|its|this|that|which|what|everything|something|nothing)$/.test(word.form)
  )
}

interface Need extends Span {
  kind: Kind
  form: string
}

/** The first third person pronoun of each kind that no earlier word of its own sentence answers. */
export const needsOf = ({ words }: Sentence): Need[] => {
  const needs: Need[] = []
  words.forEach((word, at) => {
    const kind = asksFor(words, at)
    if (
      kind === null ||
      needs.some((need) => need.kind === kind) ||
      words.slice(0, at).some((before) => answers(kind, word.form, before))
    )
      return
    needs.push({ kind, form: word.form, start: word.start, end: word.end })
  })
  return needs
}

export interface Reference extends Need {
  /** Index of the sentence that holds the pronoun. */
  at: number
  /** How many sentences back the nearest possible antecedent stands; null when there is none. */
  distance: number | null
}

/**
 * Pronouns with the distance to their nearest possible antecedent, agreeing in number, animacy and
 * gender as far as words say it (after Hobbs 1978, without parsing: his search order, our tags).
 */
export const referencesOf = ({ sentences }: Reading): Reference[] =>
  sentences.flatMap((sentence, at) =>
    needsOf(sentence).map((need): Reference => {
      const back = sentences
        .slice(0, at)
        .reverse()
        .findIndex(({ words }) => words.some((word) => answers(need.kind, need.form, word)))
      return { ...need, at, distance: back < 0 ? null : back + 1 }
    }),
  )

/**
 * How many nouns are called known with nothing beside them to say which (`the manager`, not `the
 * manager of the shop`).
 */
export const bareDefinites = ({ words }: Sentence): number =>
  words.filter((word, at) => {
    if (word.form !== 'the') return false
    const noun = words.slice(at + 1, at + 4).findIndex((each) => each.tags.has('Noun'))
    if (noun < 0) return false
    let next = at + 1 + noun
    while (words[next + 1]?.tags.has('Noun') && !words[next + 1]?.tags.has('Pronoun')) next += 1
    return !/^(of|that|which|who|whose|where|when|for|in|on|at|from|between|with|near|to|about|beside|behind|i|we|you|he|she|they)$/.test(
      words[next + 1]?.form ?? '',
    )
  }).length

const givenMarks = /^(the|this|that|these|those|such|both|its|their|his)$/
const newMarks = /^(a|an|some|many|another|any|one|two|three|several|every|each|few|my|our|no)$/

/**
 * How a noun is brought in: as known (`the list`, `this list`) or as new (`a list`, `some lists`),
 * or without saying.
 */
const markOf = (sentence: Sentence, index: number): Mention['mark'] => {
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
  /** The first six letters of the stem: `assume` and `assumption` are one idea. */
  idea: string
  at: number
  mark: 'given' | 'new' | 'bare'
  demonstrative: boolean
}

export const ideaOf = (word: Word): string => word.stem.slice(0, 6)

export const mentionsOf = ({ sentences }: Reading): Mention[] =>
  sentences.flatMap((sentence, at) =>
    sentence.words.flatMap((word, index) =>
      isNoun(word) && word.content
        ? [
            {
              idea: ideaOf(word),
              at,
              mark: markOf(sentence, index),
              demonstrative: /^(this|these|that|those|such)$/.test(
                sentence.words[index - 1]?.form ?? '',
              ),
            },
          ]
        : [],
    ),
  )
