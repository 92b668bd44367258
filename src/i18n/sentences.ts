import type { ReadCallback } from 'i18next'

/** Every area's sentences, each in a chunk of its own. What only the server says is left out. */
const loaders = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/*/mail.json', '!../../locales/*/notices.json', '!../../locales/*/notified.json'],
  { import: 'default' },
)

/** Fetches the sentences of one area in one language. */
export function loadSentences(language: string, area: string): Promise<Record<string, unknown>> {
  const load = loaders[`../../locales/${language}/${area}.json`]
  return load === undefined ? Promise.reject(new Error(`There are no sentences for ${area} in ${language}.`)) : load()
}

/** Where i18next gets its sentences from. */
export const sentencesBackend = {
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, area: string, answer: ReadCallback) {
    loadSentences(language, area).then(
      (sentences) => answer(null, sentences),
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}
