import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { useAsking } from '../../../../features/recruiter/use-asking'
import { formatDate } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { ConfirmDialog } from '../../../../ui/dialog'
import { TextAreaField } from '../../../../ui/text-area-field'
import type { Report } from '../timeline.rules'

interface HoldDialogProps {
  open: boolean
  report: Report
  onClose: () => void
}

/**
 * Asks before recordings are kept longer, or are left to be deleted: what follows, and why it is
 * done.
 */
export const HoldDialog = ({ open, report, onClose }: HoldDialogProps) => {
  const { t } = useTranslation('outcomes')
  const { language } = useLanguage()
  const {
    media_retention: { until, holds },
    result: { attempt },
  } = report
  const hold = useMutation(
    recruiterMutations.hold({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const stands = holds.some(({ lifted_at: lifted }) => lifted === null)
  // What was asked stays what it was while the report behind it changes.
  const lifts = hold.variables === undefined ? stands : !hold.variables.held
  const what = lifts ? 'lift' : 'set'
  const { said, change, missing, dialog } = useAsking({
    first: { reason: '' },
    sending: hold,
    bodyOf: ({ reason }) => (reason.trim() === '' ? null : { held: !lifts, reason: reason.trim() }),
    done: ({ message }) => ({ title: message ?? t(`hold.done.${what}`) }),
    onClose,
  })
  const isPast = until !== null && Date.parse(until) < Date.parse(attempt.server_time)
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      title={t(`hold.ask.${what}`)}
      confirmLabel={t(`hold.do.${what}`)}
      failed={t('hold.failed')}
      // Somebody else was quicker: the panel says by now how it stands.
      over={hold.isError && lifts !== stands}
      fields={
        <TextAreaField
          label={t('hold.why')}
          hint={t('hold.whyHint')}
          error={missing(said.reason.trim() === '')}
          rows={3}
          maxLength={1000}
          value={said.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      }
    >
      <p>{t(`hold.follows.${what}`, { name: `\u2068${report.candidate.full_name}\u2069` })}</p>
      {lifts && until !== null ? (
        <p>{isPast ? t('hold.soon') : t('hold.until', { on: formatDate(until, language) })}</p>
      ) : null}
    </ConfirmDialog>
  )
}
