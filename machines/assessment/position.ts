import type { AssessmentSnapshot } from './assessment.machine'
import type { Position } from './assessment-events'
import { isPartId } from './parts'

/** The part and phase that the chart is in while the attempt runs; null otherwise. */
export function getAssessmentPosition(snapshot: AssessmentSnapshot): Position | null {
  const parts = within(within(snapshot.value, 'running'), 'parts')
  if (!isRecord(parts)) return null
  const [part, phase] = Object.entries(parts)[0] ?? []
  return isPartId(part) && (phase === 'briefing' || phase === 'answering') ? { part, phase } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const within = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : null)
