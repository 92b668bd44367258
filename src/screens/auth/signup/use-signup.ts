import * as z from 'zod/mini'
import { emailField, filled, fullNameField, mobileField, rule } from '../../../forms/field-rules'
import { useAppForm } from '../../../forms/use-app-form'
import { newPasswordField, passwordsAgree } from '../../../features/auth/password.rules'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useOwnFailure } from '../../../features/auth/use-own-failure'

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

const isSigningUp = (snapshot: SessionSnapshot) =>
  snapshot.matches({ UNAUTHENTICATED: 'signingUp' })

/**
 * Connects the sign-up form to the session. An error of the server about a field is shown at that
 * field.
 */
export function useSignup() {
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const form = useAppForm({
    schema: signupForm,
    defaultValues: {
      full_name: '',
      mobile_number: '',
      email: '',
      password: '',
      confirm_password: '',
      terms_accepted: false,
    },
  })
  return {
    form,
    failure: ownFailure('signup'),
    pending: SessionContext.useSelector(isSigningUp),
    onSubmit: ({ full_name, mobile_number, email, password }: z.output<typeof signupForm>) => {
      asking('signup')
      actor.send({
        type: 'signup.submitted',
        form: { full_name, mobile_number, email, password, terms_accepted: true },
      })
    },
  }
}
