import { foldText } from '../../content/taxonomy/fold'
import type { components } from '../../../openapi/generated/api'
import type { Posting } from './posting'

type City = components['schemas']['City']

const cities: readonly [City, RegExp][] = [
  ['abu_dhabi', /abu ?dhabi|ابو ?ظبي/u],
  ['al_ain', /(?<!\p{L})al[ -]ain(?!\p{L})|مدينه العين|(?<!\p{L})(?:في )?العين(?!\p{L})/u],
  ['dubai', /(?<!\p{L})dubai(?!\p{L})|(?<!\p{L})(?:ب)?دبي(?!\p{L})/u],
  ['sharjah', /sharjah|الشارقه/u],
  ['ajman', /(?<!\p{L})ajman(?!\p{L})|عجمان/u],
  ['fujairah', /fujairah|الفجيره/u],
  ['ras_al_khaimah', /ras al[ -]khaimah|راس الخيمه/u],
  ['umm_al_quwain', /umm al[ -]qu?wain|ام القيوين/u],
]

/** The first of the eight cities that a text names. */
export function cityIn(text: string): City | null {
  const folded = foldText(text)
  const named = cities.flatMap(([city, words]) => {
    const at = folded.search(words)
    return at < 0 ? [] : [{ city, at }]
  })
  return named.toSorted((a, b) => a.at - b.at)[0]?.city ?? null
}

export function jobTypeIn(text: string): Posting['job_type'] {
  const folded = foldText(text)
  if (/full[ _-]?time|دوام كامل/u.test(folded)) return 'full_time'
  return /part[ _-]?time|دوام جزيي|دوام جزئي/u.test(folded) ? 'part_time' : null
}

/**
 * Working from home is said in many words; a place of work is what is meant where both are named.
 */
export function modeIn(text: string): Posting['availability_mode'] {
  const folded = foldText(text)
  if (
    /hybrid|on[ -]?site|in[ -]office|(?<!\p{L})at our (?:office|site|branch|clinic|hospital|hotel)|هجين|في المكتب|في مقر|حضوري/u.test(
      folded,
    )
  )
    return 'on_site'
  return /(?<!\p{L})remote(?!\p{L})|work from home|telecommut|عن بعد|من المنزل/u.test(folded)
    ? 'online'
    : null
}

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  سنه: 1,
  عام: 1,
  سنتين: 2,
  سنتان: 2,
  عامين: 2,
  عامان: 2,
  ثلاث: 3,
  اربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  ثماني: 8,
  تسع: 9,
  عشر: 10,
}
const spelt = Object.keys(numbers)
  .filter((word) => /^[a-z]/.test(word))
  .join('|')
const speltArabic = 'ثلاث|اربع|خمس|ست|سبع|ثماني|تسع|عشر'
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.])(\\d{1,2}|${spelt})\\s*\\+?\\s*(?:(?:-|–|to)\\s*(?:\\d{1,2}|${spelt}))?\\s*\\+?\\s*(?:years?|yrs?)`,
  'u',
)
const amountArabic = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,2}|${speltArabic})(?:ه)?\\s*(?:(?:-|–|الي)\\s*\\d{1,2}\\s*)?(?:سنوات|سنه|اعوام|عاما|عام)(?!\\p{L})`,
  'u',
)

/**
 * The years of experience that the lines ask for: the least of a range, and 0 where none are said
 * to be needed.
 */
export function experienceIn(lines: readonly string[]): number | null {
  for (const line of lines) {
    const folded = foldText(line)
    if (
      /no (?:previous |prior |work )?experience|without experience|fresh graduates?|(?:لا يشترط|لا تشترط|بدون|دون|لا تلزم|لا حاجه الي) (?:وجود )?(?:ال)?خبره|حديثي التخرج/u.test(
        folded,
      )
    )
      return 0
    if (!/experien|خبره/u.test(folded)) continue
    const found =
      amount.exec(folded)?.[1] ??
      amountArabic.exec(folded)?.[1] ??
      /(?<!\p{L})(سنتين|سنتان|عامين|عامان|سنه|عام)(?!\p{L})/u.exec(folded)?.[1]
    const years = found === undefined ? undefined : (numbers[found] ?? Number(found))
    if (years !== undefined && years <= 60) return years
  }
  return null
}

/** What stands after a label: "Location: Abu Dhabi", "المسمى الوظيفي: مترجم". */
export function labelled(lines: readonly string[], label: RegExp): string | null {
  for (const line of lines) {
    const [, head = '', value = ''] =
      /^[\s•▪●*-]*([^:：\t]{2,40})(?:[:：]|\t)\s*(\S.*)$/u.exec(line) ?? []
    if (label.test(foldText(head))) return value.trim()
  }
  return null
}

export const titleLabel =
  /^(?:job title|title|position|role|vacancy|المسمي الوظيفي|الوظيفه|المسمي|الشاغر)$/u
export const placeLabel =
  /^(?:location|job location|city|work location|place of work|الموقع|مكان العمل|المدينه|موقع العمل)$/u
export const closingLabel =
  /^(?:closing date|apply by|deadline|application deadline|اخر موعد للتقديم|ينتهي التقديم|اخر موعد)$/u
export const industryLabel = /^(?:industry|القطاع|المجال)$/u

/** A day written yyyy-mm-dd or dd/mm/yyyy, as yyyy-mm-dd. */
export function dayIn(text: string | null): string | null {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)/.exec(text ?? '')
  const gulf = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/.exec(text ?? '')
  const [year, month, day] =
    iso !== null ? iso.slice(1) : gulf !== null ? [gulf[3], gulf[2], gulf[1]] : []
  if (year === undefined || month === undefined || day === undefined) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written
    ? null
    : written
}
