import { DomainError } from './domain-error'

/** What no text column or JSON column takes: the zero character, and half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u

/** Refuses a request with 400 where a text of it could not be stored, instead of failing when it is. */
export function refuseUnstorable(...parts: readonly unknown[]): void {
  const isBad = (part: unknown): boolean => {
    if (typeof part === 'string') return unstorable.test(part)
    if (Array.isArray(part)) return part.some(isBad)
    return typeof part === 'object' && part !== null && !Buffer.isBuffer(part) && Object.entries(part).some(([name, value]) => unstorable.test(name) || isBad(value))
  }
  if (parts.some(isBad)) throw new DomainError(400, 'validation_failed')
}
