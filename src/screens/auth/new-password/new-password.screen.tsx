import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { FormStep } from '../../../features/auth/form-step'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { newPasswordField, passwordsAgree } from '../../../features/auth/password.rules'
import { filled } from '../../../forms/field-rules'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useOwnFailure } from '../../../features/auth/use-own-failure'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { TextLink } from '../../../ui/link'

const passwordForm = z
  .object({
    password: newPasswordField,
    confirm_password: z.string().check(filled),
  })
  .check(passwordsAgree)
type PasswordForm = z.infer<typeof passwordForm>

const isChanging = (snapshot: SessionSnapshot) =>
  snapshot.matches({ RESET_PASSWORD: 'changingPassword' })

/** The new password, once the code or the link was good. */
const NewPasswordScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const failure = ownFailure('changePassword')
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<PasswordForm>(failure),
    defaultValues: { password: '', confirm_password: '' },
  })
  const { errors, submitCount } = form.formState
  const change = form.handleSubmit(({ password }) => {
    asking('changePassword')
    actor.send({ type: 'newPassword.submitted', password })
  })
  return (
    <FormStep
      title={t('reset.passwordTitle')}
      lead={t('reset.passwordLead')}
      failure={failure}
      fields={['password']}
      formRef={useFirstWrongField(submitCount, failure)}
      onSubmit={(event) => void change(event)}
      submitLabel={t('reset.change')}
      submitting={SessionContext.useSelector(isChanging)}
      submittingLabel={t('reset.changing')}
      below={
        <>
          {/* The code or the link is good for a while only; whoever takes longer asks again. */}
          <div>
            <TextLink tone="strong">
              <button type="button" onClick={() => actor.send({ type: 'password.forgotten' })}>
                {t('reset.otherMail')}
              </button>
            </TextLink>
          </div>
          <BackToLogin />
        </>
      }
    >
      <NewPasswordFields
        control={form.control}
        register={form.register}
        errors={errors}
        passwordLabel={t('field.newPassword')}
      />
    </FormStep>
  )
}

export default NewPasswordScreen
