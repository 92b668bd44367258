export const challengeLifetimeSeconds = 5 * 60
/** The number of codes that one sign-in may try; then it begins again with the password. */
export const challengeTries = 5
export const recoveryCodeCount = 10

/** Crockford's alphabet: no letter that is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A recovery code from ten random bytes, five bits of each: `7K3QD-M9XWA`. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

export type TypedCode =
  { kind: 'app'; digits: string } | { kind: 'recovery'; letters: string } | { kind: 'neither' }

/** Reads a typed code: six digits are from the app, ten letters and digits are a recovery code. */
export function readCode(typed: string): TypedCode {
  const text = typed.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(text)) return { kind: 'app', digits: text }
  const letters = text.replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-Z]{10}$/.test(letters) ? { kind: 'recovery', letters } : { kind: 'neither' }
}
