import { DomainError } from '../../http/domain-error'

export const invalidCredentials = () => new DomainError(422, 'invalid_credentials')
export const emailTaken = () => new DomainError(422, 'email_taken', { fields: { email: 'email_taken' } })
export const invalidCode = () => new DomainError(422, 'invalid_code', { fields: { code: 'invalid_code' } })
export const codeExpired = () => new DomainError(422, 'code_expired', { fields: { code: 'code_expired' } })
export const linkUsed = () => new DomainError(422, 'link_used')
export const passwordUnchanged = () => new DomainError(422, 'password_unchanged', { fields: { password: 'password_unchanged' } })
export const sessionExpired = () => new DomainError(401, 'session_expired')
