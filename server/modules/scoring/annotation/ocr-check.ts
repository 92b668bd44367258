import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { characterErrors } from './edit-distance'
import { measure, reason } from '../evidence'
import type { CriterionKey, CriterionScore } from '../evidence'
import { type AnswerScore, type AnswerValues, meanOfAnswers, noAnswer } from './part-score'
import { normalised } from './text-match'

type Checked = AnswerScore & { machine: number; left: number }

/**
 * One page read by a machine and corrected: the share of the machine's errors that are gone, `100 ×
 * max(0, 1 − CER(answer) ÷ CER(given))`. The texts are compared exactly (text-match.ts): dots,
 * commas and capitals are what a machine gets wrong.
 */
const scoreCheck = ({ given = '' }: Question, seen: string, value: string | undefined): Checked => {
  const [right, read, written] = [seen, given, value ?? ''].map((text) => normalised(text, 'exact'))
  const machine = characterErrors(right ?? '', read ?? '').errors
  if (written === undefined || written === '') return { ...noAnswer, machine, left: machine }
  const left = characterErrors(right ?? '', written).errors
  return {
    machine,
    left,
    score: machine === 0 ? (left === 0 ? 100 : 0) : 100 * Math.max(0, 1 - left / machine),
    evidence: [
      ...(written === read ? [reason('ocr_untouched')] : []),
      measure('ocr_left', { left, machine }),
    ],
  }
}

/** Checking what a machine read: the mean of the pages. */
export const scoreChecks = (
  key: CriterionKey,
  questions: readonly Question[],
  texts: AnswerKey['ocr'],
  values: AnswerValues,
): CriterionScore => {
  const scored = questions.map((question) =>
    scoreCheck(question, texts[question.id] ?? '', values[question.id]),
  )
  const sum = (of: (one: Checked) => number) => scored.reduce((total, one) => total + of(one), 0)
  return meanOfAnswers(key, questions, scored, [
    measure('ocr_total', { left: sum(({ left }) => left), machine: sum(({ machine }) => machine) }),
  ])
}
