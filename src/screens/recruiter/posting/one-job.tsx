import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { toRecruiterDashboard } from '../../../paths'

/** A page about one job of the company, and what it says where there is none. */
export const OneJob = ({
  query,
  children,
}: {
  query: UseQueryResult<PostedJob | null>
  children: (job: PostedJob) => ReactNode
}) => {
  const { t } = useTranslation('posting')
  const missing = (
    <Missing
      title={t('missing')}
      body={t('missingBody')}
      list={<Link to={toRecruiterDashboard()}>{t('toJobs')}</Link>}
    />
  )
  return (
    <OnePage
      query={query}
      labels={{ loading: t('loading'), failed: t('failed') }}
      missing={missing}
    >
      {(job) =>
        // The key drops text that was typed about another job.
        job === null ? missing : <Fragment key={job.jid}>{children(job)}</Fragment>
      }
    </OnePage>
  )
}
