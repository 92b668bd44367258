import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { UpdateInterview } from '../../../features/recruiter/interviews/interviews.mutations'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import type { UploadValue } from '../../../features/user/upload/use-upload'
import { optionalBlockField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import type { Failure } from '../../../../machines/session/answers'
import { canBe } from './can-be'

const finishForm = z.object({ note: optionalBlockField })

interface FinishDialogProps {
  open: boolean
  status: Interview['status']
  /** Says why the server refused, by what somebody else did meanwhile. */
  getReason: (failure: Failure) => string
  /** The recording that goes with the end. */
  upload: UploadValue | null
  update: UseMutationResult<unknown, Error, UpdateInterview>
  onClose: () => void
  onDone: () => void
}

/** Ends an interview, with what the company keeps of it: the report and the recording. */
export const FinishDialog = ({
  open,
  status,
  getReason,
  upload,
  update,
  onClose,
  onDone,
}: FinishDialogProps) => {
  const { t } = useTranslation('interviews')
  const form = useAppForm({ schema: finishForm, defaultValues: { note: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onDone={onDone}
      form={form}
      mutation={update}
      toRequest={({ note }) => ({
        action: 'finished' as const,
        ...(note === '' ? {} : { note }),
        ...(upload === null ? {} : { upload_id: upload.uploadId }),
      })}
      done={() => ({ title: t('finish.done') })}
      title={t('finish.title')}
      description={
        <>
          <p>{t('finish.follows')}</p>
          <p>
            {upload === null
              ? t('finish.noRecording')
              : t('finish.recording', { name: `\u2068${upload.name}\u2069` })}
          </p>
        </>
      }
      confirmLabel={t('finish.confirm')}
      failed={t('finish.failed')}
      getReason={getReason}
      over={update.isError && !canBe(status, 'interview.finished')}
    >
      <FormField name="note" label={t('finish.report')}>
        {(field) => (
          <TextAreaField {...field} hint={t('finish.reportHint')} rows={6} maxLength={4000} />
        )}
      </FormField>
    </FormDialog>
  )
}
