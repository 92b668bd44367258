import { randomInt } from 'node:crypto'
import { passesCheckDigit } from '../../machines/shared/fields'

/** An Emirates ID that nobody else has, and that passes its check digit. */
export function newEmiratesId(): string {
  const digits = `7841990${String(randomInt(10_000_000)).padStart(7, '0')}`
  const check = [...'0123456789'].find((digit) => passesCheckDigit(digits + digit)) ?? ''
  return digits + check
}
