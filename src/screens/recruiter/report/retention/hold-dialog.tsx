import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { formatDate } from '../../../../i18n/dates'
import { useErrorSentence } from '../../../../i18n/use-error-sentence'
import { useLanguage } from '../../../../i18n/use-language'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { Notice } from '../../../../ui/notice'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'

interface HoldDialogProps {
  open: boolean
  report: Report
  onClose: () => void
}

/** Asks before recordings are kept longer, or are left to be deleted: what follows, and why it is done. */
export const HoldDialog = ({ open, report, onClose }: HoldDialogProps) => {
  const { t } = useTranslation('outcomes')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const form = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { media_retention: { until, holds }, result: { attempt } } = report
  const stands = holds.some(({ lifted_at: lifted }) => lifted === null)
  // What was asked stays what it was while the report behind it changes.
  const [asking, setAsking] = useState<Asking>({ reason: '', tried: false, lifts: null })
  const hold = useMutation(recruiterMutations.hold({ assessmentId: attempt.assessment_id, attemptId: attempt.id }))
  const lifts = asking.lifts ?? stands
  const what = lifts ? 'lift' : 'set'
  const reason = asking.reason.trim()
  // Somebody else was quicker: the panel says by now how it stands.
  const gone = hold.isError && lifts !== stands

  const close = () => {
    setAsking({ reason: '', tried: false, lifts: null })
    hold.reset()
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason === '') {
      setAsking({ ...asking, tried: true })
      return field.current?.focus()
    }
    setAsking({ ...asking, lifts })
    hold.mutate(
      { held: !lifts, reason },
      {
        onSuccess: ({ message }) => {
          notify.success({ title: message ?? t(`hold.done.${what}`) })
          close()
        },
      },
    )
  }
  const isPast = until !== null && Date.parse(until) < Date.parse(attempt.server_time)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(`hold.ask.${what}`)}
      closeLabel={t('close')}
      dismissible={!hold.isPending}
      actions={
        gone ? (
          <Button variant="secondary" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={hold.isPending} onClick={close}>
              {t('back')}
            </Button>
            <Button type="submit" form={form} variant="primary" loading={hold.isPending} loadingLabel={t('working')}>
              {t(`hold.do.${what}`)}
            </Button>
          </>
        )
      }
    >
      <chakra.form id={form} noValidate onSubmit={submit} display="flex" flexDirection="column" gap="4">
        <chakra.div color="fg.muted" display="flex" flexDirection="column" gap="2">
          <p>{t(`hold.follows.${what}`, { name: `\u2068${report.candidate.full_name}\u2069` })}</p>
          {lifts && until !== null ? <p>{isPast ? t('hold.soon') : t('hold.until', { on: formatDate(until, language) })}</p> : null}
        </chakra.div>
        <TextAreaField
          ref={field}
          label={t('hold.why')}
          hint={t('hold.whyHint')}
          error={asking.tried && reason === '' ? t('required') : undefined}
          rows={3}
          maxLength={1000}
          value={asking.reason}
          onChange={(event) => setAsking({ ...asking, reason: event.target.value })}
        />
        {hold.isError ? (
          <Notice live tone="danger" title={t('hold.failed')}>
            {sentence(hold.error)}
          </Notice>
        ) : null}
      </chakra.form>
    </Dialog>
  )
}

interface Asking {
  reason: string
  tried: boolean
  /** Set once it was sent: whether the hold is lifted. */
  lifts: boolean | null
}
