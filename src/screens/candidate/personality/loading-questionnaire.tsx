import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../../../ui/skeleton'

export const LoadingQuestionnaire = () => {
  const { t } = useTranslation('principles')
  return (
    <Loading label={t('loading')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Skeleton width="320px" height="32px" />
        <Skeleton height="520px" />
      </chakra.div>
    </Loading>
  )
}
