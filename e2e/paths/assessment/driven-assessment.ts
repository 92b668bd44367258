import { buildGraph } from '../../../machines/paths/graph/graph'
import { within } from '../within'
import { getCircumstances } from './circumstances'
import { alikeIn, makeDrivers } from './drivers'
import type { Kind } from './test-context'

/** The reachable graph of an assessment kind, and its drivers. */
export function drivenAssessment(kind: Kind) {
  return {
    kind,
    ...within(buildGraph(kind.cases), getCircumstances(kind)),
    drivers: makeDrivers(kind),
    alike: alikeIn(kind),
  }
}

export type DrivenAssessment = ReturnType<typeof drivenAssessment>
