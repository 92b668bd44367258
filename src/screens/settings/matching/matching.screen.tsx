import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { toPercent } from '../../../features/candidate/shares.rules'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { formatDate } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { usePerson } from '../../../session/session-context'
import { PageTitle, Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { ThresholdForm } from './threshold-form'

/** From which score on matches are listed. */
const MatchingScreen = () => {
  const { t } = useTranslation('settings')
  const sentence = useErrorMessage()
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const settings = useQuery(settingsQueries.matching())
  return (
    <>
      <PageTitle
        title={t('matching.title')}
        intro={isAdmin ? t('matching.intro') : t('matching.introReader')}
      />
      {settings.data !== undefined ? (
        <Panel title={t('matching.threshold')}>
          <InForce settings={settings.data} />
          {isAdmin ? <ThresholdForm listedAbove={settings.data.listed_above} /> : null}
        </Panel>
      ) : settings.isError ? (
        <ErrorState
          title={t('matching.failed')}
          retryLabel={t('retry')}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        >
          {sentence(settings.error)}
        </ErrorState>
      ) : (
        <Loading label={t('matching.loading')}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </>
  )
}

/** What holds now, and who set it when. */
const InForce = ({
  settings: { listed_above: listedAbove, updated_at: at, updated_by: name },
}: {
  settings: components['schemas']['MatchingSettings']
}) => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  return (
    <chakra.div marginBlockEnd="5">
      <p>{t('matching.inForce', { percent: formatPercent(toPercent(listedAbove), language) })}</p>
      <chakra.p textStyle="small" color="fg.muted">
        {at === null || name === null
          ? t('matching.neverSet')
          : t('matching.setBy', { name: `\u2068${name}\u2069`, at: formatDate(at, language) })}
      </chakra.p>
    </chakra.div>
  )
}

export default MatchingScreen
