import type { Sentence } from './reading'

/** What a sentence says about its own place in a text. One sentence may say several things. */
export type Cue =
  | 'opening' | 'purpose' | 'anchor' | 'closing' | 'leaning' | 'example' | 'result' | 'problem' | 'solution' | 'announcement'

const start = (pattern: string) => new RegExp(`^(?:${pattern})\\b`)
const within = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`)

/**
 * Cue phrases after Halliday & Hasan (1976), "Cohesion in English", ch. 5 (conjunction), and Hoey (1983), "On the Surface of
 * Discourse" (situation, problem, response, evaluation). They are looked up in a sentence's lower case words joined by blanks.
 */
const cues: Record<Cue, RegExp[]> = {
  opening: [
    start('dear|hello|hi|welcome|good (morning|afternoon|evening)|my name is|i (live|am|work|want|prefer|would)|nowadays|these days|in recent years|in my opinion|in our (project|team|country)|let me|this report|(many|some|most|few|several|all) [a-z]+|everyone|everybody|there are (two|three|many|some|several)|how|why|what|have you|(one|two|three|a few|some|many) (years?|months?|weeks?|days?) ago|last [a-z]+|when i (was|first)|it was'),
    within('i am writing|i want to (tell|talk|speak|write|explain)|i would like to (tell|talk|explain|describe|recommend|suggest)|you asked me|ask(s|ed)? me (why|how|what)|i prefer|i (strongly |would )+(recommend|prefer|choose)|is often|are often|has become|is becoming|is (a|an|the)'),
  ],
  purpose: [
    start('dear|hello|hi|welcome|my name is|this report|let me (try|tell|explain)|nowadays|in recent years'),
    within('i am writing (to|about)|i want to (tell|talk|speak|write|explain)|i would like to (tell|talk|explain|describe|recommend)|you asked me|ask(s|ed)? me why|i (strongly |would )+recommend'),
  ],
  anchor: [start('(one|two|three|a few|some|many) (years?|months?|weeks?|days?) ago|last (year|month|week|spring|summer|winter|autumn|[a-z]+day)|when i first')],
  closing: [
    start('in conclusion|to conclude|to sum up|in summary|in short|overall|all in all|in the end|at the end|that in the end|so for me|for these reasons|that is why|kind regards|best (wishes|regards)|yours|thank you (for reading|in advance|very much for)|see you|please let me know|hoping|from that|until then|i (look|am looking) forward|i hope|i would be grateful|i apologi[sz]e|i still|none of|with this|apart from|since that'),
    within('i (learned|learnt|have learned) that|the lesson|in the end|outweighs?|look forward to hear|let me know|i am (happy|proud|convinced|still)|has taught me|nothing is perfect|(this|that|it) (is|was|would be) (the )?(best|most)'),
  ],
  // A sentence that leans on what was just said and so cannot come first.
  leaning: [
    start('(this|that|these|those) (?!(report|letter|message|text|year|month|week)\\b)|the (experience|lesson|result|reason|answer|same|former|latter)|however|but|yet|nevertheless|nonetheless|still|also|moreover|furthermore|besides|in addition|additionally|and|so|or|then|therefore|thus|hence|consequently|as a result|as a consequence|because of (this|that)|for (this|that) reason|for (example|instance)|in fact|indeed|on the other hand|in contrast|instead|otherwise|rather|similarly|in return|in exchange|in this way|in that case|after (this|that)|later|another|other|others|second|secondly|third|finally|it follows|such|neither|none|both|beyond|admittedly|that (is|in)|nor|meanwhile|afterwards|a few|behind|there (is|was|are|were) (also|only|however|but)|the (other|second|third|last|same|next)|my second|to (solve|avoid|fix|make)|with this|should'),
    within('however|therefore|moreover|though|nevertheless|for instance|for example|as well|too|instead|admittedly|the other|another|this|these|those|such'),
  ],
  example: [start('for (example|instance)|imagine|take|a recent example'), within('for instance|for example|such as|illustrates?')],
  result: [start('so|therefore|thus|hence|consequently|as a result|as a consequence|for (this|that|these) reasons?|that is why|because of (this|that)|in this way'), within('therefore|as a result')],
  problem: [within('problems?|difficulty|difficulties|drawbacks?|disadvantages?|confus(ing|ion)|trouble|weakness(es)?|shortcomings?|obstacles?|danger|inconsistency|unfortunately|complication|challenge')],
  solution: [within('solution|solve|to (avoid|fix|address) (it|this|that|them)|could be (addressed|solved|avoided)|(i|we|my|our) (would |therefore |could |can |should )*(suggest(ion)?|propose|recommend|agree on|prepare|make a)|we (should|could|can)|should be|please let me know|with this')],
  announcement: [within('(two|three|several|some|many) (reasons?|ideas?|ways?|steps|things|problems|advantages)|i will (tell|explain|describe|discuss)|one (problem|disadvantage|reason|issue|drawback)|the following|something (important|different)|a third way')],
}

/** A sentence's words as cue phrases see them: lower case, contractions opened at the apostrophe. */
export const plain = (sentence: Sentence): string => sentence.words.map((word) => word.form.replaceAll("'", ' ')).join(' ')

export const hasCue = (sentence: Sentence, cue: Cue): boolean => cues[cue].some((pattern) => pattern.test(plain(sentence)))

/** A sentence that begins by leaning on the one before it. */
export const leansAtStart = (sentence: Sentence): boolean => cues.leaning[0]?.test(plain(sentence)) ?? false

const ranked = (patterns: RegExp[]) => (sentence: Sentence): number | null => {
  const rank = patterns.findIndex((pattern) => pattern.test(plain(sentence)))
  return rank < 0 ? null : rank
}

/** Rank of a sentence in an enumeration (first, second, …, last), or null. */
export const enumerationRank = ranked([
  start('first|firstly|first of all|to begin with|to start with|in the first|on the one hand|the first|my first|one (reason|idea)'),
  start('second|secondly|the second|my second|a second|in the second|during the second|on the other hand|another|in addition|besides'),
  start('third|thirdly|the third|my third|a third'),
  start('finally|lastly|last but|the last|in the end|at last|in conclusion|to sum up'),
])

/** Rank of the time a sentence speaks of: where a story begins, what came next, the outcome. Null when it does not say. */
export const timeRank = ranked([
  within('(years?|months?|weeks?|days?) ago|at first|at the beginning|in the beginning|when i (was|first)|(one|the first) (day|evening|morning|month|week)|in our first'),
  start('then|after (that|this|some|a few|ten|two|three|it|lunch|reading|a while)|afterwards|later|the next (day|week|morning|month)|a few (minutes|hours|days|weeks|months) later|soon|gradually|within a|that (evening|day|night)|when (the|she|he|it) [a-z]+ (finished|ended|was over)'),
  start('since (then|that)|from that|now|today|in the end|finally|eventually|at last|by the end|these days|i still|until (then|now)'),
])
