import type { Ajv } from 'ajv'
import { DomainError } from './domain-error'

/**
 * What no text column or JSON column takes: the zero character, and half of a surrogate pair. Nor
 * does one take `1e309`, which the validator reads as a number without an end, for which it asks no
 * limits.
 */
const unstorable = /[\0\p{Surrogate}]/u

/**
 * Refuses a request with 400 where a text or a number of it could not be stored, instead of failing
 * when it is.
 */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  const isBad = (part: unknown): boolean => {
    if (typeof part === 'string') return unstorable.test(part)
    if (typeof part === 'number') return !Number.isFinite(part)
    if (Array.isArray(part)) return part.some(isBad)
    return (
      typeof part === 'object' &&
      part !== null &&
      !Buffer.isBuffer(part) &&
      Object.entries(part).some(([name, value]) => unstorable.test(name) || isBad(value))
    )
  }
  if (parts.some(isBad)) throw new DomainError(400, 'validation_failed')
}

/**
 * Of the days and times that can be written, takes those that a column holds: none of the year 0,
 * and no moment of the last year, after which the end of what begins then would need a fifth digit.
 * A leap second is a time, though no `Date` holds it: who is given one says what becomes of it, as
 * an answer is kept whatever the clock of the device said.
 */
export function storableTimes(ajv: Ajv): void {
  for (const [name, lastYear] of [
    ['date', 9999],
    ['date-time', 9998],
  ] as const) {
    const written = ajv.formats[name]
    if (
      typeof written !== 'object' ||
      !('validate' in written) ||
      typeof written.validate !== 'function'
    )
      throw new Error(`The format ${name} is not what it was.`)
    const isWritten = written.validate as (text: string) => boolean
    ajv.addFormat(name, (text) => {
      const year = new Date(text).getUTCFullYear()
      return (Number.isNaN(year) || (year >= 1 && year <= lastYear)) && isWritten(text)
    })
  }
}
