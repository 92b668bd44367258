import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { markDocument, readLanguage, storeLanguage, type Language } from './language'
import { onMessagesLoaded, preloadedMessages, messagesBackend } from './messages'

/**
 * Starts the translations in the stored language with what every screen needs; the other areas come
 * when asked for.
 *
 * @param missing told of a key without a sentence; tests fail there.
 */
export async function startTranslations(missing?: (key: string) => void): Promise<i18n> {
  const language = readLanguage()
  markDocument(language)
  const started = i18next
    .use(messagesBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // A copy, as it is added to.
      resources: structuredClone(preloadedMessages),
      partialBundledLanguages: true,
      maxRetries: Infinity,
      supportedLngs: ['en', 'ar'],
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      saveMissing: missing !== undefined,
      missingKeyHandler: (_languages, area, key) => missing?.(`${area}:${key}`),
      react: { useSuspense: true },
    })
  onMessagesLoaded((...came) => i18next.addResourceBundle(...came))
  await started
  return i18next
}

/** Changes the language of everything on the screen, and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await i18next.changeLanguage(language)
  markDocument(language)
}
