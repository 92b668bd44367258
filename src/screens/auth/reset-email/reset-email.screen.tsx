import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { emailField } from '../../../forms/field-rules'
import { FormStep } from '../../../features/auth/form-step'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { TextField } from '../../../ui/fields/text-field'

const emailForm = z.object({ email: emailField })

const refusal = ({ context }: SessionSnapshot) => context.failure
const address = ({ context }: SessionSnapshot) => context.email
const isSending = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'sendingCode' })

/**
 * The address whose password was forgotten. A link from the mail that did not work ends here too.
 */
const ResetEmailScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const form = useAppForm({
    schema: emailForm,
    defaultValues: { email: SessionContext.useSelector(address) ?? '' },
  })
  return (
    <FormStep
      form={form}
      title={t('reset.title')}
      lead={t('reset.lead')}
      failure={SessionContext.useSelector(refusal)}
      onSubmit={({ email }) => actor.send({ type: 'resetEmail.submitted', email })}
      submitLabel={t('reset.send')}
      pending={SessionContext.useSelector(isSending)}
      submittingLabel={t('reset.sending')}
      below={<BackToLogin />}
    >
      <FormField name="email" label={t('field.email')}>
        {(field) => <TextField {...field} type="email" size="lg" autoComplete="username" />}
      </FormField>
    </FormStep>
  )
}

export default ResetEmailScreen
