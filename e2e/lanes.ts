import type { Language } from './journey/words'

/** Marks the Arabic run of a journey that has no words or layout of its own in Arabic. */
export const arabicTwin = (language: Language): string[] =>
  language === 'ar' ? ['@arabic-twin'] : []
