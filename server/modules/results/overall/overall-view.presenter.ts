import type { components } from '../../../../openapi/generated/api'
import type { PictureKey } from '../../../http/pictures'
import { presentAppeal } from '../../appeals/appeal.presenter'
import type { AppealRow } from '../../appeals/appeal.store'
import { presentCandidate } from '../report/report.presenter'
import { presentResultRow } from '../result.presenter'
import type { getCandidate, ListedResult } from '../result.store'

type Schemas = components['schemas']

interface OverallMaterial {
  candidate: Awaited<ReturnType<typeof getCandidate>>
  average: number | null
  /** The attempts that the average is made of. */
  counting: readonly string[]
  /** Every attempt, the latest first. */
  attempts: readonly ListedResult[]
  /** By attempt. */
  appeals: ReadonlyMap<string, AppealRow>
}

/** Everything that one candidate came to. */
export const presentOverallResult = (
  { candidate, average, counting, attempts, appeals }: OverallMaterial,
  key: PictureKey,
): Schemas['OverallResult'] => ({
  candidate: presentCandidate(candidate, key),
  average,
  attempts: attempts.map((listed) => {
    const appeal = appeals.get(listed.attempt.id)
    return {
      row: presentResultRow(listed, key),
      archived: listed.attempt.archived,
      counts: counting.includes(listed.attempt.id),
      appeal: appeal === undefined ? null : presentAppeal(appeal, listed.attempt),
    }
  }),
})
