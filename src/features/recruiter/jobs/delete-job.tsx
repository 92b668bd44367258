import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { postedJobMutations } from './posted-jobs.mutations'
import type { PostedJob } from './posted-jobs.queries'

interface DeleteJobProps {
  open: boolean
  job: Pick<PostedJob, 'jid' | 'title' | 'applications'>
  onClose: () => void
  onDone: () => void
}

/** Asks before a job goes, and says what goes with it. */
export const DeleteJob = ({ open, job, onClose, onDone }: DeleteJobProps) => {
  const { t } = useTranslation('posting')
  const sentence = useErrorMessage()
  const remove = useMutation(postedJobMutations.remove())
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    remove.mutate(job.jid, {
      onSuccess: ({ message }) => {
        notify.success({ title: message ?? t('delete.done') })
        onDone()
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t('delete.ask')}
      closeLabel={t('close')}
      cancelLabel={t('delete.keep')}
      confirmLabel={t('delete.confirm')}
      workingLabel={t('delete.working')}
      working={remove.isPending}
      failure={remove.isError ? `${t('delete.failed')} ${sentence(remove.error)}` : undefined}
      danger
    >
      <chakra.p color="fg" marginBlockEnd="2">
        <bdi>{job.title === '' ? t('untitled') : job.title}</bdi>
      </chakra.p>
      <p>
        {job.applications === 0
          ? t('delete.follows')
          : t('delete.followsApplied', { count: job.applications })}
      </p>
    </ConfirmDialog>
  )
}
