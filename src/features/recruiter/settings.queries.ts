import { queryOptions } from '@tanstack/react-query'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'

/** Options of the reads of the platform's settings. */
export const settingsQueries = {
  /** By what candidates are approved without a person. */
  criteria: () =>
    queryOptions({
      queryKey: ['recruiter', 'criteria'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/approval-criteria', { signal })).then(({ data }) => data),
    }),
  /** From which score on matches are listed. */
  matching: () =>
    queryOptions({
      queryKey: ['recruiter', 'matching-settings'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/recruiter/matching-settings', { signal })).then(({ data }) => data),
    }),
  /** The mails whose words can be changed; their names come in the language of the reader. */
  templates: (language: Language) =>
    queryOptions({
      queryKey: ['recruiter', 'templates', language],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/get_email_templates', {
            params: { query: { page: 1, limit: 100 } },
            signal,
          }),
        ).then(({ data }) => data.results),
    }),
  template: (id: string, language: Language) =>
    queryOptions({
      queryKey: ['recruiter', 'template', id, language],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/get_email_template/{id}', { params: { path: { id } }, signal }),
        ).then(({ data }) => data),
      // What is being written is not replaced by what is fetched again.
      staleTime: Infinity,
    }),
}
