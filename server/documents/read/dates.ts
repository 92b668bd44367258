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
  'january|jan|يناير|كانون الثاني|جانفي',
  'february|feb|فبراير|شباط|فيفري',
  'march|mar|مارس|آذار|اذار',
  'april|apr|أبريل|ابريل|إبريل|نيسان|أفريل',
  'may|مايو|أيار|ايار',
  'june|jun|يونيو|يونيه|حزيران|جوان',
  'july|jul|يوليو|يوليه|تموز|جويلية',
  'august|aug|أغسطس|اغسطس|آب|أوت',
  'september|sept|sep|سبتمبر|أيلول|ايلول',
  'october|oct|أكتوبر|اكتوبر|تشرين الأول|تشرين الاول',
  'november|nov|نوفمبر|تشرين الثاني',
  'december|dec|ديسمبر|كانون الأول|كانون الاول',
]
const NAMED_MONTH = MONTHS.join('|')
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)'
const DAY = '(?:[12]\\d|3[01]|0?[1-9])'
const MONTH_NUMBER = '(?:1[0-2]|0?[1-9])'

const DATE = [
  `(?:${DAY}(?:st|nd|rd|th)?\\s+)?(?:${NAMED_MONTH})\\.?(?:\\s+${DAY},)?(?:[\\s,]*|[-/])(?:of\\s+|عام\\s+|سنة\\s+)?${YEAR}`,
  `${DAY}[/.-]${MONTH_NUMBER}[/.-]${YEAR}`,
  `${YEAR}[/.-]${MONTH_NUMBER}[/.-]${DAY}`,
  `${MONTH_NUMBER}\\s?[/.-]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:1[0-2]|0[1-9])(?!\\d)`,
  `(?:${NAMED_MONTH})\\.?\\s?['’]\\d{2}`,
  YEAR,
]
  .map((form) => `(?:${form})`)
  .join('|')

const PRESENT =
  'till date|to date|date|until now|till now|present|current(?:ly)?|now|today|ongoing|حتى الآن|حتى الان|حتى تاريخه|حتى اليوم|الوقت الحالي|الوقت الحاضر|الحاضر|الآن|الان|حاليا|حاليًا|اليوم|مستمر'
const SEPARATOR = '\\s*(?:[-–—‒−~]+|to|till|until|إلى|الى|حتى)\\s*(?:حتى\\s+|إلى\\s+)?'
const LEAD = '(?:(?:from|since|من|منذ)\\s+)?'
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}])'
/**
 * "2019م" says that the year is not of the Hijra; one of the Hijra may stand beside it, at either
 * side of its bracket.
 */
const CALENDAR = '(?:\\s?م(?!\\p{L}))?(?:\\s*\\(?\\s*1[34]\\d{2}\\s*\\(?\\s*ه\\s*\\)?)?'
const EDGE_AFTER = '(?![\\p{L}\\p{N}])'

const RANGE = new RegExp(
  `${EDGE_BEFORE}${LEAD}(${DATE})${CALENDAR}(?:${SEPARATOR})(${DATE}|${PRESENT})${CALENDAR}${EDGE_AFTER}`,
  'iu',
)
/** "Jun – Aug 2016": two months of one year. */
const WITHIN_YEAR = new RegExp(
  `${EDGE_BEFORE}${LEAD}(${NAMED_MONTH})\\.?${SEPARATOR}((?:${NAMED_MONTH})\\.?[\\s,]*(${YEAR}))${EDGE_AFTER}`,
  'iu',
)
const SINCE = new RegExp(
  `${EDGE_BEFORE}(?:since|منذ)\\s+(?:عام\\s+)?(${DATE})${CALENDAR}${EDGE_AFTER}`,
  'iu',
)
const SINGLE = new RegExp(`${EDGE_BEFORE}(${DATE})${CALENDAR}${EDGE_AFTER}`, 'iu')
const IS_PRESENT = new RegExp(`^(?:${PRESENT})$`, 'iu')
const MONTH_FORMS = MONTHS.map((forms) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu'))

/**
 * The first span of time in a line, such as "Mar 2019 – Present" or "من مايو 2016 إلى نوفمبر 2021".
 */
export const rangeIn = (line: string): DateRange | null => {
  const range = RANGE.exec(line)
  if (range?.[1] && range[2]) {
    const end = IS_PRESENT.test(range[2]) ? 'present' : isoOf(range[2])
    return { start: isoOf(range[1]), end, from: range.index, to: range.index + range[0].length }
  }
  const within = WITHIN_YEAR.exec(line)
  if (within?.[1] && within[2]) {
    return {
      start: isoOf(`${within[1]} ${within[3]}`),
      end: isoOf(within[2]),
      from: within.index,
      to: within.index + within[0].length,
    }
  }
  const since = SINCE.exec(line)
  return since?.[1]
    ? {
        start: isoOf(since[1]),
        end: 'present',
        from: since.index,
        to: since.index + since[0].length,
      }
    : null
}

/** The first single date in a line. */
export const dateIn = (line: string): { date: string; from: number; to: number } | null => {
  const found = SINGLE.exec(line)
  return found?.[1]
    ? { date: isoOf(found[1]), from: found.index, to: found.index + found[0].length }
    : null
}

/** True for text that is a span or a date and nothing else. */
export const isDateOnly = (text: string): boolean => {
  const found = rangeIn(text) ?? dateIn(text)
  return found !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, found.from) + text.slice(found.to))
}

const isoOf = (date: string): string => {
  const year = new RegExp(YEAR).exec(date)?.[0] ?? `20${date.slice(-2)}`
  const named = MONTH_FORMS.findIndex((form) => form.test(date))
  if (named >= 0) return `${year}-${String(named + 1).padStart(2, '0')}`
  const numbers = date.replace(year, '').match(/\d+/g) ?? []
  // Of three numbers the middle one is the month, with the year first or last.
  const month =
    numbers.length === 2 ? (date.trim().startsWith(year) ? numbers[0] : numbers[1]) : numbers[0]
  return month ? `${year}-${month.padStart(2, '0')}` : year
}
