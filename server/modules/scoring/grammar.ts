import { finding, measure, percent } from './evidence'
import type { Evidence, EvidenceCode } from './evidence'
import { learnerErrorsIn } from './learner-errors'
import type { GrammarIssue } from './learner-errors'
import type { OwnWords } from './own-words'
import type { Proofread } from './proofread'
import { getWords } from './reading'
import type { Reading, Span } from './reading'

/**
 * Harper's kinds that are errors of grammar. Its advice on style (Enhancement, Readability, Style,
 * WordChoice …) is left out.
 */
const kinds: Record<string, EvidenceCode> = {
  Agreement: 'agreement',
  BoundaryError: 'word_order',
  Capitalization: 'capitalization',
  Eggcorn: 'usage',
  Grammar: 'grammar_form',
  Malapropism: 'usage',
  Miscellaneous: 'usage',
  Nonstandard: 'usage',
  Punctuation: 'punctuation',
  Repetition: 'repeated_word',
  Typo: 'spelling',
  Usage: 'usage',
  WordOrder: 'word_order',
}

/** A slip of the keyboard weighs less than a broken structure. */
const weights: Partial<Record<EvidenceCode, number>> = {
  capitalization: 0.5,
  punctuation: 0.5,
  spelling: 0.8,
  run_on: 2,
}

const shown = 12

/**
 * Words that no dictionary knows count as misspelt unless they look like names: a capital that does
 * not begin the sentence, or begins one but is no near miss.
 */
const misspelt = (proof: Proofread): GrammarIssue[] =>
  proof.unknown
    .filter(({ text }) => !/^\p{Lu}/u.test(text))
    .map(({ text, start, end }) => ({ code: 'spelling', text, start, end }))

/**
 * The small words that begin Arabic names are written either way in English: Al Ain, al Ketbi, bin
 * Rashid.
 */
const beginsName = (text: string, { start, end }: Span): boolean =>
  /^(al|el|bin|ibn|bint|abu|umm)$/i.test(text.slice(start, end)) &&
  /^[ -]\p{Lu}/u.test(text.slice(end))

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** All errors in the candidate's own words, each place once. */
export const errorsOf = (
  reading: Reading,
  ownWords: OwnWords,
  proof: Proofread,
): GrammarIssue[] => {
  const found = [
    ...proof.issues.flatMap(({ kind, text, start, end }): GrammarIssue[] => {
      const code = /^an?$/i.test(text) ? 'article' : kinds[kind]
      return code && !(code === 'capitalization' && beginsName(reading.text, { start, end }))
        ? [{ code, text, start, end }]
        : []
    }),
    ...misspelt(proof),
    ...learnerErrorsIn(reading),
  ]
  const own = getWords(ownWords.reading)
  const single: GrammarIssue[] = []
  for (const issue of found.filter((each) => own.some((word) => overlaps(word, each)))) {
    if (
      issue.code === 'run_on' ||
      !single.some((other) => other.code !== 'run_on' && overlaps(other, issue))
    )
      single.push(issue)
  }
  return single.sort((one, other) => one.start - other.start)
}

/**
 * Share of sentences with a subordinate clause, a passive or a participle clause, counted full from
 * 60 %, and the mean length of a sentence up to 16 words: half each.
 */
const rangeOf = ({ sentences }: Reading): number => {
  const complex = sentences.filter(
    ({ words }) =>
      words.some(
        (word, at) =>
          at > 0 &&
          /^(because|although|though|while|whereas|since|unless|until|if|when|whenever|who|which|whose|that|whether|where|what|how|as)$/.test(
            word.form,
          ),
      ) ||
      (words[0] &&
        /^(when|if|although|though|while|since|because|after|before|as|whenever|should|had)$/.test(
          words[0].form,
        )) ||
      words.some((word) => word.tags.has('Passive')),
  ).length
  const mean =
    sentences.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sentences.length)
  return (
    0.5 * Math.min(1, complex / Math.max(1, 0.6 * sentences.length)) + 0.5 * Math.min(1, mean / 16)
  )
}

/**
 * Grammar, 0–100: `100 × exp(−0.09 e) × (0.75 + 0.25 range)`, where e is the weighted number of
 * errors in a hundred own words (accuracy as errors per hundred words: Wolfe-Quintero, Inagaki &
 * Kim 1998). One error in a hundred words costs about 9 %, ten about 60 %.
 */
export const grammarOf = (
  reading: Reading,
  ownWords: OwnWords,
  proof: Proofread,
  questionId: string,
): { score: number; evidence: Evidence[] } => {
  const errors = errorsOf(reading, ownWords, proof)
  const rate =
    (100 * errors.reduce((sum, { code }) => sum + (weights[code] ?? 1), 0)) /
    Math.max(1, ownWords.own)
  const range = rangeOf(ownWords.reading)
  return {
    score: 100 * Math.exp(-0.09 * rate) * (0.75 + 0.25 * range),
    evidence: [
      measure('error_rate', { errors: errors.length, rate: Math.round(rate * 10) / 10 }),
      measure('sentence_range', { share: percent(range) }),
      ...errors
        .slice(0, shown)
        .map(({ code, text, start, end }) => finding(code, questionId, { start, end }, { text })),
      ...(errors.length > shown
        ? [measure('more_findings', { errors: errors.length - shown })]
        : []),
    ],
  }
}
