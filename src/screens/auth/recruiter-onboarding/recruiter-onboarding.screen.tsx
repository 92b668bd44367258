import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/events'
import { descriptionLimits } from '../../../../machines/shared/fields'
import { cleanBlock } from '../../../../machines/shared/line'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { JoiningPath } from '../../../features/auth/joining-path'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { usePerson } from '../../../features/auth/session'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { useRuleSentence, type FieldFault } from '../../../features/auth/use-rule-sentence'
import { UploadField } from '../../../features/user/upload-field'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toOnboarding } from '../../../paths'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { SelectField } from '../../../ui/select-field'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'
import { companyRules } from './company.rules'
import { useCompanyForm } from './use-company-form'

const RecruiterOnboardingScreen = () => {
  const { t } = useTranslation('onboarding')
  const person = usePerson()
  return person === null ? <Checking>{t('choice.through')}</Checking> : <CompanyDetails person={person} />
}

/** The company somebody recruits for. */
const CompanyDetails = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const { language } = useLanguage()
  const words = useCompanyWords()
  const { form, formRef, failure, upload, logoMissing, sectors, submitting, submit } = useCompanyForm(person)
  const { errors } = form.formState
  const length = cleanBlock(form.watch('company_description')).length
  const industries = [...new Set([form.getValues('company_industry'), ...sectors.map(({ name }) => name)])].filter((name) => name !== '')
  const { least, most } = descriptionLimits
  return (
    <AuthPage>
      <JoiningPath at="details" />
      <AuthHeading title={t('company.title')}>{t('company.lead')}</AuthHeading>
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <chakra.form ref={formRef} noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="5">
        <TextField {...form.register('company_name')} size="lg" autoComplete="organization" label={t('company.name')} error={words(errors.company_name)} />
        <UploadField
          kind="company_avatar"
          upload={upload}
          label={t('company.logo')}
          labelEnd={t('step.optional')}
          error={logoMissing ? tUser('file.notComplete') : words(refusedField(failure, 'company_avatar'))}
        />
        <TextField {...form.register('company_size')} size="lg" inputMode="numeric" latin label={t('company.size')} hint={t('company.sizeHint')} error={words(errors.company_size)} />
        <SelectField
          {...form.register('company_industry')}
          size="lg"
          label={t('company.industry')}
          placeholder={t('step.choose')}
          options={industries.map((name) => ({ value: name, label: name }))}
          error={words(errors.company_industry)}
        />
        <TextField {...form.register('company_location')} size="lg" label={t('company.location')} hint={t('company.locationHint')} error={words(errors.company_location)} />
        <TextField {...form.register('company_website')} type="url" size="lg" autoComplete="url" label={t('company.website')} labelEnd={t('step.optional')} placeholder="https://" error={words(errors.company_website)} />
        <TextAreaField
          {...form.register('company_description')}
          rows={5}
          label={t('company.description')}
          counter={t('company.counter', { length: formatNumber(length, language), least, most })}
          hint={t('company.descriptionHint')}
          error={words(errors.company_description)}
        />
        <Button type="submit" variant="primary" size="lg" wide loading={submitting} loadingLabel={t('step.submitting')}>
          {t('company.submit')}
        </Button>
      </chakra.form>
      <div>
        <TextLink>
          <Link to={toOnboarding()}>{t('step.otherRole')}</Link>
        </TextLink>
      </div>
    </AuthPage>
  )
}

function useCompanyWords() {
  const { t } = useTranslation('onboarding')
  const ruleSentence = useRuleSentence()
  return (error: FieldFault | undefined) => {
    const own = companyRules.find((name) => name === error?.message)
    return own === undefined ? ruleSentence(error) : t(`rule.${own}`)
  }
}

export default RecruiterOnboardingScreen
