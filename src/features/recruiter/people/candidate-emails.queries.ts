import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'

type Schemas = components['schemas']
export type EmailKind = Schemas['CandidateEmailKind']
export type NotEmailed = Schemas['NotEmailed']
export type Newcomer = Schemas['Newcomer']

const newcomers = ['recruiter', 'newcomers'] as const

/** The people an admin can write to. */
export const candidateEmailQueries = {
  /** People who have signed up and not chosen a role yet. */
  newcomers: (search: Schemas['NewcomersSearch']) =>
    queryOptions({
      queryKey: [...newcomers, search],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/recruiter/admin/newcomers/', { body: search, signal })).then(
          ({ data }) => data,
        ),
    }),
  /** To whom of these people an e-mail would go, and to whom not and why. */
  check: (kind: EmailKind, userIds: readonly string[]) =>
    queryOptions({
      queryKey: ['recruiter', 'email-check', kind, userIds],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/recruiter/admin/email-candidates/check/', {
            body: { kind, user_ids: [...userIds] },
            signal,
          }),
        ).then(({ data }) => data),
      // Never cached, because it depends on mails that were sent a moment ago.
      staleTime: 0,
      gcTime: 0,
    }),
}

export const candidateEmailMutations = {
  send: () =>
    mutationOptions({
      mutationFn: (body: Schemas['EmailCandidates']) =>
        getAnswer(api.POST('/recruiter/admin/email-candidates/', { body })),
      onSuccess: (_answer, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: newcomers }),
    }),
}
