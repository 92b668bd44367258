import { assessmentIds, toKind, type AssessmentId } from './lifecycle.rules'

interface Choice {
  wanted: readonly AssessmentId[]
  /** What is active until now. */
  before: readonly AssessmentId[]
  /** The versions whose questions exist. */
  written: readonly AssessmentId[]
}

/** What keeps these versions from being the active ones; null when nothing does. */
export function activeFault({ wanted, before, written }: Choice): 'required' | 'invalid' | null {
  // A version nobody has written would be given before one that exists. One that is active already
  // may stay where its kind has no other.
  if (wanted.some((id) => !written.includes(id) && !before.includes(id))) return 'invalid'
  const emptied = written
    .map(toKind)
    .some((kind) => !wanted.some((id) => toKind(id) === kind && written.includes(id)))
  return emptied ? 'required' : null
}

/** The order in which candidates get versions: the newest first. */
export const newestFirst = (ids: readonly AssessmentId[]): AssessmentId[] =>
  assessmentIds.filter((id) => ids.includes(id)).toReversed()
