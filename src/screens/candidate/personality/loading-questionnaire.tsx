import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { LoadingState } from '../../../features/recruiter/loading-state'
import { Skeleton } from '../../../ui/skeleton'

interface LoadingQuestionnaireProps {
  /** Whether it waits for a connection. */
  isPaused?: boolean
}

export const LoadingQuestionnaire = ({ isPaused = false }: LoadingQuestionnaireProps) => {
  const { t } = useTranslation('principles')
  return (
    <LoadingState isPaused={isPaused} labels={{ loading: t('loading'), failed: t('failed') }}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Skeleton width="320px" height="32px" />
        <Skeleton height="520px" />
      </chakra.div>
    </LoadingState>
  )
}
