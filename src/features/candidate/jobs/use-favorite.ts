import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { candidateMutations } from '../candidate.mutations'
import type { MatchingJob } from '../candidate.queries'

/**
 * Likes a job, or takes the like back. What the server did not take goes back, and a snackbar says
 * so, wherever the person is by then.
 */
export function useFavorite() {
  const { t } = useTranslation('jobs')
  const sentence = useErrorMessage()
  const { mutateAsync } = useMutation(candidateMutations.favorite())
  const set = (job: Pick<MatchingJob, 'jid' | 'job_title'>, liked: boolean): void => {
    mutateAsync({ job_id: job.jid, is_favorite: liked }).catch((error: unknown) =>
      notify.error({
        title: liked
          ? t('favorite.notLiked', { title: job.job_title })
          : t('favorite.notUnliked', { title: job.job_title }),
        body: sentence(error),
        action: { label: t('retry'), run: () => set(job, liked) },
      }),
    )
  }
  return set
}
