import { plusSeconds } from '../../clock'

/** The special characters the specification names for passwords. */
const specials = '@~`$!#^()_-=+%*?&'

/**
 * Whether a password fits section 5: 8 to 16 characters with a lowercase letter, an uppercase letter, a digit and a special
 * character of the named set. The longer reading of the length (8, as every message says) is the one in force.
 */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 16 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && [...text].some((c) => specials.includes(c))
}

/** Whether text is an e-mail address as people have them: one @, a dot in the domain, no spaces, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)*\.[^\s@.<>"(),;:\\[\]\d]{2,}$/.test(text.trim())

/** What two addresses or names are compared by. */
export const comparable = (text: string): string => text.trim().toLowerCase()

/** The first word of a full name, and the rest. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** A positive number written with digits, spaces, dashes and an optional leading plus; at least 7 and at most 15 digits (E.164). */
export function isMobileNumber(text: string): boolean {
  const digits = text.replace(/[\s()-]/g, '')
  return /^\+?\d{7,15}$/.test(digits) && Number(digits) > 0
}

export const codeLifetimeSeconds = 15 * 60
export const codeTries = 5
export const codesPerDay = 5
export const accessLifetimeSeconds = 15 * 60
export const refreshLifetimeSeconds = 30 * 24 * 3600

/** Whether one more code may be sent to an account that was sent `sentAt` before; after that only the link goes. */
export function mayCarryCode(sentAt: readonly Date[], now: Date): boolean {
  const dayAgo = plusSeconds(now, -24 * 3600)
  return sentAt.filter((at) => at > dayAgo).length < codesPerDay
}
