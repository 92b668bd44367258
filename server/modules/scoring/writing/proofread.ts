import dictionary from 'dictionary-en'
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import nspell from 'nspell'
import english from '../../../content/language/english.json'
import type { Span } from './reading'

/**
 * What Harper says of a place in a text; `kind` is its lint kind (Agreement, Capitalization,
 * Grammar …), spelling aside.
 */
export interface ProofIssue extends Span {
  kind: string
  text: string
}

export interface Proofread {
  issues: ProofIssue[]
  /** Words that no dictionary knows, names included. */
  unknown: (Span & { text: string })[]
}

// Harper's WASM and the dictionary take some 400 MB: they are loaded for the first text, and only
// in the scoring process.
let engines: Promise<{ linter: LocalLinter; speller: ReturnType<typeof nspell> }> | undefined

/**
 * Of Harper's 885 rules only those are run that find errors of learners: each found at least one in
 * 520 texts. The others are names, phrases and advice on style, and took half of the time.
 */
async function loadEngines() {
  const linter = new LocalLinter({ binary, dialect: Dialect.British })
  await linter.setup()
  const used = new Set(english.proofreading_rules.split(' '))
  const rules = Object.keys(await linter.getDefaultLintConfig())
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, used.has(rule)])))
  return { linter, speller: nspell(dictionary) }
}

const wordPattern = /[\p{Script=Latin}][\p{Script=Latin}\p{M}'’-]*/gu

/** Known as it stands, without its possessive, or by each half of a hyphenated word. */
const known = (word: string, speller: ReturnType<typeof nspell>): boolean => {
  const plain = word.replaceAll('’', "'").replace(/'s?$|-$/i, '')
  if (plain.length < 2 || speller.correct(plain) || speller.correct(plain.toLowerCase()))
    return true
  return (
    plain.includes('-') && plain.split('-').every((half) => half === '' || speller.correct(half))
  )
}

/** Proofreads an English text. */
export async function proofread(text: string): Promise<Proofread> {
  const { linter, speller } = await (engines ??= loadEngines())
  const issues: ProofIssue[] = []
  const misspelt = new Set<number>()
  for (const lint of await linter.lint(text, { language: 'plaintext' })) {
    const span = lint.span()
    const issue = {
      kind: lint.lint_kind(),
      text: lint.get_problem_text(),
      start: span.start,
      end: span.end,
    }
    if (issue.kind === 'Spelling') misspelt.add(issue.start)
    else issues.push(issue)
    span.free()
    lint.free()
  }
  // British and American spelling are both right: a word is unknown where neither Harper's British
  // nor nspell's American dictionary has it.
  const unknown = [...text.matchAll(wordPattern)]
    .filter((match) => misspelt.has(match.index) && !known(match[0], speller))
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  return { issues, unknown }
}
