import { mutationOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { devicesQuery } from './account.queries'

/** What signed-in people do about how they sign in. */
export const accountMutations = {
  /** The other devices are signed out by it. */
  changePassword: () =>
    mutationOptions({
      mutationFn: (body: components['schemas']['ChangePassword']) =>
        getAnswer(api.POST('/user/change-password/', { body })),
      onSuccess: (_answer, _given, _context, { client }) =>
        client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
    }),
  /** For an account that a sign-in provider made: the link of the mail sets a password. */
  mailPasswordLink: () =>
    mutationOptions({
      mutationFn: (email: string) =>
        getAnswer(api.POST('/user/auth/forgot-password/', { body: { email } })),
    }),
  signOutDevice: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        getAnswer(api.DELETE('/user/devices/{id}', { params: { path: { id } } })),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
    }),
  signOutOthers: () =>
    mutationOptions({
      mutationFn: () => getAnswer(api.DELETE('/user/devices/')),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
    }),
}
