import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { postedJobQueries } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { toPostedJob, toRecruiterDashboard } from '../../../paths'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { AtsPermission } from './ats-permission'
import { LimitPanel } from './limit-panel'

/**
 * The limits that an admin sets for the company of a job: how many jobs it may have, and which
 * features it may use.
 */
export const CompanyLimits = ({ jobId }: { jobId: string }) => {
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
      query={useQuery(postedJobQueries.one(jobId))}
      labels={{ loading: t('loading'), failed: t('failed') }}
      missing={missing}
    >
      {(job) =>
        job === null ? (
          missing
        ) : (
          <>
            <Breadcrumbs
              label={t('path')}
              links={[
                <Link key="job" to={toPostedJob(job.jid)}>
                  <bdi>{job.title}</bdi>
                </Link>,
              ]}
              here={t('company.title')}
            />
            <PageTitle title={<bdi>{job.company_name}</bdi>} intro={t('company.intro')} />
            <chakra.div display="flex" flexDirection="column" gap="5">
              <LimitPanel companyId={job.company_id} company={job.company_name} />
              <AtsPermission job={job} />
            </chakra.div>
          </>
        )
      }
    </OnePage>
  )
}
