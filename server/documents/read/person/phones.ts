import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import { EMAIL, URL, apart, emailsIn, unique } from './contacts'
import { findCountries, findDomainCountry } from './countries'

/**
 * Numbers that are written as telephone numbers are and are none: a fax, an identity card, a
 * passport, a post box, dates.
 */
const NO_PHONE =
  /(?:fax|فاكس|p\.?\s?o\.?\s?box|ص\.?\s?ب|passport|emirates id|id no|visa|licen[cs]e|iqama|cnic|جواز|هوية|رخصة)[^\d\n]{0,24}(?:\+|00)?\d[\d\s().-]*|\d{3}-\d{4}-\d{7}-\d/giu
const DATES =
  /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2})(?!\d)/g

/** An emergency contact is another person. */
const OTHERS = /emergency|next of kin|للطوارئ|الطوارئ/iu

/** A line about nationality does not say where a telephone is. */
const NATIONALITY = /nationality|citizen|الجنسية|مواليد|place of birth|passport|جواز/iu

/**
 * Phone numbers in their order, each once, in E.164. A number without a country code is taken to be
 * from a country that the lines around it (`about`) name, the most named one first, else from the
 * one that the e-mail address ends in or the only one that the resume (`all`) names, else from the
 * Emirates. Fax numbers and other numbers are left out.
 */
export const phonesIn = (
  lines: readonly string[],
  about: readonly string[] = lines,
  all: readonly string[] = about,
): string[] => {
  const own = withWholeNumbers(lines.filter((line) => !OTHERS.test(line))).flatMap((line) =>
    line.split('\t'),
  )
  const regions = regionsOf(own, about, all)
  for (const region of regions) {
    const numbers = unique(own.flatMap((line) => inLine(line, region)))
    if (numbers.length > 0) return numbers
  }
  return []
}

const regionsOf = (
  own: readonly string[],
  about: readonly string[],
  all: readonly string[],
): CountryCode[] => {
  const isPlace = (line: string) => !NATIONALITY.test(line)
  const named = findCountries(about.filter(isPlace).join('\n'))
  const domain = emailsIn(own.join('\n')).flatMap((email) => findDomainCountry(email) ?? [])
  const anywhere = findCountries(all.filter(isPlace).join('\n'))
  return unique<CountryCode>([
    ...named,
    ...domain,
    ...(anywhere.length === 1 ? anywhere : []),
    'AE',
    // A number that is none there may be one of the country that somebody is from.
    ...findCountries(about.join('\n')),
  ])
}

/** A number whose end was wrapped to the next line: "055" above "410 7726". */
const withWholeNumbers = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((whole, line) => {
    const last = whole.at(-1) ?? ''
    const [start = ''] = /(?<![\d/.-])(?:\+|\(?0)[\d() -]{1,10}$/u.exec(last) ?? []
    const [end = ''] = /^\d[\d -]{3,11}(?!\d)/u.exec(line.replace(DATES, '')) ?? []
    const count = `${start}${end}`.replace(/\D/gu, '').length
    if (start && end && count >= 9 && count <= 14) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
    return whole
  }, [])

const inLine = (line: string, region: CountryCode): string[] => {
  const bare = apart(line)
    .replace(EMAIL, ' ')
    .replace(URL, ' ')
    .replace(NO_PHONE, ' ')
    .replace(DATES, ' ')
  const isTurned = /\p{Script=Arabic}/u.test(line)
  const found: string[] = []
  let country = region
  for (const part of splitParts(bare)) {
    const numbers = numbersIn(part, country, isTurned)
    const others = numbers.length || country === 'AE' ? numbers : numbersIn(part, 'AE', isTurned)
    for (const number of others) {
      found.push(number.number)
      country = number.country ?? country
    }
  }
  return found
}

/** "+971-501234567/501234568" are two numbers of one country; "050/1234567" is one. */
const splitParts = (line: string): string[] =>
  line
    .split(/(?<=\d{4})\s*[/،,;|&]\s*(?=[+(\d])|\s+[/|]\s+|[،;]|(?<=\d{4})\s+[–—-]\s+(?=\p{L})/u)
    .map((part) => part.replace(/(\d)\s?\/\s?(?=\d)/gu, '$1 ').replace(/(?<![\d+])0 (?=\d)/gu, '0'))

/** The codes of the Gulf, of the other Arab countries and of those whose people work there. */
const CODE = '(?:20|63|9[1-4]|880|977|21[2368]|249|9(?:6[1-8]|7[0-4]))'
const GROUPS = /(?<![\d+])\d{2,12}(?:[ -]\d{2,12}){0,5}\+?(?!\d)/gu

/**
 * A number as it is; else with its plus behind, as it gets among Arabic words; else with its groups
 * in turn as well; else with the code of a country without a plus.
 */
const numbersIn = (text: string, region: CountryCode, isTurned: boolean) => {
  const plusAhead = text.replace(GROUPS, (number) =>
    number.endsWith('+') ? `+${number.slice(0, -1)}` : number,
  )
  const turned = text.replace(GROUPS, (number) => {
    const groups = number.replace('+', '').split(/[ -]/).toReversed().join(' ')
    return number.endsWith('+') ? `+${groups}` : groups
  })
  const withPlus = (form: string) =>
    form.replace(new RegExp(`(?<![\\d+])(?=${CODE}[\\s-]?\\d[\\d\\s-]{6,13}(?!\\d))`, 'gu'), '+')
  const mayTurn = isTurned && /(?<!\d)(?:0\d{1,2}|(?:00)?9\d\d)(?!\d)[^\d]*$|\+/u.test(text)
  const forms = [
    plusAhead,
    withPlus(plusAhead),
    ...(mayTurn || text !== plusAhead ? [turned, withPlus(turned)] : []),
  ]
  return forms.reduce<{ number: string; country: CountryCode | undefined }[]>((found, form) => {
    if (found.length) return found
    return findPhoneNumbersInText(form, { defaultCountry: region, extended: true }).flatMap(
      ({ number, startsAt }) =>
        number.isValid() &&
        !(isLandline(number.getType()) && lacksZero(form.slice(startsAt), number.country))
          ? [{ number: number.number, country: number.country }]
          : [],
    )
  }, [])
}

const isLandline = (type: string | undefined): boolean => type === 'FIXED_LINE'

/** In these countries a landline is written with the zero of its area; without it it is of another. */
const lacksZero = (written: string, country: CountryCode | undefined): boolean =>
  (country === 'AE' || country === 'SA') && !/^[(\s]*[+0]/u.test(written)
