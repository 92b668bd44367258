import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { toPercent } from '../../../features/candidate/shares.rules'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { formatDate } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Loaded } from '../../../loading/loaded'
import { usePerson } from '../../../session/session-context'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ThresholdForm } from './threshold-form'

/** From which score on matches are listed. */
const MatchingScreen = () => {
  const { t } = useTranslation('settings')
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const settings = useQuery(settingsQueries.matching())
  return (
    <>
      <PageTitle
        title={t('matching.title')}
        intro={isAdmin ? t('matching.intro') : t('matching.introReader')}
      />
      <Loaded
        query={settings}
        labels={{ loading: t('matching.loading'), failed: t('matching.failed') }}
        skeleton={<Skeleton height="240px" />}
      >
        {(loaded) => (
          <Panel title={t('matching.threshold')}>
            <InForce settings={loaded} />
            {isAdmin ? <ThresholdForm listedAbove={loaded.listed_above} /> : null}
          </Panel>
        )}
      </Loaded>
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
