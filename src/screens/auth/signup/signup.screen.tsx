import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { FormStep } from '../../../features/auth/form-step'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { FormField, ValueField } from '../../../forms/form-field'
import { toPrivacy, toTerms } from '../../../paths'
import { CheckboxField } from '../../../ui/fields/choice-field'
import { TextLink } from '../../../ui/link'
import { PhoneField } from '../../../ui/fields/phone-field'
import { TextField } from '../../../ui/fields/text-field'
import { useSignup } from './use-signup'

const SignupScreen = () => {
  const { t } = useTranslation('auth')
  const signup = useSignup()
  return (
    <FormStep
      {...signup}
      above={<JoiningPath at="signup" />}
      title={t('signup.title')}
      lead={t('signup.lead')}
      submitLabel={t('signup.submit')}
      submittingLabel={t('signup.submitting')}
      below={<SocialSignIn />}
    >
      <FormField name="full_name" label={t('field.fullName')}>
        {(field) => <TextField {...field} size="lg" autoComplete="name" />}
      </FormField>
      <ValueField<string> name="mobile_number" label={t('field.mobile')}>
        {(field) => <PhoneField {...field} size="lg" autoComplete="tel" />}
      </ValueField>
      <FormField name="email" label={t('field.email')}>
        {(field) => <TextField {...field} type="email" size="lg" autoComplete="email" />}
      </FormField>
      <NewPasswordFields passwordLabel={t('field.password')} />
      <FormField
        name="terms_accepted"
        label={
          <Trans
            t={t}
            i18nKey="signup.agree"
            components={{ terms: <TermsLink />, privacy: <PrivacyLink /> }}
          />
        }
      >
        {(field) => <CheckboxField {...field} />}
      </FormField>
    </FormStep>
  )
}

interface WordsProps {
  children?: ReactNode
}

const TermsLink = ({ children }: WordsProps) => (
  <TextLink inText>
    <Link to={toTerms()} target="_blank">
      {children}
    </Link>
  </TextLink>
)

const PrivacyLink = ({ children }: WordsProps) => (
  <TextLink inText>
    <Link to={toPrivacy()} target="_blank">
      {children}
    </Link>
  </TextLink>
)

export default SignupScreen
