/**
 * A span of time as a resume gives it: 'yyyy-mm', or 'yyyy' without a month; the end may be
 * 'present'.
 */
export interface DateRange {
  start: string
  end: string | null
  /** Where the span stands in its line. */
  from: number
  to: number
}

const MONTHS: readonly string[] = [
  'january|jan|janvier|janv|يناير|كانون الثاني|كانون ثاني|جانفي',
  'february|feb|février|fevrier|févr|فبراير|شباط|فيفري',
  'march|mar|mars|مارس|آذار|اذار',
  'april|apr|avril|أبريل|ابريل|إبريل|نيسان|أفريل',
  'may|mai|مايو|أيار|ايار|ماي',
  'june|jun|juin|يونيو|يونيه|حزيران|جوان',
  'july|jul|juillet|juil|يوليو|يوليه|تموز|جويلية|يوليوز',
  'august|aug|août|aout|أغسطس|اغسطس|آب|أوت|غشت',
  'september|sept|sep|septembre|سبتمبر|أيلول|ايلول|شتنبر',
  'october|oct|octobre|أكتوبر|اكتوبر|تشرين الأول|تشرين الاول|تشرين أول',
  'november|nov|novembre|نوفمبر|تشرين الثاني|تشرين ثاني|نونبر',
  'december|dec|décembre|decembre|ديسمبر|كانون الأول|كانون الاول|كانون أول|دجنبر',
]
const HIJRI_MONTHS: readonly string[] = [
  'محرم|muharram',
  'صفر|safar',
  'ربيع الأول|ربيع أول|rabi al-awwal',
  'ربيع الآخر|ربيع الثاني|ربيع ثاني|rabi al-thani',
  'جمادى الأولى|جمادى الأول|jumada al-awwal',
  'جمادى الآخرة|جمادى الثانية|جمادى الثاني|jumada al-thani',
  'رجب|rajab',
  'شعبان|shaaban|shaban',
  'رمضان|ramadan',
  'شوال|shawwal',
  'ذو القعدة|ذي القعدة|dhu al-qadah',
  'ذو الحجة|ذي الحجة|dhu al-hijjah',
]
const NAMED_MONTH = MONTHS.join('|')
const HIJRI_MONTH = HIJRI_MONTHS.join('|')
const SEASON = 'spring|summer|fall|autumn|winter|ربيع|صيف|خريف|شتاء'
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const SHORT_YEAR = "['’‘`]\\s?\\d{2}"
const DAY = '(?:[12]\\d|3[01]|0?[1-9])'
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])'
const HIJRI_YEAR = '1[34]\\d{2}\\s?(?:ه(?!\\p{L})|h(?!\\p{L})|a\\.?h(?!\\p{L}))'
/** "شباط (فبراير) 2017": one month under two names. */
const TWIN = `(?:\\s*[(/]\\s*(?:${NAMED_MONTH})\\s*\\)?)?`

const DATE = [
  `(?:${DAY}(?:st|nd|rd|th)?[ /.-]+)?(?:${NAMED_MONTH})\\.?${TWIN}(?:\\s+${DAY}(?:st|nd|rd|th)?,)?(?:[\\s,.]*|\\s?[-/]\\s?)(?:of\\s+|عام\\s+|سنة\\s+)?${YEAR}`,
  `${DAY}\\s?[/.-]\\s?${MONTH_NUMBER}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}[/.-]${MONTH_NUMBER}[/.-]${DAY}`,
  `${MONTH_NUMBER}/${DAY}/${YEAR}`,
  `(?:شهر\\s+)?${MONTH_NUMBER}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:1[0-2]|0[1-9])(?!\\d)`,
  `${YEAR}\\s?/\\s?[1-9](?!\\d)`,
  `${YEAR}\\s(?:${NAMED_MONTH})(?!\\p{L})`,
  `(?:${NAMED_MONTH})\\.?[\\s,-]*${SHORT_YEAR}`,
  `(?:${NAMED_MONTH})[-/ ]\\d{2}(?!\\d|:\\d)`,
  `(?:${SEASON})(?: of)?\\s+${YEAR}`,
  `(?:(?:${DAY}\\s+)?(?:${HIJRI_MONTH})\\s+|(?:${DAY}[/-])?${MONTH_NUMBER}[/-])?${HIJRI_YEAR}`,
  YEAR,
]
  .map((form) => `(?:${form})`)
  .join('|')

const PRESENT =
  "till date|cont\\.?|contd\\.?|aujourd[’']hui|à ce jour|till present|to date|todate|up to date|date|until now|till now|to now|till today|till the present|at present|present|presently|current(?:ly)?|now|today|ongoing|on-going|continuing|continued|still working|to the present|حتى الآن|حتى الان|حد الآن|حد الساعة|حد اليوم|لحد الآن|لغاية الآن|لغاية الان|لغاية تاريخه|حتى تاريخه|حتى اليوم|حتى اللحظة|حتى هذه اللحظة|حتى الوقت الحالي|الوقت الحالي|الوقت الحاضر|الحاضر|الآن|الان|للآن|للان|حاليا|حاليًا|اليوم|تاريخه|يومنا هذا|يومنا الحالي|تاريخ اليوم|لم يزل|لا يزال|ما زال|ما زلت|مازلت|مستمر|على رأس العمل"
const SEPARATOR =
  '\\s*(?:\\t|[-–—‒−~_→➔➜←]+>?|>|up to|to|till|until|up\\s?to|through|thru|إلى غاية|الى غاية|إلى|الى|حتى|لغاية|ولغاية|وحتى|(?<=\\s):(?=\\s)|ل(?=\\s*(?:عام\\s+|سنة\\s+)?\\d))\\s*:?\\s*(?:(?:the|حتى|إلى|الى|عام|سنة|بداية|نهاية)\\s+)*'
const LEAD =
  '(?:(?:from|since|during|between|من|منذ|خلال)\\s*:?\\s+)?(?:(?:عام|سنة|بداية|نهاية)\\s+)?'
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}/])'
/**
 * "2019م" marks a year as Gregorian. A Hijri year may be beside it, before or after its bracket.
 */
const CALENDAR = '(?:\\s?م(?!\\p{L}))?(?:\\s*\\(?\\s*1[34]\\d{2}\\s*\\(?\\s*ه\\s*\\)?)?'
const EDGE_AFTER = '(?![\\p{L}\\p{N}])'

const RANGE = new RegExp(
  `${EDGE_BEFORE}${LEAD}(${DATE})${CALENDAR}(?:${SEPARATOR}|\\s+\\/\\s+)\\(?(${DATE}|${PRESENT})${CALENDAR}${EDGE_AFTER}`,
  'iu',
)
/** "الآن – 2022" and "Present – 2022" are drawn for a span from 2022 until now. */
const TURNED = new RegExp(
  `${EDGE_BEFORE}(?:حتى\\s+)?(?:الآن|الان|تاريخه|اليوم|حاليا|present|current|now|till date|to date)\\s*[-–—]\\s*(${DATE})${EDGE_AFTER}`,
  'iu',
)
/** "2015-16", "2015/2018" and "08/16 – 03/18": spans whose parts are no dates by themselves. */
const SHORT_END = new RegExp(`${EDGE_BEFORE}(${YEAR})\\s?[-–/]\\s?(1[3-9]|[2-4]\\d)(?!\\d)`, 'u')
const YEARS = new RegExp(`${EDGE_BEFORE}(${YEAR})\\s?/\\s?(${YEAR})${EDGE_AFTER}`, 'u')
const MONTH_AND_SHORT_YEAR = `${MONTH_NUMBER}[/.]\\d{2}(?!\\d)`
const SHORT_RANGE = new RegExp(
  `${EDGE_BEFORE}(${MONTH_AND_SHORT_YEAR})${SEPARATOR}(${MONTH_AND_SHORT_YEAR}|${PRESENT})${EDGE_AFTER}`,
  'iu',
)
/** "Jun – Aug 2016": two months of one year. */
const WITHIN_YEAR = new RegExp(
  `${EDGE_BEFORE}${LEAD}(${NAMED_MONTH})\\.?${SEPARATOR}((?:${NAMED_MONTH})\\.?[\\s,]*(${YEAR}))${EDGE_AFTER}`,
  'iu',
)
const SINCE = new RegExp(
  `${EDGE_BEFORE}(?:since|from|منذ|من)\\s+(?:عام\\s+|سنة\\s+)?(${DATE})${CALENDAR}(?:\\s+(?:onwards?|وحتى الآن))?${EDGE_AFTER}`,
  'iu',
)
const SINGLE = new RegExp(`${EDGE_BEFORE}(${DATE})${CALENDAR}${EDGE_AFTER}`, 'iu')
const IS_PRESENT = new RegExp(`^(?:${PRESENT})$`, 'iu')
const IS_SEASON = new RegExp(`^(?:${SEASON})`, 'iu')
const toPatterns = (months: readonly string[]) =>
  months.map((forms) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu'))
const MONTH_FORMS = toPatterns(MONTHS)
const HIJRI_MONTH_FORMS = toPatterns(HIJRI_MONTHS)

/**
 * The first span of time in a line, such as "Mar 2019 – Present" or "من مايو 2016 إلى نوفمبر 2021".
 */
export const rangeIn = (line: string): DateRange | null => {
  const range = RANGE.exec(line)
  if (range?.[1] && range[2]) return inOrder(toRange(range, toIsoDate(range[1]), toEnd(range[2])))
  const turned = TURNED.exec(line)
  if (turned?.[1]) return toRange(turned, toIsoDate(turned[1]), 'present')
  const within = WITHIN_YEAR.exec(line)
  if (within?.[1] && within[2])
    return toRange(within, toIsoDate(`${within[1]} ${within[3]}`), toIsoDate(within[2]))
  const years = YEARS.exec(line)
  if (years?.[1] && years[2]) return toRange(years, years[1], years[2])
  const shortEnd = SHORT_END.exec(line)
  if (shortEnd?.[1] && shortEnd[2])
    return toRange(shortEnd, shortEnd[1], `${shortEnd[1].slice(0, 2)}${shortEnd[2]}`)
  const short = SHORT_RANGE.exec(line)
  if (short?.[1] && short[2]) {
    const end = IS_PRESENT.test(short[2]) ? 'present' : ofShortYear(short[2])
    return toRange(short, ofShortYear(short[1]), end)
  }
  const since = SINCE.exec(line)
  return since?.[1] ? toRange(since, toIsoDate(since[1]), 'present') : null
}

/** A span that was turned with the Arabic around it ends before it begins. */
const inOrder = (span: DateRange): DateRange => {
  const { start, end } = span
  const length = Math.min(start.length, end?.length ?? 0)
  return end !== null && end !== 'present' && end.slice(0, length) < start.slice(0, length)
    ? { ...span, start: end, end: start }
    : span
}

const toRange = (
  match: { index: number; 0: string },
  start: string,
  end: string | null,
): DateRange => ({ start, end, from: match.index, to: match.index + match[0].length })

const toEnd = (end: string): string => (IS_PRESENT.test(end) ? 'present' : toIsoDate(end))

/** The first single date in a line. */
export const dateIn = (line: string): { date: string; from: number; to: number } | null => {
  const found = SINGLE.exec(line)
  return found?.[1]
    ? { date: toIsoDate(found[1]), from: found.index, to: found.index + found[0].length }
    : null
}

/** A single date as a span: a season is the whole of it, any other date has no end. */
export const singleIn = (line: string): DateRange | null => {
  const found = SINGLE.exec(line)
  if (!found?.[1]) return null
  const date = toIsoDate(found[1])
  return toRange(found, date, IS_SEASON.test(found[1]) ? date : null)
}

/** A year of the Hijra with its twin in brackets or behind: the twin is read. */
const TWIN_YEAR = new RegExp(
  `1[34]\\d{2}\\s?ه\\s?\\(?\\s?(?:الموافق\\s?)?(?=${YEAR}\\s?م)|(?<=${YEAR})\\s?م\\s?\\)`,
  'gu',
)
export const withoutHijriTwins = (line: string): string =>
  line.replace(TWIN_YEAR, (twin) => ' '.repeat(twin.length))

const NUMBER =
  '\\d{1,2}(?:[.,]\\d)?\\+?|one|two|three|four|five|six|seven|eight|nine|ten|سنة واحدة|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر'
const DURATION = new RegExp(
  `${EDGE_BEFORE}(?:(?:for|about|over|مدة|لمدة|نحو|حوالي)\\s+)?(?:(?:${NUMBER})\\s*(?:and a half\\s+)?ة?\\s*(?:years?|yrs?|months?|mos?|سنوات|سنة|عام(?:ا|ًا)?|أعوام|شهور|أشهر|شهر(?:ا|ًا)?)|سنتان|سنتين|عامان|عامين|شهران|شهرين|سنة واحدة|سنة|عام)(?:\\s*(?:,|and|و)?\\s*(?:(?:${NUMBER})ة?\\s*(?:months?|mos?|أشهر|شهور|شهر(?:ا|ًا)?)|شهران|شهرين))?(?:\\s+ونصف)?${EDGE_AFTER}`,
  'iu',
)

/** How long something took, where no date says when: "3 years", "سنتان". */
export const durationIn = (line: string): { from: number; to: number } | null => {
  const found = DURATION.exec(line)
  return found ? { from: found.index, to: found.index + found[0].length } : null
}

/** True for text that is a span or a date and nothing else. */
export const isDateOnly = (text: string): boolean => {
  const found = rangeIn(text) ?? dateIn(text)
  return found !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, found.from) + text.slice(found.to))
}

const ofShortYear = (date: string): string => {
  const [month = '', year = ''] = date.split(/[/.]/)
  return `20${year}-${month.padStart(2, '0')}`
}

const toIsoDate = (date: string): string => {
  const hijri = new RegExp(HIJRI_YEAR, 'iu').exec(date)
  if (hijri) return toGregorian(date, Number(hijri[0].slice(0, 4)))
  const year = new RegExp(YEAR).exec(date)?.[0] ?? toFullYear(date.slice(-2))
  if (IS_SEASON.test(date)) return year
  const named = MONTH_FORMS.findIndex((form) => form.test(date))
  if (named >= 0) return `${year}-${String(named + 1).padStart(2, '0')}`
  const numbers = date.replace(year, '').match(/\d+/g) ?? []
  // Of three numbers the middle one is the month, with the year first or last.
  const [first, second] = numbers
  const month = numbers.length === 2 ? (date.trim().startsWith(year) ? first : second) : first
  // "03/25/2019" has its month first, as Americans write.
  const likely = numbers.length === 2 && Number(month) > 12 ? first : month
  return likely ? `${year}-${likely.padStart(2, '0')}` : year
}

const toFullYear = (digits: string): string => `${Number(digits) >= 50 ? '19' : '20'}${digits}`

/**
 * A date of the Hijra in the Gregorian calendar, to the month where its month is known, else to the
 * year in which most of it lies. The arithmetic (tabular) calendar is a day off at most; from
 * Reingold and Dershowitz, Calendrical Calculations, chapter "The Islamic Calendar".
 */
const toGregorian = (date: string, year: number): string => {
  const named = HIJRI_MONTH_FORMS.findIndex((form) => form.test(date)) + 1
  const written = /(\d{1,2})[/-]\d{4}/.exec(date)?.[1]
  const month = named || Number(written ?? 0)
  const days = (monthsGone: number) => Math.ceil(29.5 * monthsGone)
  const fixed = 227015 + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
  const middle = fixed + (month ? days(month - 1) + 15 : 177)
  // Day 719,163 of that count is 1 January 1970.
  const iso = new Date((middle - 719163) * 86_400_000).toISOString()
  return iso.slice(0, month ? 7 : 4)
}
