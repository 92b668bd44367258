import { englishParts } from '../../../../machines/assessment/parts'
import type { EnglishPartId } from '../../../../machines/assessment/parts'
import type { Questionnaire } from '../../../features/assessments/attempt-api'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'

export type Part = Questionnaire['parts'][number]

export interface PartProps {
  used: UsedAssessment
  part: Part
}

const ids: readonly EnglishPartId[] = englishParts.map(({ id }) => id)

/** The part's id as one of the three; the questionnaire of this assessment has no others. */
export const englishIdOf = (part: Pick<Part, 'id'>): EnglishPartId => ids.find((id) => id === part.id) ?? 'writing'

/** Where the part stands among the others: counted from 1. */
export const placeOf = (part: Pick<Part, 'id'>) => ({ part: ids.indexOf(englishIdOf(part)) + 1, total: ids.length })

export const partIds = ids

/** The part before this one, if its time ran out rather than it being submitted; `submitted` when it was. */
export function endOfPartBefore({ parts }: Pick<UsedAssessment, 'parts'>, part: Pick<Part, 'id'>) {
  const before = parts[parts.findIndex(({ id }) => id === part.id) - 1]
  if (before === undefined || before.submitted_at === null || before.deadline === null) return null
  const timeOver = Date.parse(before.submitted_at) >= Date.parse(before.deadline)
  return { id: englishIdOf(before), how: timeOver ? 'timeOver' : 'submitted' } as const
}
