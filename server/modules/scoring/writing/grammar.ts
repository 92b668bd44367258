import { finding, measure } from '../evidence'
import type { Evidence, EvidenceCode } from '../evidence'
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
export const findGrammarIssues = (
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

/** The first twelve errors, each at its place, and how many there are besides. */
export const toFindings = (errors: readonly GrammarIssue[], questionId: string): Evidence[] => [
  ...errors
    .slice(0, shown)
    .map(({ code, text, start, end }) => finding(code, questionId, { start, end }, { text })),
  ...(errors.length > shown ? [measure('more_findings', { errors: errors.length - shown })] : []),
]
