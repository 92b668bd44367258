import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../../ui/feedback/skeleton'

export const QuestionnaireSkeleton = () => (
  <chakra.div display="flex" flexDirection="column" gap="6">
    <Skeleton width="320px" height="32px" />
    <Skeleton height="520px" />
  </chakra.div>
)
