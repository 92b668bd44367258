import type { AnswerKey, Question } from '../../../content/assessment-schema'
import { characterErrors, closeness } from './edit-distance'
import { measure } from '../evidence'
import type { CriterionKey, CriterionScore } from '../evidence'
import { type AnswerScore, type AnswerValues, meanOfAnswers, noAnswer } from './part-score'
import { normalised, samenessFor } from './text-match'

type Correction = AnswerKey['corrections'][string]

/**
 * Removes a full stop or quotation marks that were copied with the word. An apostrophe stays,
 * because it may be the error.
 */
const bare = (text: string): string =>
  text.replace(/^[.,:;!?،؛؟"“”«»()\s]+|[.,:;!?،؛؟"“”«»()\s]+$/g, '')

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/**
 * One corrected word: 100 if it equals an accepted one, compared as loosely as still distinguishes
 * the wrong word from the right one (text-match.ts). Otherwise up to 50 by its closeness to the
 * accepted word, but only if it is closer to it than the wrong word was. The best score over the
 * accepted words counts.
 */
const scoreCorrection = (
  { wrong, accepted }: Correction,
  value: string | undefined,
): AnswerScore => {
  const text = bare(value ?? '')
  if (text === '') return noAnswer
  const sameness = samenessFor(bare(wrong), accepted.map(bare))
  const [before, now] = [normalised(bare(wrong), sameness), normalised(text, sameness)]
  const scores = accepted.map((word) => {
    const right = normalised(bare(word), sameness)
    if (now === right) return 100
    return characterErrors(right, now).errors < characterErrors(right, before).errors
      ? 50 * closeness(right, now)
      : 0
  })
  const score = Math.max(0, ...scores)
  return {
    score,
    evidence: [
      measure(
        score === 100 ? 'correction_right' : score > 0 ? 'correction_close' : 'correction_wrong',
        { text: shown(text) },
      ),
    ],
  }
}

/** Correcting wrong words: the mean of the corrections. */
export const scoreCorrections = (
  key: CriterionKey,
  questions: readonly Question[],
  corrections: AnswerKey['corrections'],
  values: AnswerValues,
): CriterionScore => {
  const scored = questions.map(({ id }) =>
    scoreCorrection(corrections[id] ?? { wrong: '', accepted: [] }, values[id]),
  )
  return meanOfAnswers(key, questions, scored, [
    measure('corrections_total', {
      right: scored.filter(({ score }) => score === 100).length,
      total: questions.length,
    }),
  ])
}
