import { DomainError } from '../../http/domain-error'

/** Mails go to the person's own address; only an admin's invitation goes to somebody else's. */
export const mailNotAllowed = () => new DomainError(403, 'forbidden')
/** The e-mail is confirmed, or the registration is done: there is nothing left to write about. */
export const nothingToResend = () => new DomainError(409, 'no_pending_request')
