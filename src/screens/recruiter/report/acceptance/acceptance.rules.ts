import type { Report } from '../timeline.rules'

/** A reason of fewer characters says too little to whoever reads the report later. */
const leastNote = 20

export const isTooShort = (note: string): boolean => note.trim().length < leastNote

/** Whether answers came late in minutes that are not recorded, of which somebody has to decide. */
export const hasAwaiting = ({ answers }: Pick<Report, 'answers'>): boolean =>
  answers.some(({ late_edits: edits }) => edits.some(({ awaiting }) => awaiting))

/**
 * Whether a reviewer may let the result count as it is: there is a result, and evidence is missing.
 * While answers are scored, what was scored before is out of date.
 */
export const isAcceptable = ({ result: { attempt, provisional, lacks }, archived }: Report) =>
  lacks.length > 0 &&
  provisional &&
  !archived &&
  (attempt.status === 'COMPLETED' || attempt.status === 'RESULT_PROCESSING')
