import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../i18n/dates'
import { useLanguage } from '../../i18n/use-language'

/** A year or a month of it in words: "Mar 2021". */
export function useMonth(): (month: string) => string {
  const { language } = useLanguage()
  return (month) => (month.includes('-') ? formatMonth(`${month}-01`, language) : month)
}

/** From when to when, in words: "Mar 2021 to today". */
export function useSpan(): (start: string | null, end: string | null) => string {
  const { t } = useTranslation('profile')
  const month = useMonth()
  const word = (time: string) => (time === 'present' ? t('times.present') : month(time))
  return (start, end) => {
    if (start === null && end === null) return t('times.none')
    if (start === null) return t('times.until', { end: word(end ?? '') })
    return end === null
      ? t('times.from', { start: word(start) })
      : t('times.span', { start: word(start), end: word(end) })
  }
}
