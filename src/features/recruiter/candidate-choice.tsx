import { chakra } from '@chakra-ui/react/styled-system'
import { CandidateFilter } from './candidate-filter'
import { CandidateSearch } from './candidate-search'

interface CandidateChoiceProps {
  legend: string
  /** What is to be typed. */
  find: string
  /** Empty for nobody. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** One candidate in a form, found by a part of the name or e-mail. */
export const CandidateChoice = ({ legend, find, value, onChange, error }: CandidateChoiceProps) => (
  <div>
    <chakra.p textStyle="smallStrong" marginBlockEnd="1.5">
      {legend}
    </chakra.p>
    {value === '' ? (
      <CandidateSearch label={find} onCandidate={onChange} inForm={{ error }} />
    ) : (
      <CandidateFilter id={value} onRemove={() => onChange('')} />
    )}
  </div>
)
