import { useTranslation } from 'react-i18next'
import type { UseMutationResult } from '@tanstack/react-query'
import type { UpdateInterview } from '../../../features/recruiter/interviews.mutations'
import { useAsking } from '../../../features/recruiter/use-asking'
import type { UploadValue } from '../../../features/user/use-upload'
import { ConfirmDialog } from '../../../ui/dialog'
import { TextAreaField } from '../../../ui/text-area-field'

interface FinishDialogProps {
  open: boolean
  /** The recording that goes with the end. */
  upload: UploadValue | null
  update: UseMutationResult<unknown, Error, UpdateInterview>
  onClose: () => void
  onDone: () => void
}

/** Ends an interview, with what the company keeps of it: the report and the recording. */
export const FinishDialog = ({ open, upload, update, onClose, onDone }: FinishDialogProps) => {
  const { t } = useTranslation('interviews')
  const { said, change, dialog } = useAsking({
    first: { note: '' },
    sending: update,
    bodyOf: ({ note }): UpdateInterview => ({
      action: 'finished',
      ...(note.trim() === '' ? {} : { note: note.trim() }),
      ...(upload === null ? {} : { upload_id: upload.uploadId }),
    }),
    done: () => ({ title: t('finish.done') }),
    onClose,
    onDone,
  })
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t('finish.title')}
      confirmLabel={t('finish.confirm')}
      failed={t('finish.failed')}
      fields={
        <TextAreaField
          label={t('finish.report')}
          hint={t('finish.reportHint')}
          rows={6}
          maxLength={4000}
          value={said.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      }
    >
      <p>{t('finish.follows')}</p>
      <p>
        {upload === null
          ? t('finish.noRecording')
          : t('finish.recording', { name: `\u2068${upload.name}\u2069` })}
      </p>
    </ConfirmDialog>
  )
}
