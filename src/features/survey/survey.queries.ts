import { queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'

export type SurveyQuestion = components['schemas']['SurveyQuestion']

const pageSize = 100

export const surveyQueries = {
  /** Whether it is offered to this candidate, and whether it was submitted. */
  state: () =>
    queryOptions({
      queryKey: ['survey', 'state'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/candidate/survey/check_survey_already_submitted', { signal })).then(
          ({ data }) => data,
        ),
    }),
  /** All questions in their order. */
  questions: () =>
    queryOptions({
      queryKey: ['survey', 'questions'],
      queryFn: ({ signal }) => questionsFrom(1, signal),
    }),
}

/** The survey is asked and put in order as a whole, however many pages it is sent in. */
async function questionsFrom(page: number, signal: AbortSignal): Promise<SurveyQuestion[]> {
  const { data } = await getAnswer(
    api.GET('/recruiter/survey/get_questions', {
      params: { query: { page, limit: pageSize } },
      signal,
    }),
  )
  return page * pageSize < data.total
    ? [...data.results, ...(await questionsFrom(page + 1, signal))]
    : data.results
}
