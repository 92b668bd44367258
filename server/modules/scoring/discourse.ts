import type { Sentence } from './reading'
import { bareDefinites, needsOf } from './reference'
import { mainPast, tensesOf } from './tense'

const start = (pattern: string) => new RegExp(`^(?:${pattern})\\b`)
const within = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)

/** A sentence's words as signs see them: lower case, contractions opened at the apostrophe. */
const plain = (sentence: Sentence): string =>
  sentence.words.map((word) => word.form.replaceAll("'", ' ')).join(' ')

/**
 * Conjunction as a tie to what was said before: Halliday & Hasan (1976), "Cohesion in English", ch.
 * 5. Only what binds backwards; `because` and `when` bind forwards.
 */
const connective = start(
  'however|but|yet|nevertheless|nonetheless|still|also|moreover|furthermore|besides|in addition|additionally|and|so|or|then|therefore|thus|hence|consequently|as a (result|consequence)|because of (this|that)|for (this|that|these) reasons?|for (example|instance)|in fact|indeed|of course|on the other hand|in contrast|instead|otherwise|similarly|likewise|in (return|exchange)|in this (way|case)|in that case|after (this|that)|afterwards|later|finally|lastly|second|secondly|third|thirdly|meanwhile|eventually|nor|worse|maybe|only|that is|by then|until then|since then|above all|in other words|even so',
)
/**
 * Comparative reference (Halliday & Hasan, ch. 2) and words of addition: other than, the same as,
 * as well as what was said.
 */
const comparative = within(
  'other|others|another|same|else|ones|neither|either|such|latter|former|rest|remaining|too|also|again|as well|instead|even|still',
)
const demonstrative = /\b(this|these|those|such) (?!(i|we|you|he|she|it|they|the|a|my|people)\b)/
const letterOpening = [
  start(
    'dear|hi|hello|welcome|congratulations|good (morning|afternoon|evening)|my name is|(this|the following) (report|letter|essay|text|proposal)|you (have )?asked me',
  ),
  within(
    'i (am|m) writing|i (want|would like) to (tell|talk|write|speak|describe|explain|recommend|suggest)',
  ),
]
const greeting = start('dear|hello|hi|good (morning|afternoon|evening)')
const signOff = start(
  'kind regards|best (wishes|regards)|yours|sincerely|thank you (for reading|in advance)|see you|please let me know|i look(ing)? forward|in conclusion|to conclude|to sum up|in summary|overall|all in all|in short',
)
const farewell = within(
  'look(ing)? forward to|thank you|let me know|kind regards|best wishes|yours|please|see you|i hope|in conclusion|to sum up|overall|in short|all in all|i would be grateful|hoping',
)
const ownVoice = within('i|me|my')
const sharedVoice = within('we|us|our')
const reader = within('you|your')
const tieWithin = within(
  'however|therefore|moreover|though|nevertheless|for instance|for example|admittedly|this|these|those',
)
const time = within(
  'ago|last (year|month|week|spring|summer|winter|autumn|night|[a-z]+day)|when i was|in (january|february|march|april|may|june|july|august|september|october|november|december)|on \\d+|years|months|weeks',
)

export const leansAtStart = (sentence: Sentence): boolean => connective.test(plain(sentence))
export const leansWithin = (sentence: Sentence): boolean =>
  tieWithin.test(plain(sentence)) || comparative.test(plain(sentence))
export const isGreeting = (sentence: Sentence): boolean => greeting.test(plain(sentence))
export const isSignOff = (sentence: Sentence): boolean => signOff.test(plain(sentence))
export const isLetterOpening = (sentence: Sentence): boolean =>
  letterOpening.some((pattern) => pattern.test(plain(sentence)))

/** `in Amman`, `on 3 March`, `at the Corniche`: a place or a date to begin from. */
const hasSetting = ({ words }: Sentence): boolean =>
  words.some(
    ({ form }, at) =>
      /^(in|at|on|near|from|of|to|for|during)$/.test(form) &&
      words
        .slice(at + 1, at + 4)
        .some(({ tags }) =>
          ['Place', 'Month', 'Date', 'ProperNoun', 'NumericValue'].some((tag) => tags.has(tag)),
        ),
  )

/**
 * Speaks of things in general (`many people …`, `collecting voices …`, `a recording may …`), not of
 * a past event: essays begin so.
 */
const isGeneral = ({ words }: Sentence): boolean => {
  const [first] = words
  if (first === undefined || tensesOf(words)[0] === 'past') return false
  return (
    /^(a|an|some|many|most|few|all|every|everyone|everybody|somebody|someone|people|whoever|nobody|no|each|one|there)$/.test(
      first.form,
    ) ||
    first.tags.has('Gerund') ||
    (first.tags.has('Plural') && first.tags.has('Noun'))
  )
}

/**
 * How much a sentence brings in that a text can begin from: a letter's purpose, things in general,
 * or who speaks, to whom, of whom, where and when (the orientation of Labov & Waletzky 1967).
 */
export const introduces = (sentence: Sentence): number => {
  const said = plain(sentence)
  const orientation =
    (sentence.words.some(({ tags }) => tags.has('ProperNoun')) ? 0.6 : 0) +
    (ownVoice.test(said) || sharedVoice.test(said) ? 0.5 : 0) +
    (time.test(said) ? 0.4 : 0) +
    (hasSetting(sentence) ? 0.4 : 0) +
    (reader.test(said) ? 0.2 : 0)
  return (
    (isLetterOpening(sentence) ? 1 : 0) +
    (isGeneral(sentence) ? 0.4 : 0) +
    Math.min(1.5, orientation)
  )
}

/** How much a sentence needs something said before it. */
export const leans = (sentence: Sentence): number => {
  const said = plain(sentence)
  return (
    0.8 * needsOf(sentence).length +
    (connective.test(said) ? 1 : 0) +
    (comparative.test(said) ? 0.5 : 0) +
    (demonstrative.test(`${said} `) ? 0.4 : 0) +
    0.5 * Math.min(2, bareDefinites(sentence))
  )
}

/**
 * How much a sentence can end a text: out of the story into what holds now or will be (the coda of
 * Labov & Waletzky 1967), the writer's own word, a request, a farewell.
 */
export const closes = (sentence: Sentence): number => {
  const said = plain(sentence)
  const tenses = tensesOf(sentence.words)
  const past =
    tenses.length === 0 ? 0.5 : tenses.filter((tense) => tense === 'past').length / tenses.length
  const [first] = sentence.words
  const request =
    first !== undefined &&
    (first.tags.has('Imperative') ||
      first.tags.has('Infinitive') ||
      /^(please|let|don't)$/.test(first.form))
  return (
    (mainPast(sentence) === true ? 0 : 0.7) +
    0.6 * (1 - past) +
    (farewell.test(said) ? 1 : 0) +
    (request ? 0.5 : 0) +
    (ownVoice.test(said) ? 0.5 : 0) +
    (tenses.includes('future') ? 0.5 : 0)
  )
}

const ranked =
  (patterns: RegExp[]) =>
  (sentence: Sentence): number | null => {
    const rank = patterns.findIndex((pattern) => pattern.test(plain(sentence)))
    return rank < 0 ? null : rank
  }

/** Rank of a sentence in an enumeration (first, second, …, last), or null. */
export const enumerationRank = ranked([
  start(
    'first|firstly|first of all|to begin with|to start with|in the first|on the one hand|the first|my first|one (reason|idea)',
  ),
  start(
    'second|secondly|the second|my second|a second|in the second|during the second|on the other hand|another|in addition|besides',
  ),
  start('third|thirdly|the third|my third|a third'),
  start('finally|lastly|last but|the last|in the end|at last|in conclusion|to sum up'),
])

/**
 * Rank of the time a sentence speaks of: where a story begins, what came next, the outcome. Null
 * when it does not say.
 */
export const timeRank = ranked([
  /\b(at first|(at|in) the beginning|to begin with|first of all|to start with|firstly)\b|^(first|one (day|evening|morning|night|afternoon))\b/,
  start(
    'then|next|after (that|this|some|a|two|three|ten|it|lunch|reading)|afterwards|later|the (next|following)|second(ly)?|soon|gradually|that (evening|night|afternoon)|third(ly)?',
  ),
  /\b(finally|in the end|at last|eventually|by the end|since (then|that)|lastly|until then|from that day)\b|^(now|today|these days)\b/,
])
