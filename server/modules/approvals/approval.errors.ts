import { DomainError, fieldsRefused } from '../../http/domain-error'

/** None of the named accounts could be changed. */
export const nothingChanged = (code: 'attempt_running' | 'undo_expired' | 'no_pending_request') =>
  new DomainError(409, code)
/** Somebody else has decided since the admin was shown the registrations. */
export const decidedMeanwhile = (values: { context?: string; name?: string }) =>
  new DomainError(409, 'decided_meanwhile', { values })
/** A declined person is told the reason, so it is required. */
export const reasonMissing = () => fieldsRefused({ reason: 'required' })
/** The selection is too old, because the list may have changed since. */
export const selectionExpired = () => new DomainError(409, 'selection_expired')
export const selectionNotFound = () => new DomainError(404, 'not_found')
export const registrationNotFound = () => new DomainError(404, 'not_found')
