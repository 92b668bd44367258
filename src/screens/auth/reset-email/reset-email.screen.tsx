import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { BackToLogin } from '../../../features/auth/back-to-login'
import { emailField } from '../../../forms/field-rules'
import { FormStep } from '../../../features/auth/form-step'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { TextField } from '../../../ui/text-field'

const emailForm = z.object({ email: emailField })
type EmailForm = z.infer<typeof emailForm>

const refusal = ({ context }: SessionSnapshot) => context.failure
const address = ({ context }: SessionSnapshot) => context.email
const isSending = (snapshot: SessionSnapshot) => snapshot.matches({ RESET_PASSWORD: 'sendingCode' })

/**
 * The address whose password was forgotten. A link from the mail that did not work ends here too.
 */
const ResetEmailScreen = () => {
  const { t } = useTranslation('auth')
  const actor = SessionContext.useActorRef()
  const ruleSentence = useRuleSentence()
  const failure = SessionContext.useSelector(refusal)
  const form = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<EmailForm>(failure),
    defaultValues: { email: SessionContext.useSelector(address) ?? '' },
  })
  const { errors, submitCount } = form.formState
  return (
    <FormStep
      title={t('reset.title')}
      lead={t('reset.lead')}
      failure={failure}
      fields={['email']}
      formRef={useFirstWrongField(submitCount, failure)}
      onSubmit={(event) =>
        void form.handleSubmit(({ email }) => actor.send({ type: 'resetEmail.submitted', email }))(
          event,
        )
      }
      submitLabel={t('reset.send')}
      submitting={SessionContext.useSelector(isSending)}
      submittingLabel={t('reset.sending')}
      below={<BackToLogin />}
    >
      <TextField
        {...form.register('email')}
        type="email"
        size="lg"
        autoComplete="username"
        label={t('field.email')}
        error={ruleSentence(errors.email)}
      />
    </FormStep>
  )
}

export default ResetEmailScreen
