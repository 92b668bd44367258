import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { TraitProfile } from '../../../features/principles/trait-profile'
import { useProfilePdf } from '../../../features/principles/use-profile-pdf'
import { formatDate } from '../../../i18n/dates'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/filters'
import { Icon } from '../../../ui/icons'
import { PageTitle, Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { writeSearch, type PersonalitySearch } from './results-address'

/** The profile of the candidate whom the address names, with the way back to the list as it was. */
export const CandidateProfile = ({ search }: { search: PersonalitySearch }) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const pdf = useProfilePdf(search.candidate)
  const { data, isError, error, isFetching, refetch } = useQuery(principlesQueries.summary(language, search.candidate))
  const list = writeSearch({ ...search, candidate: '' })
  if (data === undefined) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'no_user_response' || code === 'assessment_not_done') {
      const [title, body] = code === 'no_user_response' ? [t('results.missing'), t('results.missingBody')] : [t('results.notDone'), t('results.notDoneBody')]
      return (
        <EmptyState
          level={1}
          title={title}
          action={
            <LinkButton size="sm" variant="secondary">
              <Link to={toPersonalityResults()} search={list}>
                {t('results.toList')}
              </Link>
            </LinkButton>
          }
        >
          {body}
        </EmptyState>
      )
    }
    return isError ? (
      <ErrorState level={1} title={t('profile.failed')} retryLabel={t('retry')} retrying={isFetching} onRetry={() => void refetch()}>
        {sentence(error)}
      </ErrorState>
    ) : (
      <Loading label={t('profile.loading')}>
        <chakra.div display="flex" flexDirection="column" gap="6">
          <Skeleton width="280px" height="32px" />
          <Skeleton height="480px" />
        </chakra.div>
      </Loading>
    )
  }
  const known = data.traits.some(({ reliability }) => reliability !== null)
  return (
    <>
      <Breadcrumbs
        label={t('results.path')}
        links={[
          <Link key="list" to={toPersonalityResults()} search={list}>
            {t('results.title')}
          </Link>,
        ]}
        here={t('results.profile')}
      />
      <PageTitle
        title={<bdi>{data.full_name}</bdi>}
        intro={data.finished_at === null ? undefined : t('profile.done', { date: formatDate(data.finished_at, language) })}
        action={
          <Button size="sm" variant="secondary" icon={<Icon of={Download} />} loading={pdf.making} loadingLabel={t('pdf.making')} onClick={pdf.download}>
            {t('pdf.download')}
          </Button>
        }
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }} gap="5" alignItems="start">
        <Panel title={t('profile.traits')}>
          <TraitProfile traits={data.traits} reader="recruiter" />
        </Panel>
        <Panel title={t('profile.signalsTitle')}>
          <chakra.div display="flex" flexDirection="column" gap="3" textStyle="small">
            <p>{t('results.signals')}</p>
            <chakra.p color="fg.muted">{t('results.told')}</chakra.p>
            <chakra.p color="fg.muted">{t('profile.middle')}</chakra.p>
            <chakra.p color="fg.muted">{known ? t('results.reliabilityKnown') : t('results.reliabilityUnknown')}</chakra.p>
          </chakra.div>
        </Panel>
      </chakra.div>
    </>
  )
}
