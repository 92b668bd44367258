import type { ReactNode } from 'react'
import {
  AssessmentContext,
  useAnswer,
} from '../../../../features/assessments/engine/assessment-context'
import type { EntryProps } from '../part/part'

interface AnswerEntryProps extends Pick<EntryProps, 'question' | 'labelledBy'> {
  onAnswer?: () => void
  /** What answers the question. */
  children: (entry: EntryProps) => ReactNode
}

/** The answer to a question of the attempt: a key draws what takes it, and not the part around it. */
export const AnswerEntry = ({ onAnswer, children, ...asked }: AnswerEntryProps) => {
  const { answer } = AssessmentContext.useRun()
  const readOnly = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('readOnly'))
  const value = useAnswer(asked.question.id)
  const onValueChange = (next: string) => {
    onAnswer?.()
    answer(asked.question, next)
  }
  return children({ ...asked, value, readOnly, onValueChange })
}
