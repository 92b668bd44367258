const languages = new Map<string, string>()

/** Remembers in which language the server said a sentence, wherever it is kept from here on. */
export function hear(sentence: string, language: string): void {
  languages.set(sentence, language)
}

/**
 * Whether a sentence may stand on a page in this language; one that nobody heard the server say
 * may.
 */
export function isSaidIn(sentence: string, language: string): boolean {
  return (languages.get(sentence) ?? language) === language
}
