import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { interviewMutations } from '../../../features/recruiter/interviews/interviews.mutations'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import { blockField, optionalBlockField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import type { Failure } from '../../../../machines/session/answers'
import { canBe } from './can-be'

interface EndDialogProps {
  open: boolean
  interview: Interview
  /** Says why the server refused, by what somebody else did meanwhile. */
  getReason: (failure: Failure) => string
  onClose: () => void
}

const cancelForm = z.object({ reason: blockField })
const notAttendedForm = z.object({ note: optionalBlockField })

/** Asks why an interview is cancelled; the candidate is told the reason. */
export const CancelDialog = ({ open, interview, getReason, onClose }: EndDialogProps) => {
  const { t } = useTranslation('interviews')
  const update = useMutation(interviewMutations.update(interview.id))
  const form = useAppForm({ schema: cancelForm, defaultValues: { reason: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={update}
      toRequest={({ reason }) => ({ action: 'cancel' as const, reason })}
      done={() => ({ title: t('cancel.done') })}
      title={t('cancel.title')}
      description={t('cancel.follows', { name: `\u2068${interview.candidate_name}\u2069` })}
      confirmLabel={t('cancel.confirm')}
      backLabel={t('cancel.keep')}
      failed={t('cancel.failed')}
      getReason={getReason}
      over={update.isError && !canBe(interview.status, 'interview.cancelled')}
      danger
    >
      <FormField name="reason" label={t('cancel.reason')}>
        {(field) => (
          <TextAreaField {...field} hint={t('cancel.reasonHint')} rows={3} maxLength={1000} />
        )}
      </FormField>
    </FormDialog>
  )
}

/** Asks before a candidate who did not come is marked so; a note stays with the company. */
export const NotAttendedDialog = ({ open, interview, getReason, onClose }: EndDialogProps) => {
  const { t } = useTranslation('interviews')
  const update = useMutation(interviewMutations.update(interview.id))
  const form = useAppForm({ schema: notAttendedForm, defaultValues: { note: '' } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={update}
      toRequest={({ note }) => ({
        action: 'not_attended' as const,
        ...(note === '' ? {} : { note }),
      })}
      done={() => ({ title: t('notAttended.done') })}
      title={t('notAttended.title')}
      description={t('notAttended.follows', { name: `\u2068${interview.candidate_name}\u2069` })}
      confirmLabel={t('notAttended.confirm')}
      backLabel={t('notAttended.keep')}
      failed={t('notAttended.failed')}
      getReason={getReason}
      over={update.isError && !canBe(interview.status, 'interview.not_attended')}
      danger
    >
      <FormField name="note" label={t('note.label')}>
        {(field) => <TextAreaField {...field} hint={t('note.hint')} rows={3} maxLength={4000} />}
      </FormField>
    </FormDialog>
  )
}
