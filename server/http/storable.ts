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
 * when it is. What is within it is put on a list in place of calls within calls: how deep a body
 * goes is the sender's to say, and the contract describes none for some calls.
 */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  const left = [...parts]
  const refuseText = (text: string) => {
    if (unstorable.test(text)) throw new DomainError(400, 'validation_failed')
  }
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part === 'string') refuseText(part)
    else if (typeof part === 'number') {
      if (!Number.isFinite(part)) throw new DomainError(400, 'validation_failed')
    } else if (Array.isArray(part)) for (const one of part) left.push(one)
    else if (typeof part === 'object' && part !== null && !Buffer.isBuffer(part))
      for (const [name, value] of Object.entries(part)) {
        refuseText(name)
        left.push(value)
      }
  }
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
