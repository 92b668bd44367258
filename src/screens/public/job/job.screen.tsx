import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, usePerson, type SessionSnapshot } from '../../../session/session-context'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { JobFacts } from '../../../features/candidate/jobs/job-facts'
import { JobGone } from '../../../features/candidate/jobs/job-gone'
import { JobText } from '../../../features/candidate/jobs/job-text'
import { Loaded } from '../../../loading/loaded'
import { formatDate } from '../../../i18n/dates'
import { formatLine } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { toAuth, toLogin, toMatchingJob, toMatchingJobs, toSignup } from '../../../paths'
import { Facts } from '../../../ui/layout/facts'
import { LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Badge } from '../../../ui/feedback/status-badge'

type PublicJob = components['schemas']['PublicJob']

const isCandidate = (snapshot: SessionSnapshot) => snapshot.matches('CANDIDATE')

/**
 * A published job as anybody may see it. A visitor is led to sign in, a candidate to how it matches
 * them.
 */
const PublicJobScreen = () => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const candidate = SessionContext.useSelector(isCandidate)
  const job = useQuery(candidateQueries.publicJob(language, id))
  return (
    <Loaded
      query={job}
      level={1}
      labels={{ loading: t('job.loading'), failed: t('job.failed') }}
      skeleton={
        <chakra.div display="flex" flexDirection="column" gap="6">
          <Skeleton width="50%" height="32px" />
          <Skeleton height="320px" />
        </chakra.div>
      }
      instead={({ status }) =>
        status === 404 || status === 400 ? (
          <JobGone list={candidate ? toMatchingJobs() : toAuth()} />
        ) : null
      }
    >
      {(data) => <Job job={data} candidate={candidate} />}
    </Loaded>
  )
}

const Job = ({ job, candidate }: { job: PublicJob; candidate: boolean }) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const years = Number.parseInt(job.experience, 10)
  const field = formatLine(
    [...new Set([job.company_name, job.sector, job.industry])].filter((part) => part !== ''),
    language,
  )
  return (
    <>
      <PageTitle
        title={<bdi>{job.title}</bdi>}
        intro={<JobFacts field={field} place={job.location} type={t(`type.${job.job_type}`)} />}
        action={<NextStep job={job} candidate={candidate} />}
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Panel title={t('about.work')}>
          <JobText text={job.description} />
        </Panel>
        <chakra.div display="flex" flexDirection="column" gap="5">
          {job.skills.length === 0 ? null : (
            <Panel title={t('public.skills')}>
              <chakra.ul display="flex" flexWrap="wrap" gap="2">
                {job.skills.map((skill) => (
                  <li key={skill}>
                    <Badge>{skill}</Badge>
                  </li>
                ))}
              </chakra.ul>
            </Panel>
          )}
          <Panel title={t('about.title')}>
            <Facts
              facts={[
                { label: t('about.company'), value: <bdi>{job.company_name}</bdi> },
                { label: t('about.place'), value: job.location },
                { label: t('about.type'), value: t(`type.${job.job_type}`) },
                {
                  label: t('about.experience'),
                  value: t('about.years', { count: Number.isNaN(years) ? 0 : years }),
                },
                { label: t('about.posted'), value: formatDate(job.published_at, language) },
              ]}
            />
          </Panel>
        </chakra.div>
      </chakra.div>
    </>
  )
}

/**
 * A candidate who signs in here returns to the job with its match, where they can apply. Recruiters
 * get no link.
 */
const NextStep = ({ job, candidate }: { job: PublicJob; candidate: boolean }) => {
  const { t } = useTranslation('jobs')
  const person = usePerson()
  if (candidate) {
    return (
      <LinkButton variant="primary">
        <Link to={toMatchingJob(job.id)}>{t('public.toMatch')}</Link>
      </LinkButton>
    )
  }
  if (person !== null) return null
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="2"
      alignItems={{ base: 'stretch', md: 'flex-end' }}
    >
      <LinkButton variant="primary">
        <Link to={toLogin()} search={{ redirect: toMatchingJob(job.id) }}>
          {t('public.signIn')}
        </Link>
      </LinkButton>
      <chakra.span textStyle="small" color="fg.muted">
        {t('public.new')}{' '}
        <TextLink inText>
          <Link to={toSignup()} search={{ redirect: toMatchingJob(job.id) }}>
            {t('public.signUp')}
          </Link>
        </TextLink>
      </chakra.span>
    </chakra.div>
  )
}

export default PublicJobScreen
