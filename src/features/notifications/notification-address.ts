import {
  toAccount,
  toApprovals,
  toAssessment,
  toCandidateDashboard,
  toCandidateInterviews,
  toMatchingCandidates,
  toMatchingJob,
  toPendingVerification,
  toRecruiterDashboard,
  toRecruiterInterviews,
  toRedoAssessments,
} from '../../paths'
import type { Notification } from './notifications.queries'

/**
 * The address of what a notification is about, for somebody of this role; null if there is no page
 * for it.
 */
export function toAddress(
  {
    kind,
    assessment_id: assessmentId,
    job_id: jobId,
  }: Pick<Notification, 'kind' | 'assessment_id' | 'job_id'>,
  role: string | null,
): string | null {
  const isCandidate = role === 'individual'
  switch (kind) {
    case 'approved':
      return isCandidate ? toCandidateDashboard() : toRecruiterDashboard()
    case 'declined':
      return toPendingVerification()
    case 'registration':
      return toApprovals()
    case 'result_ready':
    case 'redo_granted':
    case 'disqualified':
    case 'result_restored':
    case 'appeal_refused':
    case 'time_granted':
      return assessmentId === null
        ? null
        : toAssessment(assessmentId.startsWith('annotation') ? 'annotation' : 'english')
    case 'appeal_made':
      return toRedoAssessments()
    case 'poked':
    case 'job_match':
      return jobId === null ? null : toMatchingJob(jobId)
    case 'application':
      return jobId === null ? null : toMatchingCandidates(jobId)
    case 'employed':
    case 'employment_ended':
      // A copy of what is held about oneself is asked for there.
      return toAccount()
    case 'interview':
    case 'interview_cancelled':
    case 'interview_not_attended':
      return isCandidate ? toCandidateInterviews() : toRecruiterInterviews()
  }
}
