import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { RadioGroupField } from '../../../../ui/choice-field'
import { ConfirmDialog } from '../../../../ui/dialog'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'
import { hasAwaiting, isAcceptable, isTooShort } from './acceptance.rules'

interface AcceptDialogProps {
  open: boolean
  report: Report
  onClose: () => void
}

const lateChoices = ['count', 'leave'] as const
const first: { note: string; late: (typeof lateChoices)[number] | null } = { note: '', late: null }

/**
 * Asks before a result counts although evidence is missing: what follows, and why it may, and of
 * late answers that were not recorded whether they count.
 */
export const AcceptDialog = ({ open, report, onClose }: AcceptDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const asksLate = hasAwaiting(report)
  const accept = useMutation(
    recruiterMutations.acceptEvidence({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
    }),
  )
  const { said, change, tried, missing, refused, dialog } = useAsking({
    first,
    sending: accept,
    bodyOf: ({ note, late }) =>
      isTooShort(note) || (asksLate && late === null)
        ? null
        : { note: note.trim(), ...(asksLate ? { late_answers: late === 'count' } : {}) },
    done: ({ message }) => ({ title: message ?? t('evidence.done') }),
    onClose,
  })
  const short = tried && isTooShort(said.note) ? t('decide.tooShort') : undefined
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t('evidence.acceptTitle')}
      confirmLabel={t('evidence.accept')}
      failed={t('evidence.failed')}
      // Somebody else was quicker, or the rest came after all: the report says by now how it stands.
      over={accept.isError && !isAcceptable(report)}
      fields={
        <>
          {asksLate ? (
            <RadioGroupField
              legend={t('evidence.late.legend')}
              hint={t('evidence.late.hint')}
              name="late"
              options={lateChoices.map((value) => ({
                value,
                label: t(`evidence.late.choice.${value}`),
              }))}
              value={said.late}
              onValueChange={(late) => change({ late })}
              error={
                tried && said.late === null ? t('evidence.late.missing') : refused('late_answers')
              }
            />
          ) : null}
          <TextAreaField
            label={t('evidence.note')}
            hint={t('evidence.noteHint')}
            error={missing(said.note.trim() === '') ?? short ?? refused('note')}
            rows={3}
            maxLength={2000}
            value={said.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      }
    >
      <p>{t('evidence.acceptMeaning')}</p>
    </ConfirmDialog>
  )
}
