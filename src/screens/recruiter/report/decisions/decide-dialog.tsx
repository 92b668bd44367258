import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { RadioGroupField } from '../../../../ui/choice-field'
import { ConfirmDialog } from '../../../../ui/dialog'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'
import {
  evidenceOf,
  isTooShort,
  needsNote,
  type Decision,
  type DisqualifyReason,
  type Said,
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
const first: Said = { reason: 'phone', note: '', kind: null, eventId: '' }

/** Asks before an admin decides: what it touches, and why it is done. */
export const DecideDialog = ({ open, decision, report, moment, onClose }: DecideDialogProps) => {
  const { t } = useTranslation('recruiter')
  const { attempt } = report.result
  const decide = useMutation(
    recruiterMutations.decideAttempt({
      assessmentId: attempt.assessment_id,
      attemptId: attempt.id,
      userId: report.candidate.user_id,
    }),
  )
  const { said, change, tried, missing, refused, dialog } = useAsking({
    first,
    sending: decide,
    bodyOf: (asked, key) => {
      const { reason, note } = asked
      if (needsNote(decision, asked) && note.trim() === '') return null
      const said = { decision, key, reason, note: note.trim() }
      if (decision !== 'disqualify') return said
      const evidence = evidenceOf(asked, moment)
      return evidence === null ? null : { ...said, evidence }
    },
    done: ({ message }) => ({ title: message ?? t(`decide.done.${decision}`) }),
    onClose,
  })
  const needed = needsNote(decision, said)
  const disqualifies = decision === 'disqualify'
  const short = disqualifies && tried && isTooShort(said) ? t('decide.tooShort') : undefined
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
            {disqualifies ? (
              <>
                <RadioGroupField
                  legend={t('decide.reason')}
                  name="reason"
                  options={reasons.map((value) => ({ value, label: t(`decide.reasons.${value}`) }))}
                  value={said.reason}
                  onValueChange={(reason) => change({ reason })}
                />
                <EvidenceFields
                  report={report}
                  said={said}
                  moment={moment}
                  change={change}
                  errors={{
                    kind:
                      tried && said.kind === null
                        ? t('decide.evidenceMissing')
                        : said.kind === 'episode'
                          ? undefined
                          : refused('evidence'),
                    episode: missing(said.eventId === '') ?? refused('evidence'),
                  }}
                />
              </>
            ) : null}
            <TextAreaField
              label={disqualifies ? t('decide.seen') : t('decide.why')}
              hint={
                disqualifies
                  ? t(`decide.seenHint.${hintOf(said, needed)}`)
                  : needed
                    ? t('decide.noteHint')
                    : t('decide.noteHintOptional')
              }
              error={missing(needed && said.note.trim() === '') ?? short ?? refused('note')}
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

const hintOf = ({ kind }: Pick<Said, 'kind'>, needed: boolean) =>
  kind === 'observation' ? kind : needed ? 'needed' : 'optional'
