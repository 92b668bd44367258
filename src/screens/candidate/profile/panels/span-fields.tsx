import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../../../forms/form-field'
import { CheckboxField } from '../../../../ui/fields/choice-field'
import { TextField } from '../../../../ui/fields/text-field'

/** From when to when, or that it goes on. */
export const SpanFields = () => {
  const { t } = useTranslation('profile')
  const present: boolean = useWatch({ name: 'present' })
  return (
    <>
      <FormField name="start" label={t('times.startLabel')}>
        {(field) => (
          <TextField {...field} latin maxLength={7} hint={t('times.hint')} placeholder="2021-03" />
        )}
      </FormField>
      <FormField name="present" label={t('times.goesOn')}>
        {(field) => <CheckboxField {...field} />}
      </FormField>
      {present ? null : (
        <FormField name="end" label={t('times.endLabel')}>
          {(field) => <TextField {...field} latin maxLength={7} placeholder="2024-06" />}
        </FormField>
      )}
    </>
  )
}
