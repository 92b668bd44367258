export const EMAIL =
  /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\w-])/giu
export const URL =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[^\s|,،؛;<>"')\]]*)?/giu
const KNOWN_SITE =
  /^(?:[a-z]+\.)?(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|youtube|vimeo|kaggle|stackoverflow|bitbucket|researchgate)\.(?:com|net|org)\//i
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

export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** A telephone number and an address with nothing but a dash between them. */
const GLUED = /(?<=\d[ -])(\d{3,4})-(?=[a-z][\w.+-]*@)/giu
export const apart = (text: string): string => text.replace(GLUED, '$1 ')

/** E-mail addresses in the order in which they stand, lower-case, each once. */
export const emailsIn = (text: string): string[] =>
  unique((apart(text).match(EMAIL) ?? []).map((email) => email.toLowerCase()))

/** Web addresses as written, each once; e-mail domains and file names are no links. */
export const linksIn = (text: string): string[] => {
  const bare = text.replace(EMAIL, ' ')
  const found = (bare.match(URL) ?? [])
    .map((link) => link.replace(/[.:/]+$/, ''))
    .filter((link) => /^(?:https?:\/\/|www\.)/i.test(link) || KNOWN_SITE.test(link))
  return unique(found)
}
