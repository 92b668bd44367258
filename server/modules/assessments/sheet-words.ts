import type { components } from '../../../openapi/generated/api'
import { type Lang, say } from '../../http/language'

/** "14 May 2025, 10:02", as people in the Emirates read their clocks. */
export const dateTimesOf = (lang: Lang) => new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Dubai' })

/** "mm:ss" of milliseconds; minutes go on above 59. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** What a scorer found, said in a language. */
export const sentenceOf = ({ code, values }: components['schemas']['Evidence'], lang: Lang): string => say(lang, `evidence:${code}`, values)
