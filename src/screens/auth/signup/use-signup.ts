import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { emailField, filled, fullNameField, mobileField, rule } from '../../../forms/field-rules'
import { newPasswordField, passwordsAgree } from '../../../features/auth/password.rules'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useOwnFailure } from '../../../features/auth/use-own-failure'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'

const signupForm = z
  .object({
    full_name: fullNameField,
    mobile_number: mobileField,
    email: emailField,
    password: newPasswordField,
    confirm_password: z.string().check(filled),
    terms_accepted: z.boolean().check(z.refine((agreed) => agreed, rule('auth:rule.terms'))),
  })
  .check(passwordsAgree)

type SignupValues = z.infer<typeof signupForm>

const isSigningUp = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signingUp' })

/**
 * Where the sign-up form meets the session; what the server refuses of a field stands beside that
 * field.
 */
export function useSignup() {
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const failure = ownFailure('signup')
  const form = useForm<SignupValues>({
    resolver: zodResolver(signupForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<SignupValues>(failure),
    defaultValues: {
      full_name: '',
      mobile_number: '',
      email: '',
      password: '',
      confirm_password: '',
      terms_accepted: false,
    },
  })
  const { submitCount } = form.formState
  return {
    form,
    formRef: useFirstWrongField(submitCount, failure),
    failure,
    signingUp: SessionContext.useSelector(isSigningUp),
    submit: form.handleSubmit(({ full_name, mobile_number, email, password }) => {
      asking('signup')
      actor.send({
        type: 'signup.submitted',
        form: { full_name, mobile_number, email, password, terms_accepted: true },
      })
    }),
  }
}
