import { useTranslation } from 'react-i18next'
import { formatMonth } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'

/** From when to when, in words: "Mar 2021 to today". */
export function useSpan(): (start: string | null, end: string | null) => string {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const word = (month: string) => (month === 'present' ? t('times.present') : month.includes('-') ? formatMonth(`${month}-01`, language) : month)
  return (start, end) => {
    if (start === null && end === null) return t('times.none')
    if (start === null) return t('times.until', { end: word(end ?? '') })
    return end === null ? t('times.from', { start: word(start) }) : t('times.span', { start: word(start), end: word(end) })
  }
}
