const languages = new Map<string, string>()

/** Remembers in which language the server said a sentence, wherever it is kept from here on. */
export function setMessageLanguage(message: string, language: string): void {
  languages.set(message, language)
}

/** Whether a sentence may be shown on a page in this language. A sentence of unknown origin may. */
export function isMessageIn(message: string, language: string): boolean {
  return (languages.get(message) ?? language) === language
}
