import { DomainError } from '../../http/domain-error'

export const jobNotFound = () => new DomainError(404, 'job_not_found')
/** One of the named people is not an approved candidate. */
export const candidateNotFound = () => new DomainError(404, 'user_not_found')
export const jobClosed = () => new DomainError(409, 'job_closed')
export const applicationNotFound = () => new DomainError(409, 'application_not_found')
/** Nothing was read of this candidate that could be matched. */
export const nothingToMatch = () => new DomainError(409, 'resume_not_ready')
export const courseNotFound = () => new DomainError(404, 'not_found')
/** Completing or cancelling what was not registered for. */
export const notRegistered = () => new DomainError(409, 'no_pending_request')
export const skillNotFound = () => new DomainError(404, 'not_found')
