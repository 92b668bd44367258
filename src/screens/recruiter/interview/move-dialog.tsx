import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { interviewMutations } from '../../../features/recruiter/interviews/interviews.mutations'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import { WhenFields } from '../../../features/recruiter/interviews/when-fields'
import { momentIn, whenRules, whenShape } from '../../../features/recruiter/interviews/when.rules'
import { optionalBlockField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { wallTimeIn } from '../../../i18n/wall-time'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import type { Failure } from '../../../../machines/session/answers'
import { canBe } from './can-be'

const moveForm = z
  .object({ ...whenShape, note: optionalBlockField })
  .check(...whenRules(() => true))

interface MoveDialogProps {
  open: boolean
  interview: Interview
  /** Says why the server refused, by what somebody else did meanwhile. */
  getReason: (failure: Failure) => string
  onClose: () => void
}

/** Asks for another time for an interview that has not begun; the candidate is notified of it. */
export const MoveDialog = ({ open, interview, getReason, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('interviews')
  const update = useMutation(interviewMutations.update(interview.id))
  const { day, time } = wallTimeIn(interview.time_zone, new Date(interview.scheduled_at))
  const form = useAppForm({
    schema: moveForm,
    values: {
      day,
      scheduled_at: time,
      time_zone: interview.time_zone,
      duration_minutes: String(interview.duration_minutes),
      note: '',
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={update}
      toRequest={({ note, ...when }) => {
        const at = momentIn(when)
        return {
          action: 'rescheduled' as const,
          ...(at === null ? {} : { scheduled_at: at.toISOString() }),
          duration_minutes: Number(when.duration_minutes),
          ...(note === '' ? {} : { note }),
        }
      }}
      done={() => ({ title: t('move.done') })}
      width="640px"
      title={t('move.title')}
      description={t('move.follows', { name: `\u2068${interview.candidate_name}\u2069` })}
      confirmLabel={t('move.confirm')}
      failed={t('move.failed')}
      getReason={getReason}
      over={update.isError && !canBe(interview.status, 'interview.rescheduled')}
    >
      <WhenFields
        candidate={{ name: interview.candidate_name, zone: interview.candidate_time_zone }}
      />
      <FormField name="note" label={t('note.label')}>
        {(field) => <TextAreaField {...field} hint={t('note.hint')} rows={2} maxLength={4000} />}
      </FormField>
    </FormDialog>
  )
}
