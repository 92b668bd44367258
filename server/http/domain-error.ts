import type { errorCodes } from '../../openapi/generated/operations'

export type ErrorCode = (typeof errorCodes)[number]

interface Details {
  /** The key of the sentence for each refused field, under `errors:fields` of the locales. */
  fields?: Record<string, string>
  /** Values for the placeholders of the sentence. */
  values?: Record<string, string | number>
}

/**
 * A refusal that the contract knows: thrown by rules and handlers, turned into an answer in one
 * place.
 */
export class DomainError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly values: Record<string, string | number>

  constructor(status: number, code: ErrorCode, details: Details = {}) {
    super(code)
    this.name = 'DomainError'
    this.status = status
    this.code = code
    this.fields = details.fields
    this.values = details.values ?? {}
  }
}

/** 422 with a sentence beside each refused field; the values are keys under `errors:fields`. */
export const fieldsRefused = (fields: Record<string, string>): DomainError =>
  new DomainError(422, 'validation_failed', { fields })
export const rateLimited = (seconds: number): DomainError =>
  new DomainError(429, 'rate_limited', { values: { seconds, time: clockTime(seconds) } })
export const unsupportedFileType = (): DomainError => new DomainError(415, 'unsupported_file_type')

/** Seconds as mm:ss, which reads alike in both languages and needs no plural. */
const clockTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
