const EMAIL = /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\w-])/giu
// A run of digits as people write phone numbers; the lookarounds keep it out of longer numbers and
// addresses.
const NUMBER = /(?<![\w.@/=-])(?:\+|00)?\d(?:[\s().-]{0,3}\d){6,14}(?![\w@]|[./-]\d)/g
const URL =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[^\s|,،؛;<>"')\]]*)?/giu
const KNOWN_SITE =
  /^(?:[a-z]+\.)?(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|youtube|vimeo|kaggle|stackoverflow|bitbucket|researchgate)\.(?:com|net|org)\//i
const FAX = /(?:fax|فاكس)[\s:.]*(?:\+|00)?\d[\d\s().-]*/giu
const YEARS = /^(?:19|20)\d{2}\D{1,4}(?:19|20)\d{2}$/

/** Ends that an address may have; what ends otherwise was cut by the edge of a narrow column. */
const END =
  /\.(?:[a-z]{2}|com|net|org|edu|gov|mil|info|biz|name|online|site|tech|email|example|cloud|academy|agency|world|live|xyz|pro|jobs|asia|store|group|digital|consulting|company)$/i

/** Lines with the addresses that were broken at the edge of a column in one piece again. */
export const withWholeAddresses = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((whole, line) => {
    const last = whole.at(-1)?.split(/\s/).at(-1) ?? ''
    if (isCut(last, line)) whole[whole.length - 1] = `${whole.at(-1)}${line}`
    else whole.push(line)
    return whole
  }, [])

const isCut = (last: string, next: string): boolean => {
  if (!/^[a-z0-9@][\w./@?=&%-]*$/.test(next) || next.length > 60) return false
  const isAddress = /^[\w.+-]+@[\w.-]*$/.test(last)
  if (isAddress) return !next.includes('@') && !END.test(last) && END.test(`${last}${next}`)
  if (/^@[\w-]+\.[\w.-]+$/.test(next)) return /^[\w.+-]{3,}$/.test(last)
  return /[-/_=?&]$/.test(last) && /^(?:https?:\/\/|www\.)\S|^[a-z0-9-]+\.[a-z]{2,}\/\S/i.test(last)
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]

/** E-mail addresses in the order in which they stand, lower-case, each once. */
export const emailsIn = (text: string): string[] =>
  unique((text.match(EMAIL) ?? []).map((email) => email.toLowerCase()))

/**
 * Phone numbers in the order in which they stand, each once. UAE numbers come as +971 and the
 * number without its leading zero; other international numbers as + and digits; anything else is
 * left out, and so is a fax number.
 */
export const phonesIn = (lines: readonly string[]): string[] =>
  unique(
    lines
      .flatMap((line) => line.split('\t'))
      .flatMap((line) =>
        (line.replace(URL, ' ').replace(FAX, ' ').match(NUMBER) ?? []).flatMap(
          (found) => normalisePhone(found) ?? [],
        ),
      ),
  )

/** A UAE or international phone number in one form, or null for digits that are no such number. */
export const normalisePhone = (written: string): string | null => {
  if (YEARS.test(written.trim())) return null
  const international = /^\s*(?:\+|00)/.test(written)
  const digits = written.replace(/\D/g, '').replace(international ? /^00/ : /^$/, '')
  const national = digits.startsWith('971')
    ? digits.slice(3).replace(/^0/, '')
    : digits.startsWith('0') && !international
      ? digits.slice(1)
      : null
  // Mobiles: 5x and seven digits. Landlines: area 2, 3, 4, 6, 7, 9 and seven digits. Service
  // numbers: 800 and more.
  if (national && /^(?:5[0-8]\d{7}|[234679]\d{7}|800\d{3,7})$/.test(national))
    return `+971${national}`
  if (!international && /^5[024568]\d{7}$/.test(digits)) return `+971${digits}`
  return international && digits.length >= 8 && digits.length <= 15 && !digits.startsWith('971')
    ? `+${digits}`
    : null
}

/** Web addresses as written, each once; e-mail domains and file names are no links. */
export const linksIn = (text: string): string[] => {
  const bare = text.replace(EMAIL, ' ')
  const found = (bare.match(URL) ?? [])
    .map((link) => link.replace(/[.:/]+$/, ''))
    .filter((link) => /^(?:https?:\/\/|www\.)/i.test(link) || KNOWN_SITE.test(link))
  return unique(found)
}
