import { useTranslation } from 'react-i18next'
import { getDirection, type Language } from './language'

/** The language on the screen and its direction. */
export function useLanguage(): { language: Language; direction: 'rtl' | 'ltr' } {
  const { i18n } = useTranslation()
  const language: Language = i18n.language === 'ar' ? 'ar' : 'en'
  return { language, direction: getDirection(language) }
}
