import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchingJob } from '../../../features/candidate/candidate.queries'
import { FavoriteButton } from '../../../features/candidate/jobs/favorite-button'
import { JobFacts } from '../../../features/candidate/jobs/job-facts'
import { ApplicationBadge } from '../../../features/candidate/jobs/job-row'
import { useJobAction } from '../../../features/candidate/jobs/use-job-action'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { gulfDay } from '../../../lib/day'
import { toMatchingJobs } from '../../../paths'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { PageTitle } from '../../../ui/layout/panel'

/** The job, the candidate's application, and the next steps. */
export const JobHead = ({ job }: { job: MatchingJob }) => {
  const { t } = useTranslation('jobs')
  const labels = useJobLabels()
  return (
    <>
      <chakra.div marginBlockEnd="3" textStyle="small">
        <TextLink tone="muted">
          <Link to={toMatchingJobs()}>
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              <Icon of={ArrowLeft} size={16} mirror />
              {t('list.title')}
            </chakra.span>
          </Link>
        </TextLink>
      </chakra.div>
      <PageTitle
        title={<bdi>{job.job_title}</bdi>}
        intro={
          <JobFacts
            field={`\u2068${job.company_name}\u2069. ${labels.field(job)}`}
            place={labels.place(job)}
            type={t(`type.${job.job_type}`)}
          />
        }
        aside={
          <chakra.span role="status" _empty={{ display: 'none' }}>
            <ApplicationBadge application={job.application} />
          </chakra.span>
        }
        action={<Actions job={job} />}
      />
    </>
  )
}

const Actions = ({ job }: { job: MatchingJob }) => {
  const { t } = useTranslation('jobs')
  const { t: tCommon } = useTranslation('common')
  const { act, doing } = useJobAction(job)
  const [asking, setAsking] = useState<'withdraw' | 'dismiss'>('dismiss')
  const [open, setOpen] = useState(false)
  const [today] = useState(() => gulfDay(new Date()))
  const status = job.application?.status ?? null
  const isClosed = job.closes_on !== null && job.closes_on < today
  const ask = (action: 'withdraw' | 'dismiss') => {
    setAsking(action)
    setOpen(true)
  }
  return (
    <>
      <chakra.span css={{ '&&': { flex: 'none' } }}>
        <FavoriteButton job={job} variant="secondary" />
      </chakra.span>
      {status === 'applied' ? (
        <Button variant="secondary" loading={doing === 'withdraw'} onClick={() => ask('withdraw')}>
          {t('action.withdraw')}
        </Button>
      ) : (
        <>
          {status === 'dismissed' ? (
            <Button
              variant="secondary"
              loading={doing === 'withdraw'}
              loadingLabel={t('action.bringingBack')}
              onClick={() => act('withdraw')}
            >
              {t('action.bringBack')}
            </Button>
          ) : (
            <Button
              variant="secondary"
              loading={doing === 'dismiss'}
              onClick={() => ask('dismiss')}
            >
              {t('action.dismiss')}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={isClosed}
            loading={doing === 'apply'}
            loadingLabel={t('action.applying')}
            onClick={() => act('apply')}
          >
            {isClosed ? t('action.closed') : t('action.apply')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(`ask.${asking}`)}
        closeLabel={tCommon('action.close')}
        cancelLabel={t(`keep.${asking}`)}
        confirmLabel={t(`action.${asking}`)}
        onConfirm={() => {
          setOpen(false)
          act(asking)
        }}
      >
        {t(`askBody.${asking}`)}
      </ConfirmDialog>
    </>
  )
}
