import type { Ajv } from 'ajv'
import { DomainError } from '../domain-error'

/**
 * Characters that no text or JSON column accepts: the zero character, and half of a surrogate pair.
 * Columns also refuse `1e309`, which the validator reads as infinite and does not compare with
 * limits.
 */
const unstorable = /[\0\p{Surrogate}]/u

/**
 * Refuses a request with 400 if a text or a number in it could not be stored, before it fails
 * there. It uses a list and not recursion, because the sender decides how deep a body is, and for
 * some calls the contract sets no limit.
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
 * Accepts only days and times that a column can hold: none of the year 0, and no moment of the last
 * year, because something that begins then would end in a year with five digits. A leap second is
 * accepted although no `Date` holds it: handlers decide what to do with it, so that an answer is
 * kept whatever the device's clock said.
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
