import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CandidateFilter } from './candidate-filter'
import { CandidateSearch } from './candidate-search'

interface CandidateChoiceProps {
  label: ReactNode
  /** What is to be typed. */
  find: string
  /** Empty for nobody. */
  value: string
  onValueChange: (id: string) => void
  error: string | undefined
}

/** One candidate in a form, found by a part of the name or e-mail. */
export const CandidateChoice = ({
  label,
  find,
  value,
  onValueChange,
  error,
}: CandidateChoiceProps) => (
  <div>
    <chakra.p textStyle="smallStrong" marginBlockEnd="1.5">
      {label}
    </chakra.p>
    {value === '' ? (
      <CandidateSearch label={find} onCandidate={onValueChange} inForm={{ error }} />
    ) : (
      <CandidateFilter id={value} onRemove={() => onValueChange('')} />
    )}
  </div>
)
