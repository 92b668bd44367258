import * as z from 'zod/mini'
import { blockField, rule } from '../../../../forms/field-rules'
import { isClosed, type Report } from '../timeline.rules'

/** A shorter reason says too little to later readers of the report. */
const leastNote = 20

export const lateChoices = ['count', 'leave'] as const
type LateChoice = (typeof lateChoices)[number]

/** Why a result may count, and whether late answers do, where somebody has to decide of them. */
export const acceptanceForm = (asksLate: boolean) =>
  z.object({
    late_answers: z
      .custom<LateChoice | null>()
      .check(z.refine((chosen) => !asksLate || chosen !== null, rule('recruiter:rule.undecided'))),
    note: blockField.check(z.minLength(leastNote, rule('recruiter:rule.tooShort'))),
  })
export type AcceptanceValues = z.input<ReturnType<typeof acceptanceForm>>

/** Whether answers came late in minutes that are not recorded, of which somebody has to decide. */
export const hasAwaiting = ({ answers }: Pick<Report, 'answers'>): boolean =>
  answers.some(({ late_edits: edits, takes }) =>
    [...edits, ...takes].some(({ awaiting }) => awaiting),
  )

/**
 * Whether a reviewer may accept the result without the missing evidence: there is a result,
 * evidence is missing, and the reader may see the rest. While answers are being scored again, the
 * earlier result is out of date.
 */
export function isAcceptable(report: Report): boolean {
  const { attempt, provisional, lacks } = report.result
  return (
    !isClosed(report) &&
    lacks.length > 0 &&
    provisional &&
    !report.archived &&
    (attempt.status === 'COMPLETED' || attempt.status === 'RESULT_PROCESSING')
  )
}
