import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { interviewMutations } from '../../../features/recruiter/interviews.mutations'
import type { Interview } from '../../../features/recruiter/interviews.queries'
import { useAsking } from '../../../features/recruiter/use-asking'
import { isOfTime, type When, WhenFields } from '../../../features/recruiter/when-fields'
import { momentOf, wallTimeIn } from '../../../i18n/wall-time'
import { ConfirmDialog } from '../../../ui/dialog'
import { TextAreaField } from '../../../ui/text-area-field'

interface MoveDialogProps {
  open: boolean
  interview: Interview
  onClose: () => void
}

/** Asks for another time of an interview that has not begun; the candidate is told of it. */
export const MoveDialog = ({ open, interview, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('interviews')
  const update = useMutation(interviewMutations.update(interview.id))
  const first: When & { note: string } = {
    ...wallTimeIn(interview.time_zone, new Date(interview.scheduled_at)),
    zone: interview.time_zone,
    minutes: String(interview.duration_minutes),
    note: '',
  }
  const { said, change, missing, dialog } = useAsking({
    first,
    sending: update,
    bodyOf: ({ note, minutes, ...when }: typeof first) => {
      const at = momentOf(when, when.zone)
      return at === null
        ? null
        : {
            action: 'rescheduled' as const,
            scheduled_at: at.toISOString(),
            duration_minutes: Number(minutes),
            ...(note.trim() === '' ? {} : { note: note.trim() }),
          }
    },
    done: () => ({ title: t('move.done') }),
    onClose,
  })
  return (
    <ConfirmDialog
      {...dialog}
      failure={isOfTime(update.error) ? undefined : dialog.failure}
      open={open}
      width="640px"
      title={t('move.title')}
      confirmLabel={t('move.confirm')}
      failed={t('move.failed')}
      fields={
        <>
          <WhenFields
            said={said}
            onChange={change}
            missing={missing}
            refused={update.error}
            candidate={{ name: interview.candidate_name, zone: interview.candidate_time_zone }}
          />
          <TextAreaField
            label={t('note.label')}
            hint={t('note.hint')}
            rows={2}
            maxLength={4000}
            value={said.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      }
    >
      {t('move.follows', { name: `\u2068${interview.candidate_name}\u2069` })}
    </ConfirmDialog>
  )
}
