import { chakra } from '@chakra-ui/react/styled-system'
import type { AssessmentCard } from '../assessments/attempt-api'
import { JoiningPath } from '../auth/joining-path'

interface CandidatePathProps {
  /** Undefined until they are known. */
  cards: readonly AssessmentCard[] | undefined
}

/** Where a candidate is on the whole way: at the assessments until both are completed. */
export const CandidatePath = ({ cards }: CandidatePathProps) => {
  const isThrough =
    cards !== undefined &&
    cards.length > 0 &&
    cards.every(({ attempt }) => attempt?.status === 'COMPLETED')
  return (
    <chakra.div marginBlockEnd="6">
      <JoiningPath at={isThrough ? 'jobs' : 'assessments'} />
    </chakra.div>
  )
}
