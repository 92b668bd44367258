import {
  annotationParts,
  englishParts,
  type EnglishPartId,
  type PartId,
} from '../../../../../machines/assessment/parts'
import type { Question, Questionnaire } from '../../../../features/assessments/attempt/attempt-api'
import { ranOutAt } from '../../../../features/assessments/answers/unarrived.rules'
import type { AssessmentView } from '../../../../features/assessments/engine/assessment-view'

export type Part = Questionnaire['parts'][number]

export interface PartProps {
  part: Part
}

/** What answers one question: the same in an attempt and in practice, so it knows neither. */
export interface EntryProps {
  question: Question
  /** The ids of what asks the question. */
  labelledBy: string
  /** The answer's value as the contract has it; empty while there is none. */
  value: string
  readOnly: boolean
  onValueChange: (value: string) => void
}

const lists: readonly (readonly { id: PartId }[])[] = [englishParts, annotationParts]

/** The ids of all parts of the assessment that this one is a part of, in their order. */
export function getOtherPartIds({ id }: Pick<Part, 'id'>): PartId[] {
  const list = lists.find((parts) => parts.some((part) => part.id === id)) ?? []
  return list.map((part) => part.id)
}

/** Where the part stands among the others: counted from 1. */
export function getPartNumber(part: Pick<Part, 'id'>): { part: number; total: number } {
  const ids = getOtherPartIds(part)
  return { part: ids.indexOf(part.id) + 1, total: ids.length }
}

/**
 * The key of the words for a part in a sentence: each English part has its own, and annotation
 * parts share the numbered one.
 */
export const getLabelKey = (id: PartId): EnglishPartId | 'numbered' =>
  englishParts.find((part) => part.id === id)?.id ?? 'numbered'

/** Whether somebody speaks, or what was said is being kept. */
export const isSpeaking = ({ take }: Pick<AssessmentView, 'take'>): boolean =>
  take.at === 'recording' || take.at === 'keeping'

/** The seconds to answer this part, with minutes granted since the questions came. */
export const getBudget = (
  parts: AssessmentView['parts'],
  part: Pick<Part, 'id' | 'budget_seconds'>,
): number => parts.find(({ id }) => id === part.id)?.budget_seconds ?? part.budget_seconds

/**
 * The part before this one, and whether its time ran out or it was submitted. Null before the
 * first, and after one that was left out.
 */
export function endOfPartBefore(parts: AssessmentView['parts'], part: Pick<Part, 'id'>) {
  const before = parts[parts.findIndex(({ id }) => id === part.id) - 1]
  if (
    before === undefined ||
    before.budget_seconds === 0 ||
    before.submitted_at === null ||
    before.deadline === null
  )
    return null
  return { id: before.id, how: ranOutAt(before) === null ? 'submitted' : 'timeOver' } as const
}
