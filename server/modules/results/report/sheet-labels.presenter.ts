import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'

/** "14 May 2025, 10:02", as people in the Emirates read their clocks. */
export const makeDateTimeFormat = (lang: Lang) =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Dubai',
  })

/** Says when a newer version scored the attempt again, and which score counts. */
export const toScoredAgainLabel = (
  {
    at,
    counts,
    overall_before: before,
    overall_after: after,
  }: NonNullable<components['schemas']['ScoredAgain']>,
  lang: Lang,
): string =>
  translate(lang, `recruiter:scores.scoredAgain.${counts}`, {
    date: makeDateFormat(lang).format(new Date(at)),
    before: Math.round(before),
    after: Math.round(after),
  })

/** "14 May 2025" in the Emirates. */
const makeDateFormat = (lang: Lang) =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  })

/** "mm:ss" of milliseconds; minutes go on above 59. */
export function toClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** "82%"; `value` runs from 0 to 100. */
export const percentIn = (lang: Lang, value: number): string =>
  new Intl.NumberFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(value / 100)

/**
 * What a scorer found, said in a language. What its sentences call a share or a percent is of a
 * hundred.
 */
export function toSentence(
  { code, values }: Pick<components['schemas']['Evidence'], 'code' | 'values'>,
  lang: Lang,
): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && (name === 'share' || name === 'percent')
      ? percentIn(lang, value)
      : value,
  ])
  return translate(lang, `evidence:${code}`, Object.fromEntries(written))
}
