import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { recruiterMutations } from '../../../../features/recruiter/recruiter.mutations'
import { blockField } from '../../../../forms/field-rules'
import { FormDialog } from '../../../../forms/form-dialog'
import { FormField } from '../../../../forms/form-field'
import { useAppForm } from '../../../../forms/use-app-form'
import { formatDate } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import type { Report } from '../timeline.rules'

const holdForm = z.object({ reason: blockField })

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
  const form = useAppForm({ schema: holdForm, defaultValues: { reason: '' } })
  const hold = useMutation(
    recruiterMutations.hold({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const stands = holds.some(({ lifted_at: lifted }) => lifted === null)
  // The dialog keeps its question while the report behind it changes.
  const lifts = hold.variables === undefined ? stands : !hold.variables.held
  const what = lifts ? 'lift' : 'set'
  const isPast = until !== null && Date.parse(until) < Date.parse(attempt.server_time)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={hold}
      toRequest={({ reason }) => ({ held: !lifts, reason })}
      done={({ message }) => ({ title: message ?? t(`hold.done.${what}`) })}
      title={t(`hold.ask.${what}`)}
      description={
        <>
          <p>{t(`hold.follows.${what}`, { name: `\u2068${report.candidate.full_name}\u2069` })}</p>
          {lifts && until !== null ? (
            <p>{isPast ? t('hold.soon') : t('hold.until', { on: formatDate(until, language) })}</p>
          ) : null}
        </>
      }
      confirmLabel={t(`hold.do.${what}`)}
      failed={t('hold.failed')}
      // Somebody else was quicker: the panel says by now how it stands.
      over={hold.isError && lifts !== stands}
    >
      <FormField name="reason" label={t('hold.why')}>
        {(field) => <TextAreaField {...field} hint={t('hold.whyHint')} rows={3} maxLength={1000} />}
      </FormField>
    </FormDialog>
  )
}
