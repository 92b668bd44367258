import type { components } from '../../../openapi/generated/api'
import { toEmail, isEmail } from '../../../machines/shared/email'
import { toMobileNumber } from '../../../machines/shared/fields'
import { cleanLine } from '../../../machines/shared/line'
import { holdsAddress, isName } from '../../../machines/shared/names'
import { plusSeconds } from '../../runtime/clock'

/** What two addresses are compared by. */
export const comparable = (text: string): string => toEmail(text).toLowerCase()

/** The first word of a full name, and the rest. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = cleanLine(fullName).split(' ')
  return { firstName, lastName: rest.join(' ') }
}

export const codeLifetimeSeconds = 15 * 60
export const codeTries = 5
export const codesPerDay = 5
export const accessLifetimeSeconds = 15 * 60
export const refreshLifetimeSeconds = 30 * 24 * 3600
/** How long a browser without a key may send a refresh token again whose answer was lost. */
export const predecessorSeconds = 60

/**
 * Whether one more code may be sent to an account that was sent `sentAt` before; after that only
 * the link goes.
 */
export function mayCarryCode(sentAt: readonly Date[], now: Date): boolean {
  const dayAgo = plusSeconds(now, -24 * 3600)
  return sentAt.filter((at) => at > dayAgo).length < codesPerDay
}

/** The key of a sentence for a person's name that is none; null for one that is. */
export function refusedName(
  fullName: string,
): 'required' | 'address_in_name' | 'invalid_name' | null {
  const line = cleanLine(fullName)
  if (line === '') return 'required'
  if (holdsAddress(line)) return 'address_in_name'
  return isName(line) ? null : 'invalid_name'
}

/** The same for what a company is called, which may be digits alone. */
export function refusedCompanyName(name: string): 'required' | 'address_in_name' | null {
  const line = cleanLine(name)
  if (line === '') return 'required'
  return holdsAddress(line) ? 'address_in_name' : null
}

/**
 * The key of a sentence for each field of a signup that section 5 refuses, save the password's;
 * empty when it is fit.
 */
export function refusedOfSignup(
  form: components['schemas']['Registration'],
): Record<string, string> {
  const refused: Record<string, string> = {}
  const name = refusedName(form.full_name)
  if (name !== null) refused.full_name = name
  if (toMobileNumber(form.mobile_number) === null) refused.mobile_number = 'invalid_mobile'
  if (!isEmail(toEmail(form.email))) refused.email = 'invalid_email'
  if (!form.terms_accepted) refused.terms_accepted = 'required'
  return refused
}
