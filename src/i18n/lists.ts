import type { Language } from './language'

// Made once, when first needed: rows of a list write one each.
const formats = new Map<Language, Intl.ListFormat>()

function getFormat(language: Language): Intl.ListFormat {
  let format = formats.get(language)
  if (format === undefined)
    formats.set(language, (format = new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB')))
  return format
}

const apart = (items: readonly string[]) => items.map((item) => `\u2068${item}\u2069`)

/** "audio transcription, OCR checking and editing". Each name keeps its own direction. */
export const formatList = (items: readonly string[], language: Language): string =>
  getFormat(language).format(apart(items))

/**
 * Joins several facts about one thing into a line: "Data annotation, Liwa Data". Each part keeps
 * its own direction.
 */
export const formatLine = (parts: readonly string[], language: Language): string =>
  apart(parts).join(language === 'ar' ? '، ' : ', ')
