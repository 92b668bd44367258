import { answerOf, api } from '../../api/client'
import { fetchFile } from '../../api/fetch-file'
import type { AttemptApi } from './attempt-api'

/** The calls of an attempt over HTTP. */
export const httpAttemptApi: AttemptApi = {
  listAttempts: async () => (await answerOf(api.GET('/candidate/assessments/'))).data.results,
  giveConsent: async (assessment_id, body) => {
    await answerOf(
      api.POST('/candidate/assessments/{assessment_id}/consent', { params: { path: { assessment_id } }, body }),
    )
  },
  sendEvent: async (assessment_id, body) =>
    (
      await answerOf(
        api.POST('/candidate/assessments/{assessment_id}/events', { params: { path: { assessment_id } }, body }),
      )
    ).data,
  getQuestionnaire: async (assessment_id) =>
    (
      await answerOf(
        api.GET('/candidate/assessments/{assessment_id}/questionnaire', { params: { path: { assessment_id } } }),
      )
    ).data,
  getMedia: fetchFile,
  saveAnswers: async (assessment_id, body) =>
    (
      await answerOf(
        api.POST('/candidate/assessments/{assessment_id}/answers', { params: { path: { assessment_id } }, body }),
      )
    ).data,
  saveTake: async (assessment_id, answer_id, { file, ...fields }) => {
    await answerOf(
      api.POST('/candidate/assessments/{assessment_id}/answer/{answer_id}/media', {
        params: { path: { assessment_id, answer_id } },
        body: { ...fields, file: '' },
        bodySerializer: () => formOf(fields, file),
      }),
    )
  },
  savePiece: async (assessment_id, { file, ...fields }) => {
    await answerOf(
      api.POST('/candidate/assessments/{assessment_id}/media', {
        params: { path: { assessment_id } },
        body: { ...fields, file: '' },
        bodySerializer: () => formOf(fields, file),
      }),
    )
  },
}

/** The text fields come before the file: the server reads them before it decides where the bytes go. */
function formOf(fields: Record<string, string | number | boolean | undefined>, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append('file', file, 'piece')
  return form
}
