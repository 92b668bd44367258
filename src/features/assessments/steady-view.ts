import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.machine'
import type { AssessmentView } from './assessment-view'

/**
 * What changes while somebody types. Who draws it asks for it; the rest of a page is not drawn anew
 * for every key.
 */
export type LiveView = Pick<AssessmentView, 'answers' | 'saving' | 'waiting'>

/** Whether two views differ in nothing but what changes while somebody types. */
export function isSteady(one: AssessmentView, other: AssessmentView): boolean {
  const before = saidBy(other)
  return saidBy(one).every((value, at) => value === before[at])
}

/**
 * The rest of a view, as values that are the same for as long as it is: what every look makes anew
 * counts by what it says.
 */
function saidBy({
  answers,
  saving,
  waiting,
  snapshot,
  parts,
  position,
  lostDevices,
  takesStored,
  unarrived,
  ...rest
}: AssessmentView): unknown[] {
  return [
    snapshot.status,
    snapshot.context,
    JSON.stringify([toState(snapshot), parts, position, lostDevices, [...takesStored], unarrived]),
    ...Object.values(rest),
  ]
}

/** Where the chart stands, but for the region of saving, which every answer enters anew. */
function toState({ value }: AssessmentSnapshot): unknown {
  if (typeof value === 'string' || !('running' in value)) return value
  const { saving, ...running } = value.running
  return { ...value, running }
}
