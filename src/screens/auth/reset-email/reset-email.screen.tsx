import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { emailField } from '../../../features/auth/field.rules'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'

const emailForm = z.object({ email: emailField })
type EmailForm = z.infer<typeof emailForm>

const refusal = ({ context }: SessionSnapshot) => context.failure
const address = ({ context }: SessionSnapshot) => context.email
const isSending = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'sendingCode' })

/** The address whose password was forgotten. A link from the mail that did not work ends here too. */
const ResetEmailScreen = () => {
  const { t } = useTranslation('auth')
  const actor = useSessionActor()
  const ruleSentence = useRuleSentence()
  const failure = useSession(refusal)
  const form = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<EmailForm>(failure),
    defaultValues: { email: useSession(address) ?? '' },
  })
  const { errors, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  return (
    <AuthPage>
      <AuthHeading title={t('reset.title')}>{t('reset.lead')}</AuthHeading>
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <chakra.form
        ref={formRef}
        noValidate
        display="flex"
        flexDirection="column"
        gap="5"
        onSubmit={(event) => void form.handleSubmit(({ email }) => actor.send({ type: 'resetEmail.submitted', email }))(event)}
      >
        <TextField {...form.register('email')} type="email" size="lg" autoComplete="username" label={t('field.email')} error={ruleSentence(errors.email)} />
        <Button type="submit" variant="primary" size="lg" wide loading={useSession(isSending)} loadingLabel={t('reset.sending')}>
          {t('reset.send')}
        </Button>
      </chakra.form>
      <BackToLogin />
    </AuthPage>
  )
}

export default ResetEmailScreen
