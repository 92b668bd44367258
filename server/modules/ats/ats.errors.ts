import { DomainError } from '../../http/domain-error'

/** The deployment names no applicant tracking system. */
export const atsNotConfigured = () => new DomainError(409, 'ats_not_configured')
export const atsNotAllowed = () => new DomainError(403, 'ats_permission_not_allowed')
export const atsPostFailed = () => new DomainError(502, 'ats_post_failed')
export const atsSyncFailed = () => new DomainError(502, 'ats_sync_failed')
export const ssoFailed = () => new DomainError(502, 'sso_failed')
export const jobNotPublished = () => new DomainError(409, 'job_not_published')
/** A candidate is sent to a posting, which is not there yet. */
export const jobNotInAts = () => new DomainError(409, 'ats_job_not_posted')
export const profileNotFound = () => new DomainError(404, 'candidate_profile_not_found')
export const deliveryNotFound = () => new DomainError(404, 'not_found')
