import type { Language } from './language'

const getLocale = (language: Language) => (language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB')

// To make one takes a phone longer than to write a hundred numbers with it.
const formats = new Map<string, Intl.NumberFormat>()

function getFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  let format = formats.get(key)
  if (format === undefined)
    formats.set(key, (format = new Intl.NumberFormat(getLocale(language), options)))
  return format
}

/** "1,284", with Western digits in both languages. */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: fractionDigits }
  return getFormat(language, digits).format(value)
}

/** "82%"; `value` runs from 0 to 100. */
export function formatPercent(value: number, language: Language, fractionDigits = 0): string {
  return getFormat(language, { style: 'percent', maximumFractionDigits: fractionDigits }).format(
    value / 100,
  )
}

// The megabyte of every limit on files: what is just small enough reads as the limit does.
const megabyte = 1024 * 1024

/** "2.35 MB", always in megabytes with two decimals (specification, section 9). */
export function formatMegabytes(bytes: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const amount = getFormat(language, digits).format(bytes / megabyte)
  return `${amount}\u00a0${language === 'ar' ? 'ميغابايت' : 'MB'}`
}

/** "mm:ss"; minutes go on above 59, and a time below zero is none. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`
}

const pad = (value: number) => String(value).padStart(2, '0')

/** "12.4 GB", for how much room a device has. */
export function formatGigabytes(bytes: number, language: Language): string {
  return `${formatNumber(bytes / 1_000_000_000, language, 1)} ${language === 'ar' ? 'غ.ب' : 'GB'}`
}
