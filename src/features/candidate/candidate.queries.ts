import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import type { Language } from '../../i18n/language'

type Schemas = components['schemas']
export type JobsQuery = NonNullable<operations['listMatchingJobs']['parameters']['query']>
export type OwnList = Schemas['CandidateJobsQuery']['list']
export type MatchingJob = Schemas['MatchingJob']
export type MatchingJobs = Schemas['MatchingJobs']['data']
export type Favorite = Schemas['Favorite']

/** How many jobs a page of them has. */
export const jobsOnPage = 12
const nextRoles = 3
const gapsAtMost = 20

const upskilling = (language: Language, jobId: string | null) =>
  queryOptions({
    queryKey: ['candidate', 'courses', language, jobId],
    queryFn: ({ signal }) =>
      getAnswer(
        api.POST('/candidate/upskill-courses', {
          body: jobId === null ? {} : { job_id: jobId },
          signal,
        }),
      ).then(({ data }) => data),
  })

/**
 * Options of the candidate's reads about jobs, gaps and courses. What the server words has the
 * language in its key.
 */
export const candidateQueries = {
  /** The jobs that match, the best first. */
  jobs: (language: Language, ask: JobsQuery) =>
    queryOptions({
      queryKey: ['candidate', 'jobs', language, ask],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/matching-jobs', {
            params: { query: { limit: jobsOnPage, ...ask } },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  /** What the candidate applied for, dismissed, or was recommended. */
  ownJobs: (language: Language, list: OwnList, page: number) =>
    queryOptions({
      queryKey: ['candidate', 'jobs', language, list, page],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/candidate/jobs', { body: { list, page, limit: jobsOnPage }, signal }),
        ).then(({ data }) => data),
    }),
  /** One job with its explanation, whatever its score; null where there is none. */
  job: (language: Language, id: string) =>
    queryOptions({
      queryKey: ['candidate', 'job', language, id],
      queryFn: ({ signal }) =>
        getAnswer(
          api.GET('/candidate/matching-jobs', {
            params: { query: { job_id: id, limit: 1 } },
            signal,
          }),
        ).then(({ data }) => data.results[0] ?? null),
    }),
  /** Which of these jobs the candidate likes. */
  favorites: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['candidate', 'favorites', ids],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/candidate/favorite-jobs', { body: { job_ids: [...ids] }, signal }),
        ).then(({ data }) => data),
      enabled: ids.length > 0,
    }),
  /** The skills that are wanted, the widest gap first: of one job, or of the next roles. */
  gaps: (language: Language, jobId: string | null) =>
    queryOptions({
      queryKey: ['candidate', 'gaps', language, jobId],
      queryFn: ({ signal }) =>
        getAnswer(
          api.POST('/candidate/skill-gap', {
            body: { limit: gapsAtMost, ...(jobId === null ? {} : { job_id: jobId }) },
            signal,
          }),
        ).then(({ data }) => data),
    }),
  /** Courses grouped by the skill they teach, the group with the highest total score first. */
  courses: (language: Language, jobId: string | null) =>
    queryOptions({ ...upskilling(language, jobId), select: ({ upskill_nf: groups }) => groups }),
  /** The courses that the candidate has completed, the latest first. */
  completedCourses: (language: Language, jobId: string | null) =>
    queryOptions({ ...upskilling(language, jobId), select: ({ completed }) => completed }),
  careerPath: (language: Language, uid: string) =>
    queryOptions({
      queryKey: ['candidate', 'careerPath', language, uid],
      queryFn: ({ signal }) =>
        getAnswer(api.POST('/candidate/career-path', { body: { uid, n: nextRoles }, signal })).then(
          ({ data }) => data,
        ),
    }),
  /** A published job as anybody may see it. */
  publicJob: (language: Language, id: string) =>
    queryOptions({
      queryKey: ['user', 'job', language, id],
      queryFn: ({ signal }) =>
        getAnswer(api.GET('/user/job-details/', { params: { query: { id } }, signal })).then(
          ({ data }) => data,
        ),
    }),
}
