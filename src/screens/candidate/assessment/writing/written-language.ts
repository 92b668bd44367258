/**
 * The language that assessed words are in, by their first letter: Arabic or English; both stand in
 * one list of options.
 */
export function toLanguage(text: string): 'ar' | 'en' {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /\p{Script=Arabic}/u.test(first) ? 'ar' : 'en'
}
