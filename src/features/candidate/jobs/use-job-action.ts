import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { candidateMutations, type JobAction } from '../candidate.mutations'
import type { MatchingJob } from '../candidate.queries'

/**
 * Applies for a job, dismisses it, or withdraws either. What is on its way is in `doing`; what came
 * about the job itself says.
 */
export function useJobAction(job: Pick<MatchingJob, 'jid' | 'job_title'>) {
  const { t } = useTranslation('jobs')
  const sentence = useErrorMessage()
  const acting = useMutation(candidateMutations.act())
  const act = (action: JobAction): void => {
    acting.mutateAsync({ jobId: job.jid, action }).catch((error: unknown) =>
      notify.error({
        title: t(`notDone.${action}`, { title: job.job_title }),
        body: sentence(error),
        action: { label: t('retry'), run: () => act(action) },
      }),
    )
  }
  return { act, doing: acting.isPending ? acting.variables.action : null }
}
