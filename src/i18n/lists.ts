import type { Language } from './language'

const apart = (items: readonly string[]) => items.map((item) => `\u2068${item}\u2069`)

/** "audio transcription, OCR checking and editing". Each name keeps its own direction. */
export const formatList = (items: readonly string[], language: Language): string => new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB').format(apart(items))

/** "Data annotation, Liwa Data": what is told of one thing, one beside the other. Each part keeps its own direction. */
export const formatLine = (parts: readonly string[], language: Language): string => apart(parts).join(language === 'ar' ? '، ' : ', ')
