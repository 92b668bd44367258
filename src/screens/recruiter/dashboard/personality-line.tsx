import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

/** How many candidates took the personality questionnaire, and the way to what they said. */
export const PersonalityLine = () => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const { language } = useLanguage()
  const { data, error, isError, isFetching, refetch } = useQuery(principlesQueries.results({ page: 1, limit: 1 }))
  return (
    <chakra.section aria-labelledby="personality-title">
      <chakra.h2 id="personality-title" textStyle="h2" marginBlockEnd="3">
        {t('dashboard.personality')}
      </chakra.h2>
      {data !== undefined ? (
        <chakra.p textStyle="small" display="flex" flexWrap="wrap" columnGap="4" rowGap="1" bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="panel" paddingBlock="3" paddingInline="4">
          {t('dashboard.personalityTaken', { count: data.total, number: formatNumber(data.total, language) })}
          <TextLink>
            <Link to={toPersonalityResults()}>{t('dashboard.personalityResults')}</Link>
          </TextLink>
        </chakra.p>
      ) : isError ? (
        <ErrorState title={t('dashboard.personalityFailed')} retryLabel={t('list.retry')} retrying={isFetching} onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      ) : (
        <Loading label={t('dashboard.personalityLoading')}>
          <Skeleton height="48px" />
        </Loading>
      )}
    </chakra.section>
  )
}
