import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { Loaded } from '../../../loading/loaded'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { toApprovals, toPostJob } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ErrorState } from '../../../ui/feedback/states'
import { dashboardList } from './dashboard-search'
import { Figures, type Figure } from './figures'
import { JobListing } from './job-listing'
import { PersonalityLine } from './personality-line'
import { PlatformCounts, PlatformFigures } from './platform-figures'
import { VersionsPanel } from './versions-panel'

/** The first page of recruiters: the waiting work, and the state of the assessments. */
const DashboardScreen = () => {
  const { t } = useTranslation('recruiter')
  const person = usePerson()
  const isAdmin = person?.role === 'recruiter admin'
  const { search, change, list } = useList(dashboardList)
  const assessments = useQuery(recruiterQueries.assessments())
  return (
    <>
      <PageTitle
        title={t('dashboard.title')}
        intro={
          person === null
            ? undefined
            : t('dashboard.intro', { name: `\u2068${person.first_name}\u2069` })
        }
        action={<PostJob />}
      />
      <chakra.div display="flex" flexDirection="column" gap="5">
        {isAdmin ? <Registrations /> : null}
        <PlatformCounts />
        <chakra.div>
          <DatesFilter from={search.from} to={search.to} onApply={change} />
        </chakra.div>
        <JobListing search={search} onChange={change} list={list} />
        <PlatformFigures from={search.from} to={search.to} />
        <Loaded
          query={assessments}
          labels={{ loading: t('reports.loading'), failed: t('dashboard.failed') }}
          skeleton={<Skeleton height="280px" />}
        >
          {(settings) => <VersionsPanel settings={settings} />}
        </Loaded>
        <PersonalityLine />
      </chakra.div>
    </>
  )
}

const PostJob = () => {
  const { t: tPosting } = useTranslation('posting')
  return (
    <LinkButton variant="primary">
      <Link to={toPostJob()}>{tPosting('post.title')}</Link>
    </LinkButton>
  )
}

/**
 * How many registrations wait for an admin; the counts come with every page, so the shortest is
 * asked for.
 */
const Registrations = () => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorMessage()
  const { language } = useLanguage()
  const list = useQuery(
    recruiterQueries.registrations({ page: 1, limit: 1, status: 'REGISTERED', sort: 'full_name' }),
  )
  if (list.isError) {
    return (
      <ErrorState
        title={t('approvals.failed')}
        retryLabel={t('list.retry')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {sentence(list.error)}
      </ErrorState>
    )
  }
  const counts = list.data?.counts
  const figure = (status: 'REGISTERED' | 'PENDING' | 'APPROVED' | 'DECLINED'): Figure => ({
    id: status,
    label: t(`dashboard.registrations.${status}`),
    value: counts === undefined ? null : formatNumber(counts[status], language),
    link: (content) => (
      <Link to={toApprovals()} search={status === 'REGISTERED' ? {} : { status }}>
        {content}
      </Link>
    ),
  })
  return (
    <Figures
      label={t('dashboard.registrationsTitle')}
      figures={[figure('REGISTERED'), figure('PENDING'), figure('APPROVED'), figure('DECLINED')]}
    />
  )
}

export default DashboardScreen
