import { mutationOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'
import { settingsQueries } from './settings.queries'

type Schemas = components['schemas']
type Criteria = Omit<Schemas['SetApprovalCriteria'], 'dry_run'>

/** What is changed in the platform's settings. */
export const settingsMutations = {
  setCriteria: () =>
    mutationOptions({
      mutationFn: (criteria: Criteria) =>
        getAnswer(
          api.PATCH('/recruiter/approval-criteria', { body: { ...criteria, dry_run: false } }),
        ),
      onSuccess: ({ data }, _given, _result, { client }) =>
        client.setQueryData(settingsQueries.criteria().queryKey, data.criteria),
    }),
  /** Asks who would pass the criteria, without saving them. */
  tryCriteria: () =>
    mutationOptions({
      mutationFn: (criteria: Criteria) =>
        getAnswer(
          api.PATCH('/recruiter/approval-criteria', { body: { ...criteria, dry_run: true } }),
        ).then(({ data }) => data),
    }),
  setMatching: () =>
    mutationOptions({
      mutationFn: (settings: Schemas['SetMatchingSettings']) =>
        getAnswer(api.PATCH('/recruiter/matching-settings', { body: settings })),
      onSuccess: async ({ data }, _given, _result, { client }) => {
        client.setQueryData(settingsQueries.matching().queryKey, data)
        await client.invalidateQueries({ queryKey: ['recruiter', 'matched'] })
      },
    }),
  updateTemplate: (id: string, language: Language) =>
    mutationOptions({
      mutationFn: (texts: Schemas['UpdateEmailTemplate']) =>
        getAnswer(
          api.PATCH('/recruiter/update_email_content/{template_id}', {
            params: { path: { template_id: id } },
            body: texts,
          }),
        ),
      onSuccess: ({ data }, _given, _result, { client }) => {
        client.setQueryData(settingsQueries.template(id, language).queryKey, data)
        return client.invalidateQueries({ queryKey: ['recruiter', 'templates'] })
      },
    }),
}
