import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/api'
import { getAnswer, api } from '../../api/client'
import { fileAddress } from '../../api/file-address'
import { newId } from '../../lib/new-id'
import { recruiterQueries, type AssessmentId } from './recruiter.queries'
import { reviewsQueries } from './outcomes/reviews.queries'

type Schemas = components['schemas']

interface AttemptPath {
  assessmentId: AssessmentId
  attemptId: string
}

interface PersonAttempt extends AttemptPath {
  userId: string
}

export interface AttemptDecision {
  decision: Schemas['Decision']
  /** The same key decides once, however often it is sent. */
  key: string
  note: string
  /** Of a disqualification. */
  reason: Schemas['DisqualifyRequest']['reason']
  evidence: Schemas['DisqualificationEvidence'] | undefined
}

/** What recruiters and admins change. */
export const recruiterMutations = {
  /** Gives the scores that wait for a person; the report then shows the result made with them. */
  review: ({ assessmentId, attemptId }: AttemptPath) =>
    mutationOptions({
      mutationFn: (review: Schemas['ReviewRequest']) =>
        getAnswer(
          api.POST('/recruiter/assessments/{assessment_id}/report/{id}/review', {
            params: { path: { assessment_id: assessmentId, id: attemptId } },
            body: review,
          }),
        ),
      onSuccess: (_answer, _given, _context, { client }) =>
        refreshReport(client, { assessmentId, attemptId }),
    }),
  /**
   * Lets a result count although evidence is missing; the report then shows how it stands, also
   * when it was refused.
   */
  acceptEvidence: ({ assessmentId, attemptId }: AttemptPath) =>
    mutationOptions({
      mutationFn: (body: Schemas['AcceptEvidenceRequest']) =>
        getAnswer(
          api.POST('/recruiter/assessments/{assessment_id}/report/{id}/evidence', {
            params: { path: { assessment_id: assessmentId, id: attemptId } },
            body,
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        refreshReport(client, { assessmentId, attemptId }),
    }),
  /**
   * The decision of an admin about an attempt. Afterwards, also after a refusal, the report is
   * fetched again.
   */
  decideAttempt: (of: PersonAttempt) =>
    mutationOptions({
      mutationFn: (decided: AttemptDecision) => sendDecision(of, decided),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshReport(client, of),
    }),
  decide: () =>
    mutationOptions({
      mutationFn: (decision: Schemas['AdminActionRequest']) =>
        getAnswer(api.POST('/recruiter/admin/action-candidate/', { body: decision })),
      onSettled: (_answer, _error, _given, _result, { client }) => refreshRegistrations(client),
    }),
  /** Lets a candidate take an assessment again that they took under an account they deleted. */
  allowAgain: (userId: string) =>
    mutationOptions({
      mutationFn: (assessmentId: Schemas['AssessmentId']) =>
        getAnswer(
          api.POST('/recruiter/assessments/{assessment_id}/reset', {
            params: { path: { assessment_id: assessmentId } },
            body: { user_id: userId, key: newId() },
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({ queryKey: recruiterQueries.arrangement(userId).queryKey }),
    }),
  /** Holds on to everybody whom a filter shows now. */
  select: () =>
    mutationOptions({
      mutationFn: (filter: Schemas['SelectRegistrations']) =>
        getAnswer(api.POST('/recruiter/admin/selections/', { body: filter })).then(
          ({ data }) => data,
        ),
    }),
  /** Decides about exactly these, in the background. */
  decideSelection: (id: string) =>
    mutationOptions({
      mutationFn: (decision: Schemas['DecideSelection']) =>
        getAnswer(
          api.POST('/recruiter/admin/selections/{id}', {
            params: { path: { id } },
            body: decision,
          }),
        ).then(({ data }) => data),
      onSuccess: (selection, _given, _result, { client }) =>
        client.setQueryData(recruiterQueries.selection(id).queryKey, selection),
    }),
  undoSelection: (id: string) =>
    mutationOptions({
      mutationFn: () =>
        getAnswer(
          api.POST('/recruiter/admin/selections/{id}/undo', { params: { path: { id } } }),
        ).then(({ data }) => data),
      onSuccess: (selection, _given, _result, { client }) =>
        client.setQueryData(recruiterQueries.selection(id).queryKey, selection),
    }),
  /** Arranges time, breaks and parts for a candidate; the answer is what stands now. */
  arrange: (userId: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['SetArrangement']) =>
        getAnswer(
          api.PUT('/recruiter/admin/arrangements/{id}', { params: { path: { id: userId } }, body }),
        ),
      onSuccess: ({ data }, _given, _result, { client }) =>
        client.setQueryData(recruiterQueries.arrangement(userId).queryKey, data),
    }),
  /**
   * Keeps what was recorded of an attempt longer, or no longer; the report then shows how it
   * stands, also when it was refused.
   */
  hold: ({ assessmentId, attemptId }: AttemptPath) =>
    mutationOptions({
      mutationFn: (body: Schemas['SetRecordingHold']) =>
        getAnswer(
          api.PUT('/recruiter/assessments/{assessment_id}/report/{id}/hold', {
            params: { path: { assessment_id: assessmentId, id: attemptId } },
            body,
          }),
        ),
      onSettled: (_answer, _error, _given, _result, { client }) =>
        client.invalidateQueries({
          queryKey: recruiterQueries.report(assessmentId, attemptId).queryKey,
        }),
    }),
  /** The address of the report as a PDF; null while it is being made. */
  reportPdf: ({ assessmentId, attemptId }: AttemptPath) =>
    mutationOptions({
      mutationFn: async () => {
        const path = { assessment_id: assessmentId, id: attemptId }
        const { data } = await getAnswer(
          api.GET('/recruiter/assessments/{assessment_id}/report/{id}/download', {
            params: { path },
          }),
        )
        return 'url' in data && typeof data.url === 'string' ? fileAddress(data.url) : null
      },
    }),
}

/** Everything of an attempt's report, the lists it stands in and the counts over them. */
const refreshReport = (client: QueryClient, { assessmentId, attemptId }: AttemptPath) =>
  Promise.all([
    client.invalidateQueries({
      queryKey: recruiterQueries.report(assessmentId, attemptId).queryKey,
    }),
    client.invalidateQueries({ queryKey: ['recruiter', 'results'] }),
    client.invalidateQueries({ queryKey: reviewsQueries.all }),
    client.invalidateQueries({ queryKey: recruiterQueries.assessments().queryKey }),
  ])

async function sendDecision(
  { assessmentId, attemptId, userId }: PersonAttempt,
  { decision, key, note, reason, evidence }: AttemptDecision,
): Promise<{ message?: string }> {
  const path = { assessment_id: assessmentId, id: attemptId }
  const why = note === '' ? {} : { note }
  switch (decision) {
    case 'redo':
      return getAnswer(
        api.POST('/recruiter/redo-assessments/{id}', {
          params: { path: { id: attemptId } },
          body: { decision: 'granted', key, ...why },
        }),
      )
    case 'reset':
      return getAnswer(
        api.POST('/recruiter/assessments/{assessment_id}/reset', {
          params: { path: { assessment_id: assessmentId } },
          body: { user_id: userId, attempt_id: attemptId, key, ...why },
        }),
      )
    case 'disqualify':
      return getAnswer(
        api.POST('/recruiter/assessments/{assessment_id}/report/{id}/disqualify', {
          params: { path },
          // The server says at the field what is missing.
          body: { key, reason, evidence: evidence ?? { kind: 'observation' }, ...why },
        }),
      )
    case 'evaluate':
      return getAnswer(
        api.POST('/recruiter/assessments/{assessment_id}/report/{id}/evaluate', {
          params: { path },
          body: { key },
        }),
      )
  }
}

const refreshRegistrations = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['recruiter', 'registrations'] }),
    client.invalidateQueries({ queryKey: reviewsQueries.count().queryKey }),
  ])
