import { DomainError, fieldsRefused } from '../../http/domain-error'

export const userNotFound = () => new DomainError(404, 'user_not_found')
export const uploadNotFound = () => new DomainError(404, 'upload_not_found')
export const uploadOffsetMismatch = () => new DomainError(409, 'upload_offset_mismatch')
export const fileTooLarge = () => new DomainError(413, 'file_too_large')
export const alreadyOnboarded = () => new DomainError(409, 'onboarding_already_done')
export const attemptRunning = () => new DomainError(409, 'attempt_running')
export const lastAdmin = () => new DomainError(409, 'last_admin')
/** A code is mailed only where no password proves who asks. */
export const hasAPassword = () => new DomainError(409, 'no_pending_request')
/** Only candidates have onboarding details that can be changed. */
export const noDetails = () => new DomainError(409, 'candidate_profile_not_found')
export const notACandidate = () => new DomainError(403, 'forbidden')
/** An upload named in a form that is not there, not complete, or of another kind. */
export const fileNotReady = (field: string) => fieldsRefused({ [field]: 'file_not_ready' })
export const fileNotFound = () => new DomainError(404, 'file_not_found')
export const recordingNotFound = () => new DomainError(404, 'recording_not_found')
export const ticketExpired = () => new DomainError(410, 'ticket_expired')
export const rangeNotSatisfiable = () => new DomainError(416, 'range_not_satisfiable')
/** There is no profile yet that could be reviewed. */
export const nothingToReview = () => new DomainError(409, 'resume_not_ready')
/** Another resume was read after the page that is reviewed was made. */
export const newerReading = () => new DomainError(409, 'newer_reading')
export const awardNotFound = () => new DomainError(404, 'not_found')
export const mediaNotFound = () => new DomainError(404, 'not_found')
export const tooManyItems = (field: string) => fieldsRefused({ [field]: 'too_many' })
export const uploadForbidden = () => new DomainError(403, 'forbidden')
