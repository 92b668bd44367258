import { queryOptions } from '@tanstack/react-query'
import type { operations } from '../../../openapi/generated/api'
import { ApiError } from '../../api/api-error'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'
import { listStoredAnswers } from './stored-answers'

export type ResultsQuery = NonNullable<operations['listPrinciplesResults']['parameters']['query']>

/**
 * Options of the reads about the personality questionnaire. What the server words has the language
 * in its key.
 */
export const principlesQueries = {
  /** How far the signed-in candidate is. */
  state: () =>
    queryOptions({
      queryKey: ['principles', 'state'],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/candidate/principles/exist', { signal })).then(({ data }) => data),
    }),
  questions: (language: Language) =>
    queryOptions({
      queryKey: ['principles', 'questions', language],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/candidate/principles/assessments/questions', { signal })).then(
          ({ data }) => data,
        ),
      staleTime: Infinity,
    }),
  /** What the server has of the signed-in candidate: the answer by the statement's number. */
  answers: () =>
    queryOptions({
      queryKey: ['principles', 'answers'],
      queryFn: async ({ signal }): Promise<Record<number, number>> => {
        const record = await getAnswer(
          api.GET('/candidate/principles/assessments/user/', { signal }),
        ).catch(nothingYet)
        return Object.fromEntries(
          (record?.data.answers ?? []).map(({ questionNumber, answerNumber }) => [
            questionNumber,
            answerNumber,
          ]),
        )
      },
    }),
  /** What waits on this device for the server. */
  stored: (userId: string) =>
    queryOptions({
      queryKey: ['principles', 'kept', userId],
      queryFn: () => listStoredAnswers(userId),
      staleTime: Infinity,
      networkMode: 'always',
    }),
  /** The person's own profile or, for a recruiter, that of the named candidate. */
  summary: (language: Language, userId?: string) =>
    queryOptions({
      queryKey: ['principles', 'summary', language, userId ?? null],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/principles/assessments/summary/', {
            params: { query: userId === undefined ? {} : { user_id: userId } },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  results: (query: ResultsQuery) =>
    queryOptions({
      queryKey: ['principles', 'results', query],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/recruiter/principles/assessments/list/', { params: { query }, signal }),
        ).then(({ data }) => data),
    }),
}

function nothingYet(error: unknown): null {
  if (error instanceof ApiError && error.code === 'no_user_response') return null
  throw error
}
