import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { Checking } from '../../../features/auth/checking'
import { CompanyFields } from '../../../features/auth/joining/company-fields'
import { FormStep } from '../../../features/auth/form-step'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { UploadField } from '../../../features/user/upload/upload-field'
import { useUpload, type UploadValue } from '../../../features/user/upload/use-upload'
import { ValueField } from '../../../forms/form-field'
import { toOnboarding } from '../../../paths'
import { usePerson } from '../../../session/session-context'
import { TextLink } from '../../../ui/link'
import { useCompanyForm, useSectors } from './use-company-form'

const RecruiterOnboardingScreen = () => {
  const { t } = useTranslation(['onboarding', 'user'])
  const person = usePerson()
  return person === null ? (
    <Checking>{t('choice.through')}</Checking>
  ) : (
    <CompanyDetails person={person} />
  )
}

/** The company somebody recruits for. */
const CompanyDetails = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('onboarding')
  const company = useCompanyForm(person)
  const sectors = useSectors()
  return (
    <FormStep
      {...company}
      above={<JoiningPath at="details" of="recruiter" />}
      title={t('company.title')}
      lead={t('company.lead')}
      submitLabel={t('company.submit')}
      submittingLabel={t('step.submitting')}
      below={
        <div>
          <TextLink>
            <Link to={toOnboarding()}>{t('step.otherRole')}</Link>
          </TextLink>
        </div>
      }
    >
      <CompanyFields
        size="lg"
        sectors={sectors.map(({ name }) => name)}
        logo={
          <ValueField<UploadValue | null> name="company_avatar" label={t('company.logo')}>
            {(field) => <Logo {...field} />}
          </ValueField>
        }
      />
    </FormStep>
  )
}

interface LogoProps {
  value: UploadValue | null
  onValueChange: (value: UploadValue | null) => void
  label: ReactNode
  error: string | undefined
}

/** Goes up while the rest is filled in. */
const Logo = ({ value, onValueChange, label, error }: LogoProps) => {
  const { t } = useTranslation('onboarding')
  const upload = useUpload('company_avatar', value, onValueChange)
  return (
    <UploadField
      kind="company_avatar"
      upload={upload}
      label={label}
      labelEnd={t('step.optional')}
      error={error}
    />
  )
}

export default RecruiterOnboardingScreen
