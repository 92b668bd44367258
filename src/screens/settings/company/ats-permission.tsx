import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { atsMutations } from '../../../features/recruiter/ats/ats.mutations'
import { atsQueries } from '../../../features/recruiter/ats/ats.queries'
import { Loaded } from '../../../loading/loaded'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { SwitchField } from '../../../ui/fields/choice-field'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** An admin says whether the company of a job may use the applicant tracking system. */
export const AtsPermission = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('ats')
  return (
    <Panel title={t('title')}>
      <Loaded
        level={3}
        query={useQuery(atsQueries.about({ job_id: job.jid }))}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="64px" />}
      >
        {({ configured, allowed }) =>
          configured ? <Permission job={job} allowed={allowed} /> : t('notConfigured')
        }
      </Loaded>
    </Panel>
  )
}

const Permission = ({ job, allowed }: { job: PostedJob; allowed: boolean }) => {
  const { t } = useTranslation('ats')
  const sentence = useErrorMessage()
  const allow = useMutation(atsMutations.allow(job.company_id))
  return (
    <SwitchField
      label={t('allow', { company: `\u2068${job.company_name}\u2069` })}
      checked={allow.isPending ? allow.variables : allowed}
      error={allow.error === null ? undefined : sentence(allow.error)}
      onChange={(event) =>
        allow.mutate(event.target.checked, {
          onSuccess: ({ message }) => notify.success({ title: message ?? '' }),
        })
      }
    />
  )
}
