import { chakra } from '@chakra-ui/react/styled-system'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Passage } from '../../../../features/assessments/passage'
import { useInstruction } from './use-instruction'

interface QuestionAskedProps {
  /** What answers the question is labelled by this. */
  id: string
  question: Question
  /** False where the body is drawn elsewhere. */
  body: boolean
  /** In the column beside the work, where the body stands apart from the instruction. */
  inColumn?: boolean
}

/** What a question asks: its instruction, and the passage it is about. */
export const QuestionBody = ({ id, question, body, inColumn = false }: QuestionAskedProps) => {
  const instruction = useInstruction()
  return (
    <chakra.div id={id} display="flex" flexDirection="column" gap="3">
      <p>{instruction(question)}</p>
      {question.body === undefined || !body ? null : (
        <chakra.div {...(inColumn ? { bg: 'bg.sunken', borderRadius: 'panel', padding: '4' } : {})}>
          <Passage html={question.body} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
