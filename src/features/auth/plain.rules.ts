import { emailOf, isEmail } from '../../../machines/shared/email'

/**
 * What can be wrong in a form without a schema (see use-plain-form.ts); `login:rule.<name>` is the
 * sentence.
 */
export type PlainFault = 'required' | 'email'

/** What is wrong with a value, or null. */
export type PlainRule = (value: string) => PlainFault | null

export const emailRule: PlainRule = (value) => {
  const typed = emailOf(value)
  if (typed === '') return 'required'
  return isEmail(typed) ? null : 'email'
}

/** A password somebody already has: its form is the server's to judge. */
export const currentPasswordRule: PlainRule = (value) => (value === '' ? 'required' : null)
