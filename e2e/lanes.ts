import type { Language } from './steps/words'

/** Marks a journey whose behaviours are each proven below it: docs/journeys.md says where. */
export const putTogether = '@put-together'

/** Marks both runs of such a journey. */
export const putTogetherIn = (language: Language): string[] => [
  putTogether,
  ...arabicTwin(language),
]

/** Marks the Arabic run of a journey whose words and layout are not specific to Arabic. */
export const arabicTwin = (language: Language): string[] =>
  language === 'ar' ? ['@arabic-twin'] : []
