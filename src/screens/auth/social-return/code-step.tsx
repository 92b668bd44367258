import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { authMutations } from '../../../features/auth/auth.mutations'
import { SecondFactorForm } from '../../../features/auth/codes/second-factor-form'
import { SessionContext } from '../../../session/session-context'
import { useFailure } from '../../../forms/mutation-form'
import { toLogin } from '../../../paths'

/**
 * The provider has vouched for the person; the account asks for its code all the same. The token of
 * the address is the challenge.
 */
export const CodeStep = () => {
  const actor = SessionContext.useActorRef()
  const navigate = useNavigate()
  const { token = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const confirm = useMutation({
    ...authMutations.confirmSocialReturn(),
    onSuccess: () => actor.send({ type: 'token.found' }),
  })
  return (
    <SecondFactorForm
      onCode={(code) => confirm.mutate({ challenge: token, code })}
      checking={confirm.isPending || confirm.isSuccess}
      failure={useFailure(confirm.error)}
      onBack={() => void navigate({ to: toLogin() })}
    />
  )
}
