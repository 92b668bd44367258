import { DomainError, fieldsRefused } from '../../http/domain-error'

export const candidateNotFound = () => new DomainError(404, 'user_not_found')
export const candidateNotApproved = () => new DomainError(409, 'candidate_not_approved')
export const alreadyEmployed = () => new DomainError(409, 'already_employed')
export const employmentNotFound = () => new DomainError(404, 'not_found')
export const employmentOver = () => new DomainError(409, 'employment_over')
export const firstDayRefused = (reason: string) => fieldsRefused({ since: reason })
export const lastDayRefused = (reason: string) => fieldsRefused({ ended_on: reason })
