import type { ReadCallback, Resource } from 'i18next'

/** The sentences that people read first, as visitors and when they have logged in. */
const first = import.meta.glob<Record<string, unknown>>(
  '../../locales/*/{common,login,errors,auth,notifications,jobs,candidate,courses,onboarding,survey,recruiter,figures,posting}.json',
  { import: 'default' },
)

/** Fetches the sentences of one area in one language. */
export async function loadMessages(
  language: string,
  area: string,
): Promise<Record<string, unknown>> {
  const path = `../../locales/${language}/${area}.json`
  // The list of all areas names two chunks for each: nobody waits for it before they have logged
  // in.
  const load = first[path] ?? (await import('./all-messages')).all[path]
  if (load === undefined) throw new Error(`There are no sentences for ${area} in ${language}.`)
  return load()
}

/** What has come before the translations were started, by language and area. */
export const preloadedMessages: Resource = {}

type Take = (language: string, area: string, messages: Record<string, unknown>) => void

let take: Take = (language, area, messages) => {
  preloadedMessages[language] = { ...preloadedMessages[language], [area]: messages }
}

/** Who has what comes from now on: the translations, once they have begun with what came before. */
export function onMessagesLoaded(taker: Take): void {
  take = taker
}

/**
 * Fetches what a page will say, so that its first drawing need not wait for each. What does not
 * come is asked for again when it is needed.
 */
export function fetchMessages(language: string, areas: readonly string[]): Promise<unknown> {
  const fetchOne = async (area: string) => {
    const came = await loadMessages(language, area)
    take(language, area, came)
  }
  return Promise.allSettled(areas.map(fetchOne))
}

/**
 * Loads the sentences for i18next. It would treat an area that failed to load as loaded and show
 * its keys, so each load is repeated until it succeeds while the page waits. Only the names of
 * errors have a fallback, so forms do not wait for them.
 */
export const messagesBackend = {
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, area: string, answer: ReadCallback) {
    loadMessages(language, area).then(
      (messages) => answer(null, messages),
      (error: Error) => answer(error, area !== 'errors'),
    )
  },
}
