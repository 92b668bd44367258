import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { candidateQueries, type MatchingJob } from '../../../features/candidate/candidate.queries'
import { CompletedNotice } from '../../../features/candidate/completed-notice'
import { JobGone } from '../../../features/candidate/jobs/job-gone'
import { NothingRead } from '../../../features/candidate/nothing-read'
import type { Rise } from '../../../features/candidate/rises.rules'
import { toShares } from '../../../features/candidate/shares.rules'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toMatchingJobs } from '../../../paths'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { AboutPanel, DescriptionPanel, LeadsPanel } from './about-panels'
import { AddsPanel } from './adds-panel'
import { GapsSection } from './gaps-section'
import { JobHead } from './job-head'
import { ScorePanel } from './score-panel'

/**
 * A job, and why it matches: what adds to the score, what takes off it, and the courses for that.
 */
const JobScreen = () => {
  // The words of all parts are loaded first, so that no part hides the page while its words are
  // loading.
  const { t } = useTranslation(['jobs', 'courses', 'onboarding'])
  const { language } = useLanguage()
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const job = useQuery(candidateQueries.job(language, id))
  const gone = <JobGone list={toMatchingJobs()} />
  return (
    <Loaded
      query={job}
      level={1}
      labels={{ loading: t('job.loading'), failed: t('job.failed') }}
      skeleton={<JobSkeleton />}
      instead={({ status, code }) =>
        status === 404 || status === 400 ? (
          gone
        ) : code === 'resume_not_ready' ? (
          <NothingRead level={1} />
        ) : null
      }
    >
      {(data) => (data === null ? gone : <Job job={data} />)}
    </Loaded>
  )
}

const Job = ({ job }: { job: MatchingJob }) => {
  const shares = toShares(job)
  const [completed, setCompleted] = useState<{
    title: string
    rises: readonly Rise[] | null
  } | null>(null)
  return (
    <>
      <JobHead job={job} />
      {completed === null ? null : <CompletedNotice key={completed.title} {...completed} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <ScorePanel job={job} shares={shares} />
          <AddsPanel shares={shares} />
          <GapsSection
            job={job}
            shares={shares}
            onCompleted={({ title }, rises) => setCompleted({ title, rises })}
          />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <AboutPanel job={job} />
          <DescriptionPanel job={job} />
          <LeadsPanel job={job} />
        </chakra.div>
      </chakra.div>
    </>
  )
}

const JobSkeleton = () => (
  <chakra.div display="flex" flexDirection="column" gap="6">
    <Skeleton width="60%" height="32px" />
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="5"
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <Skeleton height="160px" />
        <Skeleton height="280px" />
      </chakra.div>
      <Skeleton height="320px" />
    </chakra.div>
  </chakra.div>
)

export default JobScreen
