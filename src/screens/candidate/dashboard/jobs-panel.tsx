import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { JobRow } from '../../../features/candidate/jobs/job-row'
import { NothingReadLine } from '../../../features/candidate/nothing-read'
import { Loaded } from '../../../loading/loaded'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toCourses, toMatchingJobs } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'

const shown = 3

/** The jobs that match best. */
export const JobsPanel = () => {
  const { t } = useTranslation('candidate')
  const { t: tJobs } = useTranslation('jobs')
  const { noneMatches } = useJobLabels()
  const { language } = useLanguage()
  const jobs = useQuery(candidateQueries.jobs(language, {}))
  return (
    <Panel
      title={t('dashboard.jobs.title')}
      {...(jobs.data === undefined || jobs.data.total === 0
        ? {}
        : {
            titleEnd: (
              <TextLink tone="strong">
                <Link to={toMatchingJobs()}>
                  {t('dashboard.jobs.all', {
                    count: jobs.data.total,
                    number: formatNumber(jobs.data.total, language),
                  })}
                </Link>
              </TextLink>
            ),
          })}
    >
      <Loaded
        query={jobs}
        level={3}
        labels={{ loading: tJobs('list.loading'), failed: tJobs('list.failed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            {Array.from({ length: shown }, (_, row) => (
              <Skeleton key={row} height="56px" />
            ))}
          </chakra.div>
        }
        instead={({ code }) => (code === 'resume_not_ready' ? <NothingReadLine /> : null)}
      >
        {({ results, listed_above: listedAbove }) =>
          results.length === 0 ? (
            <EmptyState
              level={3}
              title={tJobs('none.matching')}
              action={
                <LinkButton variant="secondary" size="sm">
                  <Link to={toCourses()}>{tJobs('none.toCourses')}</Link>
                </LinkButton>
              }
            >
              {noneMatches(listedAbove)}
            </EmptyState>
          ) : (
            <chakra.ul marginBlockEnd="-4">
              {results.slice(0, shown).map((job) => (
                <JobRow key={job.jid} job={job} />
              ))}
            </chakra.ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
