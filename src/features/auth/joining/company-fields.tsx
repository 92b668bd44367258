import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { descriptionLimits } from '../../../../machines/shared/fields'
import { cleanBlock } from '../../../../machines/shared/line'
import { FormField, ValueField } from '../../../forms/form-field'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import type { CompanyForm } from './company.rules'
import { PlaceField } from './place-field'

interface CompanyFieldsProps {
  /** The industries to choose from. */
  sectors: readonly string[]
  size: 'md' | 'lg'
  /** Under the name, where a form has the logo among its fields. */
  logo?: ReactNode
}

/** What a company says of itself: at onboarding, and in the settings. */
export const CompanyFields = ({ sectors, size, logo }: CompanyFieldsProps) => {
  const { t } = useTranslation('onboarding')
  const { getValues } = useFormContext<CompanyForm>()
  const industries = [...new Set([getValues('company_industry'), ...sectors])].filter(
    (name) => name !== '',
  )
  return (
    <>
      <FormField name="company_name" label={t('company.name')}>
        {(field) => <TextField {...field} dir="auto" size={size} autoComplete="organization" />}
      </FormField>
      {logo}
      <FormField name="company_size" label={t('company.size')}>
        {(field) => (
          <TextField
            {...field}
            size={size}
            inputMode="numeric"
            latin
            hint={t('company.sizeHint')}
          />
        )}
      </FormField>
      <FormField name="company_industry" label={t('company.industry')}>
        {(field) => (
          <SelectField
            {...field}
            size={size}
            placeholder={t('step.choose')}
            options={industries.map((name) => ({ value: name, label: name }))}
          />
        )}
      </FormField>
      <ValueField<string> name="company_location" label={t('company.location')}>
        {(field) => (
          <PlaceField {...field} kind="town" size={size} hint={t('company.locationHint')} />
        )}
      </ValueField>
      <FormField name="company_website" label={t('company.website')}>
        {(field) => (
          <TextField
            {...field}
            type="url"
            size={size}
            autoComplete="url"
            labelEnd={t('step.optional')}
            placeholder="https://"
          />
        )}
      </FormField>
      <Description />
    </>
  )
}

/** Counted as it is typed. */
const Description = () => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const typed: string = useWatch({ name: 'company_description' })
  const length = formatNumber(cleanBlock(typed).length, language)
  return (
    <FormField name="company_description" label={t('company.description')}>
      {(field) => (
        <TextAreaField
          {...field}
          rows={5}
          counter={t('company.counter', { length, ...descriptionLimits })}
          hint={t('company.descriptionHint')}
        />
      )}
    </FormField>
  )
}
