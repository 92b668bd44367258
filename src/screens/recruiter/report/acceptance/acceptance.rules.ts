import type { Report } from '../timeline.rules'

/** A reason of fewer characters says too little to whoever reads the report later. */
const leastNote = 20

export const isTooShort = (note: string): boolean => note.trim().length < leastNote

/**
 * Whether a reviewer may let the result count as it is: there is a result, and evidence is missing.
 * While answers are scored, what was scored before is out of date.
 */
export const isAcceptable = ({ result: { attempt, provisional, lacks }, archived }: Report) =>
  lacks.length > 0 &&
  provisional &&
  !archived &&
  (attempt.status === 'COMPLETED' || attempt.status === 'RESULT_PROCESSING')
