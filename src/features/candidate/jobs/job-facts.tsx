import { chakra } from '@chakra-ui/react/styled-system'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Icon } from '../../../ui/icons'

interface JobFactsProps {
  /** Company, sector and industry, in a line. */
  field: string
  place: string
  type: string
}

/** Under the title of a job: what it is in, where it is, and how much of the week it takes. */
export const JobFacts = ({ field, place, type }: JobFactsProps) => (
  <chakra.span display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
    <chakra.span flexBasis="100%">{field}</chakra.span>
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <Icon of={MapPin} size={16} />
      {place}
    </chakra.span>
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <Icon of={Clock} size={16} />
      {type}
    </chakra.span>
  </chakra.span>
)
