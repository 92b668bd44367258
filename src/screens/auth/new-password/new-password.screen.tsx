import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { FormStep } from '../../../features/auth/form-step'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { newPasswordField, passwordsAgree } from '../../../features/auth/password.rules'
import { filled } from '../../../forms/field-rules'
import { useAppForm } from '../../../forms/use-app-form'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useOwnFailure } from '../../../features/auth/use-own-failure'
import { TextLink } from '../../../ui/link'

const passwordForm = z
  .object({
    password: newPasswordField,
    confirm_password: z.string().check(filled),
  })
  .check(passwordsAgree)

const isChanging = (snapshot: SessionSnapshot) =>
  snapshot.matches({ RESET_PASSWORD: 'changingPassword' })

/** The new password, once the code or the link was good. */
const NewPasswordScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const form = useAppForm({
    schema: passwordForm,
    defaultValues: { password: '', confirm_password: '' },
  })
  const change = ({ password }: z.output<typeof passwordForm>) => {
    asking('changePassword')
    actor.send({ type: 'newPassword.submitted', password })
  }
  return (
    <FormStep
      form={form}
      title={t('reset.passwordTitle')}
      lead={t('reset.passwordLead')}
      failure={ownFailure('changePassword')}
      onSubmit={change}
      submitLabel={t('reset.change')}
      pending={SessionContext.useSelector(isChanging)}
      submittingLabel={t('reset.changing')}
      below={
        <>
          {/* The code or link expires; a person who takes longer can request another. */}
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
      <NewPasswordFields passwordLabel={t('field.newPassword')} />
    </FormStep>
  )
}

export default NewPasswordScreen
