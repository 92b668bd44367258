import type { components } from '../../../openapi/generated/api'
import { type Criteria, getMissing } from './criteria.rules'
import type { countUndecided, newestUndecided, StoredCriteria } from './criteria.store'

type Schemas = components['schemas']

/** The criteria with the name of who set them. */
export const presentCriteria = (
  { criteria, setAt }: StoredCriteria,
  setBy: string | null,
): Schemas['ApprovalCriteria'] => ({
  auto_approval: criteria.auto_approval,
  laptop: criteria.laptop,
  wifi: criteria.wifi,
  full_time: criteria.full_time,
  locations: criteria.locations,
  updated_at: setAt,
  updated_by: setBy,
})

/** Which of the waiting people would pass, and what the others lack. */
export function presentTried(
  criteria: Criteria,
  counted: Awaited<ReturnType<typeof countUndecided>>,
  newest: Awaited<ReturnType<typeof newestUndecided>>,
) {
  const sum = (passes: boolean) =>
    counted
      .filter((alike) => (getMissing(criteria, alike).length === 0) === passes)
      .reduce((total, { number }) => total + number, 0)
  const sample: Schemas['ApprovalCriteriaSet']['data']['sample'] = newest.map((candidate) => {
    const missing = getMissing(criteria, candidate)
    return {
      user_id: candidate.id,
      full_name: `${candidate.firstName} ${candidate.lastName}`.trim(),
      passes: missing.length === 0,
      missing,
    }
  })
  return { would_pass: sum(true), would_wait: sum(false), sample }
}
