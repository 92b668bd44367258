import { ownTimeZone } from '../lib/own-time-zone'
import type { Language } from './language'

const getLocale = (language: Language) =>
  language === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB'

/** Every time zone that this browser knows the clocks of, its own among them. */
export const timeZones = (): string[] =>
  [...new Set([ownTimeZone(), ...Intl.supportedValuesOf('timeZone')])].sort()

/** "Mon, 2 June 2031 at 12:00", as the clocks of a time zone show it. */
export function formatInZone(date: Date | string, zone: string, language: Language): string {
  const parts = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: zone,
  } as const
  return new Intl.DateTimeFormat(getLocale(language), parts).format(new Date(date))
}

/** "Gulf Standard Time", which in summer may be another name than in winter. */
export function nameOfZone(zone: string, at: Date | string, language: Language): string {
  const parts = new Intl.DateTimeFormat(getLocale(language), {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(new Date(at))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
