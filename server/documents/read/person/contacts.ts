import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import { foldText } from '../../../../machines/shared/fold'

const EMAIL = /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\w-])/giu
const URL =
  /(?<![@\w.-])(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[^\s|,،؛;<>"')\]]*)?/giu
const KNOWN_SITE =
  /^(?:[a-z]+\.)?(?:linkedin|github|gitlab|behance|dribbble|medium|twitter|x|facebook|instagram|youtube|vimeo|kaggle|stackoverflow|bitbucket|researchgate)\.(?:com|net|org)\//i
/**
 * Numbers that are written as telephone numbers are and are none: a fax, an identity card, a
 * passport, a post box, dates.
 */
const NO_PHONE =
  /(?:fax|فاكس|p\.?\s?o\.?\s?box|ص\.?\s?ب|passport|emirates id|id no|visa|licen[cs]e|iqama|cnic|جواز|هوية|رخصة)[^\d\n]{0,24}(?:\+|00)?\d[\d\s().-]*|\d{3}-\d{4}-\d{7}-\d/giu
const DATES =
  /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2})(?!\d)/g

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

/** A telephone number and an address with nothing but a dash between them. */
const GLUED = /(?<=\d[ -])(\d{3,4})-(?=[a-z][\w.+-]*@)/giu
const apart = (text: string): string => text.replace(GLUED, '$1 ')

/** E-mail addresses in the order in which they stand, lower-case, each once. */
export const emailsIn = (text: string): string[] =>
  unique((apart(text).match(EMAIL) ?? []).map((email) => email.toLowerCase()))

const COUNTRIES: readonly (readonly [CountryCode, string])[] = [
  [
    'AE',
    'uae|emirates|dubai|abu ?dhabi|sharjah|ajman|al ain|fujairah|امارات|دبي|ابو ?ظبي|شارقه|عجمان',
  ],
  [
    'SA',
    'saudi|ksa|riyadh|jeddah|dammam|tabuk|abha|jazan|najran|makkah|سعوديه|رياض(?!ي| (?:ال)?اطفال)|جده|دمام|تبوك|نجران|جازان',
  ],
  ['QA', 'qatar|doha|قطر|دوحه'],
  ['KW', 'kuwait|كويت'],
  ['BH', 'bahrain|manama|بحرين|منامه'],
  ['OM', 'oman|muscat|سلطنه|مسقط'],
  ['EG', 'egypt|cairo|alexandria|giza|مصر|قاهره|اسكندريه|جيزه'],
  ['JO', 'jordan|amman|اردن'],
  ['LB', 'lebanon|beirut|لبنان|بيروت'],
  ['IN', 'india|mumbai|delhi|kerala|chennai|hyderabad|bangalore|pune|هند'],
  ['PK', 'pakistan|karachi|lahore|islamabad|باكستان'],
  ['PH', 'philippines|manila|cebu|quezon|فلبين'],
  ['MA', 'morocco|casablanca|rabat|مغرب|دار البيضاء|رباط'],
]
/**
 * Whole words, with the letters that Arabic writes before them: مصرف is no word of Egypt, nor
 * "woman" one of Oman. The people of a country count as well.
 */
const PLACES = COUNTRIES.map(
  ([code, names]) =>
    [
      code,
      new RegExp(`(?<!\\p{L})[وفبل]?(?:ال)?(?:${names})(?:n|i|ian|ي|يه)?(?!\\p{L})`, 'gu'),
    ] as const,
)

/** An emergency contact is another person. */
const OTHERS = /emergency|next of kin|للطوارئ|الطوارئ/iu

/** A line about nationality does not say where a telephone is. */
const NATIONALITY = /nationality|citizen|الجنسية|مواليد|place of birth|passport|جواز/iu

/**
 * The country of numbers without a country code: the one whose places the text names most often.
 */
const findRegion = (text: string): CountryCode => {
  const folded = foldText(text)
  const [country, count] = PLACES.map(
    ([code, names]) => [code, folded.match(names)?.length ?? 0] as const,
  ).reduce((best, one) => (one[1] > best[1] ? one : best))
  return count > 0 ? country : 'AE'
}

/**
 * Phone numbers in their order, each once, in E.164. A number without a country code is taken to be
 * from the Emirates, or from the country that the lines around it (`about`) name most. Fax numbers
 * and other numbers are left out.
 */
export const phonesIn = (lines: readonly string[], about: readonly string[] = lines): string[] => {
  const own = lines.filter((line) => !OTHERS.test(line)).flatMap((line) => line.split('\t'))
  const numbersOf = (region: CountryCode) => unique(own.flatMap((line) => inLine(line, region)))
  const region = findRegion(about.filter((line) => !NATIONALITY.test(line)).join('\n'))
  const numbers = numbersOf(region)
  // A number that is none there may be one of the country that somebody is from.
  return numbers.length ? numbers : numbersOf(findRegion(about.join('\n')))
}

const inLine = (line: string, region: CountryCode): string[] => {
  const bare = apart(line)
    .replace(EMAIL, ' ')
    .replace(URL, ' ')
    .replace(NO_PHONE, ' ')
    .replace(DATES, ' ')
  const found: string[] = []
  let country = region
  for (const part of splitParts(bare)) {
    const numbers = numbersIn(part, country)
    const others = numbers.length ? numbers : country === 'AE' ? [] : numbersIn(part, 'AE')
    for (const number of others) {
      found.push(number.number)
      country = number.country ?? country
    }
  }
  return found
}

/** "+971-501234567/501234568" are two numbers of one country; "050/1234567" is one. */
const splitParts = (line: string): string[] =>
  line.split(/(?<=\d{4})\s*[/،,;|&]\s*(?=[+(\d])|\s+[/|]\s+|[،;]/u).map((part) =>
    part
      // A number that was turned with the Arabic around it has its plus behind, and its groups in
      // turn.
      .replace(
        /(?<!\d)(\d{1,12}(?:[ -]\d{1,12}){0,5})\+(?!\d)/gu,
        (_, groups: string) => `+${groups.split(/[ -]/).toReversed().join(' ')}`,
      )
      .replace(/(\d)\s?\/\s?(?=\d)/gu, '$1 ')
      .replace(/(?<![\d+])0 (?=\d)/gu, '0'),
  )

const numbersIn = (text: string, region: CountryCode) =>
  [text, text.replace(/(?<![\d+])971(?=[\s-]?\d{8,9}(?!\d))/gu, '+971')].reduce<
    { number: string; country: CountryCode | undefined }[]
  >((found, form) => {
    if (found.length) return found
    return findPhoneNumbersInText(form, { defaultCountry: region, extended: true }).flatMap(
      ({ number }) =>
        number.isValid() ? [{ number: number.number, country: number.country }] : [],
    )
  }, [])

/** Web addresses as written, each once; e-mail domains and file names are no links. */
export const linksIn = (text: string): string[] => {
  const bare = text.replace(EMAIL, ' ')
  const found = (bare.match(URL) ?? [])
    .map((link) => link.replace(/[.:/]+$/, ''))
    .filter((link) => /^(?:https?:\/\/|www\.)/i.test(link) || KNOWN_SITE.test(link))
  return unique(found)
}
