import { DomainError } from '../../http/domain-error'

export const invalidCredentials = () => new DomainError(422, 'invalid_credentials')
export const emailTaken = () =>
  new DomainError(422, 'email_taken', { fields: { email: 'email_taken' } })
export const invalidCode = () =>
  new DomainError(422, 'invalid_code', { fields: { code: 'invalid_code' } })
export const codeExpired = () =>
  new DomainError(422, 'code_expired', { fields: { code: 'code_expired' } })
export const linkUsed = () => new DomainError(422, 'link_used')
export const passwordUnchanged = () =>
  new DomainError(422, 'password_unchanged', { fields: { password: 'password_unchanged' } })
export const proofRefused = () =>
  new DomainError(400, 'validation_failed', { fields: { dpop: 'invalid' } })
export const sessionKeyMissing = () => new DomainError(401, 'session_key_missing')
export const sessionExpired = () => new DomainError(401, 'session_expired')
export const passwordWrong = () => new DomainError(422, 'password_wrong')
export const currentPasswordWrong = () =>
  new DomainError(422, 'password_wrong', { fields: { current_password: 'password_wrong' } })
export const passwordFieldWrong = () =>
  new DomainError(422, 'password_wrong', { fields: { password: 'password_wrong' } })
export const deviceNotFound = () => new DomainError(404, 'not_found')
export const codeUsed = () => new DomainError(422, 'code_used')
export const secondFactorRequired = () => new DomainError(422, 'second_factor_required')
export const secondFactorExpired = () => new DomainError(422, 'second_factor_expired')
export const secondFactorNotSetUp = () => new DomainError(409, 'second_factor_not_set_up')
export const secondFactorAlreadyOn = () => new DomainError(409, 'second_factor_already_on')
export const emailUnconfirmed = () => new DomainError(403, 'email_unconfirmed')
