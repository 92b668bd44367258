import type { EvidenceCode } from '../evidence'
import { rules } from './learner-error.rules'
import type { Reading, Span } from './reading'

export interface GrammarIssue extends Span {
  code: EvidenceCode
  text: string
}

const runOnWords = 50

/**
 * Learners' errors by the rules, sentences without end, and a last sentence without its full
 * stop.
 */
export const learnerErrorsIn = (reading: Reading): GrammarIssue[] => {
  const { text, sentences } = reading
  const issues: GrammarIssue[] = []
  for (const sentence of sentences) {
    const { words } = sentence
    words.forEach((word, at) => {
      for (const { code, length, wrong } of rules) {
        const last = words[at + length - 1]
        if (
          !last ||
          !wrong(at, words, sentence) ||
          /[.,;:!?]/.test(text.slice(word.start, last.start))
        )
          continue
        issues.push({
          code,
          start: word.start,
          end: last.end,
          text: text.slice(word.start, last.end),
        })
        break
      }
    })
    if (words.length > runOnWords)
      issues.push({
        code: 'run_on',
        start: sentence.start,
        end: sentence.end,
        text: words
          .slice(0, 5)
          .map((word) => word.form)
          .join(' '),
      })
  }
  const last = sentences.at(-1)
  if (last && last.words.length > 5 && !/[.!?…"”)\]]\s*$/.test(text))
    issues.push({
      code: 'punctuation',
      start: last.start,
      end: last.end,
      text: text.slice(last.words.at(-2)?.start ?? last.start, last.end),
    })
  return issues
}
