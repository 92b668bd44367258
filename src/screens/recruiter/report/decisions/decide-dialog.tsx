import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { FormDialog } from '../../../../forms/form-dialog'
import { FormField, ValueField } from '../../../../forms/form-field'
import { useAppForm } from '../../../../forms/use-app-form'
import { RadioGroupField } from '../../../../ui/fields/choice-field'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import type { Report } from '../timeline.rules'
import {
  decisionForm,
  toEvidence,
  needsNote,
  type Decision,
  type DecisionValues,
  type DisqualifyReason,
} from './decision.rules'
import { EvidenceFields } from './evidence-fields'

interface DecideDialogProps {
  open: boolean
  decision: Decision
  report: Report
  /** Where the player stood when it was asked. */
  moment: number
  onClose: () => void
}

const reasons = ['phone', 'disqualified'] as const satisfies readonly DisqualifyReason[]
const empty: DecisionValues = { reason: 'phone', evidence: null, event_id: '', note: '' }

/** Asks before an admin decides: what it touches, and why it is done. */
export const DecideDialog = ({ open, decision, report, moment, onClose }: DecideDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const form = useAppForm({ schema: decisionForm(decision), defaultValues: empty })
  const decide = useMutation(
    recruiterMutations.decideAttempt({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
      userId: report.candidate.user_id,
    }),
  )
  const [reason, evidence] = useWatch({ control: form.control, name: ['reason', 'evidence'] })
  const needed = needsNote(decision, { reason, evidence })
  const disqualifies = decision === 'disqualify'
  // What the note has to hold depends on both.
  useEffect(() => {
    if (form.getFieldState('note').invalid) void form.trigger('note')
  }, [form, reason, evidence])
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={decide}
      toRequest={({ reason: why, note, ...chosen }, key) => ({
        decision,
        key,
        reason: why,
        note,
        evidence: toEvidence(chosen, moment),
      })}
      done={({ message }) => ({ title: message ?? t(`decide.done.${decision}`) })}
      title={t(`decide.ask.${decision}`)}
      description={
        <>
          <p>
            {t(`decide.touches.${decision}`, { name: `\u2068${report.candidate.full_name}\u2069` })}
          </p>
          {decision === 'reset' && attempt.status === 'IN_PROGRESS' ? (
            <p>{t('decide.touches.running')}</p>
          ) : null}
        </>
      }
      confirmLabel={t(`decide.confirm.${decision}`)}
      failed={decision === 'reset' ? t('decide.resetFailed') : t('decide.failed')}
      danger={decision === 'reset' || disqualifies}
      // Somebody else decided first, and the report already shows their decision.
      over={decide.isError && !report.decisions.includes(decision)}
    >
      {disqualifies ? (
        <>
          <ValueField<DisqualifyReason> name="reason" label={t('decide.reason')}>
            {({ label, ...field }) => (
              <RadioGroupField
                {...field}
                legend={label}
                options={reasons.map((value) => ({ value, label: t(`decide.reasons.${value}`) }))}
              />
            )}
          </ValueField>
          <EvidenceFields report={report} moment={moment} />
        </>
      ) : null}
      {decision === 'evaluate' ? null : (
        <FormField name="note" label={disqualifies ? t('decide.seen') : t('decide.why')}>
          {(field) => (
            <TextAreaField
              {...field}
              hint={
                disqualifies
                  ? t(`decide.seenHint.${getHint(evidence, needed)}`)
                  : needed
                    ? t('decide.noteHint')
                    : t('decide.noteHintOptional')
              }
              rows={3}
              maxLength={2000}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  )
}

const getHint = (kind: DecisionValues['evidence'], needed: boolean) =>
  kind === 'observation' ? kind : needed ? 'needed' : 'optional'
