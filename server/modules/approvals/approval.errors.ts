import { DomainError, fieldsRefused } from '../../http/domain-error'

/** None of the named accounts could be changed. */
export const nothingChanged = (code: 'attempt_running' | 'undo_expired' | 'no_pending_request') =>
  new DomainError(409, code)
/** Somebody decided after the admin was shown what the decision was made from. */
export const decidedMeanwhile = (values: { context?: string; name?: string }) =>
  new DomainError(409, 'decided_meanwhile', { values })
/** Who is declined is told why. */
export const reasonMissing = () => fieldsRefused({ reason: 'required' })
/** What was shown then may look different now. */
export const selectionExpired = () => new DomainError(409, 'selection_expired')
export const selectionNotFound = () => new DomainError(404, 'not_found')
export const registrationNotFound = () => new DomainError(404, 'not_found')
