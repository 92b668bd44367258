/** What can be wrong in a form without a schema (see use-plain-form.ts); `login:rule.<name>` is the sentence. */
export type PlainFault = 'required' | 'email'

/** What is wrong with a value, or null. */
export type PlainRule = (value: string) => PlainFault | null

// The form of an address that browsers accept in an e-mail field (HTML standard), with a domain that has a dot.
const address = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

export const isEmail = (value: string): boolean => value.length <= 254 && address.test(value)

export const emailRule: PlainRule = (value) => {
  const typed = value.trim()
  if (typed === '') return 'required'
  return isEmail(typed) ? null : 'email'
}

/** A password somebody already has: its form is the server's to judge. */
export const currentPasswordRule: PlainRule = (value) => (value === '' ? 'required' : null)
