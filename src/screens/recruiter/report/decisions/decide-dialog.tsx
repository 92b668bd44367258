import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { RadioGroupField } from '../../../../ui/choice-field'
import { ConfirmDialog } from '../../../../ui/dialog'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'
import { needsNote, type Decision, type DisqualifyReason } from './decision.rules'

interface DecideDialogProps {
  open: boolean
  decision: Decision
  report: Report
  onClose: () => void
}

const reasons = ['phone', 'disqualified'] as const satisfies readonly DisqualifyReason[]
const first: { reason: DisqualifyReason; note: string } = { reason: 'phone', note: '' }

/** Asks before an admin decides: what it touches, and why it is done. */
export const DecideDialog = ({ open, decision, report, onClose }: DecideDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const decide = useMutation(
    recruiterMutations.decideAttempt({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
      userId: report.candidate.user_id,
    }),
  )
  const { said, change, missing, dialog } = useAsking({
    first,
    sending: decide,
    bodyOf: ({ reason, note }, key) =>
      needsNote(decision, reason) && note.trim() === ''
        ? null
        : { decision, key, reason, note: note.trim() },
    done: ({ message }) => ({ title: message ?? t(`decide.done.${decision}`) }),
    onClose,
  })
  const needed = needsNote(decision, said.reason)
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t(`decide.ask.${decision}`)}
      confirmLabel={t(`decide.confirm.${decision}`)}
      failed={decision === 'reset' ? t('decide.resetFailed') : t('decide.failed')}
      danger={decision === 'reset' || decision === 'disqualify'}
      // Somebody else was quicker: the report says by now what became of it.
      over={decide.isError && !report.decisions.includes(decision)}
      fields={
        decision === 'evaluate' ? null : (
          <>
            {decision === 'disqualify' ? (
              <RadioGroupField
                legend={t('decide.reason')}
                name="reason"
                options={reasons.map((value) => ({ value, label: t(`decide.reasons.${value}`) }))}
                value={said.reason}
                onValueChange={(reason) => change({ reason })}
              />
            ) : null}
            <TextAreaField
              label={decision === 'disqualify' ? t('decide.seen') : t('decide.why')}
              hint={needed ? t('decide.noteHint') : t('decide.noteHintOptional')}
              error={missing(needed && said.note.trim() === '')}
              rows={3}
              maxLength={2000}
              value={said.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </>
        )
      }
    >
      <p>
        {t(`decide.touches.${decision}`, { name: `\u2068${report.candidate.full_name}\u2069` })}
      </p>
      {decision === 'reset' && attempt.status === 'IN_PROGRESS' ? (
        <p>{t('decide.touches.running')}</p>
      ) : null}
    </ConfirmDialog>
  )
}
