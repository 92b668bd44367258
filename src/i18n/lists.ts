import type { Language } from './language'

/** "audio transcription, OCR checking and editing". Each name keeps its own direction. */
export const formatList = (items: readonly string[], language: Language): string => new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB').format(items.map((item) => `\u2068${item}\u2069`))
