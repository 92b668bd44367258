import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { Form, Submit } from '../../../forms/form'
import { FormField } from '../../../forms/form-field'
import { toResetEmail } from '../../../paths'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { TextLink } from '../../../ui/link'
import { PasswordField } from '../../../ui/fields/password-field'
import { TextField } from '../../../ui/fields/text-field'
import { Reason } from './reason'
import { useLogin } from './use-login'

const SecondFactorStep = lazy(() =>
  import('./second-factor-step').then((module) => ({ default: module.SecondFactorStep })),
)

const challenge = ({ context }: SessionSnapshot) => context.challenge

const LoginScreen = () =>
  SessionContext.useSelector(challenge) === null ? (
    <Login />
  ) : (
    <Suspense>
      <SecondFactorStep />
    </Suspense>
  )

const Login = () => {
  const { t } = useTranslation('login')
  const { form, logIn, reason, failure, signingIn } = useLogin()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <div>
        <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
        <chakra.p color="fg.muted" marginBlockStart="1">
          {t('lead')}
        </chakra.p>
      </div>
      {reason === null ? null : <Reason failure={reason} />}
      <Form form={form} onSubmit={logIn} pending={signingIn} failure={failure}>
        <FormField name="email" label={t('field.email')}>
          {(field) => <TextField {...field} type="email" size="lg" autoComplete="username" />}
        </FormField>
        <FormField name="password" label={t('field.password')}>
          {(field) => (
            <PasswordField
              {...field}
              size="lg"
              autoComplete="current-password"
              labelEnd={
                <TextLink>
                  <Link to={toResetEmail()}>{t('forgot')}</Link>
                </TextLink>
              }
              showLabel={t('field.showPassword')}
              hideLabel={t('field.hidePassword')}
            />
          )}
        </FormField>
        <Submit variant="primary" size="lg" wide pendingLabel={t('submitting')}>
          {t('submit')}
        </Submit>
      </Form>
      <SocialSignIn />
    </chakra.div>
  )
}

export default LoginScreen
