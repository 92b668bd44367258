import type { Lang } from '../http/contract/language'

const hour = 3_600_000

/** The day of an instant as people in the Emirates (UTC+4, no summer time) mean it: `2026-12-07`. */
export const gulfDay = (at: Date): string =>
  new Date(at.getTime() + 4 * hour).toISOString().slice(0, 10)

/** Such a day in words: "7 Dec 2026". */
export const dayInWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
