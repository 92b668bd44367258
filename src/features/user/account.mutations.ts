import { mutationOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import { ownDetailsQuery } from './account.queries'

type Schemas = components['schemas']

/** What signed-in people do about their own account. */
export const accountMutations = {
  updateUser: () =>
    mutationOptions({
      mutationFn: (body: Schemas['UserPatch']) => getAnswer(api.PATCH('/user/', { body })),
    }),
  updateCompany: () =>
    mutationOptions({
      mutationFn: (body: Schemas['CompanyPatch']) =>
        getAnswer(api.PATCH('/recruiter/settings/company/', { body })),
    }),
  updateDetails: () =>
    mutationOptions({
      mutationFn: (body: Schemas['CandidateDetailsPatch']) =>
        getAnswer(api.PATCH('/user/edit-details/', { body })),
      onSuccess: (_answer, _given, _context, { client }) =>
        client.invalidateQueries({ queryKey: ownDetailsQuery().queryKey }),
    }),
  mailDeletionCode: () =>
    mutationOptions({ mutationFn: () => getAnswer(api.POST('/user/delete-account/code/')) }),
  deleteAccount: () =>
    mutationOptions({
      mutationFn: (body: Schemas['DeleteAccount']) =>
        getAnswer(api.POST('/user/delete-account/', { body })),
    }),
}

/** The address of the copy of the person's own data; null while it is being made. */
export async function ownData(): Promise<string | null> {
  const { data } = await getAnswer(api.GET('/user/own-data/'))
  return 'url' in data && typeof data.url === 'string' ? fileAddress(data.url) : null
}
