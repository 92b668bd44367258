import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AtsDeliveryState } from '../../../features/recruiter/ats/ats-delivery'
import { AtsSignIn } from '../../../features/recruiter/ats/ats-sign-in'
import { atsMutations } from '../../../features/recruiter/ats/ats.mutations'
import { atsQueries } from '../../../features/recruiter/ats/ats.queries'
import { Loaded } from '../../../loading/loaded'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

type Status = components['schemas']['AtsStatus']['data']

/** A job's way to the applicant tracking system of the deployment. */
export const AtsPanel = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('ats')
  const status = useQuery(atsQueries.about({ job_id: job.jid }))
  return (
    <Panel title={t('title')}>
      <Loaded
        level={3}
        query={status}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="64px" />}
      >
        {(data) =>
          data.configured ? (
            <Connected job={job} status={data} />
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              {t('notConfigured')}
            </chakra.p>
          )
        }
      </Loaded>
    </Panel>
  )
}

const Connected = ({
  job,
  status: { allowed, deliveries },
}: {
  job: PostedJob
  status: Status
}) => {
  const { t } = useTranslation('ats')
  const sent = deliveries.find(({ kind }) => kind === 'job')
  const candidates = deliveries.filter(
    ({ kind, state }) => kind === 'candidate' && state === 'sent',
  ).length
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {sent === undefined ? null : <AtsDeliveryState delivery={sent} />}
      {candidates === 0 ? null : (
        <chakra.p textStyle="small">{t('candidatesSent', { count: candidates })}</chakra.p>
      )}
      {allowed ? (
        <Actions job={job} again={sent !== undefined} />
      ) : (
        <Notice tone="warning" title={t('notAllowed')}>
          {t('notAllowedBody')}
        </Notice>
      )}
    </chakra.div>
  )
}

const Actions = ({ job, again }: { job: PostedJob; again: boolean }) => {
  const { t } = useTranslation('ats')
  const sentence = useErrorMessage()
  const post = useMutation(atsMutations.postJob(job.jid))
  const send = () =>
    post.mutate(undefined, {
      onSuccess: ({ data, message }) =>
        (data.state === 'sent' ? notify.success : notify.info)({
          title: message ?? t('state.sent'),
        }),
    })
  return (
    <>
      {job.status === 'published' ? null : <chakra.p color="fg.muted">{t('postFirst')}</chakra.p>}
      {post.error === null ? null : <Notice live tone="danger" title={sentence(post.error)} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {job.status === 'published' ? (
          <Button
            size="sm"
            variant="secondary"
            loading={post.isPending}
            loadingLabel={t('sending')}
            onClick={send}
          >
            {again ? t('sendJobAgain') : t('sendJob')}
          </Button>
        ) : null}
        <AtsSignIn />
      </chakra.div>
    </>
  )
}
