import { foldText } from '../../../machines/shared/fold'
import { plainLine } from './plain-line'

const monthNames: readonly string[] = [
  'january|jan|يناير|كانون الثاني',
  'february|feb|فبراير|شباط',
  'march|mar|مارس|اذار',
  'april|apr|ابريل|نيسان',
  'may|مايو|ايار',
  'june|jun|يونيو|يونيه|حزيران',
  'july|jul|يوليو|يوليه|تموز',
  'august|aug|اغسطس|اب',
  'september|sept|sep|سبتمبر|ايلول',
  'october|oct|اكتوبر|تشرين الاول',
  'november|nov|نوفمبر|تشرين الثاني',
  'december|dec|ديسمبر|كانون الاول',
]
const named = monthNames.join('|')
const forms: readonly { pattern: RegExp; order: readonly ('y' | 'm' | 'd')[] }[] = [
  { pattern: /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u, order: ['y', 'm', 'd'] },
  { pattern: /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d|\d\d)(?!\d)/u, order: ['d', 'm', 'y'] },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s,-]*(?:of |من )?(${named})(?!\\p{L})[\\s,.-]*(?:عام |سنه )?(20\\d\\d)`,
      'u',
    ),
    order: ['d', 'm', 'y'],
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(${named})(?!\\p{L})[\\s.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,-]+(20\\d\\d)`,
      'u',
    ),
    order: ['m', 'd', 'y'],
  },
]

/** The first whole day in a text, as yyyy-mm-dd; a date without its year is none. */
export function dayIn(text: string | null): string | null {
  const folded = foldText(plainLine(text ?? ''))
  const found = forms.flatMap(({ pattern, order }) => {
    const match = pattern.exec(folded)
    if (match === null) return []
    const parts = Object.fromEntries(order.map((part, at) => [part, match[at + 1] ?? '']))
    const day = toDay(parts)
    return day === null ? [] : [{ day, at: match.index }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.day ?? null
}

function toDay({ y = '', m = '', d = '' }: Partial<Record<string, string>>): string | null {
  const byName = monthNames.findIndex((names) => names.split('|').includes(m))
  const year = y.length === 2 ? `20${y}` : y
  const month = byName >= 0 ? String(byName + 1) : m
  // The day stands first in the Gulf; where that is no date, the month does.
  return toDate(year, month, d) ?? (byName < 0 ? toDate(year, d, m) : null)
}

function toDate(year: string, month: string, day: string): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written
    ? null
    : written
}

const closing =
  /(?<!\p{L})(?:clos(?:es|e|ed|ing)|deadline|last (?:date|day)|apply (?:by|before|until|till|on or before|no later)|applications? (?:close|until|till|by|before|end|will)|open until|valid (?:until|till|through)|expir(?:es|y|ing)|no later than|on or before|due (?:by|date)|before|until|till)(?!\p{L})|(?:اخر (?:موعد|يوم|تاريخ)|ينتهي|تنتهي|يغلق|اغلاق|حتي|قبل|اقصاه|الموعد النهايي|الموعد النهائي|تاريخ الانتهاء|انتهاء التقديم)/gu

/** The last day on which one can apply, where the lines say it with its year. */
export function closingDayIn(lines: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const folded = foldText(plainLine(line))
    for (const found of folded.matchAll(closing)) {
      const rest = folded.slice(found.index + found[0].length)
      const next = rest.replace(/[^\p{L}\p{N}]/gu, '').length < 20 ? (lines[at + 1] ?? '') : ''
      const day = dayIn(rest.slice(0, 90)) ?? (/\d/.test(rest) ? null : dayIn(next))
      if (day !== null) return day
    }
  }
  return null
}
