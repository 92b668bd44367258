import { zodResolver } from '@hookform/resolvers/zod'
import { chakra } from '@chakra-ui/react/styled-system'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { newPasswordField } from '../../../features/auth/password.rules'
import { RefusalNotice } from '../../../features/auth/refusal-notice'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { Button } from '../../../ui/button'

const passwordForm = z
  .object({ password: newPasswordField, confirm_password: z.string().check(z.minLength(1, 'required')) })
  .check(z.refine((form) => form.password === form.confirm_password, { path: ['confirm_password'], error: 'passwordsDiffer', when: () => true }))
type PasswordForm = z.infer<typeof passwordForm>

const refusal = ({ context }: SessionSnapshot) => context.failure
const isChanging = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'changingPassword' })

/** The new password, once the code or the link was good. */
const NewPasswordScreen = () => {
  const { t } = useTranslation('auth')
  const actor = useSessionActor()
  const failure = useSession(refusal)
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<PasswordForm>(failure),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  return (
    <AuthPage>
      <AuthHeading title={t('reset.passwordTitle')}>{t('reset.passwordLead')}</AuthHeading>
      <RefusalNotice failure={submitCount === 0 || failure?.fields ? null : failure} />
      <chakra.form
        ref={formRef}
        noValidate
        display="flex"
        flexDirection="column"
        gap="5"
        onSubmit={(event) => void form.handleSubmit(({ password }) => actor.send({ type: 'newPassword.submitted', password }))(event)}
      >
        <NewPasswordFields control={form.control} register={form.register} errors={errors} passwordLabel={t('field.newPassword')} />
        <Button type="submit" variant="primary" size="lg" wide loading={useSession(isChanging)} loadingLabel={t('reset.changing')}>
          {t('reset.change')}
        </Button>
      </chakra.form>
      <BackToLogin />
    </AuthPage>
  )
}

export default NewPasswordScreen
