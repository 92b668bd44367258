import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'

type Schemas = components['schemas']
export type EmailKind = Schemas['CandidateEmailKind']
export type NotEmailed = Schemas['NotEmailed']
export type Newcomer = Schemas['Newcomer']

const newcomers = ['recruiter', 'newcomers'] as const

/** Whom an admin can write to. */
export const candidateEmailQueries = {
  /** Who has signed up and not chosen yet what they are. */
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
      // Who was written to a moment ago is asked about here.
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
