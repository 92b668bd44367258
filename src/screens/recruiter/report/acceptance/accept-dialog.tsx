import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { FormDialog } from '../../../../forms/form-dialog'
import { FormField, ValueField } from '../../../../forms/form-field'
import { useAppForm } from '../../../../forms/use-app-form'
import { RadioGroupField } from '../../../../ui/fields/choice-field'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import type { Report } from '../timeline.rules'
import {
  acceptanceForm,
  hasAwaiting,
  isAcceptable,
  lateChoices,
  type AcceptanceValues,
} from './acceptance.rules'

interface AcceptDialogProps {
  open: boolean
  report: Report
  onClose: () => void
}

const empty: AcceptanceValues = { note: '', late_answers: null }

/**
 * Asks before a result counts although evidence is missing: what follows, and why it may, and of
 * late answers that were not recorded whether they count.
 */
export const AcceptDialog = ({ open, report, onClose }: AcceptDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const asksLate = hasAwaiting(report)
  const form = useAppForm({ schema: acceptanceForm(asksLate), defaultValues: empty })
  const accept = useMutation(
    recruiterMutations.acceptEvidence({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
    }),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={accept}
      toRequest={({ note, late_answers: late }) => ({
        note,
        ...(asksLate ? { late_answers: late === 'count' } : {}),
      })}
      done={({ message }) => ({ title: message ?? t('evidence.done') })}
      title={t('evidence.acceptTitle')}
      description={<p>{t('evidence.acceptMeaning')}</p>}
      confirmLabel={t('evidence.accept')}
      failed={t('evidence.failed')}
      // Somebody else was quicker, or the rest came after all: the report says by now how it stands.
      over={accept.isError && !isAcceptable(report)}
    >
      {asksLate ? (
        <ValueField<AcceptanceValues['late_answers']>
          name="late_answers"
          label={t('evidence.late.legend')}
        >
          {({ label, ...field }) => (
            <RadioGroupField
              {...field}
              legend={label}
              hint={t('evidence.late.hint')}
              options={lateChoices.map((value) => ({
                value,
                label: t(`evidence.late.choice.${value}`),
              }))}
            />
          )}
        </ValueField>
      ) : null}
      <FormField name="note" label={t('evidence.note')}>
        {(field) => (
          <TextAreaField {...field} hint={t('evidence.noteHint')} rows={3} maxLength={2000} />
        )}
      </FormField>
    </FormDialog>
  )
}
