import { useTranslation } from 'react-i18next'
import type { Act } from './log-address'

/** What was done, in words. */
export function useActLabels(): Record<Act, string> {
  const { t } = useTranslation('recruiter')
  return {
    'approval.approved': t('act.approval_approved'),
    'approval.declined': t('act.approval_declined'),
    'approval.start_review': t('act.approval_start_review'),
    'approval.undo': t('act.approval_undo'),
    'approval.automatic_approved': t('act.approval_automatic_approved'),
    'approval.automatic_start_review': t('act.approval_automatic_start_review'),
    'approval_criteria.set': t('act.approval_criteria_set'),
    'matching.threshold_set': t('act.matching_threshold_set'),
    'attempt.reset': t('act.attempt_reset'),
    'attempt.redo': t('act.attempt_redo'),
    'attempt.redo_declined': t('act.attempt_redo_declined'),
    'attempt.disqualify': t('act.attempt_disqualify'),
    'attempt.disqualification_reversed': t('act.attempt_disqualification_reversed'),
    'attempt.evaluate': t('act.attempt_evaluate'),
    'attempt.time': t('act.attempt_time'),
    'attempt.review': t('act.attempt_review'),
    'attempt.evidence': t('act.attempt_evidence'),
    'recordings.held': t('act.recordings_held'),
    'recordings.released': t('act.recordings_released'),
    'arrangement.set': t('act.arrangement_set'),
    'assessment.allowed_again': t('act.assessment_allowed_again'),
    'assessments.active': t('act.assessments_active'),
    'question.deleted': t('act.question_deleted'),
    'email_template.changed': t('act.email_template_changed'),
    'job.posted': t('act.job_posted'),
    'job.changed': t('act.job_changed'),
    'job.published': t('act.job_published'),
    'job.off_dashboard': t('act.job_off_dashboard'),
    'job.deleted': t('act.job_deleted'),
    'candidate.poked': t('act.candidate_poked'),
    'candidate.emailed': t('act.candidate_emailed'),
    'employee.added': t('act.employee_added'),
    'employee.ended': t('act.employee_ended'),
    'company.job_limit': t('act.company_job_limit'),
    'company.changed': t('act.company_changed'),
    'company.ats_permission': t('act.company_ats_permission'),
    'job.sent_to_ats': t('act.job_sent_to_ats'),
    'candidate.sent_to_ats': t('act.candidate_sent_to_ats'),
    'ats.sent_again': t('act.ats_sent_again'),
    'note.deleted': t('act.note_deleted'),
    'admin.made': t('act.admin_made'),
    'account.deleted': t('act.account_deleted'),
    'file.opened': t('act.file_opened'),
    'list.exported': t('act.list_exported'),
  }
}

/** What was opened, in words, by the kind of file that an entry names. */
export function useOpenedLabels(): Partial<Record<string, string>> {
  const { t } = useTranslation('recruiter')
  return {
    recording: t('opened.recording'),
    screenshot: t('opened.screenshot'),
    episode: t('opened.episode'),
    take: t('opened.take'),
    resume: t('opened.resume'),
    report_pdf: t('opened.report_pdf'),
    attempt_report: t('opened.attempt_report'),
    interview_recording: t('opened.interview_recording'),
    own_data: t('opened.own_data'),
  }
}
