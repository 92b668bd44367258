import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { TraitProfile } from '../../../features/principles/trait-profile'
import { useProfilePdf } from '../../../features/principles/use-profile-pdf'
import { formatDate } from '../../../i18n/dates'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { PageTitle, Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { LoadingQuestionnaire } from './loading-questionnaire'

/** What somebody's answers came to. */
export const OwnProfile = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const { data, isError, error, isFetching, refetch } = useQuery(principlesQueries.summary(language))
  const pdf = useProfilePdf()
  if (data === undefined) {
    return isError ? (
      <ErrorState level={1} title={t('profile.failed')} retryLabel={t('retry')} retrying={isFetching} onRetry={() => void refetch()}>
        {sentence(error)}
      </ErrorState>
    ) : (
      <LoadingQuestionnaire />
    )
  }
  return (
    <>
      <PageTitle
        title={t('profile.title')}
        intro={`${t('profile.intro')}${data.finished_at === null ? '' : ` ${t('profile.done', { date: formatDate(data.finished_at, language) })}`}`}
        action={
          <Button size="sm" variant="secondary" icon={<Icon of={Download} />} loading={pdf.making} loadingLabel={t('pdf.making')} onClick={pdf.download}>
            {t('pdf.download')}
          </Button>
        }
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }} gap="5" alignItems="start">
        <Panel title={t('profile.traits')}>
          <TraitProfile traits={data.traits} reader="candidate" />
        </Panel>
        <Panel title={t('profile.signalsTitle')}>
          <chakra.div display="flex" flexDirection="column" gap="3" textStyle="small">
            <p>{t('profile.signals')}</p>
            <chakra.p color="fg.muted">{t('profile.middle')}</chakra.p>
            <chakra.p color="fg.muted">{t('profile.who')}</chakra.p>
          </chakra.div>
        </Panel>
      </chakra.div>
    </>
  )
}
