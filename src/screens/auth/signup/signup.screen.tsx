import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { FormStep } from '../../../features/auth/form-step'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { toPrivacy, toTerms } from '../../../paths'
import { CheckboxField } from '../../../ui/choice-field'
import { TextLink } from '../../../ui/link'
import { PhoneField } from '../../../ui/phone-field'
import { TextField } from '../../../ui/text-field'
import { useSignup } from './use-signup'

const SignupScreen = () => {
  const { t } = useTranslation('auth')
  const ruleSentence = useRuleSentence()
  const { form, formRef, failure, signingUp, submit } = useSignup()
  const { errors } = form.formState
  return (
    <FormStep
      title={t('signup.title')}
      lead={t('signup.lead')}
      failure={failure}
      fields={Object.keys(form.getValues())}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      submitLabel={t('signup.submit')}
      submitting={signingUp}
      submittingLabel={t('signup.submitting')}
      below={<SocialSignIn />}
    >
      <TextField
        {...form.register('full_name')}
        size="lg"
        autoComplete="name"
        label={t('field.fullName')}
        error={ruleSentence(errors.full_name)}
      />
      <Controller
        control={form.control}
        name="mobile_number"
        render={({ field: { onChange, ...field } }) => (
          <PhoneField
            {...field}
            onValueChange={onChange}
            size="lg"
            autoComplete="tel"
            label={t('field.mobile')}
            error={ruleSentence(errors.mobile_number)}
          />
        )}
      />
      <TextField
        {...form.register('email')}
        type="email"
        size="lg"
        autoComplete="email"
        label={t('field.email')}
        error={ruleSentence(errors.email)}
      />
      <NewPasswordFields
        control={form.control}
        register={form.register}
        errors={errors}
        passwordLabel={t('field.password')}
      />
      <CheckboxField
        {...form.register('terms_accepted')}
        label={
          <Trans
            t={t}
            i18nKey="signup.agree"
            components={{ terms: <TermsLink />, privacy: <PrivacyLink /> }}
          />
        }
        error={ruleSentence(errors.terms_accepted)}
      />
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
