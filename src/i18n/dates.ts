import type { Language } from './language'

/**
 * Dates and times with Western digits in both languages; the Gregorian calendar as the programme
 * uses it.
 */
const getLocale = (language: Language) =>
  language === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB'

// To make one takes a phone longer than to write a hundred dates with it. By the device's hours
// too, since whoever holds it may travel.
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${new Date().getTimezoneOffset()}${JSON.stringify(options)}`
  let format = formats.get(key)
  if (format === undefined)
    formats.set(key, (format = new Intl.DateTimeFormat(getLocale(language), options)))
  return format
}

/** "14 May 2025". */
export function formatDate(date: Date | string, language: Language): string {
  return getFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    toDate(date),
  )
}

/** A day without an hour, `2025-05-14`, which is that day wherever it is read. */
export const formatDay = (day: string, language: Language): string =>
  formatDate(`${day}T12:00:00`, language)

/** "14 May 2025, 10:02". */
export function formatDateTime(date: Date | string, language: Language): string {
  const parts = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const
  return getFormat(language, parts).format(toDate(date))
}

/** "May 2025". */
export function formatMonth(date: Date | string, language: Language): string {
  return getFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    toDate(date),
  )
}

/**
 * Under the bars of a chart, where there is little room: "May", with the year where it begins and
 * at the first of all.
 */
export function formatMonthOfAxis(date: Date | string, first: boolean, language: Language): string {
  const day = toDate(date)
  if (first || day.getUTCMonth() === 0) return formatMonth(day, language)
  return getFormat(language, { month: 'short', timeZone: 'UTC' }).format(day)
}

/** "14 May, 10:02", for lists; the year is in the tooltip or the detail. */
export function formatDayTime(date: Date | string, language: Language): string {
  const parts = {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const
  return getFormat(language, parts).format(toDate(date))
}

/** "10:02". */
export function formatTime(date: Date | string, language: Language): string {
  return getFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    toDate(date),
  )
}

/**
 * "2 minutes ago", by the largest unit that fits. `now` is an argument, so that a list is told from
 * one moment.
 */
export function formatAgo(date: Date | string, now: Date, language: Language): string {
  const seconds = (toDate(date).getTime() - now.getTime()) / 1000
  const [size, unit] = units.find(([least]) => Math.abs(seconds) >= least) ?? [1, 'second']
  return new Intl.RelativeTimeFormat(getLocale(language), { numeric: 'auto' }).format(
    Math.round(seconds / size),
    unit,
  )
}

const units: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [365 * 86_400, 'year'],
  [30 * 86_400, 'month'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
]

const toDate = (date: Date | string) => (typeof date === 'string' ? new Date(date) : date)
