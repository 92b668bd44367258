import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useErrorSentence } from '../../../../i18n/use-error-sentence'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { RadioGroupField } from '../../../../ui/choice-field'
import { Dialog } from '../../../../ui/dialog'
import { Notice } from '../../../../ui/notice'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'
import { needsNote, type Decision, type DisqualifyReason } from './decision.rules'

interface DecideDialogProps {
  open: boolean
  decision: Decision
  report: Report
  onClose: () => void
  onDecided: () => void
}

const reasons = ['phone', 'disqualified'] as const satisfies readonly DisqualifyReason[]

/** Asks before an admin decides: what it touches, and why it is done. */
export const DecideDialog = ({ open, decision, report, onClose, onDecided }: DecideDialogProps) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const form = useId()
  const note = useRef<HTMLTextAreaElement>(null)
  const { attempt } = report.result
  const [asking, setAsking] = useState(newAsking)
  const decide = useMutation(recruiterMutations.decideAttempt({ assessmentId: attempt.assessment_id, attemptId: attempt.id, userId: report.candidate.user_id }))
  const needed = needsNote(decision, asking.reason)
  const missing = needed && asking.note.trim() === ''
  // Somebody else was quicker: the report says by now what became of it.
  const gone = decide.isError && !report.decisions.includes(decision)

  const close = () => {
    setAsking(newAsking())
    decide.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) {
      setAsking({ ...asking, tried: true })
      return note.current?.focus()
    }
    decide.mutate(
      { decision, key: asking.key, reason: asking.reason, note: asking.note.trim() },
      {
        onSuccess: ({ message }) => {
          setAsking(newAsking())
          notify.success({ title: message ?? t(`decide.done.${decision}`) })
          onDecided()
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(`decide.ask.${decision}`)}
      closeLabel={t('decide.close')}
      dismissible={!decide.isPending}
      actions={
        gone ? (
          <Button variant="secondary" onClick={close}>
            {t('decide.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={decide.isPending} onClick={close}>
              {t('decide.back')}
            </Button>
            <Button type="submit" form={form} variant={decision === 'reset' || decision === 'disqualify' ? 'danger' : 'primary'} loading={decide.isPending} loadingLabel={t('decide.working')}>
              {t(`decide.confirm.${decision}`)}
            </Button>
          </>
        )
      }
    >
      <chakra.form id={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
        <chakra.div color="fg.muted" display="flex" flexDirection="column" gap="2">
          <p>{t(`decide.touches.${decision}`, { name: `\u2068${report.candidate.full_name}\u2069` })}</p>
          {decision === 'reset' && attempt.status === 'IN_PROGRESS' ? <p>{t('decide.touches.running')}</p> : null}
        </chakra.div>
        {decision === 'disqualify' ? (
          <RadioGroupField legend={t('decide.reason')} name="reason" options={reasons.map((value) => ({ value, label: t(`decide.reasons.${value}`) }))} value={asking.reason} onValueChange={(reason) => setAsking({ ...asking, reason })} />
        ) : null}
        {decision === 'evaluate' ? null : (
          <TextAreaField
            ref={note}
            label={decision === 'disqualify' ? t('decide.seen') : t('decide.why')}
            hint={needed ? t('decide.noteHint') : t('decide.noteHintOptional')}
            error={asking.tried && missing ? t('decide.missing') : undefined}
            rows={3}
            maxLength={2000}
            value={asking.note}
            onChange={(event) => setAsking({ ...asking, note: event.target.value })}
          />
        )}
        {decide.isError ? (
          <Notice live tone="danger" title={t('decide.failed')}>
            {sentence(decide.error)}
          </Notice>
        ) : null}
      </chakra.form>
    </Dialog>
  )
}

interface Asking {
  /** One for each time somebody is asked, so that a press that is sent twice decides once. */
  key: string
  reason: DisqualifyReason
  note: string
  tried: boolean
}

const newAsking = (): Asking => ({ key: crypto.randomUUID(), reason: 'phone', note: '', tried: false })
