import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'
import {
  candidateQueries,
  type Favorite,
  type MatchingJob,
  type MatchingJobs,
} from './candidate.queries'
import { findRises, type Rise } from './rises.rules'

type Schemas = components['schemas']
export type JobAction = 'apply' | 'withdraw' | 'dismiss'
export type CourseAction = NonNullable<Schemas['RegisterCourse']['action']>

/** What a candidate does about jobs and courses. */
export const candidateMutations = {
  /**
   * The heart changes at once, and goes back where the server did not take it. One after the other,
   * so that the last press stays.
   */
  favorite: () =>
    mutationOptions({
      scope: { id: 'favorite' },
      mutationFn: (body: Schemas['SetFavorite']) =>
        getAnswer(api.POST('/candidate/favorite/', { body })).then(({ data }) => data),
      onMutate: (body, { client }) => writeFavorite(client, body),
      onError: (_error, body, _result, { client }) =>
        writeFavorite(client, { ...body, is_favorite: !body.is_favorite }),
      onSuccess: (favorite, _given, _result, { client }) => writeFavorite(client, favorite),
      // A list of favourites keeps its row until it is opened again, so that the press can be taken
      // back.
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['candidate', 'jobs'], refetchType: 'none' }),
    }),
  /** Applies, withdraws or dismisses. */
  act: () =>
    mutationOptions({
      mutationFn: ({ jobId, action }: { jobId: string; action: JobAction }) =>
        getAnswer(
          api.POST('/candidate/job/{action}', {
            params: { path: { action } },
            body: { job_id: jobId },
          }),
        ).then(({ data }) => data),
      onSuccess: ({ job_id, application }, _given, _result, { client }) =>
        changeJob(client, job_id, (job) => ({ ...job, application })),
      // Refused, it is another state than the page shows.
      onSettled: (_answer, _error, _given, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: ['candidate', 'jobs'] }),
          client.invalidateQueries({ queryKey: ['candidate', 'job'] }),
        ]),
    }),
  /**
   * Registers for a course, completes it or cancels it. Of a completed one it answers which scores
   * rose; null where they could not be compared.
   */
  course: (language: Language, jobId: string | null) =>
    mutationOptions({
      mutationFn: async (
        { courseId, action }: { courseId: string; action: CourseAction },
        { client },
      ): Promise<readonly Rise[] | null> => {
        const before =
          action === 'complete' ? await scoresNow(client, language, jobId, 30_000) : null
        await getAnswer(
          api.POST('/candidate/register-tp', { body: { course_id: courseId, action } }),
        )
        if (before === null) return null
        const after = await scoresNow(client, language, jobId, 0)
        return after === null ? null : findRises(before, after)
      },
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['candidate'] }),
    }),
}

/**
 * The best matches, and the job that the courses are for. To compare with them is help, and fails
 * quietly.
 */
async function scoresNow(
  client: QueryClient,
  language: Language,
  jobId: string | null,
  staleTime: number,
): Promise<MatchingJob[] | null> {
  try {
    const best = await client.fetchQuery({ ...candidateQueries.jobs(language, {}), staleTime })
    const job =
      jobId === null
        ? null
        : await client.fetchQuery({ ...candidateQueries.job(language, jobId), staleTime })
    return job === null ? best.results : [job, ...best.results.filter(({ jid }) => jid !== job.jid)]
  } catch {
    // The course is what counts; without the scores nothing is said of them.
    return null
  }
}

const writeFavorite = (
  client: QueryClient,
  { job_id, is_favorite }: Pick<Favorite, 'job_id' | 'is_favorite'>,
): void => {
  client.setQueriesData<Favorite[]>({ queryKey: ['candidate', 'favorites'] }, (states) =>
    states?.map((state) => (state.job_id === job_id ? { ...state, is_favorite } : state)),
  )
  changeJob(client, job_id, (job) => ({ ...job, is_favorite }))
}

/** Changes a job wherever it is kept. */
function changeJob(
  client: QueryClient,
  id: string,
  change: (job: MatchingJob) => MatchingJob,
): void {
  client.setQueriesData<MatchingJobs>(
    { queryKey: ['candidate', 'jobs'] },
    (page) =>
      page && { ...page, results: page.results.map((job) => (job.jid === id ? change(job) : job)) },
  )
  client.setQueriesData<MatchingJob | null>({ queryKey: ['candidate', 'job'] }, (job) =>
    job?.jid === id ? change(job) : job,
  )
}
