import type { Browser, BrowserContext } from '@playwright/test'
import { assessment } from '../../steps/assessment'
import { joining } from '../../steps/joining'
import { wordsIn } from '../../steps/words'
import type { Person } from './people'

/** The stored data of a browser: cookies, and for each origin its storage and databases. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Playwright also saves and restores the databases, but its types do not say so. */
interface StoredOrigin {
  origin: string
  localStorage: { name: string; value: string }[]
  indexedDB?: { name: string; stores: { name: string; records: unknown[] }[] }[]
}

/**
 * Begins an attempt in a separate browser, leaves the page, and returns the browser's stored data.
 */
export async function beginAttempt(
  browser: Browser,
  url: string,
  person: Person,
): Promise<BrowserState> {
  const context = await browser.newContext({
    baseURL: url,
    permissions: ['camera', 'microphone'],
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const translate = wordsIn('en')
  await joining(page, translate).logIn(person)
  await page.waitForURL('**/candidate/dashboard')
  await assessment(page, translate).prepareAndStart()
  await page.goto('/health')
  // Playwright cannot save recordings of a browser.
  await page.evaluate(emptyStores, ['pieces', 'takes'])
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/** The data of one browser with the databases of several, in which nobody is signed in. */
export function merged(states: readonly BrowserState[]): BrowserState {
  const [first, ...others]: StoredOrigin[] = states.flatMap(({ origins }) => origins)
  if (first === undefined) throw new Error('The browsers kept nothing.')
  // A browser's key cannot be exported, and without a signed-in person it is not needed.
  const databases = (first.indexedDB ?? []).filter(({ name }) => name === 'masar-attempts')
  const origin = { ...first, localStorage: [], indexedDB: databases }
  for (const database of databases) {
    for (const store of database.stores) {
      const same = others
        .flatMap((other) => other.indexedDB ?? [])
        .filter(({ name }) => name === database.name)
      store.records.push(
        ...same
          .flatMap(({ stores }) => stores)
          .filter(({ name }) => name === store.name)
          .flatMap(({ records }) => records),
      )
    }
  }
  return { cookies: [], origins: [origin] }
}

/** Runs in the page. */
const emptyStores = (stores: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('masar-attempts')
    opening.onerror = () => reject(new Error('The database of attempts did not open.'))
    opening.onsuccess = () => {
      const emptying = opening.result.transaction(stores, 'readwrite')
      for (const store of stores) emptying.objectStore(store).clear()
      emptying.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
