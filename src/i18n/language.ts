export type Language = 'en' | 'ar'

const storageKey = 'locale'

/** The stored language; any other value is reset to English. */
export function readLanguage(): Language {
  const stored = localStorage.getItem(storageKey)
  if (stored === 'en' || stored === 'ar') return stored
  localStorage.setItem(storageKey, 'en')
  return 'en'
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language)
}

export const getDirection = (language: Language): 'rtl' | 'ltr' =>
  language === 'ar' ? 'rtl' : 'ltr'

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')

/**
 * Writes language and direction on the document, so that the first paint is right before anything
 * renders.
 */
export function markDocument(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = getDirection(language)
}
