import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SocialSignIn } from '../../../features/auth/social-sign-in'
import { toResetEmail } from '../../../paths'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { PasswordField } from '../../../ui/password-field'
import { TextField } from '../../../ui/text-field'
import { useLogin } from './use-login'

// A visitor who opens the page for the first time has been refused nothing.
const Refusal = lazy(() => import('./refusal').then((module) => ({ default: module.Refusal })))
const SecondFactorStep = lazy(() =>
  import('./second-factor-step').then((module) => ({ default: module.SecondFactorStep })),
)

const LoginScreen = () => {
  const { t } = useTranslation('login')
  const { field, broken, submit, asked, failure, signingIn, asksForCode } = useLogin()
  const sentences = { required: t('rule.required'), email: t('rule.email') }
  if (asksForCode) {
    return (
      <Suspense>
        <SecondFactorStep />
      </Suspense>
    )
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <div>
        <chakra.h1 textStyle="h1">{t('title')}</chakra.h1>
        <chakra.p color="fg.muted" marginBlockStart="1">
          {t('lead')}
        </chakra.p>
      </div>
      <Notified waits={!asked}>{failure === null ? null : <Refusal failure={failure} />}</Notified>
      <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="5">
        <TextField
          {...field('email')}
          type="email"
          size="lg"
          autoComplete="username"
          label={t('field.email')}
          error={broken.email && sentences[broken.email]}
        />
        <PasswordField
          {...field('password')}
          size="lg"
          autoComplete="current-password"
          label={t('field.password')}
          labelEnd={
            <TextLink>
              <Link to={toResetEmail()}>{t('forgot')}</Link>
            </TextLink>
          }
          error={broken.password && sentences[broken.password]}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          wide
          loading={signingIn}
          loadingLabel={t('submitting')}
        >
          {t('submit')}
        </Button>
      </chakra.form>
      <SocialSignIn />
    </chakra.div>
  )
}

/**
 * Whoever comes here refused is shown the page together with the reason: arriving later, it would
 * push the form down, away from under the hand that presses its button. What was typed and refused
 * here stays in sight meanwhile.
 */
const Notified = ({ waits, children }: { waits: boolean; children: ReactNode }) =>
  waits ? children : <Suspense>{children}</Suspense>

export default LoginScreen
