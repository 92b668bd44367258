import { mutationOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { storeTokens } from '../../api/token'
import { authQueries } from './auth.queries'

type Schemas = components['schemas']

/** The calls about signing in that no chart makes. */
export const authMutations = {
  /**
   * Answers the challenge that a social return became. The session chart then finds the tokens as
   * after a reload.
   */
  confirmSocialReturn: () =>
    mutationOptions({
      mutationFn: async (body: Schemas['SecondFactorRequest']) => {
        const { data } = await getAnswer(api.POST('/user/auth/second-factor/', { body }))
        storeTokens({
          token: data.token,
          refreshToken: data.user.refresh_token ?? null,
          userId: data.user.id,
        })
      },
    }),
  beginSecondFactor: () =>
    mutationOptions({
      mutationFn: () => getAnswer(api.POST('/user/second-factor/')).then(({ data }) => data),
    }),
  turnOnSecondFactor: () =>
    mutationOptions({
      mutationFn: (body: Schemas['SecondFactorCode']) =>
        getAnswer(api.POST('/user/second-factor/confirm/', { body })).then(
          ({ data }) => data.recovery_codes,
        ),
      onSuccess: (_codes, _given, _context, { client }) =>
        client.invalidateQueries({ queryKey: authQueries.secondFactor().queryKey }),
    }),
  turnOffSecondFactor: () =>
    mutationOptions({
      mutationFn: (body: Schemas['TurnOffSecondFactor']) =>
        getAnswer(api.POST('/user/second-factor/off/', { body })),
      onSuccess: (_answer, _given, _context, { client }) =>
        client.invalidateQueries({ queryKey: authQueries.secondFactor().queryKey }),
    }),
}
