import type { Language } from './language'
import { formatClock } from './numbers'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
type Unit = (typeof units)[number][0]
const [hour, day] = [3600, 86_400]

const getLocale = (language: Language) => (language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB')

// Unicode's Arabic writes the mark of the ending after its alif; this product writes it before.
const written = (text: string) => text.replaceAll('\u064b\u0627', '\u0627\u064b')

function formatCount(unit: Unit, number: number, language: Language, display: 'long' | 'narrow') {
  const format = new Intl.NumberFormat(getLocale(language), {
    style: 'unit',
    unit,
    unitDisplay: display,
  })
  return written(format.format(number))
}

/**
 * "12:05" up to an hour; what is longer in words, by its two largest units: "6 days, 22 hours". A
 * time below zero is none.
 */
export function formatSpan(seconds: number, language: Language): string {
  if (Math.round(seconds) < hour) return formatClock(Math.round(seconds))
  // To the minute, so that what rounds up to a day is one.
  const whole = Math.round(seconds / 60) * 60
  const [large, small] = whole < day ? ([1, 2] as const) : ([0, 1] as const)
  const [[first, firstSize], [second, secondSize]] = [units[large], units[small]]
  const parts = Math.round(whole / secondSize)
  const perFirst = firstSize / secondSize
  const [many, rest] = [Math.floor(parts / perFirst), parts % perFirst]
  return new Intl.ListFormat(getLocale(language), { type: 'unit', style: 'long' }).format([
    formatCount(first, many, language, 'long'),
    ...(rest === 0 ? [] : [formatCount(second, rest, language, 'long')]),
  ])
}

/** In the room over a bar: "12m", "5h", "6d". */
export function formatSpanShort(seconds: number, language: Language): string {
  const whole = Math.max(0, seconds)
  const [unit, size] = units.find(([, least]) => whole >= least) ?? units[2]
  return formatCount(unit, Math.round(whole / size), language, 'narrow')
}
