import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import type { AssessmentId } from '../recruiter.queries'

type Schemas = components['schemas']

/** Attempts at one version: of the named candidates, or of all who took it. */
export interface Many {
  assessmentId: AssessmentId
  userIds: readonly string[]
  everyone: boolean
}

/**
 * The decisions of admins about attempts that went wrong. After each, also a refused one, the
 * attempt is fetched again.
 */
export const outcomesMutations = {
  answerAppeal: (attemptId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['RedoRequest']) =>
        getAnswer(
          api.POST('/recruiter/redo-assessments/{id}', {
            params: { path: { id: attemptId } },
            body,
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshOutcomes(client),
    }),
  grantTime: () =>
    mutationOptions({
      mutationFn: (body: Schemas['GrantTime']) =>
        getAnswer(api.POST('/recruiter/time-grants/', { body })),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshOutcomes(client),
    }),
  /** Resets or redoes many attempts, version by version; answers how many were changed. */
  decideMany: () =>
    mutationOptions({
      mutationFn: async ({
        groups,
        decision,
        note,
      }: {
        groups: readonly Many[]
        decision: 'redo' | 'reset'
        note: string
      }) => {
        let changed = 0
        for (const { assessmentId, userIds, everyone } of groups) {
          const body = {
            assessment_version: assessmentId,
            user_ids: [...userIds],
            is_reset_all: everyone,
            is_redo: decision === 'redo',
            ...(note === '' ? {} : { note }),
          }
          // One after the other: where one fails, those before it are done and the list shows it.
          // oxlint-disable-next-line no-await-in-loop
          changed += (await getAnswer(api.POST('/recruiter/assessments/reset_all', { body }))).data
            .changed
        }
        return changed
      },
      onSettled: (_answer, _error, _given, _result, { client }) => refreshOutcomes(client),
    }),
  chooseActive: () =>
    mutationOptions({
      mutationFn: (active: AssessmentId[]) =>
        getAnswer(api.PATCH('/recruiter/assessments/', { body: { active } })),
      onSuccess: (_answer, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: ['recruiter', 'assessments'] }),
    }),
}

/**
 * Reports, the lists they stand in and the counts over them. Files and names stay: asking for a
 * file again is entered in the access log.
 */
const refreshOutcomes = (client: QueryClient) =>
  Promise.all(
    ['report', 'results', 'assessments', 'outcomes', 'reviews'].map((read) =>
      client.invalidateQueries({ queryKey: ['recruiter', read] }),
    ),
  )
