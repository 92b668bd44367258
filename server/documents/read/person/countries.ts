import type { CountryCode } from 'libphonenumber-js/max'
import { foldText } from '../../../../machines/shared/fold'

/** Each country with its own names first, then those of its regions and large cities. */
const COUNTRIES: readonly (readonly [CountryCode, string, string])[] = [
  [
    'AE',
    'uae|emirates|امارات',
    'dubai|abu ?dhabi|sharjah|ajman|al ain|fujairah|ras al khaimah|دبي|ابو ?ظبي|شارقه|عجمان|فجيره|راس الخيمه',
  ],
  [
    'SA',
    'saudi|ksa|سعوديه|سعودي',
    'riyadh|jeddah|dammam|khobar|qassim|buraydah|tabuk|abha|asir|jazan|najran|makkah|madinah|yanbu|taif|رياض(?!ي| (?:ال)?اطفال)|جده|دمام|خبر(?=\\s*(?:[،,–-]|$))|قصيم|بريده|عنيزه|احساء|قطيف|طائف|طايف|ينبع|ابها|عسير|حائل|حايل|تبوك|نجران|جازان|مكه|مدينه المنوره',
  ],
  ['QA', 'qatar|قطر', 'doha|دوحه'],
  ['KW', 'kuwait|كويت', 'hawalli|حولي|فروانيه'],
  ['BH', 'bahrain|بحرين', 'manama|muharraq|منامه|محرق'],
  ['OM', 'oman|سلطنه عمان|عماني', 'muscat|salalah|seeb|sohar|nizwa|مسقط|صلاله|صحار|نزوى|نزوي'],
  ['EG', 'egypt|مصر', 'cairo|alexandria|giza|قاهره|اسكندريه|جيزه'],
  ['JO', 'jordan|اردن', 'amman|irbid|اربد'],
  ['LB', 'lebanon|لبنان', 'beirut|بيروت'],
  ['IN', 'india|هند', 'mumbai|delhi|kerala|chennai|hyderabad|bangalore|pune'],
  ['PK', 'pakistan|باكستان', 'karachi|lahore|islamabad'],
  ['PH', 'philippines|فلبين', 'manila|cebu|quezon'],
  ['MA', 'morocco|مغرب', 'casablanca|rabat|دار البيضاء|رباط'],
]

/**
 * Whole words, with the letters that Arabic writes before them: مصرف is no word of Egypt, nor
 * "woman" one of Oman. The people of a country count as well.
 */
const toPattern = (names: string): RegExp =>
  new RegExp(`(?<!\\p{L})[وفبل]?(?:ال)?(?:${names})(?:n|i|ian|ي|يه)?(?!\\p{L})`, 'gu')

const PLACES = COUNTRIES.map(
  ([code, names, cities]) => [code, toPattern(names), toPattern(cities)] as const,
)

/**
 * The countries that a text names, the most named one first. Its own name counts for two, because
 * districts of one country are called after cities of another.
 */
export const findCountries = (text: string): CountryCode[] => {
  const folded = foldText(text)
  const count = (form: RegExp) => folded.match(form)?.length ?? 0
  return PLACES.map(([code, names, cities]) => ({ code, count: 2 * count(names) + count(cities) }))
    .filter((one) => one.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ code }) => code)
}

/** The country of an address that ends in its letters. */
export const findDomainCountry = (email: string): CountryCode | null =>
  COUNTRIES.find(([code]) => email.endsWith(`.${code.toLowerCase()}`))?.[0] ?? null
