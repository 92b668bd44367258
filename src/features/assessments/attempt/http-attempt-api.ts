import { getAnswer, api, asPerson } from '../../../api/client'
import { fetchFile } from '../../../api/fetch-file'
import type { AttemptApi } from './attempt-api'

/**
 * The calls of an attempt over HTTP.
 * @param userId the person whose attempt it is: their answers and recordings are never sent as
 *   anybody else, even if another person has signed in since. Null for the person who is signed in.
 */
export function httpAttemptApi(userId: string | null): AttemptApi {
  const by = userId === null ? {} : asPerson(userId)
  return {
    listAttempts: async () =>
      (await getAnswer(api.GET('/candidate/assessments/', by))).data.results,
    giveConsent: async (assessment_id, body) => {
      await getAnswer(
        api.POST('/candidate/assessments/{assessment_id}/consent', {
          ...by,
          params: { path: { assessment_id } },
          body,
        }),
      )
    },
    sendEvent: async (assessment_id, body) =>
      (
        await getAnswer(
          api.POST('/candidate/assessments/{assessment_id}/events', {
            ...by,
            params: { path: { assessment_id } },
            body,
          }),
        )
      ).data,
    getQuestionnaire: async (assessment_id) =>
      (
        await getAnswer(
          api.GET('/candidate/assessments/{assessment_id}/questionnaire', {
            ...by,
            params: { path: { assessment_id } },
          }),
        )
      ).data,
    getMedia: fetchFile,
    saveAnswers: async (assessment_id, body) =>
      (
        await getAnswer(
          api.POST('/candidate/assessments/{assessment_id}/answers', {
            ...by,
            params: { path: { assessment_id } },
            body,
          }),
        )
      ).data,
    saveTake: async (assessment_id, answer_id, { file, ...fields }) =>
      (
        await getAnswer(
          api.POST('/candidate/assessments/{assessment_id}/answer/{answer_id}/media', {
            ...by,
            params: { path: { assessment_id, answer_id } },
            body: { ...fields, file: '' },
            bodySerializer: () => toForm(fields, file),
          }),
        )
      ).data.state,
    savePiece: async (assessment_id, { file, ...fields }) => {
      await getAnswer(
        api.POST('/candidate/assessments/{assessment_id}/media', {
          ...by,
          params: { path: { assessment_id } },
          body: { ...fields, file: '' },
          bodySerializer: () => toForm(fields, file),
        }),
      )
    },
  }
}

/**
 * The text fields come before the file: the server reads them before it decides where the bytes go.
 */
function toForm(
  fields: Record<string, string | number | boolean | undefined>,
  file: Blob,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  form.append('file', file, 'piece')
  return form
}
