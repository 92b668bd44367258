import dictionary from 'dictionary-en'
import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import nspell from 'nspell'
import type { ProofIssue, Proofread, ProofreadAnswer, ProofreadRequest } from './proofreader'

// A process of its own: Harper's WASM takes some 400 MB, which go back to the system when it ends.
const speller = nspell(dictionary)
const linter = new LocalLinter({ binary, dialect: Dialect.British })
await linter.setup()

const wordPattern = /[\p{Script=Latin}][\p{Script=Latin}\p{M}'’-]*/gu

/** Known as it stands, without its possessive, or by each half of a hyphenated word. */
const known = (word: string): boolean => {
  const plain = word.replaceAll('’', "'").replace(/'s?$|-$/i, '')
  if (plain.length < 2 || speller.correct(plain) || speller.correct(plain.toLowerCase()))
    return true
  return (
    plain.includes('-') && plain.split('-').every((half) => half === '' || speller.correct(half))
  )
}

async function proofread(text: string): Promise<Proofread> {
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
    .filter((match) => misspelt.has(match.index) && !known(match[0]))
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  return { issues, unknown }
}

process.on('message', ({ id, text }: ProofreadRequest) => {
  const send = (answer: ProofreadAnswer) => process.send?.(answer)
  proofread(text).then(
    (read) => send({ id, read }),
    (error: unknown) =>
      send({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
