import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { surveyQueries } from './survey.queries'

type Schemas = components['schemas']

export const surveyMutations = {
  /**
   * Submits it, once. After a refusal, what stands is looked at again: it was submitted elsewhere,
   * or the questions changed.
   */
  submit: () =>
    mutationOptions({
      mutationFn: (answers: Schemas['SubmitSurvey']['answers']) =>
        getAnswer(api.POST('/candidate/survey/submit_survey_questions', { body: { answers } })),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        void client.invalidateQueries({ queryKey: ['survey'] }),
    }),
  /** A new question where there is no id, else another wording of the one that it names. */
  save: (id: string | null) =>
    mutationOptions({
      mutationFn: (body: Schemas['SurveyQuestionBody']) =>
        id === null
          ? getAnswer(api.POST('/recruiter/survey/add_question', { body }))
          : getAnswer(
              api.PATCH('/recruiter/survey/update_question/{id}', {
                params: { path: { id } },
                body,
              }),
            ),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshQuestions(client),
    }),
  change: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: Schemas['SurveyQuestionPatch'] & { id: string }) =>
        getAnswer(
          api.PATCH('/recruiter/survey/update_question/{id}', { params: { path: { id } }, body }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshQuestions(client),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        getAnswer(
          api.DELETE('/recruiter/survey/delete_question/{id}', { params: { path: { id } } }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshQuestions(client),
    }),
}

const refreshQuestions = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: surveyQueries.questions().queryKey })
