import { buildGraph } from '../../../machines/paths/graph'
import { within } from '../within'
import { circumstancesOf } from './circumstances'
import { alikeIn, driversOf } from './drivers'
import type { Kind } from './test-context'

/** What of a kind's chart can come about, and how it is driven. */
export function drivenAssessment(kind: Kind) {
  return {
    kind,
    ...within(buildGraph(kind.cases), circumstancesOf(kind)),
    drivers: driversOf(kind),
    alike: alikeIn(kind),
  }
}

export type DrivenAssessment = ReturnType<typeof drivenAssessment>
