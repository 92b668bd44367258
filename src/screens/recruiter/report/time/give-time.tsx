import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { outcomesMutations } from '../../../../features/recruiter/outcomes/outcomes.mutations'
import { FormDialog } from '../../../../forms/form-dialog'
import { FormField, ValueField } from '../../../../forms/form-field'
import { useAppForm } from '../../../../forms/use-app-form'
import { formatTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import { TextField } from '../../../../ui/fields/text-field'
import { grantForm, minutesIn, mostMinutes } from './minutes.rules'

interface GiveTimeProps {
  open: boolean
  attempt: components['schemas']['Attempt']
  /** False once the attempt is over: then nothing is left to give. */
  running: boolean
  name: string
  onClose: () => void
}

/** Gives minutes to the part that runs: how many, why, and when they reach the candidate. */
export const GiveTime = ({ open, attempt, running, name, onClose }: GiveTimeProps) => {
  const { t } = useTranslation(['outcomes', 'recruiter'])
  const { language } = useLanguage()
  const form = useAppForm({ schema: grantForm, defaultValues: { minutes: '5', reason: '' } })
  const grant = useMutation(outcomesMutations.grantTime())
  const minutes = minutesIn(useWatch({ control: form.control, name: 'minutes' }))
  const deadline = attempt.parts.find(({ id }) => id === attempt.part)?.deadline ?? null
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={grant}
      toRequest={(values, key) => ({
        key,
        attempt_id: attempt.id,
        minutes: minutesIn(values.minutes) ?? 0,
        reason: values.reason,
      })}
      done={({ message }) => ({ title: message ?? t('time.done') })}
      title={t('time.ask')}
      description={
        <>
          <p>{t('time.follows', { name: `\u2068${name}\u2069` })}</p>
          {attempt.part === null ? null : (
            <p>
              {t('time.part', { part: t(`recruiter:part.${attempt.part}`) })}{' '}
              {deadline === null
                ? t('time.briefing')
                : t('time.deadline', { at: formatTime(deadline, language) })}
            </p>
          )}
        </>
      }
      confirmLabel={
        minutes === null ? t('time.confirmNone') : t('time.confirm', { count: minutes })
      }
      failed={t('time.failed')}
      over={grant.isError && !running}
    >
      <chakra.div maxWidth="160px">
        <ValueField<string>
          name="minutes"
          label={t('time.howMany')}
          messageValues={() => ({ most: mostMinutes })}
        >
          {({ onValueChange, ...field }) => (
            <TextField
              {...field}
              hint={t('time.range', { most: mostMinutes })}
              inputMode="numeric"
              latin
              maxLength={3}
              onChange={({ target }) => onValueChange(target.value)}
            />
          )}
        </ValueField>
      </chakra.div>
      <FormField name="reason" label={t('time.reason')}>
        {(field) => (
          <TextAreaField {...field} hint={t('time.reasonHint')} rows={2} maxLength={1000} />
        )}
      </FormField>
    </FormDialog>
  )
}
