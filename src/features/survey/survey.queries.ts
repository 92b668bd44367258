import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { filled } from '../../lib/list-search'

type Schemas = components['schemas']
export type SurveyQuestion = Schemas['SurveyQuestion']
export type QuestionAnswers = Schemas['SurveyQuestionAnswers']

/** Between two days, `2026-11-20`; empty for no limit. */
export interface AnswerDays {
  from: string
  to: string
}

const pageSize = 100
const textsAtOnce = 5

/** The days as the contract asks for them. */
export const toAnswersQuery = ({ from, to }: AnswerDays) => filled({ from_date: from, to_date: to })

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
  /** How often each answer was given. */
  answers: (days: AnswerDays) =>
    queryOptions({
      queryKey: ['survey', 'answers', days],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/survey/answers', { params: { query: toAnswersQuery(days) }, signal }),
        ).then(({ data }) => data),
    }),
  /** What was written to one question, some at a time, the newest first. */
  texts: (id: string, days: AnswerDays) =>
    infiniteQueryOptions({
      queryKey: ['survey', 'answers', days, id],
      queryFn: ({ signal, pageParam }) =>
        getAnswer(
          api.GET('/recruiter/survey/answers/{id}', {
            params: {
              path: { id },
              query: { ...toAnswersQuery(days), page: pageParam, limit: textsAtOnce },
            },
            signal,
          }),
        ).then(({ data }) => data),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
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
