import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/session/answers'
import { apiBaseUrl } from '../../../api/base-url'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { toResetEmail, toSocialSignIn } from '../../../paths'
import { Divider } from '../../../ui/auth-layout'
import { Button, LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { Notice } from '../../../ui/notice'
import { PasswordField } from '../../../ui/password-field'
import { TextField } from '../../../ui/text-field'
import { useLogin } from './use-login'

const LoginScreen = () => {
  const { t } = useTranslation('auth')
  const ruleSentence = useRuleSentence()
  const { form, failure, signingIn, submit } = useLogin()
  const { errors } = form.formState
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <div>
        <chakra.h1 textStyle="h1">{t('login.title')}</chakra.h1>
        <chakra.p color="fg.muted" marginBlockStart="1">
          {t('login.lead')}
        </chakra.p>
      </div>
      {failure === null ? null : <Refusal failure={failure} />}
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="5">
        <TextField
          {...form.register('email')}
          type="email"
          size="lg"
          autoComplete="username"
          label={t('field.email')}
          error={ruleSentence(errors.email)}
        />
        <PasswordField
          {...form.register('password')}
          size="lg"
          autoComplete="current-password"
          label={t('field.password')}
          labelEnd={
            <TextLink>
              <Link to={toResetEmail()}>{t('login.forgot')}</Link>
            </TextLink>
          }
          error={ruleSentence(errors.password)}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
        />
        <Button type="submit" variant="primary" size="lg" wide loading={signingIn} loadingLabel={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </chakra.form>
      <Divider>{t('login.orContinue')}</Divider>
      <Providers />
    </chakra.div>
  )
}

/** Why the last try, or the last session, ended here. */
const Refusal = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation('auth')
  const sentence = useErrorSentence()
  if (failure.code === 'session_expired') {
    return (
      <Notice tone="warning" live title={t('login.expired')}>
        {t('login.expiredBody')}
      </Notice>
    )
  }
  return <Notice tone="danger" live title={sentence(failure)} />
}

/** The browser itself goes to the provider and comes back to /auth/google or /auth/linkedin. */
const Providers = () => {
  const { t } = useTranslation('auth')
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
      <LinkButton variant="secondary" size="lg" wide>
        <a href={toSocialSignIn('google', apiBaseUrl())}>
          <Icon of={CircleUser} size={20} />
          {t('login.google')}
        </a>
      </LinkButton>
      <LinkButton variant="secondary" size="lg" wide>
        <a href={toSocialSignIn('linkedin', apiBaseUrl())}>
          <Icon of={BriefcaseBusiness} size={20} />
          {t('login.linkedin')}
        </a>
      </LinkButton>
    </chakra.div>
  )
}

export default LoginScreen
