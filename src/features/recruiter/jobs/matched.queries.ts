import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import type { Language } from '../../../i18n/language'
import { pollInterval } from '../../../lib/poll-interval'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'

type Schemas = components['schemas']
export type Matched = Schemas['MatchedCandidate']
type Asked = Omit<Schemas['CandidatesForJobsQuery'], 'job_ids'>

const all = ['recruiter', 'matched'] as const

/**
 * The candidates that match a job, usually the best first. What the server words (skills) has the
 * language in its key.
 */
export const matchedQueries = {
  list: (language: Language, jobId: string, asked: Asked) =>
    queryOptions({
      queryKey: [...all, language, jobId, asked],
      queryFn: async ({ signal }) => {
        const { data } = await getAnswer(
          api.POST('/recruiter/candidates-for-jobs/', {
            body: { job_ids: [jobId], ...asked },
            signal,
          }),
        )
        const [found] = data.results
        return {
          results: found?.candidates ?? [],
          total: found?.total ?? 0,
          loading: found?.candidates_loading === true,
          listedAbove: data.listed_above,
        }
      },
      // Until the candidates are ranked for the first time, nobody can say who they are.
      refetchInterval: ({ state }) => pollInterval(state.data?.loading),
    }),
}

/** The same as a file: all that fit. */
export const matchedDownload =
  (jobId: string, asked: Asked): Download =>
  (format) =>
    getAddress(
      getAnswer(
        api.POST('/recruiter/candidates-for-jobs/', {
          body: { job_ids: [jobId], ...asked, download_report: format },
        }),
      ),
    )

export const matchedMutations = {
  /** Tells candidates of the job, each once. */
  poke: (jobId: string) =>
    mutationOptions({
      mutationFn: ({ userIds, message }: { userIds: string[]; message: string }) =>
        getAnswer(
          api.POST('/recruiter/poke-candidates/', {
            body: {
              job_id: jobId,
              user_ids: userIds,
              message: message.trim() === '' ? null : message,
            },
          }),
        ),
      onSuccess: (_answer, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: all }),
    }),
}
