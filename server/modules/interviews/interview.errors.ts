import { DomainError, fieldsRefused } from '../../http/domain-error'

export const interviewNotFound = () => new DomainError(404, 'not_found')
export const jobNotFound = () => new DomainError(404, 'job_not_found')
export const candidateNotFound = () => new DomainError(404, 'user_not_found')
export const interviewOverlap = () => new DomainError(409, 'interview_overlap')
export const interviewNotPossible = () => new DomainError(409, 'interview_not_possible')
export const uploadNotReady = () => fieldsRefused({ upload_id: 'file_not_ready' })
