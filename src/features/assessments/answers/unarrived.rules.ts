import type { PartId } from '../../../../machines/assessment/parts'
import type { Attempt, Questionnaire } from '../attempt/attempt-api'
import type { Arrival } from './answer-store'

/** How many answers of a part had not reached the server when its time ran out. */
export type Unarrived = Partial<Record<PartId, number>>

type EndedPart = Pick<
  Attempt['parts'][number],
  'id' | 'budget_seconds' | 'submitted_at' | 'deadline'
>

/** The server waits two seconds for what is on its way when a part runs out. */
const ON_ITS_WAY_MS = 3_000

/** When the time of a part ran out; null where it did not. */
export function ranOutAt({ budget_seconds, submitted_at, deadline }: EndedPart): number | null {
  if (budget_seconds === 0 || submitted_at === null || deadline === null) return null
  const at = Date.parse(submitted_at)
  return at >= Date.parse(deadline) ? at : null
}

interface Stand {
  parts: readonly EndedPart[]
  questionnaire: Questionnaire | null
  /** How each answer stands with the server as the page shows it. */
  getArrival: (questionId: string) => Arrival
  /** Nobody answers, or what was sent came to nothing. */
  isCutOff: boolean
  now: number
}

/**
 * Counts, for each part whose time ran out, the answers that had not reached the server by then:
 * those that came late, and those that the server does not have, unless they may still be on their
 * way.
 */
export function countUnarrived({
  parts,
  questionnaire,
  getArrival,
  isCutOff,
  now,
}: Stand): Unarrived {
  const counts: Unarrived = {}
  for (const part of parts) {
    const at = ranOutAt(part)
    if (at === null) continue
    const isMissed = isCutOff || now - at > ON_ITS_WAY_MS
    const asked = questionnaire?.parts.find(({ id }) => id === part.id)?.questions ?? []
    const count = asked.filter(({ id }) => {
      const arrival = getArrival(id)
      return arrival === 'missing' ? isMissed : arrival !== 'held'
    }).length
    if (count > 0) counts[part.id] = count
  }
  return counts
}
