import { cleanLine } from './line'

// The field rules of section 5, the same for the forms and for the server behind them.

const specials = '@~`$!#^()_-=+%*?&'

/** The rules for a new password, one by one, so that a form can tick them during typing. */
export const passwordRules = {
  lower: (text: string) => /[a-z]/.test(text),
  upper: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => [...text].some((character) => specials.includes(character)),
  length: (text: string) => text.length >= 8 && text.length <= 16,
} as const satisfies Record<string, (text: string) => boolean>

/** The longer reading of the length (8, as every message says) is the one in force. */
export const isPassword = (text: string): boolean =>
  Object.values(passwordRules).every((isMet) => isMet(text))

/**
 * A positive number of 7 to 15 digits (E.164) without the separators that people write; null if it
 * is none. Arabic digits are accepted. A minus makes a number invalid and is not read as a
 * separator.
 */
export function toMobileNumber(typed: string): string | null {
  const western = cleanLine(typed).replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
  if (!/^\+?\(?\d[\d\s().-]*$/.test(western)) return null
  const number = western.replace(/[\s().-]/g, '')
  return /^\+?\d{7,15}$/.test(number) && Number(number) > 0 ? number : null
}

/**
 * The 15 digits of an Emirates ID without its dashes; null when they are not 15 digits that begin
 * with 784 (the country's number), or the last one does not check the others.
 */
export function emiratesIdDigits(text: string): string | null {
  const digits = cleanLine(text).replace(/[\s-]/g, '')
  return /^784\d{12}$/.test(digits) && passesCheckDigit(digits) ? digits : null
}

/**
 * Whether the last digit checks those before it, by Luhn's algorithm (ISO/IEC 7812-1, annex B). That
 * an Emirates ID has such a check digit is published by Microsoft among the numbers that Purview
 * finds (learn.microsoft.com/purview/sit-defn-uae-identity-card-number).
 */
export const passesCheckDigit = (digits: string): boolean =>
  [...digits].reduceRight((sum, digit, at) => {
    const isDoubled = (digits.length - 1 - at) % 2 === 1
    const value = Number(digit) * (isDoubled ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/**
 * What a link to a profile looks like on each network, to its end; on LinkedIn also to a company or
 * a job.
 */
export const socialLinks = {
  facebook: /^https?:\/\/(www\.|m\.|web\.)?facebook\.com\/[\w.-]+(?:[/?#]\S*)?$/i,
  instagram: /^https?:\/\/(www\.)?instagram\.com\/[\w.]+(?:[/?#]\S*)?$/i,
  twitter: /^https?:\/\/(www\.|mobile\.)?(twitter|x)\.com\/\w{1,30}(?:[/?#]\S*)?$/i,
  linkedin:
    /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(in|pub|company|jobs)\/[\w%-]+(?:[/?#]\S*)?$/i,
} as const satisfies Record<string, RegExp>

export type Network = keyof typeof socialLinks
const networkHosts = {
  facebook: /(^|\.)facebook\.com$/i,
  instagram: /(^|\.)instagram\.com$/i,
  twitter: /(^|\.)(twitter|x)\.com$/i,
  linkedin: /(^|\.)linkedin\.com$/i,
} as const satisfies Record<Network, RegExp>

/**
 * The network that a link names by its host, whether or not it leads to a profile there; null for
 * any other address.
 */
export function getNetwork(link: string): Network | null {
  if (!URL.canParse(link)) return null
  const { hostname } = new URL(link)
  return (
    (['facebook', 'instagram', 'twitter', 'linkedin'] as const).find((network) =>
      networkHosts[network].test(hostname),
    ) ?? null
  )
}

/**
 * Whether text is an http or https address with a dotted host, and no name before it that could be
 * taken for the host.
 */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (
    username === '' &&
    password === '' &&
    (protocol === 'https:' || protocol === 'http:') &&
    hostname.includes('.')
  )
}

/** How many characters the description of a company has. */
export const descriptionLimits = { least: 70, most: 700 }
