import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../ui/skeleton'

/** While a page's code or words are on their way. */
export const Pending = () => {
  const { t } = useTranslation('common')
  return (
    <Loading label={t('state.loading')}>
      <chakra.div display="flex" flexDirection="column" gap="4" padding="6" maxWidth="form">
        <Skeleton width="60%" height="28px" />
        <Skeleton />
        <Skeleton width="80%" />
      </chakra.div>
    </Loading>
  )
}
