import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { descriptionLimits } from '../../../machines/shared/fields'
import { cleanBlock } from '../../../machines/shared/line'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { PlaceField } from './place-field'
import type { CompanyForm } from './company.rules'
import { useRuleSentence } from './use-rule-sentence'

interface CompanyFieldsProps {
  form: UseFormReturn<CompanyForm>
  /** The industries to choose from. */
  sectors: readonly string[]
  size: 'md' | 'lg'
  /** Under the name, where a form has the logo among its fields. */
  logo?: ReactNode
}

/** What a company says of itself: at onboarding, and in the settings. */
export const CompanyFields = ({ form, sectors, size, logo }: CompanyFieldsProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const words = useRuleSentence()
  const { errors } = form.formState
  const length = cleanBlock(form.watch('company_description')).length
  const industries = [...new Set([form.getValues('company_industry'), ...sectors])].filter(
    (name) => name !== '',
  )
  const { least, most } = descriptionLimits
  return (
    <>
      <TextField
        {...form.register('company_name')}
        dir="auto"
        size={size}
        autoComplete="organization"
        label={t('company.name')}
        error={words(errors.company_name)}
      />
      {logo}
      <TextField
        {...form.register('company_size')}
        size={size}
        inputMode="numeric"
        latin
        label={t('company.size')}
        hint={t('company.sizeHint')}
        error={words(errors.company_size)}
      />
      <SelectField
        {...form.register('company_industry')}
        size={size}
        label={t('company.industry')}
        placeholder={t('step.choose')}
        options={industries.map((name) => ({ value: name, label: name }))}
        error={words(errors.company_industry)}
      />
      <Controller
        control={form.control}
        name="company_location"
        render={({ field: { onChange, ...field } }) => (
          <PlaceField
            {...field}
            kind="town"
            onValueChange={onChange}
            size={size}
            label={t('company.location')}
            hint={t('company.locationHint')}
            error={words(errors.company_location)}
          />
        )}
      />
      <TextField
        {...form.register('company_website')}
        type="url"
        size={size}
        autoComplete="url"
        label={t('company.website')}
        labelEnd={t('step.optional')}
        placeholder="https://"
        error={words(errors.company_website)}
      />
      <TextAreaField
        {...form.register('company_description')}
        rows={5}
        label={t('company.description')}
        counter={t('company.counter', { length: formatNumber(length, language), least, most })}
        hint={t('company.descriptionHint')}
        error={words(errors.company_description)}
      />
    </>
  )
}
